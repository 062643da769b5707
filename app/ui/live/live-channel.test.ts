import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Said = { type: string; data: string; id: string };
type Line = "up" | "502" | "held" | "refused";

/** A server with its line: what is open hears of every event and of a beat every 15 s, unless the line is held. */
class Server {
  line: Line = "up";
  attempts = 0;
  readonly open = new Set<FakeSource>();
  readonly events: { id: number; what: string }[] = [];

  constructor() {
    setInterval(() => this.tell(this.open, { type: "beat", data: "", id: "" }), 15_000);
  }

  answer(source: FakeSource, after: number | null): void {
    this.attempts += 1;
    const { line } = this;
    if (line === "held") return;
    setTimeout(() => {
      if (line !== "up") return source.fail(line === "502");
      this.open.add(source);
      const start = after ?? this.events.at(-1)?.id ?? 0;
      this.tell([source], { type: "hello", data: "", id: String(start) });
      for (const { id, what } of this.events)
        if (id > start) this.tell([source], { type: "change", data: what, id: String(id) });
    }, 20);
  }

  happens(what: string): void {
    const id = this.events.length + 1;
    this.events.push({ id, what });
    if (this.line === "up") this.tell(this.open, { type: "change", data: what, id: String(id) });
  }

  /** What was open ends with an error, or, when the line is held, stays open and hears nothing any more. */
  goes(line: Line): void {
    this.line = line;
    for (const source of this.open) {
      this.open.delete(source);
      if (line !== "held" && line !== "up") source.fail(false);
    }
  }

  private tell(sources: Iterable<FakeSource>, said: Said): void {
    for (const source of sources) source.hear(said);
  }
}

let server: Server;

/** As browsers do: tries again by itself after a lost line, but not after an answer that is no stream. */
class FakeSource {
  static readonly CLOSED = 2;
  readyState = 0;
  onerror: (() => void) | null = null;
  private readonly told = new Map<string, ((event: { data: string; lastEventId: string }) => void)[]>();
  private last: number | null;

  constructor(address: string) {
    const after = new URLSearchParams(address.split("?")[1]).get("after");
    this.last = after === null ? null : Number(after);
    server.answer(this, this.last);
  }

  addEventListener(type: string, listener: (event: { data: string; lastEventId: string }) => void): void {
    this.told.set(type, [...(this.told.get(type) ?? []), listener]);
  }

  hear({ type, data, id }: Said): void {
    if (this.readyState === FakeSource.CLOSED) return;
    this.readyState = 1;
    if (id !== "") this.last = Number(id);
    for (const listener of this.told.get(type) ?? []) listener({ data, lastEventId: String(this.last) });
  }

  fail(forGood: boolean): void {
    if (this.readyState === FakeSource.CLOSED) return;
    this.readyState = forGood ? FakeSource.CLOSED : 0;
    if (!forGood) setTimeout(() => this.readyState === 0 && server.answer(this, this.last), 3_000);
    this.onerror?.();
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
    server.open.delete(this);
  }
}

class FakeChannel {
  static readonly all = new Set<FakeChannel>();
  onmessage: ((message: { data: unknown }) => void) | null = null;

  constructor() {
    FakeChannel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.all)
      if (other !== this) queueMicrotask(() => other.onmessage?.({ data: structuredClone(data) }));
  }
}

/** One after another, as the browser gives the lock of all its tabs. */
function fakeLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, _options: object, work: () => Promise<void>) => {
      const turn = queue.then(work);
      queue = turn.catch(() => {});
      return turn;
    },
  };
}

