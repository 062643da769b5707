import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../tests/support/folders";
import { ownDatabase } from "../../../tests/support/postgres";
import { OperatorError } from "../operator-error";
import { connect, raw } from "./connection.server";
import { Positions } from "./lost-writes.server";
import { chooseAmong, type Seen, watchServers } from "./servers.server";
import { rememberedTimelines } from "./timelines.server";

const own = ownDatabase();

const at = (host: string, said: Seen["said"]): Seen => ({ host, port: 5432, said });
const primary = (timeline: number, system = "a") => ({ system, timeline, writable: true, lsn: 0 });
const standby = (timeline: number) => ({ system: "a", timeline, writable: false, lsn: 0 });
const silent = { silent: "ECONNREFUSED" };

/** Who is chosen, of the servers in this order, the first of which was the present one. */
const chosen = (says: Seen["said"][], highest: number, system: string | null = "a") => {
  const seen = says.map((said, position) => at(`db${position + 1}`, said));
  return chooseAmong(seen, { place: seen[0] ?? null, system, highest: () => highest })?.host ?? null;
};

it.each([
  ["the primary, which stays", [primary(1), standby(1)], 1, "db1"],
  ["the promoted one, while the old one is gone", [silent, primary(2)], 2, "db2"],
  ["the promoted one, while the old one still takes writes", [primary(1), primary(2)], 2, "db2"],
  ["the present one, while nobody takes writes", [silent, standby(1)], 1, "db1"],
  ["the present one, while it is read-only", [standby(1), silent], 1, "db1"],
  ["nobody, when the only one that takes writes is old", [primary(1), silent], 2, null],
  ["nobody of another cluster", [silent, primary(7, "b")], 1, "db1"],
] as const)("chooses %s", (_, says, highest, host) => expect(chosen([...says], highest)).toBe(host));

it("a promoted server that is behind what the old one had written is known to lack it", () => {
  const positions = new Positions();
  const moment = (seconds: number) => new Date(Date.UTC(2026, 11, 1, 10, 0, seconds));
  expect(positions.missingAt(0)).toBeNull();
  for (const [seconds, position] of [
    [0, 100],
    [5, 150],
    [10, 200],
    [20, 200],
    [30, 300],
    [31, 340],
  ] as const)
    positions.note(position, moment(seconds));
  expect(positions.missingAt(340)).toBeNull();
  expect(positions.missingAt(400)).toBeNull();
  expect(positions.missingAt(320)).toEqual({ bytes: 20, since: moment(30) });
  expect(positions.missingAt(180)).toEqual({ bytes: 160, since: moment(0) });
  expect(positions.missingAt(50)).toEqual({ bytes: 290, since: null });
  positions.forget();
  expect(positions.missingAt(0)).toBeNull();
});

const address = (places: { host: string; port: number }[]) => {
  const { user, password, database } = own();
  const where = new URLSearchParams({
    host: places.map(({ host }) => host).join(","),
    port: places.map(({ port }) => port).join(","),
  });
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?${where}`;
};

async function ownTimelines() {
  const folder = temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, timelines: await rememberedTimelines(folder) };
}

it("connects to the server that answers, whatever its position", async () => {
  const { timelines } = await ownTimelines();
  const url = address([{ host: "/nowhere", port: 5432 }, own()]);
  const servers = watchServers(url, timelines);
  onTestFinished(() => servers.stop());
  await servers.chosen();
  await connect({ connectionString: address([{ host: "/nowhere", port: 5432 }]), servers });
  expect((await raw.executeSql("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await connect(own());
});

it("refuses an old primary by what earlier processes of the folder saw, and says so", async () => {
  const { folder, timelines } = await ownTimelines();
  const { rows } = await raw.executeSql("select system_identifier::text as system from pg_control_system()");
  const { system } = rows[0] as { system: string };
  timelines.see({ system, timeline: 9 });
  await timelines.written();
  const servers = watchServers(address([own(), { host: "/nowhere", port: 1 }]), await rememberedTimelines(folder));
  onTestFinished(() => servers.stop());
  const error = await servers.chosen().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(OperatorError);
  expect(error).toMatchObject({
    message: expect.stringMatching(
      /primar vechi \(linia de timp 1, iar ultima văzută este 9\); .*nu răspunde \(ENOENT\)/,
    ),
  });
  expect(servers.current()).toBeNull();
});

it("does not wait long for a server that never answers", async () => {
  const deaf = createServer(() => {}).listen(0, "127.0.0.1");
  onTestFinished(() => void deaf.close());
  await new Promise((resolve) => deaf.once("listening", resolve));
  const { port } = deaf.address() as { port: number };
  const { timelines } = await ownTimelines();
  const servers = watchServers(address([{ host: "127.0.0.1", port }, own()]), timelines);
  onTestFinished(() => servers.stop());
  await servers.chosen();
  expect(servers.current()).toMatchObject({ host: own().host });
});
