import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folders";
import { freePort, root, statusOf, until } from "./servers";

const FILE = join(root, "packaging", "nginx", "psp.conf");

export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

export type Nginx = { origin: string; port: number; stop(): Promise<void> };

/** The delivered file, with these ports of processes, another port and folder, and without what only a server's own file has. */
function writeConfiguration(folder: string, { port, ports }: { port: number; ports: readonly number[] }): string {
  const delivered = readFileSync(FILE, "utf8");
  const servers = ports.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join("\n");
  const own = delivered
    .replace(/( {4}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, `${servers}\n`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace(/^ {4}listen \[::\]:80;\n/m, "")
    .replace("/var/cache/nginx/psp", join(folder, "cache"));
  writeFileSync(join(folder, "psp.conf"), own);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (one) => `${one}_temp_path ${join(folder, one)};`,
  );
  const main = join(folder, "nginx.conf");
  writeFileSync(
    main,
    `daemon off; pid ${join(folder, "pid")}; error_log stderr warn; worker_processes 1;
     events {} http { access_log off; ${temporary.join(" ")} include ${join(folder, "psp.conf")}; }`,
  );
  return main;
}

/** What `nginx -t` says of a file; null when nothing is wrong. */
export function faultsOfNginxFile(change: (text: string) => string = (text) => text): string | null {
  const folder = temporaryFolder();
  try {
    const main = writeConfiguration(folder, { port: 8080, ports: [3001, 3002] });
    const file = join(folder, "psp.conf");
    writeFileSync(file, change(readFileSync(file, "utf8")));
    const { status, stderr } = spawnSync("nginx", ["-t", "-c", main], { encoding: "utf8" });
    return status === 0 && !stderr.includes("[warn]") ? null : stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** nginx with the delivered file, in front of the processes on these ports. */
export async function startNginx(ports: readonly number[], port?: number): Promise<Nginx> {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const own = port ?? (await freePort());
  const main = writeConfiguration(folder, { port: own, ports });
  const child = spawn("nginx", ["-c", main], { stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (output += text));
  const exited = once(child, "exit");
  const abandon = () => child.kill("SIGTERM");
  process.once("exit", abandon);
  const origin = `http://127.0.0.1:${own}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${output}`);
    return (await statusOf(`${origin}/metrics`)) === 404;
  }, "nginx answers");
  return {
    origin,
    port: own,
    async stop() {
      child.kill("SIGQUIT");
      const patience = setTimeout(() => child.kill("SIGTERM"), 5_000);
      await exited;
      clearTimeout(patience);
      process.off("exit", abandon);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
