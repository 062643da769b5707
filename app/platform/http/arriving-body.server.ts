import type { IncomingMessage } from "node:http";
import { Aside } from "./aside.server";
import { boundaryIn, MOST_FROM_STRANGERS, MOST_KEPT, MOST_SENT, receivedBody } from "./form-body.server";

/** Bytes. Smaller bodies are not counted: they cost less than their connections. */
const SMALL = 64 * 1024;

/** `@hono/node-server` takes the body from `rawBody` when it has been read before. */
type WithBody = IncomingMessage & { rawBody?: Buffer };

/** "too large": this body alone; "too much": together with the others that are arriving. */
export type Arrival = "arrived" | "too large" | "too much" | "gone";

/** Whether a Cookie header belongs to somebody whom we know. Asked at most once about a request, and about no small one. */
export type IsKnown = (cookieHeader: string) => Promise<boolean>;

/** Whether the form at an address takes more files than memory is meant for: those of somebody known wait on the disk. */
export type TakesMany = (path: string) => boolean;

type Bounds = { most: number; largest: number; isKnown: IsKnown; takesMany?: TakesMany };

/** Limits the memory of request bodies: the large ones together take at most `most` bytes. */
export class ArrivingBodies {
  private held = 0;
  private readonly most: number;
  private readonly largest: number;
  private readonly isKnown: IsKnown;
  private readonly takesMany: TakesMany;

  /** `largest`: bytes of one body that is kept unchanged. A longer form loses files, see `receivedBody`. */
  constructor({ most, largest, isKnown, takesMany = () => false }: Bounds) {
    this.most = most;
    this.largest = largest;
    this.isKnown = isKnown;
    this.takesMany = takesMany;
  }

  /**
   * Reads the body before the request is handled, so that a slow client occupies only memory; `release` is called after the
   * answer. Returns "too much", without reading, when the limit of all bodies is reached. Throws when a large body came and
   * its sender could not be looked up.
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
    const cookies = request.headers.cookie ?? "";
    let asked = null as Promise<boolean> | null;
    const isKnown = () => {
      asked ??= this.isKnown(cookies);
      return asked;
    };
    if (declared > MOST_FROM_STRANGERS && !(await isKnown())) return "too large";
    const isLong = declared > this.largest && this.takesMany(pathOf(request));
    const aside = isLong && (await isKnown()) ? new Aside() : null;
    if (aside) answered(() => void aside.release());
    const arrival = await keepBody(request, isKnown, this.largest, aside);
    if (arrival === "gone") await asked; // throws when the look-up failed: then the sender has not gone
    return arrival;
  }
}

export const hasBody = (request: IncomingMessage): boolean => declaredSize(request) !== 0;

/** Null for a chunked body of unknown length. */
function declaredSize({ headers }: IncomingMessage): number | null {
  if (headers["transfer-encoding"] !== undefined) return null;
  return Number(headers["content-length"] ?? 0);
}

const pathOf = ({ url = "" }: IncomingMessage): string => url.replace(/[?#].*/, "");

async function keepBody(
  request: WithBody,
  isKnown: () => Promise<boolean>,
  largest: number,
  aside: Aside | null,
): Promise<Arrival> {
  try {
    // whoever answers still needs the connection of a body that was not read to its end
    const pieces: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    const body = await receivedBody(pieces, request.headers["content-type"] ?? "", isKnown, largest, aside);
    if (body === null) return "too large";
    request.rawBody = body;
    return "arrived";
  } catch {
    return "gone";
  }
}
