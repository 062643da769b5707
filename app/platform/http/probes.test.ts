import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { app } from "../../../tests/support/app";
import { temporaryFolder } from "../../../tests/support/folders";
import { stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { DatabaseClient } from "../database/client.server";
import { onConnections, raw } from "../database/connection.server";
import { workers } from "../images/worker.server";
import { setSettings, settings } from "../settings.server";

ownPlatform();

const LOCAL = "http://127.0.0.1:3000";
const TOKEN = "un jeton de cel putin 16";

/** The status of /metrics for whoever asks from this address, with these headers. */
async function asked(remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  const request = new Request(`${ORIGIN}/metrics`, { headers });
  return (await app().fetch(request, { incoming: { socket: { remoteAddress } } })).status;
}

/** The server's answer to whoever connects while it ends, as the protocol writes it. */
function shuttingDown(): Buffer {
  const fields = "SFATAL\0VFATAL\0C57P03\0Mthe database system is shutting down\0\0";
  const message = Buffer.alloc(5 + fields.length);
  message.write("E");
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  return message;
}

async function connectToOneThatEnds(): Promise<unknown> {
  const host = temporaryFolder();
  const server = createServer((socket) => socket.once("data", () => socket.end(shuttingDown())));
  await new Promise<void>((resolve) => server.listen(join(host, ".s.PGSQL.5432"), resolve));
  onTestFinished(() => void server.close());
  return new Promise((resolve) => new DatabaseClient({ host, user: "a", database: "a" }).connect(resolve));
}

it("is not ready while the database is shutting down, until it accepts connections again", async () => {
  await onConnections("reserved", () => raw.executeSql("select 1"));
  expect((await stranger.get("/readyz")).status).toBe(200);
  expect(await connectToOneThatEnds()).toMatchObject({ code: "57P03" });
  const refusing = await stranger.get("/readyz");
  expect(refusing.status).toBe(503);
  expect(await refusing.json()).toMatchObject({ problems: ["baza de date nu mai primește conexiuni"] });
  await onConnections("background", () => raw.executeSql("select 1"));
  expect((await stranger.get("/readyz")).status).toBe(200);
});

it("is not ready while the file of a worker is missing", async () => {
  const file = join(temporaryFolder(), "lost-worker.ts");
  await writeFile(file, "");
  workers(file, { mostWaiting: 1, mostMs: 1 });
  expect((await stranger.get("/readyz")).status).toBe(200);
  await rm(file);
  const refusing = await stranger.get("/readyz");
  expect(refusing.status).toBe(503);
  expect(await refusing.json()).toMatchObject({
    problems: ["lipsește fișierul lost-worker.ts: instalarea este incompletă"],
  });
  await writeFile(file, "");
  expect((await stranger.get("/readyz")).status).toBe(200);
});

describe("the metrics of a process", () => {
  it("need no token on this machine while ORIGIN is this machine", async () => {
    setSettings({ ...settings(), origin: LOCAL, metricsToken: null });
    expect(await asked("127.0.0.1")).toBe(200);
    expect(await asked("::1")).toBe(200);
    expect(await asked("127.0.0.1", { "x-forwarded-for": "192.0.2.1" })).toBe(404);
    expect(await asked("192.0.2.1")).toBe(404);
  });

  it("need the token where ORIGIN is public, on this machine too, because a proxy may hide its client", async () => {
    setSettings({ ...settings(), origin: "https://psp.exemplu.ro", metricsToken: TOKEN });
    expect(await asked("127.0.0.1")).toBe(404);
    expect(await asked("127.0.0.1", { authorization: "Bearer altul de cel putin 16" })).toBe(404);
    expect(await asked("127.0.0.1", { authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await asked("192.0.2.1", { authorization: `Bearer ${TOKEN}` })).toBe(200);
  });
});
