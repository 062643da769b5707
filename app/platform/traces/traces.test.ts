import { once } from "node:events";
import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { json } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { testSettings } from "../../../tests/support/settings";
import { db, raw, transaction } from "../database/connection.server";
import { Access } from "../http/access.server";
import { startLog } from "../log.server";
import { setSettings } from "../settings.server";
import { closeTraces, openTraces, tracedJob, withoutValues } from "./traces.server";

type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code: number };
  attributes: { key: string; value: Record<string, unknown> }[];
};
type Body = { resourceSpans: { resource: { attributes: Sent["attributes"] }; scopeSpans: { spans: Sent[] }[] }[] };

ownDatabase();

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
  startLog("warn", memory);
});
afterEach(closeTraces);
afterAll(() => startLog("silent"));

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A collector that takes everything. `spans` sends what waits and gives all spans that arrived. */
async function collector({ ratio = 1, trustedProxies = [] as string[] } = {}) {
  const bodies: Body[] = [];
  const heard: (string | undefined)[] = [];
  const port = await listening(
    createServer(async (request, response) => {
      heard.push(`${request.method} ${request.url} ${request.headers["x-key"]}`);
      bodies.push((await json(request)) as Body);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    }),
  );
  const traces = { url: `http://127.0.0.1:${port}/v1/traces`, headers: { "x-key": "cheie" }, service: "psp-1", ratio };
  await openTraces({ ...testSettings, traces, trustedProxies });
  const spans = async () => {
    await closeTraces();
    return bodies.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  };
  return { spans, bodies, heard };
}

const attributesOf = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const inOrder = (spans: Sent[]) => spans.map(({ name }) => name).sort();

/** Answers one request with this work and waits for its end. */
async function answered(path: string, work: () => Promise<unknown>, headers: Record<string, string> = {}) {
  const ended = Promise.withResolvers<string>();
  const port = await listening(
    createServer((request, response) => {
      const access = new Access(request, response);
      access.isOf("/parteneri/:id");
      response.once("close", () => {
        access.end();
        ended.resolve(access.id);
      });
      void access.handledBy(async () => {
        await work();
        response.end("gata");
      });
    }),
  );
  const sent = ask({ port, path, agent: false, headers: { cookie: "psp.session=taina", ...headers } }).end();
  const [response] = await once(sent, "response");
  response.resume();
  return ended.promise;
}

const find = (email: string) => db().execute(sql`select ${email}::text as found, 'constantă' as other, 4711 as n`);

describe("a request that is traced", () => {
  it("is a span with its queries, without its address, cookies, client and the values of its statements", async () => {
    const { spans, bodies, heard } = await collector();
    const id = await answered("/parteneri/0192aa55?email=ana@exemplu.ro", () => find("ana@exemplu.ro"));
    const sent = await spans();
    expect(inOrder(sent)).toEqual(["GET /parteneri/:id", "SELECT"]);
    const [query, request] = sent as [Sent, Sent];
    expect(query).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(attributesOf(request)).toEqual({
      "http.request.method": "GET",
      "http.route": "/parteneri/:id",
      "http.response.status_code": 200,
      "psp.request.id": id,
    });
    expect(attributesOf(query)).toEqual({
      "db.system.name": "postgresql",
      "db.query.text": "select $1::text as found, ? as other, ? as n",
    });
    const text = JSON.stringify(bodies);
    expect(text).not.toMatch(/ana@|exemplu|0192aa55|taina|127\.0\.0\.1|constant|4711/);
    expect(text).toContain("psp-1");
    expect(heard).toEqual(["POST /v1/traces cheie"]);
  });

  it("has the statements of a transaction, and plain SQL", async () => {
    const { spans } = await collector();
    await answered("/", () => transaction(() => raw.executeSql("select $1::int", [1])));
    expect(inOrder(await spans())).toEqual(["BEGIN", "COMMIT", "GET /parteneri/:id", "SELECT"]);
  });

  it("keeps its queries where others wait with it for a connection", async () => {
    const { spans } = await collector();
    const both = ["a", "b"].map((word) =>
      answered("/", () => Promise.all(Array.from({ length: 12 }, () => db().execute(sql.raw(`select 1 as ${word}`))))),
    );
    await Promise.all(both);
    const sent = await spans();
    const texts = Map.groupBy(
      sent.filter(({ parentSpanId }) => parentSpanId),
      ({ parentSpanId }) => parentSpanId,
    );
    expect([...texts.values()].map((group) => group.length)).toEqual([12, 12]);
    for (const group of texts.values())
      expect(new Set(group.map((span) => attributesOf(span)["db.query.text"])).size).toBe(1);
  });

  it("says the code of a failed query, not its message", async () => {
    const { spans, bodies } = await collector();
    await answered("/", () =>
      db()
        .execute(sql`select ${"ana"}::text::point`)
        .catch(() => {}),
    );
    const failed = (await spans()).find(({ name }) => name === "SELECT") as Sent;
    expect(failed.status).toEqual({ code: 2 });
    expect(attributesOf(failed)).toMatchObject({ "error.type": "22P02" });
    expect(JSON.stringify(bodies)).not.toContain("ana");
  });

  it("is one of the part that is asked for", async () => {
    const { spans } = await collector({ ratio: 0 });
    await answered("/", () => find("a"));
    await tracedJob("mail", async () => void (await find("a")));
    expect(await spans()).toEqual([]);
  });
});

