import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { runnerImport } from "vite";
import type { Cast } from "../faults/support/cast";
import { makeCast } from "../faults/support/cast";
import { createDatabase, startDatabase } from "../support/databases";
import { temporaryFolder } from "../support/folders";
import { hasNginx, type Nginx, startNginx } from "../support/nginx";
import { freePort, type RunningServer, root, startServer } from "../support/servers";
import type { DrillOptions } from "./drill";

/** Two processes of the built product behind nginx, on a database server of their own unless a database is given. */
export type PairBehindNginx = {
  /** Of nginx. */
  origin: string;
  url: string;
  cast: Cast;
  servers(): readonly RunningServer[];
  /** Kills a process, and starts it again at the same port. */
  kill(place: number): Promise<void>;
  startAgain(place: number): Promise<void>;
  /** Runs packaging/rolling-restart over both, as an operator does, with processes in place of systemd's units. */
  rollingRestart(): Promise<{ code: number; output: string; seconds: number }>;
  /** From the next start on, processes are those of this build. */
  use(tree: string): void;
  stop(): Promise<void>;
};

/** Starts them; `tree` is the folder of their build. */
export async function pairBehindNginx({
  tree = root,
  database,
}: {
  tree?: string;
  database?: DrillOptions["database"];
} = {}): Promise<PairBehindNginx> {
  if (!hasNginx()) throw new Error("Lipsește nginx: apt-get install nginx.");
  const cluster = database ? null : await startDatabase();
  const url = database?.url ?? (cluster ? await createDatabase(cluster) : "");
  const dataDir = temporaryFolder();
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  let ownTree = tree;
  const start = (at = 0) =>
    startServer({
      tree: ownTree,
      databaseUrl: url,
      dataDir,
      port: at,
      env: { ORIGIN: origin, TRUSTED_PROXIES: "127.0.0.1", TEST_VISITORS: "", LOG_LEVEL: "warn" },
    });
  const servers = await Promise.all(ports.map((one) => start(one)));
  const cast = database?.cast ?? (await castOf(tree, url));
  const nginx: Nginx = await startNginx(ports, port);
  const startAgain = async (place: number) => {
    servers[place] = await start(ports[place]);
  };
  const kill = async (place: number) => void (await servers[place]?.kill());
  return {
    origin,
    url,
    cast,
    servers: () => servers,
    kill,
    startAgain,
    rollingRestart: () =>
      rollingRestart(ports, async (at) => {
        const place = ports.indexOf(at);
        await servers[place]?.stop();
        await startAgain(place);
      }),
    use(other) {
      ownTree = other;
    },
    async stop() {
      await nginx.stop();
      await Promise.all(servers.map((one) => one.stop()));
      await cluster?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The people as the code of that build makes them: our own may write columns that its schema does not have yet. */
async function castOf(tree: string, url: string): Promise<Cast> {
  if (tree === root) return makeCast(url);
  const options = { root: tree, configFile: false, resolve: { tsconfigPaths: true }, logLevel: "error" } as const;
  const { module } = await runnerImport<{ makeCast: typeof makeCast }>("./tests/faults/support/cast.ts", options);
  return module.makeCast(url);
}

/** Runs the script with a command that restarts one of our processes in place of `systemctl restart`. */
export async function rollingRestart(
  ports: readonly number[],
  restart: (port: number) => Promise<void>,
  waitSeconds = 60,
) {
  const control = createServer(async (request, response) => {
    const unit = await text(request);
    await restart(Number(unit.split("@")[1])).then(
      () => response.end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => control.listen(0, "127.0.0.1", resolve));
  const { port } = control.address() as AddressInfo;
  const began = performance.now();
  const script = spawn("sh", [join(root, "packaging", "rolling-restart"), ...ports.map((one) => `psp@${one}`)], {
    env: {
      PATH: process.env.PATH ?? "",
      ROLLING_RESTART: `curl --fail --silent --show-error http://127.0.0.1:${port} --data`,
      ROLLING_PAUSE: "1",
      ROLLING_WAIT: String(waitSeconds),
    },
  });
  let output = "";
  for (const stream of [script.stdout, script.stderr])
    stream.setEncoding("utf8").on("data", (some) => (output += some));
  const [code] = (await once(script, "close")) as [number];
  control.close();
  return { code, output, seconds: (performance.now() - began) / 1000 };
}
