import type { IncomingMessage } from "node:http";
import { boundaryIn, MOST_KEPT, MOST_SENT, receivedBody } from "./form-body.server";

/** Bytes. Smaller bodies are not counted: they cost less than their connections. */
const SMALL = 64 * 1024;

/** `@hono/node-server` takes the body from `rawBody` when it has been read before. */
type WithBody = IncomingMessage & { rawBody?: Buffer };

/** "too large": this body alone; "too much": together with the others that are arriving. */
export type Arrival = "arrived" | "too large" | "too much" | "gone";

/** Limits the memory of request bodies: the large ones together take at most `most` bytes. */
export class ArrivingBodies {
  private held = 0;
  private readonly most: number;
  private readonly largest: number;

  /** `largest`: bytes of one body that is kept unchanged. A longer form loses files, see `receivedBody`. */
  constructor({ most, largest }: { most: number; largest: number }) {
    this.most = most;
    this.largest = largest;
  }

  /**
   * Reads the body before the request is handled, so that a slow client occupies only memory; `release` is called after the
   * answer. Returns "too much", without reading, when the limit of all bodies is reached.
   */
  async read(request: IncomingMessage, answered: (release: () => void) => void): Promise<Arrival> {
    const declared = declaredSize(request) ?? this.largest;
    const isForm = boundaryIn(request.headers["content-type"] ?? "") !== null;
    if (declared > (isForm ? MOST_SENT : this.largest)) return "too large";
    const size = declared > this.largest ? MOST_KEPT : declared;
    const counted = size > SMALL ? size : 0;
    if (this.held + counted > this.most) return "too much";
    this.held += counted;
    answered(() => {
      this.held -= counted;
    });
    return keepBody(request, this.largest);
  }
}

export const hasBody = (request: IncomingMessage): boolean => declaredSize(request) !== 0;

/** Null for a chunked body of unknown length. */
function declaredSize({ headers }: IncomingMessage): number | null {
  if (headers["transfer-encoding"] !== undefined) return null;
  return Number(headers["content-length"] ?? 0);
}

async function keepBody(request: WithBody, largest: number): Promise<Arrival> {
  try {
    // whoever answers still needs the connection of a body that was not read to its end
    const pieces: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    const body = await receivedBody(pieces, request.headers["content-type"] ?? "", largest);
    if (body === null) return "too large";
    request.rawBody = body;
    return "arrived";
  } catch {
    return "gone";
  }
}
