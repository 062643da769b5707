import { spawn } from "node:child_process";
import { mkdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../../tests/support/folders";
import { OperatorError } from "../../operator-error";
import { unavailable } from "../unavailable.server";
import { reachableBinaries } from "./binaries.server";
import { type Embedded, type EmbeddedOptions, openEmbedded } from "./embedded.server";
import { findHome, partsOf, socketFolder } from "./folder.server";
import { ourselves } from "./identity.server";
import { startServer } from "./postgres.server";
import { kill, postmasterOf, processesOf } from "./processes.server";
import { serverSettings } from "./settings.server";

let parent: string;
let opened: Embedded[] = [];
const isRoot = ourselves().uid === 0;

beforeAll(async () => {
  parent = await realpath(temporaryFolder());
});
afterEach(async () => {
  for (const embedded of opened) await embedded.stop();
  opened = [];
});
afterAll(() => rm(parent, { recursive: true }));

async function open(name: string, options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const dataDir = join(parent, name);
  const embedded = await openEmbedded({ dataDir, explicit: true, durable: false, report: () => {}, ...options });
  opened.push(embedded);
  return embedded;
}

async function ask(embedded: Embedded, text: string): Promise<unknown[]> {
  const client = new pg.Client(embedded.connection);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows.flatMap((row: object) => Object.values(row));
  } finally {
    await client.end();
  }
}

/** Until the server answers again, as a pool would find it. */
async function askAgain(embedded: Embedded, text: string): Promise<unknown[]> {
  for (;;) {
    try {
      return await ask(embedded, text);
    } catch (error) {
      if (!unavailable(error)) throw error;
    }
    await sleep(10);
  }
}

const clusterOf = (name: string) => partsOf(join(parent, name, "pg")).cluster;

async function postmaster(name: string): Promise<number> {
  return (await postmasterOf(clusterOf(name))) ?? expect.fail("no server");
}

describe("the first start", () => {
  it("makes a database that a plain role owns, in Romanian order, without a network address", async () => {
    const said: string[] = [];
    const embedded = await open("main", { announce: (sentence) => said.push(sentence) });
    expect(said).toEqual(["Se creează baza de date", "Se pornește PostgreSQL"]);
    expect(await ask(embedded, "select current_user, rolsuper from pg_roles where rolname = current_user")).toEqual([
      "app",
      false,
    ]);
    expect(await ask(embedded, "show listen_addresses")).toEqual([""]);
    const sorted = "select name from unnest(array['Tulcea','Țara','Turda','Șoimuș','Suceava']) name order by name";
    expect(await ask(embedded, sorted)).toEqual(["Suceava", "Șoimuș", "Tulcea", "Turda", "Țara"]);
    await expect(ask(embedded, "copy (select 1) to program 'true'")).rejects.toThrow("permission denied");
  });

  it("succeeds for one of two concurrent processes", async () => {
    const both = await Promise.allSettled([open("race"), open("race")]);
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find((one) => one.status === "rejected")?.reason).toBeInstanceOf(OperatorError);
    expect(await ask(opened[0] ?? expect.fail(), "select 1")).toEqual([1]);
  });
});

describe("a running server", () => {
  it("refuses a second start on its folder, and lets a script join", async () => {
    const embedded = await open("main");
    const said: string[] = [];
    const announce = (sentence: string) => said.push(sentence);
    await expect(open("main", { announce })).rejects.toThrow("rulează deja pe folderul");
    const joined = await open("main", { join: true, announce });
    expect(said).toEqual([]);
    await joined.stop();
    expect(await ask(joined, "select 1")).toEqual([1]);
    expect(await ask(embedded, "select 1")).toEqual([1]);
  });

  it("is started again when it is killed, keeps what it acknowledged, and stays ours", async () => {
    const heard: string[] = [];
    const embedded = await open("main", { durable: true, report: (sentence) => heard.push(sentence) });
    await ask(embedded, "create table kept as select 42 as answer");
    const killed = await postmaster("main");
    kill(killed, "SIGKILL");
    expect(await askAgain(embedded, "select answer from kept")).toEqual([42]);
    expect(await postmaster("main")).not.toBe(killed);
    await expect.poll(() => heard).toEqual([expect.stringContaining("s-a oprit"), "Baza de date merge din nou."]);
    await expect(open("main")).rejects.toThrow("rulează deja");
  });

  it("is started again after a smart shutdown request, which would never finish", async () => {
    const embedded = await open("main");
    const asked = await postmaster("main");
    kill(asked, "SIGTERM");
    await expect.poll(() => postmasterOf(clusterOf("main"))).not.toBe(asked);
    expect(await askAgain(embedded, "select 1")).toEqual([1]);
  });

  it("stays ours when one of its processes crashes and all connections are cut", async () => {
    const embedded = await open("main");
    const [backend] = await ask(embedded, "select pid from pg_stat_activity where backend_type = 'checkpointer'");
    kill(Number(backend), "SIGKILL");
    await sleep(50);
    await askAgain(embedded, "select 1");
    await sleep(150);
    await expect(open("main")).rejects.toThrow("rulează deja");
  });

  it("leaves no process behind when it is stopped", async () => {
    const embedded = await open("main");
    expect((await processesOf(clusterOf("main"))).length).toBeGreaterThan(3);
    await embedded.stop();
    expect(await processesOf(clusterOf("main"))).toEqual([]);
  });
});