describe("a trace that began elsewhere", () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };

  it("goes on when a trusted proxy says so", async () => {
    const { spans } = await collector({ trustedProxies: ["127.0.0.0/8"] });
    await answered("/", async () => {}, headers);
    expect(await spans()).toMatchObject([{ traceId, parentSpanId: "b7ad6b7169203331" }]);
  });

  it("does not when anybody else does", async () => {
    const { spans } = await collector({ trustedProxies: ["10.0.0.1"] });
    await answered("/", async () => {}, headers);
    const [span] = await spans();
    expect(span?.traceId).not.toBe(traceId);
    expect(span?.parentSpanId).toBeFalsy();
  });
});

it("has a span for each job, with its queries and without its failure's message", async () => {
  const { spans, bodies } = await collector();
  const failing = tracedJob("sweep-tries", async () => {
    await find("ana@exemplu.ro");
    throw new TypeError("ana@exemplu.ro");
  });
  await expect(failing).rejects.toThrow(TypeError);
  const sent = await spans();
  expect(inOrder(sent)).toEqual(["SELECT", "sweep-tries"]);
  const job = sent.find(({ name }) => name === "sweep-tries") as Sent;
  expect(attributesOf(job)).toEqual({ "psp.job": "sweep-tries", "error.type": "TypeError" });
  expect(JSON.stringify(bodies)).not.toContain("ana@");
});

it("says once in the log that the collector is gone, and once that it is back", async () => {
  let isGone = true;
  const port = await listening(
    createServer((request, response) => {
      request.resume();
      response.writeHead(isGone ? 400 : 200).end("ana@exemplu.ro");
    }),
  );
  const traces = { url: `http://127.0.0.1:${port}/v1/traces`, headers: {}, service: "psp", ratio: 1 };
  const oneTrace = async () => {
    await openTraces({ ...testSettings, traces });
    await answered("/", async () => {});
    await closeTraces();
  };
  await oneTrace();
  await oneTrace();
  const lines = () => written.split("\n").filter(Boolean);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatch(/"msg":"the trace collector is not available: traces are lost meanwhile/);
  expect(lines()[0]).not.toMatch(/"request"|exemplu/);
  isGone = false;
  await oneTrace();
  expect(lines()).toHaveLength(2);
  expect(lines()[1]).toContain('"refused":2,"msg":"the trace collector is available again"');
});

it("loads nothing while traces are sent nowhere", async () => {
  const loaded = vi.fn(() => ({ openTelemetry: () => ({ close: async () => {} }) }));
  vi.doMock("./open-telemetry.server", loaded);
  onTestFinished(() => void vi.doUnmock("./open-telemetry.server"));
  await openTraces({ ...testSettings, traces: null });
  expect(loaded).not.toHaveBeenCalled();
  const traces = { url: "http://127.0.0.1:9/v1/traces", headers: {}, service: "psp", ratio: 1 };
  await openTraces({ ...testSettings, traces });
  expect(loaded).toHaveBeenCalledOnce();
});

it.each([
  ["select * from t where a = $1 and b2 = $12", "select * from t where a = $1 and b2 = $12"],
  ["select 'it''s', E'a', 3.14, x from \"t1\"", 'select ?, E?, ?, x from "t1"'],
  ["do $body$ select 'a' $body$; select $$ a", "do ?; select ?"],
  [`select '${"a".repeat(900)}' from t`, "select ?"],
  [`select ${"a, ".repeat(300)}`, `select ${"a, ".repeat(300)}`.slice(0, 500)],
])("keeps of %o no values and 500 characters", (text, kept) => {
  expect(withoutValues(text)).toBe(kept);
});
