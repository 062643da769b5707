import { request as ask, type ClientRequest, createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { testSettings } from "../tests/support/settings";
import { admitted, openAdmission } from "./admission.server";
import { ArrivingBodies } from "./platform/http/arriving-body.server";
import { Gate, waitOutside } from "./platform/http/gate.server";
import { setSettings } from "./platform/settings.server";

const LARGEST = 200_000;

beforeAll(() => setSettings(testSettings));

/** A server with one slot for pages, whose answers wait until the test lets them go. */
async function server({ waitMs = 60, most = 3 * LARGEST, isKnown = async (_cookie: string) => true } = {}) {
  const opened = openAdmission({ connections: 2, largestBody: LARGEST });
  const gates = { ...opened.gates, pages: new Gate({ slots: 1, waitMs, mostWaiting: 10 }) };
  const admission = { gates, bodies: new ArrivingBodies({ most, largest: LARGEST, isKnown }) };
  const bodies = vi.spyOn(admission.bodies, "read");
  const held: PromiseWithResolvers<void>[] = [];
  const begun: string[] = [];
  const hono = new Hono();
  hono.onError(() => new Response("no database", { status: 503 }));
  hono.use(admitted(admission, () => "client"));
  hono.all("*", async (context) => {
    begun.push(context.req.path);
    if (context.req.path === "/elsewhere") await waitOutside(() => hold(held));
    else if (context.req.path === "/held") await hold(held);
    return context.text(`${context.req.method} ${(await context.req.raw.text()).length}`);
  });
  const listening = createServer(
    getRequestListener((request, environment) => hono.fetch(request, { ...environment }), {
      overrideGlobalObjects: false,
    }),
  );
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const { resolve } of held) resolve();
    listening.closeAllConnections();
    listening.close();
  });
  const { port } = listening.address() as AddressInfo;
  const send = (path: string, options: { method?: string; headers?: Record<string, string> } = {}) => {
    const sending = ask({ port, path, agent: false, ...options });
    return sending.on("error", () => {}); // of those that are left waiting when the test ends
  };
  /** A body has begun to arrive, and its request holds no slot. */
  const isReceiving = () => bodies.mock.calls.length === 1 && gates.pages.inFlight === 0;
  return { hono, gates, begun, send, isReceiving, letGo: () => held.shift()?.resolve() };
}

function hold(held: PromiseWithResolvers<void>[]): Promise<void> {
  const one = Promise.withResolvers<void>();
  held.push(one);
  return one.promise;
}

const answerTo = (sent: ClientRequest) =>
  new Promise<{ status: number; headers: IncomingMessage["headers"]; body: string }>((resolve) => {
    sent.on("response", async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) });
    });
  });

const get = async (at: Awaited<ReturnType<typeof server>>, path: string, headers: Record<string, string> = {}) => {
  const sent = at.send(path, { headers });
  const answer = answerTo(sent);
  sent.end();
  return answer;
};

const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 5_000, interval: 5 });

describe("more requests than there are slots", () => {
  it("are refused after a while, with a page, or in JSON for a script, and without being begun", async () => {
    const at = await server();
    const first = get(at, "/held");
    await until(() => at.begun.length === 1);
    const [page, data, script] = await Promise.all([
      get(at, "/uat/dashboard"),
      get(at, "/uat/dashboard.data"),
      get(at, "/incarcari/imagini", { accept: "application/json" }),
    ]);
    for (const { status, headers } of [page, data, script]) {
      expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
      expect([headers["x-frame-options"], headers["x-content-type-options"]]).toEqual(["DENY", "nosniff"]);
    }
    expect(page?.body).toContain("Platforma primește acum mai multe cereri decât poate rezolva.");
    for (const answer of [data, script]) expect(JSON.parse(answer?.body ?? "").sentence).toContain("mai multe cereri");
    expect(at.begun).toEqual(["/held"]);
    at.letGo();
    expect((await first).status).toBe(200);
    expect((await get(at, "/uat/dashboard")).status).toBe(200);
  });

  it("say of a button's form that it was not sent, and never that of a page", async () => {
    const at = await server();
    void get(at, "/held");
    await until(() => at.begun.length === 1);
    const press = () => {
      const sent = at.send("/uat/articles/1/submission", { method: "POST" });
      const answer = answerTo(sent);
      sent.end();
      return answer;
    };
    const before = await get(at, "/uat");
    const pressed = await press();
    const after = await get(at, "/uat");
    expect(pressed.body).toContain("Ce ați trimis nu a fost primit");
    for (const { body } of [before, after]) expect(body).toContain("Încercați din nou peste câteva secunde");
  });

  it("keep out neither whoever signs in nor a page that is made for everybody", async () => {
    const at = await server();
    void get(at, "/held");
    await until(() => at.begun.length === 1);
    for (const path of ["/login?tip=uat", "/admin-login", "/login/cod", "/login.data"])
      expect((await get(at, path)).status, path).toBe(200);
    const forEveryone = (path: string) => at.hono.request(path, {}, { forEveryone: true });
    expect((await forEveryone("/comunitati")).status).toBe(200);
    expect((await forEveryone("/cauta?q=drum")).status).toBe(503);
    expect((await get(at, "/loginx")).status).toBe(503);
  });

  it("are forgotten when their client leaves", async () => {
    const at = await server({ waitMs: 5_000 });
    void get(at, "/held");
    await until(() => at.begun.length === 1);
    const leaving = at.send("/left");
    leaving.end();
    await until(() => at.gates.pages.waiting === 1);
    leaving.destroy();
    await until(() => at.gates.pages.counts.abandoned === 1);
    at.letGo();
    await until(() => at.gates.pages.inFlight === 0);
    expect(at.begun).toEqual(["/held"]);
  });
});

