import { availableParallelism } from "node:os";
import sharp from "sharp";
import { atOnce } from "./at-once";

// One core for one picture, none of the finished ones kept: pages and the database share the machine.
sharp.concurrency(1);
sharp.cache(false);

const gate = atOnce(Math.max(1, availableParallelism() - 1));

/** All work on pixels goes through here: off the thread that answers requests, and one core always left to it. */
export const imageWork = <T>(work: (image: typeof sharp) => Promise<T>): Promise<T> => gate(() => work(sharp));
