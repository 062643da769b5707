import { constants, getPriority, setPriority } from "node:os";
import sharp from "sharp";
import { encode } from "./encode.ts";

/**
 * A process that re-encodes pictures one after the other at low priority, so that a malicious or heavy picture cannot
 * harm the server. It receives a picture by message and answers by message; it exits when its parent disconnects.
 */
type Task = { bytes: Uint8Array; mostPixels: number; mostCpuMs: number; mostMemory: number };

const WATCH_MS = 100;

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW)); // lower than the parent process
sharp.concurrency(1); // one thread per picture
sharp.cache(false);

// signalled together with the parent, it still finishes the picture that a request waits for
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
process.on("message", async ({ bytes, mostPixels, mostCpuMs, mostMemory }: Task) => {
  const began = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    if ((user + system) / 1_000 > mostCpuMs || process.memoryUsage.rss() > mostMemory) process.exit(1);
  }, WATCH_MS);
  const answer = await encode(sharp, bytes, { mostPixels, pace: "calm" }).catch(() => "broken" as const);
  clearInterval(watch);
  process.send?.(answer);
});
