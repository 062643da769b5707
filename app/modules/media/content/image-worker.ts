import { constants, getPriority, setPriority } from "node:os";
import sharp from "sharp";
import { encode } from "./encode.ts";

/**
 * A process that makes pictures anew, one after the other, behind whoever is being answered: whatever a picture does to it
 * happens to nobody else. It is told of a picture, and answers; it ends when nobody listens any more.
 */
type Told = { bytes: Uint8Array; mostPixels: number; mostCpuMs: number; mostMemory: number };

const WATCH_MS = 100;

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW)); // behind whoever started it
sharp.concurrency(1); // one core for one picture
sharp.cache(false);

// told to stop along with everybody else, it still finishes what somebody waits for
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
process.on("message", async ({ bytes, mostPixels, mostCpuMs, mostMemory }: Told) => {
  const began = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    if ((user + system) / 1_000 > mostCpuMs || process.memoryUsage.rss() > mostMemory) process.exit(1);
  }, WATCH_MS);
  const answer = await encode(sharp, bytes, { mostPixels, pace: "calm" }).catch(() => "broken" as const);
  clearInterval(watch);
  process.send?.(answer);
});
