import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newIdentity, ourselves } from "../../app/platform/database/embedded/identity.server";
import type { Addresses } from "./databases";
import { temporaryFolder } from "./folders";
import { freePort } from "./servers";

/** The program; null where it is not installed. */
export const pgbouncer = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((path) => existsSync(path)) ?? null;

export type Pooler = {
  /** This address of a database, through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
};

/** Starts PgBouncer before a database server, as an operator would. It refuses to run as root. */
export async function startPooler({ application }: Addresses, mode: "session" | "transaction"): Promise<Pooler> {
  if (!pgbouncer) throw new Error("PgBouncer is not installed: apt-get install pgbouncer");
  const identity = await newIdentity();
  if (!identity) throw new Error("There is no user to run PgBouncer");
  const folder = temporaryFolder();
  const port = await freePort();
  const users = join(folder, "users.txt");
  const config = join(folder, "pgbouncer.ini");
  await writeFile(users, `"${application.user}" "${application.password}"\n`);
  await writeFile(
    config,
    `[databases]
* = host=${application.host} port=${application.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = ${mode === "session" ? 60 : 6}
max_client_conn = 200
`,
  );
  await chmod(folder, 0o711);
  for (const file of [users, config]) if (ourselves().uid === 0) await chown(file, identity.uid, identity.gid);
  const child = spawn(pgbouncer, [config], {
    ...(ourselves().uid === 0 ? identity : {}),
    stdio: ["ignore", "ignore", "pipe"],
  });
  await listening(child);
  return {
    through(url) {
      const address = new URL(url);
      address.host = `127.0.0.1:${port}`;
      address.search = "";
      return address.toString();
    },
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.on("exit", () => reject(new Error(`PgBouncer ended: ${said}`)));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes("process up")) resolve();
    });
  });
}