/** A page that loads all there is whenever it is told of something: what it shows, and what it was told. */
async function openTab() {
  vi.resetModules();
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("document", document);
  const { listenLive } = await import("./live-channel");
  const line = await import("./line").catch(() => null);
  const page = { shown: server.events.length, told: [] as string[] };
  listenLive((message) => {
    page.told.push(message.type === "change" ? message.what : message.type);
    page.shown = server.events.length;
  }, server.events.at(-1)?.id ?? 0);
  await vi.advanceTimersByTimeAsync(100);
  return { page, window, document, listenLive, isDown: () => line?.isLineDown() ?? false };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

/** Until the next attempt has begun, and, unless `step` is below the 20 ms of an answer, has failed. */
async function untilTried(step = 100) {
  const before = server.attempts;
  while (server.attempts === before) await vi.advanceTimersByTimeAsync(step);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeChannel.all.clear();
  server = new Server();
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("navigator", { locks: fakeLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(Math.random).mockRestore();
});

describe("a live page", () => {
  it.each<Line>(["502", "held", "refused"])(
    "misses nothing in 60 s of a line that is %s, and is told once",
    async (line) => {
      const { page, isDown } = await openTab();
      server.happens("before");
      server.goes(line);
      await seconds(1);
      server.happens("during");
      expect([page.told, page.shown]).toEqual([["before"], 1]);
      await seconds(59);
      expect(isDown()).toBe(true);
      server.goes("up");
      await seconds(36);
      expect(isDown()).toBe(false);
      expect(page.shown).toBe(2);
      server.happens("after");
      await seconds(36);
      expect(page.shown).toBe(3);
      expect(page.told.filter((what) => what !== "missed")).toEqual(["before", "during", "after"]);
      expect(server.open.size).toBe(1);
    },
  );

  it("tries on for hours, between 2 and 30 s apart", async () => {
    await openTab();
    server.goes("502");
    await seconds(60);
    const before = server.attempts;
    await seconds(3_600);
    expect(server.attempts - before).toBeGreaterThanOrEqual(3_600 / 30);
    expect(server.attempts - before).toBeLessThan(3_600 / 5);
  });

  it("hears what came after its data were read and before it was shown, when it opens in a tab that listens", async () => {
    const { listenLive } = await openTab();
    server.happens("before");
    const read = server.events.at(-1)?.id ?? 0;
    server.happens("written");
    const told: string[] = [];
    listenLive((message) => void told.push(message.type === "change" ? message.what : message.type), read);
    await seconds(1);
    expect(told).toEqual(["written"]);
    server.happens("after");
    expect(told).toEqual(["written", "after"]);
  });

  it("keeps a line that only beats", async () => {
    await openTab();
    await seconds(600);
    expect(server.attempts).toBe(1);
  });

  it.each(["pointerdown", "keydown"])("tries at once when the person is back (%s)", async (input) => {
    const { document, page } = await openTab();
    server.goes("502");
    await seconds(300);
    await untilTried();
    await seconds(3);
    server.goes("up");
    server.happens("meanwhile");
    const before = server.attempts;
    document.dispatchEvent(new Event(input));
    await vi.advanceTimersByTimeAsync(100);
    expect(server.attempts).toBe(before + 1);
    expect(page.shown).toBe(1);
    document.dispatchEvent(new Event(input));
    await vi.advanceTimersByTimeAsync(100);
    expect(server.attempts).toBe(before + 1);
  });

  it.each([
    ["just after an attempt has failed", 1],
    ["while an attempt is not answered yet", 0],
  ])("remembers that the person is back %s", async (_, secondsAfter) => {
    const { document, page } = await openTab();
    server.goes("502");
    await seconds(300);
    vi.mocked(Math.random).mockReturnValue(1); // the next attempt of its own is 30 s away
    await untilTried(secondsAfter === 0 ? 10 : 100);
    await seconds(secondsAfter);
    document.dispatchEvent(new Event("keydown"));
    await vi.advanceTimersByTimeAsync(100);
    server.goes("up");
    server.happens("meanwhile");
    await seconds(2.5);
    expect(page.shown).toBe(1);
  });

  it("lets a person's haste replace an attempt that stays unanswered", async () => {
    const { document, page } = await openTab();
    server.goes("502");
    await seconds(60);
    server.goes("held");
    await untilTried(10);
    document.dispatchEvent(new Event("keydown"));
    server.goes("up");
    server.happens("meanwhile");
    await seconds(10.5);
    expect(page.shown).toBe(1);
  });

  it("tries at once when the device is online again, also on a line that nobody knows to be dead", async () => {
    const { window, page } = await openTab();
    server.goes("held");
    await seconds(2);
    server.goes("up");
    server.happens("meanwhile");
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(100);
    expect(page.shown).toBe(1);
  });

  it("says that the line is down after 10 s, not for a short loss", async () => {
    const { isDown } = await openTab();
    server.goes("502");
    await seconds(9);
    expect(isDown()).toBe(false);
    server.goes("up");
    await seconds(36);
    expect(isDown()).toBe(false);
    server.goes("502");
    await seconds(11);
    expect(isDown()).toBe(true);
  });

  it("stops for good when the session has ended", async () => {
    const { page, document } = await openTab();
    for (const source of server.open) source.hear({ type: "bye", data: "", id: "" });
    await seconds(300);
    document.dispatchEvent(new Event("keydown"));
    await seconds(300);
    expect(page.told).toEqual(["bye"]);
    expect(server.attempts).toBe(1);
  });
});

describe("two tabs", () => {
  it("share one stream, what they know of the line, and the haste of either", async () => {
    const reader = await openTab();
    const other = await openTab();
    expect(server.attempts).toBe(1);
    server.happens("seen by both");
    await seconds(1);
    expect([reader.page.told, other.page.told]).toEqual([["seen by both"], ["seen by both"]]);
    server.goes("502");
    await seconds(300);
    expect([reader.isDown(), other.isDown()]).toEqual([true, true]);
    await untilTried();
    await seconds(3);
    server.goes("up");
    server.happens("meanwhile");
    other.document.dispatchEvent(new Event("keydown"));
    await vi.advanceTimersByTimeAsync(100);
    expect([reader.page.shown, other.page.shown]).toEqual([2, 2]);
    expect([reader.isDown(), other.isDown()]).toEqual([false, false]);
  });

  it("hear again, each by itself, when somebody signs in anew in another one", async () => {
    const stayed = await openTab();
    const waiting = await openTab();
    for (const source of [...server.open]) source.hear({ type: "bye", data: "", id: "" });
    await seconds(60);
    const { window } = await openTab();
    server.happens("after signing in");
    await seconds(1);
    for (const { page } of [stayed, waiting])
      expect([page.told[0], page.told.at(-1)]).toEqual(["bye", "after signing in"]);
    window.dispatchEvent(new Event("pagehide"));
    await seconds(1);
    server.happens("after the other tab was closed");
    await seconds(1);
    for (const { page } of [stayed, waiting]) expect(page.told.at(-1)).toBe("after the other tab was closed");
    expect(server.open.size).toBe(1);
  });
});
