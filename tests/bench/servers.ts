import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { readMetrics } from "../support/metrics";
import { root, startServer } from "../support/servers";
import { onFirstCore } from "./cores";
import { clockOf } from "./world";

/** A running server; `cpu` is its processor time so far, in milliseconds. */
export type Answering = { origin: string; cpu(): Promise<number>; stop(): Promise<void> };
export type Headers = Readonly<Record<string, string>>;
export type Bare = Answering & { learn(path: string, answer: Answer): Promise<void> };
/** The raw answer, still compressed. */
export type Answer = { status: number; headers: string[]; body: Buffer };

export type Product = Answering & { pid: number };

/** Starts the product on this data folder; `tree` is the work tree of another build. */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  { place = onFirstCore, clockRuns = false, tree = root } = {},
): Promise<Product> {
  const clockFile = await clockOf(dataDir, clockRuns);
  const server = await startServer({ tree, dataDir, clockFile, seed: "demo", env: { LOG_LEVEL: "warn", ...env } });
  place(server.pid);
  return {
    origin: server.origin,
    pid: server.pid,
    cpu: () => measuredCpu(server.origin),
    async stop() {
      await server.stop();
    },
  };
}

const measuredCpu = async (origin: string) => (await measured(origin, "process_cpu_seconds_total")) * 1_000;

/** The memory of the product's process. */
export const megabytesOf = async (origin: string) =>
  (await measured(origin, "process_resident_memory_bytes")) / 1_000_000;

async function measured(origin: string, name: string): Promise<number> {
  const value = (await readMetrics(origin)).sum(name);
  if (value === 0) throw new Error(`/metrics has no ${name}`);
  return value;
}

export async function startBare(): Promise<Bare> {
  const child = fork(join(root, "tests", "bench", "bare.mjs"), { stdio: "inherit" });
  const { port } = await nextMessage<{ port: number }>(child);
  onFirstCore(child.pid ?? 0);
  const ask = async (message: object) => {
    const answer = nextMessage<{ cpu: number }>(child);
    child.send(message);
    return (await answer).cpu;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    cpu: () => ask({}),
    async learn(path, { body, ...answer }) {
      await ask({ path, answer: { ...answer, body: body.toString("base64") } });
    },
    async stop() {
      child.disconnect();
      await once(child, "exit");
    },
  };
}

const nextMessage = async <Message>(child: ChildProcess): Promise<Message> =>
  (await once(child, "message"))[0] as Message;

/** Headers that Node writes itself. */
const OWN_HEADERS = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];

/** The product's answer with all bytes and headers, for the bare server to repeat. */
export function answerOf(origin: string, path: string, headers: Headers): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers: { "accept-encoding": "br, gzip", ...headers } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const kept = pairsOf(response.rawHeaders).filter(([name]) => !OWN_HEADERS.includes(name.toLowerCase()));
      const sent = [...kept, ["Content-Length", String(body.length)]].flat();
      resolve({ status: response.statusCode ?? 0, headers: sent, body });
    }).on("error", reject);
  });
}

const pairsOf = (raw: readonly string[]): [string, string][] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ""] as [string, string]] : []));