describe("a body", () => {
  it("that arrives slowly keeps no slot, and is whole when the request is begun", async () => {
    const at = await server();
    const slow = at.send("/form", { method: "POST", headers: { "content-length": "100000" } });
    const answer = answerTo(slow);
    slow.write("x".repeat(10));
    await until(at.isReceiving);
    expect((await get(at, "/other")).status).toBe(200);
    expect(at.begun).toEqual(["/other"]);
    slow.end("x".repeat(99_990));
    expect(await answer).toMatchObject({ status: 200, body: "POST 100000" });
  });

  it("that does not say how long it is arrives the same, and too long a one is refused with the limits", async () => {
    const at = await server();
    const sent = async (length: number, headers: Record<string, string>) => {
      const sending = at.send("/form", { method: "POST", headers });
      const answer = answerTo(sending);
      sending.end("x".repeat(length));
      const { status, body } = await answer;
      return status === 200 ? body : `${status} ${body}`;
    };
    expect(await sent(1_000, { "transfer-encoding": "chunked" })).toBe("POST 1000");
    expect(await sent(0, { "transfer-encoding": "chunked" })).toBe("POST 0");
    for (const [name, value] of [
      ["content-length", String(LARGEST + 10)],
      ["transfer-encoding", "chunked"],
    ] as const)
      expect(await sent(LARGEST + 10, { [name]: value })).toMatch(/^413 .*prea mare.*cel mult 12 MB/s);
    expect(at.begun).toHaveLength(2);
  });

  it("of more than 64 MB is not read before its sender is known, which no smaller one waits for", async () => {
    const isKnown = vi.fn(async (cookie: string) => {
      if (cookie === "lost") throw new Error("no database");
      return cookie === "real";
    });
    const FILM = 70 * 1024 * 1024;
    const at = await server({ isKnown, most: Number.POSITIVE_INFINITY });
    const post = (bytes: number, cookie: string) => {
      const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": String(bytes), cookie };
      const sending = at.send("/form", { method: "POST", headers });
      const answer = answerTo(sending);
      sending.flushHeaders();
      return { sending, answer };
    };
    for (const [cookie, status] of [
      ["", 413],
      ["invented", 413],
      ["lost", 503],
    ] as const)
      expect((await post(FILM, cookie).answer).status, cookie).toBe(status);
    expect(isKnown.mock.calls).toEqual([[""], ["invented"], ["lost"]]);
    const small = post(10_000, "lost");
    small.sending.end("x".repeat(10_000));
    expect((await small.answer).status).toBe(200);
    const large = post(FILM, "real");
    large.sending.write("--x\r\n");
    await until(() => isKnown.mock.calls.length === 4 && at.gates.pages.inFlight === 0);
    expect(await Promise.race([large.answer, new Promise((resolve) => setTimeout(resolve, 50, "read"))])).toBe("read");
    large.sending.destroy();
  });

  it("is not read when others hold all that may be held, unless it is small", async () => {
    const at = await server({ most: LARGEST });
    const slow = at.send("/form", { method: "POST", headers: { "content-length": String(LARGEST) } });
    slow.write("x");
    await until(at.isReceiving);
    const post = (length: number) => {
      const sending = at.send("/form", { method: "POST", headers: { "content-length": String(length) } });
      const answer = answerTo(sending);
      sending.end("x".repeat(length));
      return answer;
    };
    expect((await post(100_000)).status).toBe(503);
    expect((await post(1_000)).status).toBe(200);
    slow.destroy();
    await vi.waitFor(async () => expect((await post(100_000)).status).toBe(200), { timeout: 5_000 });
  });

  it("that is cut off is no request, and leaves nothing behind", async () => {
    const at = await server();
    const cut = at.send("/form", { method: "POST", headers: { "content-length": "100000" } });
    cut.write("x");
    await until(at.isReceiving);
    cut.destroy();
    expect((await get(at, "/other")).status).toBe(200);
    expect(at.begun).toEqual(["/other"]);
  });
});

it("a request that waits for another process keeps no slot meanwhile", async () => {
  const at = await server();
  const waiting = get(at, "/elsewhere");
  await until(() => at.begun.length === 1);
  expect((await get(at, "/other")).status).toBe(200);
  at.letGo();
  expect((await waiting).status).toBe(200);
});
