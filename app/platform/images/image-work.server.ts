import { availableParallelism } from "node:os";
import type sharp from "sharp";
import { refuseInTransaction } from "../database/connection.server";
import { atOnce } from "./at-once";

const cores = availableParallelism();
/** `calm` leaves one core for requests; `all` is for filling a data set before the server listens. */
const gates = { calm: atOnce(Math.max(1, cores - 1)), all: atOnce(cores) };
export type Pace = keyof typeof gates;

let loaded: Promise<typeof sharp> | null = null;

/** Loaded on first use, since most scripts and tests process no image. */
async function load(): Promise<typeof sharp> {
  const { default: image } = await import("sharp");
  // one core per image and no cache: pages and the database share the machine
  image.concurrency(1);
  image.cache(false);
  return image;
}

/** Runs image work off the main thread, with limited concurrency. */
export async function imageWork<T>(work: (image: typeof sharp) => Promise<T>, pace: Pace = "calm"): Promise<T> {
  refuseInTransaction("image work");
  return gates[pace](async () => {
    loaded ??= load();
    return work(await loaded);
  });
}
