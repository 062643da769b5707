import { availableParallelism } from "node:os";
import type sharp from "sharp";
import { atOnce } from "./at-once";

const cores = availableParallelism();
/** `calm` leaves one core to whoever is being answered meanwhile; `all` is for worlds that are filled before that. */
const gates = { calm: atOnce(Math.max(1, cores - 1)), all: atOnce(cores) };
export type Pace = keyof typeof gates;

let loaded: Promise<typeof sharp> | null = null;

/** Only processes that meet a picture load it: most scripts and tests never do. */
async function load(): Promise<typeof sharp> {
  const { default: image } = await import("sharp");
  // One core for one picture, none of the finished ones kept: pages and the database share the machine.
  image.concurrency(1);
  image.cache(false);
  return image;
}

/** All work on pixels goes through here, off the thread that answers requests; what finds no place waits in order. */
export function imageWork<T>(work: (image: typeof sharp) => Promise<T>, pace: Pace = "calm"): Promise<T> {
  return gates[pace](async () => {
    loaded ??= load();
    return work(await loaded);
  });
}
