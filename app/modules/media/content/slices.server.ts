import { setImmediate as pause } from "node:timers/promises";

/** In bytes, searched before other requests get their turn. */
export const SLICE = 256 * 1024;
/** In bytes: longer than any searched name in its longest spelling, with its delimiter. */
const OVERLAP = 64;

/** A file as text of one letter per byte; each slice goes on into the next one, so that no name is cut in two. */
export async function* textSlicesOf(bytes: Buffer): AsyncGenerator<{ text: string; at: number }> {
  for (let at = 0; at < bytes.length; at += SLICE) {
    yield { text: bytes.toString("latin1", at, at + SLICE + OVERLAP), at };
    await pause();
  }
}
