import type { IncomingMessage } from "node:http";

/** Bytes. Smaller bodies are not counted: they cost less than their connections. */
const SMALL = 64 * 1024;

/** `@hono/node-server` takes the body from `rawBody` when it has been read before. */
type WithBody = IncomingMessage & { rawBody?: Buffer };

export type Arrival = "arrived" | "too much" | "gone";

/** Limits the memory of request bodies: the large ones together take at most `most` bytes. */
export class ArrivingBodies {
  private held = 0;
  private readonly most: number;
  private readonly largest: number;

  /** `largest`: bytes of one body. A longer one is left unread, for the application to refuse. */
  constructor({ most, largest }: { most: number; largest: number }) {
    this.most = most;
    this.largest = largest;
  }

  /**
   * Reads the body before the request is handled, so that a slow client occupies only memory; `release` is called after the
   * answer. Returns "too much", without reading, when the limit of all bodies is reached.
   */
  async read(request: IncomingMessage, answered: (release: () => void) => void): Promise<Arrival> {
    const size = declaredSize(request) ?? this.largest;
    if (size > this.largest) return "arrived";
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

/** Stops reading one byte above the limit, so that the application sees that the body is too long. */
function keepBody(request: WithBody, largest: number): Promise<Arrival> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const end = (arrival: Arrival) => {
      request.off("data", take).off("end", whole).off("close", cut).off("error", cut);
      if (arrival === "arrived") request.rawBody = Buffer.concat(pieces);
      resolve(arrival);
    };
    const take = (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
      if (length > largest) end("arrived");
    };
    const whole = () => end("arrived");
    const cut = () => end("gone");
    if (request.destroyed) return resolve("gone");
    request.on("data", take).on("end", whole).on("close", cut).on("error", cut);
  });
}
