import { Hono } from "hono";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { db } from "../database/connection.server";
import { type ChannelListener, startListener } from "../database/listener.server";
import { closeStreams, LIVE_CHANNEL, SESSION_CHANNEL, tell } from "./live.server";
import { closeAllStreams, liveStream, type ValidSessions, wireStreams } from "./stream.server";

const person = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, "0")}`;

/** What one browser is told, as "hello", "change messages" or "bye". */
async function browser(userId: string, sessionId = userId) {
  const app = new Hono().get("/live", (context) => liveStream(context, { userId, sessionId }));
  const answer = await app.request("/live");
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const told: string[] = [];
  let over = false;
  void (async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read())
      for (const [, type, data] of part.value.matchAll(/event: (\w+)\ndata: ?(.*)\n/g))
        told.push(`${type} ${data}`.trim());
    over = true;
  })();
  await expect.poll(() => told).toContain("hello");
  return { told, over: () => over };
}

describe("open streams", () => {
  const own = ownDatabase();
  const valid = vi.fn<ValidSessions>(async (ids) => new Set(ids));
  let listener: ChannelListener;
  beforeAll(async () => {
    listener = startListener(own(), [LIVE_CHANNEL, SESSION_CHANNEL]);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    wireStreams(listener, valid);
    await vi.waitUntil(() => listener.listening(), 15_000);
  });
  afterEach(() => closeAllStreams());
  afterAll(() => {
    vi.useRealTimers();
    return listener.stop();
  });

  it("are at most eight for a person: the ninth closes their oldest", async () => {
    const other = await browser(person(2));
    const opened: Awaited<ReturnType<typeof browser>>[] = [];
    for (let number = 0; number < 9; number += 1) opened.push(await browser(person(1)));
    await expect.poll(() => opened.map(({ over }) => over())).toEqual([true, ...Array(8).fill(false)]);
    expect(opened[0]?.told).toEqual(["hello", "surplus"]);
    await tell([person(1), person(2)], "messages");
    await expect
      .poll(() => opened.slice(1).map(({ told }) => told))
      .toEqual(Array(8).fill(["hello", "change messages"]));
    await expect.poll(() => other.told).toEqual(["hello", "change messages"]);
  });

  it("of many people are served by few statements", async () => {
    const people = Array.from({ length: 300 }, (_, number) => person(1000 + number));
    const opened = await Promise.all(people.map((one) => browser(one)));
    const asked = vi.spyOn(db(), "execute");
    await db().transaction(async () => tell(people, "notifications"));
    await expect.poll(() => opened.filter(({ told }) => told.includes("change notifications")).length).toBe(300);
    expect(asked.mock.calls.length).toBeLessThan(30);
    asked.mockRestore();
  });

  it("beat every 15 s, so that browsers know a silent line from a dead one", async () => {
    const one = await browser(person(5));
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.poll(() => one.told).toEqual(["hello", "beat"]);
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.poll(() => one.told).toEqual(["hello", "beat", "beat"]);
  });

  it("say at once that there is no session", async () => {
    const answer = await new Hono().get("/live", (context) => liveStream(context, null)).request("/live");
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    expect(await answer.text()).toBe("event: bye\ndata:\n\n");
  });

  it("end with their session, with one query for all of a person", async () => {
    const first = await browser(person(3), "ended");
    const second = await browser(person(3), "standing");
    valid.mockClear();
    valid.mockResolvedValueOnce(new Set(["standing"]));
    await closeStreams(person(3));
    await expect.poll(() => first.over()).toBe(true);
    expect(first.told).toEqual(["hello", "bye"]);
    expect(second.over()).toBe(false);
    expect(valid.mock.calls).toEqual([[["ended", "standing"]]]);
  });

  it("stay open while the sessions cannot be checked", async () => {
    const one = await browser(person(4));
    valid.mockClear();
    valid.mockRejectedValueOnce(new Error("no database"));
    await closeStreams(person(4));
    await expect.poll(() => valid.mock.calls.length).toBe(1);
    await tell([person(4)], "messages");
    await expect.poll(() => one.told).toEqual(["hello", "change messages"]);
  });
});
