import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "./folders";

/** What is done before a machine of one's own is used, in its own namespaces: `$1` is a folder for the layer of its disk. */
const LAYER = `set -e
mkdir -p "$1/changes" "$1/work" "$1/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$1/changes,workdir=$1/work" "$1/root"
for name in dev sys; do mount --rbind "/$name" "$1/root/$name"; done
mount -t proc proc "$1/root/proc"`;

const works = (script: string, ...words: string[]) =>
  spawnSync("unshare", ["--net", "--mount", "sh", "-c", script, "sh", ...words], { stdio: "ignore" }).status === 0;

/** Whether this process may make a network for its children; only root, and not in every container. */
export const mayIsolate = (): boolean => works("true");

/** Whether it may also give them a disk of their own. */
export async function mayLayer(): Promise<boolean> {
  const folder = temporaryFolder();
  try {
    return works(LAYER, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export type OwnMachine = {
  /** Before the words of a command, makes it run there. */
  inside: readonly string[];
  /** The root of its disk, as seen from outside. */
  folder: string;
  /** Runs a command there as root; returns what it printed, on both outputs. Throws when it fails. */
  run(...words: string[]): string;
  /** Leads a port of this machine to the same port in there. */
  reach(port: number): Promise<void>;
  /** Ends everything that still runs in there, and forgets its disk. */
  close(): Promise<void>;
};

/** As `ip link set lo up`, on machines without iproute2: SIOCSIFFLAGS with IFF_UP and IFF_RUNNING. */
const LOOPBACK_UP =
  'use Socket; $| = 1; my $request = pack("a16 s x22", "lo", 0x41); socket(S, PF_INET, SOCK_DGRAM, 0) || die $!; ioctl(S, 0x8914, $request) || die $!; print "up"; sleep 86400';

const BRIDGE = `const net = require("node:net");
const [socket, port] = process.argv.slice(1);
net.createServer((from) => {
  const to = net.connect(Number(port), "127.0.0.1");
  from.pipe(to).pipe(from);
  from.on("error", () => to.destroy());
  to.on("error", () => from.destroy());
}).listen(socket, () => console.log("open"));`;

/**
 * A machine inside this one. Its network leads nowhere but to itself: whoever is in it cannot download anything. With `disk` it
 * also sees a disk of its own: a layer above this machine's, on which everything may be changed and nothing stays changed.
 */
export async function ownMachine({ disk = false } = {}): Promise<OwnMachine> {
  const folder = temporaryFolder();
  const script = `${disk ? LAYER : ""}\nexec perl -e "$2"`;
  const holder = spawn("unshare", ["--net", "--mount", "sh", "-c", script, "sh", folder, LOOPBACK_UP], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await firstWords(holder);
  const network = ["nsenter", `--target=${holder.pid}`, "--net", "--mount", "--"];
  const inside = disk ? [...network, "chroot", join(folder, "root")] : network;
  const children = [holder];
  const servers: Server[] = [];
  const end = () => {
    for (const pid of processesIn(holder.pid ?? 0)) process.kill(pid, "SIGKILL");
    for (const child of children) child.kill("SIGKILL");
  };
  process.once("exit", end);
  return {
    inside,
    folder: `/proc/${holder.pid}/root${disk ? join(folder, "root") : ""}`,
    run(...words) {
      const [program = "", ...rest] = [...inside, "sh", "-c", 'exec "$@" 2>&1', "sh", ...words];
      return execFileSync(program, rest, {
        cwd: "/",
        encoding: "utf8",
        env: { PATH: "/usr/sbin:/usr/bin:/sbin:/bin" },
      });
    },
    async reach(port) {
      const socket = join(folder, String(port));
      const [program = "", ...words] = [...network, process.execPath, "-e", BRIDGE, socket, String(port)];
      const bridge = spawn(program, words, { stdio: ["ignore", "pipe", "inherit"] });
      children.push(bridge);
      await firstWords(bridge);
      const server = createServer((from) => {
        const to = connect(socket);
        from.pipe(to).pipe(from);
        from.on("error", () => to.destroy());
        to.on("error", () => from.destroy());
      });
      servers.push(server);
      await once(server.listen(port, "127.0.0.1"), "listening");
    },
    async close() {
      process.off("exit", end);
      for (const server of servers) server.close();
      end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function firstWords(child: ChildProcess): Promise<void> {
  const said = await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit").then(() => null)]);
  if (said === null) throw new Error(`${child.spawnargs.join(" ")} ended at once`);
}

/** The processes that see the same disk as this one, besides itself. */
function processesIn(holder: number): number[] {
  const diskOf = (pid: number | string) => {
    try {
      return readlinkSync(`/proc/${pid}/ns/mnt`);
    } catch {
      return null; // it has ended
    }
  };
  const disk = diskOf(holder);
  if (disk === null) return [];
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && diskOf(name) === disk);
  return pids.map(Number).filter((pid) => pid !== holder);
}
