import { expect, onTestFinished, test } from "vitest";
import { query, urlOf } from "../support/databases";
import { startReplicas } from "../support/replicas";
import { statusOf, until } from "../support/servers";
import { makeCast } from "./support/cast";
import { ownServer } from "./support/stage";

test("public pages are read from a standby that has everything, and from the primary otherwise", async () => {
  const replicas = await startReplicas();
  onTestFinished(() => replicas.remove());
  const server = await ownServer({ databaseUrl: replicas.url, env: { STANDBY_LAG_SECONDS: "5" } });
  const primary = replicas.urlAt(replicas.primary);
  await makeCast(primary);
  const [partner] = await query<{ id: string }>(primary, "select id from partners");
  const rename = async (name: string) => {
    await query(primary, "update organisations set name = $1 where id = $2", [name, partner?.id]);
    await query(primary, "select pg_notify('public_changed', '')");
  };
  const page = async () => (await fetch(`${server.origin}/partener/${partner?.id}`)).text();
  const readings = async () => {
    const metrics = await (await fetch(`${server.origin}/metrics`)).text();
    return Number(/^psp_page_cache_standby_total (\d+)$/m.exec(metrics)?.[1]);
  };
  /** Asks again and again, as it is forgotten, until the standby has everything. */
  const fromStandby = async (name: string) => {
    const before = await readings();
    await until(async () => {
      expect(await page()).toContain(name);
      await query(primary, "select pg_notify('public_changed', '')");
      await new Promise((resolve) => setTimeout(resolve, 1_500)); // for a beat of the watch
      return (await readings()) > before;
    }, "the standby is read");
  };
  await rename("Firma dintâi");
  await fromStandby("Firma dintâi");

  const standby = urlOf(replicas.standby.superuser);
  await query(standby, "select pg_wal_replay_pause()");
  await rename("Firma a doua");
  await until(async () => (await page()).includes("Firma a doua"), "the primary is read", 3_000);
  await query(standby, "select pg_wal_replay_resume()");
  await fromStandby("Firma a doua");

  await replicas.standby.stop();
  await rename("Firma a treia");
  await until(async () => (await page()).includes("Firma a treia"), "the primary is read", 3_000);
  expect(await statusOf(`${server.origin}/readyz`)).toBe(200);
});
