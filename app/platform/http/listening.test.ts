import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { httpServer } from "./listening.server";

/** A tenth of a thousandth of what the product waits, so that the test does not. */
const patience = { head: 200, request: 600, longest: 1_800, steady: 100, check: 20 };

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

const echo = () =>
  httpServer((request, response) => void request.resume().on("end", () => response.end("whole")), patience);

describe("a client that sends slowly", () => {
  it("is cut off in the head of a request", async () => {
    const { answer, after } = await trickle(await listening(echo()), "GET / HTTP/1.1\r\nHost: psp.test\r\nX-Slow: ");
    expect(answer).toContain("408 Request Timeout");
    expect(after).toBeGreaterThan(190);
    expect(after).toBeLessThan(600);
  });

  it("is cut off in the body of a request", async () => {
    const head = "POST / HTTP/1.1\r\nHost: psp.test\r\nContent-Length: 1000\r\n\r\n";
    const { answer, after } = await trickle(await listening(echo()), head);
    expect(answer).toContain("408 Request Timeout");
    expect(after).toBeGreaterThan(590);
    expect(after).toBeLessThan(2_000);
  });

  it("is waited for three times as long while the body arrives steadily, and no longer", async () => {
    const head = "POST / HTTP/1.1\r\nHost: psp.test\r\nContent-Length: 100000000\r\n\r\n";
    const { answer, after } = await trickle(await listening(echo()), head, "a".repeat(32 * 1024));
    expect(answer).toContain("408 Request Timeout");
    expect(after).toBeGreaterThan(1_700);
    expect(after).toBeLessThan(4_000);
  });

  it("is answered when a body that arrives steadily ends after the usual time", async () => {
    const port = await listening(echo());
    const socket = connect(port, "127.0.0.1");
    const length = 32 * 1024 * 40;
    socket.write(`POST / HTTP/1.1\r\nHost: psp.test\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
    let left = 40;
    const sending = setInterval(() => {
      socket.write("a".repeat(32 * 1024));
      left -= 1;
      if (left === 0) clearInterval(sending);
    }, 25);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK.*whole/s);
  });

  it("has ten seconds for the headers and three minutes for the longest request in production", () => {
    const server = httpServer(() => {});
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 180_000]);
  });
});
