import { constants, getPriority, setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import type { ReadableKind } from "../rules/document-text.ts";
import { documentText, opensFreely } from "./document-text.ts";

/**
 * A process that reads the text of documents one after the other at low priority, so that a malicious or heavy one cannot
 * harm the server. It receives a document by message and answers by message; it exits when its parent disconnects.
 */
type Task = { bytes: Uint8Array; mostCpuMs: number; mostMemory: number } & (
  | { kind: ReadableKind; opens?: never }
  | { opens: "pdf"; kind?: never }
);

const WATCH_MS = 20;

/** Reading holds this thread, so another one watches; only a signal ends the process from there. */
const WATCH = `
  const { workerData: { mostCpuMs, mostMemory } } = require("node:worker_threads");
  const began = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(began);
    if ((user + system) / 1000 > mostCpuMs || process.memoryUsage.rss() > mostMemory) process.kill(process.pid, "SIGKILL");
  }, ${WATCH_MS});`;

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW)); // lower than the parent process

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {}); // the parent ends it, after its document
process.on("disconnect", () => process.exit(0));
process.on("message", async ({ kind, bytes, mostCpuMs, mostMemory }: Task) => {
  const watch = new Worker(WATCH, { eval: true, workerData: { mostCpuMs, mostMemory } });
  const document = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const answer = kind ? await documentText(kind, document) : { opens: await opensFreely(document) };
  await watch.terminate();
  process.send?.(answer);
});