describe("what a killed process of ours leaves", () => {
  it("is found, stopped in order and replaced, with its data", async () => {
    await (await open("main")).stop();
    const home = await findHome(join(parent, "main"), true);
    const { postgres } = await reachableBinaries(home.identity, parent);
    const orphan = startServer(home, postgres, await socketFolder(home), { fsync: "off" });
    const embedded = await open("main");
    await orphan.gone;
    expect(await postmaster("main")).not.toBe(orphan.pid);
    expect(await ask(embedded, "show fsync")).toEqual(["off"]);
    expect(await ask(embedded, "select count(*)::int from pg_class where relname = 'kept'")).toEqual([1]);
  });

  it("is not confused with another process that has the same id", async () => {
    await (await open("main")).stop();
    const home = await findHome(join(parent, "main"), true);
    const stranger = spawn("sleep", ["60"], isRoot ? home.identity : {});
    try {
      const file = join(clusterOf("main"), "postmaster.pid");
      for (const lock of [file, join(await socketFolder(home), ".s.PGSQL.5432.lock")])
        await writeFile(lock, `${stranger.pid}\n${clusterOf("main")}\n`);
      const embedded = await open("main");
      expect(await ask(embedded, "select 1")).toEqual([1]);
      expect(kill(stranger.pid ?? 0, 0)).toBe(true);
      expect(Number.parseInt(await readFile(file, "utf8"), 10)).not.toBe(stranger.pid);
    } finally {
      stranger.kill();
    }
  });
});

describe("the folder", () => {
  it("may have a path too long for a socket", async () => {
    const embedded = await open(`${"long".repeat(20)}/${"longer".repeat(10)}`);
    expect(await ask(embedded, "select 1")).toEqual([1]);
    expect(embedded.connection.host).toMatch(/^\/tmp\/psp-[0-9a-f]{12}$/);
    await embedded.stop();
    await rm(embedded.connection.host, { recursive: true });
  });

  it.runIf(isRoot)("is refused when it was named and PostgreSQL cannot reach it", async () => {
    await mkdir(join(parent, "closed"), { mode: 0o700 });
    await expect(open("closed/data")).rejects.toThrow("nu poate ajunge la folderul");
  });

  it.runIf(isRoot)(
    "is elsewhere when it was not named and PostgreSQL cannot reach it, and is found again",
    async () => {
      const heard: string[] = [];
      const options = { explicit: false, report: (sentence: string) => heard.push(sentence) };
      await (await open("closed/data", options)).stop();
      const home = await realpath(join(parent, "closed/data/pg"));
      try {
        expect(dirname(home)).toBe("/var/lib/psp");
        expect(heard).toEqual([expect.stringContaining(home)]);
        expect(await ask(await open("closed/data", options), "select 1")).toEqual([1]);
        expect(await realpath(join(parent, "closed/data/pg"))).toBe(home);
      } finally {
        await opened.at(-1)?.stop();
        await rm(home, { recursive: true });
      }
      await expect(open("closed/data", options)).rejects.toThrow("nu mai există");
    },
  );
});

describe("the settings", () => {
  it("fit the machine", () => {
    const gibibyte = 1024 ** 3;
    expect(serverSettings(24 * gibibyte)).toMatchObject({
      shared_buffers: "1024MB",
      max_wal_size: "1024MB",
      work_mem: "16MB",
    });
    expect(serverSettings(gibibyte)).toMatchObject({ shared_buffers: "64MB", max_wal_size: "256MB", work_mem: "4MB" });
  });

  it("are accepted by the server on a small machine", async () => {
    await (await open("main")).stop();
    const home = await findHome(join(parent, "main"), true);
    const { postgres } = await reachableBinaries(home.identity, parent);
    const small = startServer(home, postgres, await socketFolder(home), serverSettings(1024 ** 3));
    await sleep(300);
    expect(small.running(), small.lastWords()).toBe(true);
    await small.stop();
  });
});
