import { request as ask, createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { testSettings } from "../../../tests/support/settings";
import { flushAnswers, startLog } from "../log.server";
import { metricsText, registerFigures } from "../metrics/figures.server";
import { setSettings } from "../settings.server";
import { Access, accessFigures, routeOutside } from "./access.server";

let written = "";
const memory = new Writable({
  write(piece, _, done) {
    written += String(piece);
    done();
  },
});

beforeEach(() => {
  written = "";
  setSettings(testSettings);
  startLog("info", memory);
  registerFigures(accessFigures);
});
afterAll(() => startLog("silent"));

/** A server that answers on this route; every request is sent on one connection. */
async function serverOn(route: string) {
  const ended: Promise<void>[] = [];
  const server = createServer((request, response) => {
    const access = new Access(request, response);
    access.isOf(route);
    ended.push(new Promise((resolve) => response.once("close", () => resolve(access.end()))));
    if (request.url !== "/never") response.end("0123456789");
    else request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string, method = "GET"): Promise<void> => {
    const answer = await new Promise<IncomingMessage | null>((resolve) => {
      const sent = ask({ port, path, method, headers: { cookie: "psp.session=geheim", "user-agent": "Ana" } });
      sent
        .on("response", resolve)
        .on("error", () => resolve(null))
        .end();
    });
    if (answer) await text(answer);
    await Promise.all(ended);
    flushAnswers();
  };
}

const lines = () =>
  written
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("one line for each answered request", () => {
  it("has the pattern of its route and nothing of its address, its cookies or its sender", async () => {
    const send = await serverOn("/articole/:id");
    await send("/articole/0192aa55-secret-token?email=ana@exemplu.ro", "POST");
    expect(lines()).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        request: expect.stringMatching(/^[0-9a-f-]{36}$/),
        route: "/articole/:id",
        method: "POST",
        status: 200,
        ms: expect.any(Number),
        bytes: expect.any(Number),
        msg: "answered",
      },
    ]);
    expect(lines()[0]?.bytes).toBeGreaterThan(10);
    expect(written).not.toMatch(/0192aa55|secret|exemplu|geheim|Ana/);
  });

  it("says 499 when the client left before the answer", async () => {
    const send = await serverOn("/");
    await send("/never");
    expect(lines()).toMatchObject([{ status: 499 }]);
  });

  it("is not written with ACCESS_LOG=off or a quieter log, and is counted all the same", async () => {
    const send = await serverOn("/quiet");
    setSettings({ ...testSettings, accessLog: false });
    await send("/");
    setSettings(testSettings);
    startLog("warn", memory);
    await send("/");
    expect(written).toBe("");
    expect((await metricsText()).text).toContain('psp_http_requests_total{route="/quiet",status="2xx"} 2');
  });
});

it("counts a stream, which lasts as long as its page is open, without timing it", async () => {
  await (await serverOn("/live"))("/live");
  const { text: figures } = await metricsText();
  expect(figures).toContain('psp_http_requests_total{route="/live",status="2xx"} 1');
  expect(figures).not.toContain('psp_http_request_seconds_count{route="/live"}');
});

it("keeps one name for all addresses that no route has", () => {
  expect(["/healthz", "/a", "/b/c"].map(routeOutside)).toEqual(["/healthz", "unknown", "unknown"]);
});
