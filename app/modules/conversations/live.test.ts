import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChannelListener, startListener } from "~/platform/database/listener.server";
import { closeJobs, openJobs } from "~/platform/jobs/jobs.server";
import { LIVE_CHANNEL, SESSION_CHANNEL } from "~/platform/live/live.server";
import { closeAllStreams, liveStream, wireStreams } from "~/platform/live/stream.server";
import { ownDatabase } from "../../../tests/support/postgres";
import { colleague, person } from "./people.test-data";
import type { Member } from "./rules";
import { markRead, openConversation, sendMessage } from "./verbs.server";

/** Collects the events a browser would receive. */
async function listening(who: Member, after?: number) {
  const app = new Hono().get("/live", (context) =>
    liveStream(context, { userId: who.userId, sessionId: who.sessionId }),
  );
  const answer = await app.request(after === undefined ? "/live" : `/live?after=${after}`);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const heard: string[] = [];
  let id = -1;
  const reading = (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (const [, name, data, number] of part.value.matchAll(/event: (\w+)\ndata: ?(.*)\nid: (\d+)/g)) {
        id = Number(number);
        if (name === "change") heard.push(data!);
      }
    }
  })().catch(() => {});
  await expect.poll(() => id).toBeGreaterThanOrEqual(0);
  return { heard, last: () => id, stop: () => reader.cancel().then(() => reading) };
}

describe("live messages", () => {
  const own = ownDatabase();
  const listeners: ChannelListener[] = [];

  beforeAll(async () => {
    await openJobs(own(), false);
    // as with two processes: two listeners, and every stream receives the events of both
    for (const _ of [1, 2]) {
      const listener = startListener(own(), [LIVE_CHANNEL, SESSION_CHANNEL]);
      wireStreams(listener, async (ids) => new Set(ids));
      listeners.push(listener);
    }
  });
  afterAll(async () => {
    closeAllStreams();
    for (const listener of listeners) await listener.stop();
    await closeJobs();
  });

  it("reach both organisations once, and nobody else; missed ones arrive on reconnection", async () => {
    const uat = await person("UAT", "Comuna Fântâna Albastră");
    const firma = await person("FIRMA", "Registru Deschis SRL");
    const mate = await colleague(firma.organisation);
    const other = await person("FIRMA", "Altă Firmă SRL");
    const input = { partnerId: firma.organisation.id, subject: "Portal", about: null, text: "Bună ziua" };
    const id = await openConversation(uat, input, { postedTheRequest: false });

    await expect.poll(() => listeners.every((listener) => listener.listening())).toBe(true);
    const [first, second, stranger] = await Promise.all([firma, mate, other].map((who) => listening(who)));
    const sent = await sendMessage(uat, id, { text: "Încă ceva" });
    await expect.poll(() => first!.heard).toEqual(["messages"]);
    await expect.poll(() => second!.heard).toEqual(["messages"]);

    await second!.stop();
    await sendMessage(uat, id, { text: "Și încă ceva" });
    const again = await listening(mate, second!.last());
    await expect.poll(() => again.heard).toEqual(["messages"]);

    const author = await listening(uat);
    await markRead(firma, id, sent);
    await expect.poll(() => author.heard).toEqual(["messages"]);
    expect(stranger!.heard).toEqual([]);
    for (const stream of [first!, again, author, stranger!]) await stream.stop();
  });
});
