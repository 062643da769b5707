import { afterEach, expect, it } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { raw, rolledBack, transaction } from "./connection.server";
import { type ChannelListener, startListener } from "./listener.server";

const own = ownDatabase();
let listener: ChannelListener;
let heard: string[];

afterEach(() => listener.stop());

async function listen(config = own()): Promise<void> {
  heard = [];
  listener = startListener(config, ["live", "Purge"]);
  listener.on("live", (payload) => heard.push(`live ${payload}`));
  listener.on("Purge", (payload) => heard.push(`purge ${payload}`));
  listener.onFlush(() => heard.push("flush"));
}

const notify = (channel: string, payload: string) => raw.executeSql("select pg_notify($1, $2)", [channel, payload]);

it("flushes at the start, and receives every channel", async () => {
  await listen();
  await expect.poll(() => heard).toEqual(["flush"]);
  expect(listener.listening()).toBe(true);
  await notify("live", "1");
  await notify("Purge", "2");
  await expect.poll(() => heard).toEqual(["flush", "live 1", "purge 2"]);
});

it("receives notifications of committed transactions only", async () => {
  await listen();
  await expect.poll(() => listener.listening()).toBe(true);
  await rolledBack(() => notify("live", "undone"));
  await transaction(() => notify("live", "done"));
  await expect.poll(() => heard).toEqual(["flush", "live done"]);
});

it("reconnects when its connection is cut, and flushes, because it may have missed notifications", async () => {
  await listen();
  for (const times of [1, 2, 3]) {
    await expect.poll(() => heard.filter((what) => what === "flush").length).toBe(times);
    await raw.executeSql(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = $1",
      [own().database],
    );
  }
  await expect.poll(() => heard.length).toBe(4);
  await notify("live", "again");
  await expect.poll(() => heard.at(-1)).toBe("live again");
});

it("stops, also while it has no connection", async () => {
  await listen({ ...own(), host: "/nowhere" });
  await expect.poll(() => listener.listening()).toBe(false);
  await listener.stop();
  expect(heard).toEqual([]);
});
