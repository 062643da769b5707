import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { fairNow } from "./fair-time";
import { temporaryFolder } from "./folders";

/** The built product as separate processes, as an operator runs it; the test shares only sockets and files with it. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
const READY_MS = 60_000;
const STOP_MS = 30_000;

export const SECRET = "a secret that only tests know, long enough for anyone";

export type ServerOptions = {
  /** The folder of the build; by default this one. */
  tree?: string;
  /** Without it the process starts the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** Files and the embedded database; shared by processes on one database. By default a folder that is removed with the process. */
  dataDir?: string;
  port?: number;
  seed?: "demo" | "none";
  /** See `clockAt`. */
  clockFile?: string;
  smtpUrl?: string;
  env?: Record<string, string>;
  /** A log file, used in place of `output()`. */
  stdout?: number;
};

export type RunningServer = {
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
  /** From start to `/readyz`, in milliseconds of `fairNow`. */
  readyAfter: number;
  /** Everything written to stdout and stderr. */
  output(): string;
  /** The lines of its log, parsed. */
  log(): LogLine[];
  running(): boolean;
  /** Resolves with the exit code or signal when it has ended. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Stops it gracefully. Returns its exit code; removes its temporary folder. */
  stop(): Promise<number | null>;
  /** Kills it. Its folder stays. */
  kill(): Promise<void>;
};
type LogLine = { level: number; msg?: string; error?: string } & Record<string, unknown>;

const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Starts the built server and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const tree = options.tree ?? root;
  const entry = join(tree, "build", "server", "server.js");
  if (!existsSync(entry)) throw new Error(`${entry} is not there: run "npm run build" first`);
  const began = fairNow();
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? temporaryFolder();
  const child = spawn(nodeProgram(), [entry], {
    cwd: tree,
    env: environmentOf({ ...options, port, dataDir }),
    stdio: ["ignore", options.stdout ?? "pipe", "pipe"],
  });
  children.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => (output += text));
  const exited = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  exited.then(() => children.delete(child));
  const running = () => child.exitCode === null && child.signalCode === null;
  const origin = `http://127.0.0.1:${port}`;
  const server: RunningServer = {
    origin,
    port,
    pid: child.pid ?? 0,
    dataDir,
    readyAfter: 0,
    output: () => output,
    log: () => linesOf(output),
    running,
    exited,
    async stop() {
      child.kill("SIGTERM");
      const patience = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      const { code } = await exited;
      clearTimeout(patience);
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
  await untilReady(server);
  server.readyAfter = fairNow() - began;
  return server;
}

export type CommandAnswer = { status: number | null; out: string; error: string };

/** Runs `npm run admin -- …` as an operator would, from the build; `typed` is what they type afterwards. */
export async function runCommand(
  words: readonly string[],
  { typed = "", ...options }: Omit<ServerOptions, "port" | "stdout"> & { dataDir: string; typed?: string },
): Promise<CommandAnswer> {
  const child = spawn(nodeProgram(), [join(options.tree ?? root, "build", "server", "admin.js"), ...words], {
    env: environmentOf({ ...options, port: 0 }),
  });
  children.add(child);
  const said = { out: "", error: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => (said.out += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (said.error += text));
  child.stdin.end(typed);
  const [status] = (await once(child, "close")) as [number | null];
  children.delete(child);
  return { status, ...said };
}

/** A complete environment: settings of the developer's shell must not reach a test. */
function environmentOf(options: ServerOptions & { port: number; dataDir: string }): NodeJS.ProcessEnv {
  const { port, dataDir, databaseUrl, seed = "none", smtpUrl, clockFile, env } = options;
  return {
    PATH: process.env.PATH ?? "",
    HOME: process.env.HOME ?? "",
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: seed,
    SECRET,
    TEST_VISITORS: "1", // each visitor of a test has an address of its own, in X-Forwarded-For
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
    ...(clockFile ? { TEST_CLOCK: clockFile } : {}),
    ...env,
  };
}

/** The Node of the lock file, which `npm start` uses. */
function nodeProgram(): string {
  const pinned = join(root, "node_modules", ".bin", "node");
  return existsSync(pinned) ? pinned : process.execPath;
}

async function untilReady(server: RunningServer): Promise<void> {
  const until = fairNow() + READY_MS;
  while (server.running() && fairNow() < until) {
    const status = await statusOf(`${server.origin}/readyz`);
    if (status === 200) return;
    await sleep(25);
  }
  if (server.running()) await server.kill();
  throw new Error(`The server did not become ready:\n${server.output()}`);
}

/** The status of an address, or 0 where nothing answers. */
export async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Polls until it holds; returns how long that took. `most` is in milliseconds of `fairNow`. */
export async function until(holds: () => boolean | Promise<boolean>, what: string, most = 15_000): Promise<number> {
  const began = fairNow();
  while (!(await holds())) {
    if (fairNow() - began > most) throw new Error(`Not within ${most} ms: ${what}`);
    await sleep(20);
  }
  return fairNow() - began;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No port")),
      );
    });
  });
}

/** Sets the clock of the processes that read this file: a fixed instant, or a shift of the running clock. */
export async function clockAt(file: string, time: Date | { shiftedBy: number }): Promise<void> {
  await writeFile(file, time instanceof Date ? time.toISOString() : String(time.shiftedBy));
  await sleep(60); // they read it again after 50 ms
}

/** The process id of the embedded database's postmaster. */
export async function postmasterIn(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, "pg", "cluster", "postmaster.pid"), "utf8").catch(() => "");
  return Number.parseInt(text, 10) || 0;
}

function linesOf(output: string): LogLine[] {
  return output.split("\n").flatMap((line) => {
    if (!line.startsWith("{")) return [];
    try {
      return [JSON.parse(line) as LogLine];
    } catch {
      return []; // an incomplete line
    }
  });
}
