import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { query } from "../support/databases";
import { until } from "../support/servers";
import { cast, ownDatabase, ownFolder, ownServer, visit } from "./support/stage";

const NINE_DAYS = 9 * 86_400_000;

/** A machine whose clock is shifted by the milliseconds in a file: before the program, `Date` is made to read it. */
async function shiftedMachine() {
  const folder = await ownFolder();
  const file = join(folder, "shift");
  const shim = join(folder, "clock.mjs");
  await writeFile(file, "0");
  await writeFile(
    shim,
    `import { readFileSync } from "node:fs";
     const system = Date.now;
     const now = () => system() + Number(readFileSync(${JSON.stringify(file)}, "utf8"));
     const System = Date;
     globalThis.Date = new Proxy(System, {
       construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
       get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
     });`,
  );
  return {
    shiftBy: (milliseconds: number) => writeFile(file, String(milliseconds)),
    env: { NODE_OPTIONS: `--import ${shim}` },
  };
}

test("a process whose clock is nine days ahead deletes nothing: its start is refused, and one that goes wrong serves nothing until it is right", async () => {
  const { shiftBy, env } = await shiftedMachine();
  const databaseUrl = await ownDatabase();
  const dataDir = await ownFolder();
  await shiftBy(NINE_DAYS);
  await expect(ownServer({ databaseUrl, dataDir, env })).rejects.toThrow(
    "Ceasul mașinii este cu 216 ore înaintea celui al bazei de date. Potriviți-l (timedatectl set-ntp true), apoi porniți din nou.",
  );

  await shiftBy(0);
  const server = await ownServer({ databaseUrl, dataDir, env });
  const [authority] = cast().authorities;
  const status = async () => (await visit(server, authority).get("/uat/dashboard")).status;
  expect(await status()).toBe(200);
  await query(
    databaseUrl,
    "insert into form_keys (key, user_id, used_at) values (gen_random_uuid(), gen_random_uuid(), now() - interval '1 day')",
  );

  await shiftBy(NINE_DAYS);
  await until(async () => (await status()) === 503, "requests are refused");
  const ready = await fetch(`${server.origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.text()).toContain("Ceasul mașinii este cu 216 ore înaintea");
  await query(
    databaseUrl,
    "insert into pgboss.job (name, data, retry_limit, retry_delay) values ('sweep-form-keys', '{}', 20, 1)",
  );
  const tried = () =>
    query<{ state: string }>(databaseUrl, "select state::text from pgboss.job where name = 'sweep-form-keys'");
  await until(async () => (await tried())[0]?.state === "retry", "the sweep is not run");
  expect(
    await query(databaseUrl, "select count(*)::int from form_keys where used_at < now() - interval '1 hour'"),
  ).toEqual([{ count: 1 }]);
  expect(server.log().filter(({ msg }) => msg?.startsWith("the clock of this machine is wrong"))).toHaveLength(1);

  await shiftBy(0);
  await until(async () => (await status()) === 200, "requests are served again");
  await until(async () => (await tried())[0]?.state === "completed", "the sweep is run", 30_000);
});
