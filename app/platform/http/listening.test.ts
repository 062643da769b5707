import { EventEmitter, once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { log } from "../log.server";
import { httpServer, listen, mostConnections, type Patience } from "./listening.server";

const LONG = 60_000;
/** What is left at a minute cannot be what cuts a test's client off, however slow the machine is. */
const patience = { head: LONG, request: LONG, longest: LONG, steady: 100, check: 20 };

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Sends one byte after the other, and never the last; says what came back, and after how many milliseconds. */
function trickle(port: number, start: string, drop = "a"): Promise<{ answer: string; after: number }> {
  return new Promise((resolve) => {
    const began = performance.now();
    const socket = connect(port, "127.0.0.1");
    socket.write(start);
    const dropping = setInterval(() => socket.write(drop), 25);
    let answer = "";
    socket.setEncoding("utf8").on("data", (text) => {
      answer += text;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(dropping);
      resolve({ answer, after: performance.now() - began });
    });
  });
}

const echo = (own: Partial<Patience>) =>
  httpServer((request, response) => void request.resume().on("end", () => response.end("whole")), {
    ...patience,
    ...own,
  });

const headOf = (length: number) =>
  `POST / HTTP/1.1\r\nHost: psp.test\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
const PART = "a".repeat(64 * 1024);

describe("a client that sends slowly", () => {
  it("is cut off in the head of a request", async () => {
    const port = await listening(echo({ head: 200 }));
    const { answer, after } = await trickle(port, "GET / HTTP/1.1\r\nHost: psp.test\r\nX-Slow: ");
    expect(answer).toContain("408 Request Timeout");
    expect(after).toBeGreaterThan(190);
  });

  it("is cut off in the body of a request", async () => {
    const { answer, after } = await trickle(await listening(echo({ request: 600 })), headOf(1000));
    expect(answer).toContain("408 Request Timeout");
    expect(after).toBeGreaterThan(590);
  });

  it("is waited for three times as long while the body arrives steadily, and no longer", async () => {
    const port = await listening(echo({ head: 1_000, request: 1_000, steady: 900, longest: 3_000 }));
    const { answer, after } = await trickle(port, headOf(100_000_000), PART);
    expect(answer).toContain("408 Request Timeout");
    expect(after).toBeGreaterThan(2_900);
  });

  it("is answered when a body that arrives steadily ends after the usual time", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { request, steady } = { request: 600, steady: 100 };
    const arrived = new EventEmitter();
    let bytes = 0;
    const server = httpServer(
      (asked, response) => {
        asked.on("data", (part: Buffer) => {
          bytes += part.length;
          if (bytes % PART.length === 0) arrived.emit("part");
        });
        asked.on("end", () => response.end("whole"));
      },
      { ...patience, request, steady },
    );
    const socket = connect(await listening(server), "127.0.0.1");
    const parts = 3 * (request / steady);
    socket.write(headOf(PART.length * (parts + 1)));
    for (let sent = 0; sent < parts; sent += 1) {
      const part = once(arrived, "part");
      socket.write(PART);
      await part;
      vi.advanceTimersByTime(steady);
    }
    socket.write(PART);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK.*whole/s);
  });

  it("is refused with a sentence where the port is taken", async () => {
    const port = await listening(httpServer(() => {}));
    const second = listen(
      httpServer(() => {}),
      { port, host: "127.0.0.1" },
    );
    await expect(second).rejects.toThrow(`Portul ${port} este ocupat`);
  });

  it("has ten seconds for the headers and three minutes for the longest request in production", () => {
    const server = httpServer(() => {});
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 180_000]);
  });
});

describe("more connections than there is room for", () => {
  /** Opens a connection, and keeps it after an answer when it asks for one; says what came back. */
  async function opened(port: number, sent: string) {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    let answer = "";
    socket.setEncoding("utf8").on("data", (text) => (answer += text));
    socket.on("error", () => {});
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    await once(socket, "connect");
    socket.write(sent);
    return { socket, answer: () => answer, closed };
  }
  const ASK = "GET / HTTP/1.1\r\nHost: psp.test\r\n\r\n";
  const MOST = 20;
  const crowded = () => httpServer((_, response) => void response.end("whole"), patience, MOST);

  it("idle ones are closed for the next, and the log says once what to do", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const port = await listening(crowded());
    const idle = await Promise.all(Array.from({ length: MOST }, () => opened(port, ASK)));
    await expect.poll(() => idle.filter(({ answer }) => answer().includes("whole")).length).toBe(MOST);
    await (await opened(port, ASK)).closed; // refused, and made room
    await Promise.all(idle.map(({ closed }) => closed));
    const next = await opened(port, ASK);
    await expect.poll(next.answer).toContain("whole");
    expect(warn.mock.calls).toEqual([[{ most: MOST, refused: 1 }, expect.stringContaining("LimitNOFILE")]]);
  });

  it("those in the middle of a request stay", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const port = await listening(crowded());
    const begun = await Promise.all(
      Array.from({ length: MOST }, () => opened(port, "GET / HTTP/1.1\r\nHost: psp.test\r\n")),
    );
    await (await opened(port, ASK)).closed;
    for (const { socket } of begun) socket.write("\r\n");
    await expect.poll(() => begun.filter(({ answer }) => answer().includes("whole")).length).toBe(MOST);
  });

  it("keeps descriptors for files and the database", () => {
    expect([mostConnections(1_024), mostConnections(65_536), mostConnections(100)]).toEqual([768, 20_000, 256]);
  });
});
