import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { ConnectionConfig } from "../connection.server";
import { bareEnvironment } from "./cluster.server";
import { type Home, partsOf } from "./folder.server";
import { ourselves } from "./identity.server";
import { kill, postmasterOf, processTitle } from "./processes.server";

const PATIENCE_MILLISECONDS = 30_000;
const REMEMBERED_LINES = 20;

/** A server that we started. */
export type Server = {
  pid: number | undefined;
  /** Resolves when the process has ended. */
  gone: Promise<void>;
  running(): boolean;
  lastWords(): string;
  /** Fast shutdown; after 30 s immediate shutdown without a checkpoint. */
  stop(): Promise<void>;
};

/** Starts PostgreSQL in its own process group, so that Ctrl-C reaches only us and we shut it down in order. */
export function startServer(home: Home, postgres: string, run: string, settings: Record<string, string>): Server {
  const { cluster } = partsOf(home.path);
  const all = {
    listen_addresses: "",
    unix_socket_directories: `"${run.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    cluster_name: processTitle(cluster),
    ...settings,
  };
  const { uid, gid } = home.identity;
  const child = spawn(
    postgres,
    ["-D", cluster, ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      ...(ourselves().uid === 0 ? { uid, gid } : {}),
      cwd: "/",
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
      env: bareEnvironment,
    },
  );
  let running = true;
  let lines: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    lines = [...lines, ...text.trimEnd().split("\n")].slice(-REMEMBERED_LINES);
    // After SIGTERM it would refuse new connections until the last one ends, and ours never end.
    if (text.includes("received smart shutdown request")) child.kill("SIGINT");
  });
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      running = false;
      resolve();
    };
    child.on("exit", end);
    child.on("error", (error) => {
      lines.push(error.message);
      end();
    });
  });
  const stop = async () => {
    child.kill("SIGINT");
    const stopped = await Promise.race([gone.then(() => true), sleep(PATIENCE_MILLISECONDS, false, { ref: false })]);
    if (!stopped) child.kill("SIGQUIT");
    await gone;
  };
  return { pid: child.pid, gone, running: () => running, lastWords: () => lines.join("\n"), stop };
}

/** Stops a server that is not our child. */
export async function stopStranger(pid: number, cluster: string): Promise<void> {
  const since = Date.now();
  kill(pid, "SIGINT");
  while ((await postmasterOf(cluster)) === pid) {
    if (Date.now() - since > PATIENCE_MILLISECONDS) kill(pid, "SIGQUIT");
    await sleep(10);
  }
}

const notYet = /^(57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/;

/** Connects as soon as the server accepts connections, however long recovery takes; null when it ended. */
export async function connectWhenReady(
  config: ConnectionConfig,
  alive: () => boolean | Promise<boolean>,
): Promise<pg.Client | null> {
  while (await alive()) {
    const client = new pg.Client({ ...config, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code = "", message } = error as Error & { code?: string };
      if (!notYet.test(code) && !/Connection terminated|timeout/.test(message)) throw error;
    }
    await sleep(10);
  }
  return null;
}
