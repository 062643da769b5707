import { availableParallelism } from "node:os";
import sharp from "sharp";
import { atOnce } from "./at-once";

// One core for one picture, none of the finished ones kept: pages and the database share the machine.
sharp.concurrency(1);
sharp.cache(false);

const cores = availableParallelism();
/** `calm` leaves one core to whoever is being answered meanwhile; `all` is for worlds that are filled before that. */
const gates = { calm: atOnce(Math.max(1, cores - 1)), all: atOnce(cores) };
export type Pace = keyof typeof gates;

/** All work on pixels goes through here, off the thread that answers requests; what finds no place waits in order. */
export const imageWork = <T>(work: (image: typeof sharp) => Promise<T>, pace: Pace = "calm"): Promise<T> =>
  gates[pace](() => work(sharp));
