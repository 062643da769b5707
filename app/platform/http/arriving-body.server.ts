import type { IncomingMessage } from "node:http";

/** Below this, bodies are not counted: those that are held cost less than their connections. */
const SMALL = 64 * 1024;

/** Where the adapter between Node and the fetch interface looks for a body that was read before. */
type WithBody = IncomingMessage & { rawBody?: Buffer };

export type Arrival = "arrived" | "too much" | "gone";

/** The bodies that this process holds: the large ones together at most `most` bytes. */
export class ArrivingBodies {
  private held = 0;
  private readonly most: number;
  private readonly largest: number;

  /** `largest`: of one body. What is longer is left unread, for the application to refuse. */
  constructor({ most, largest }: { most: number; largest: number }) {
    this.most = most;
    this.largest = largest;
  }

  /**
   * Reads the body before the request is worked on, so that a slow sender keeps nothing but memory; `release` is called
   * when the request has been answered. "too much": others hold all that may be held, and nothing was read.
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

/** Null for a body that does not say how long it is: it may be as long as any. */
function declaredSize({ headers }: IncomingMessage): number | null {
  if (headers["transfer-encoding"] !== undefined) return null;
  return Number(headers["content-length"] ?? 0);
}

/** One byte more than is allowed ends the reading, so that the application sees that it is too long; the rest is dropped. */
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
