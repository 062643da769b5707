import { afterEach, describe, expect, it } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { localDateOf } from "../calendar/local-date";
import { now, setClock } from "../clock";
import { db } from "../database/connection.server";
import { addressResolver } from "../http/address.server";
import type { Reader } from "./reader.server";
import { saltOf, sweepVisitSalts } from "./salts.server";
import { visitSalts } from "./tables.server";
import { type Visit, Visits } from "./visits.server";

ownDatabase();
afterEach(() => setClock(null));

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const reader = (changes: Partial<Reader> = {}): Reader => ({
  peer: "203.0.113.7",
  forwarded: undefined,
  agent: BROWSER,
  purpose: undefined,
  organisationId: null,
  ...changes,
});

function counter(proxies: readonly string[] = []) {
  const counted: [subject: string, visits: readonly Visit[]][] = [];
  const visits = new Visits({
    subjectAt: (path) => (path.startsWith("/blog/") ? path.slice(6) : null),
    addressOf: addressResolver(proxies),
    count: async (subject, seen) => void counted.push([subject, seen]),
  });
  const marks = () => counted.flatMap(([, seen]) => seen.map(({ visitor }) => visitor));
  return { visits, counted, marks };
}

describe("a reader", () => {
  it("is counted under a mark that reveals neither address nor browser", async () => {
    const { visits, counted, marks } = counter();
    visits.note("/blog/one", reader());
    await visits.flush();
    expect(counted).toHaveLength(1);
    expect(counted[0]).toMatchObject(["one", [{ day: localDateOf(now()), organisationId: null }]]);
    expect(marks()[0]).toMatch(/^[\w-]{22}$/);
  });

  it("is one visitor however often they visit, and another from another address or browser", async () => {
    const { visits, marks } = counter();
    for (const changes of [{}, {}, { peer: "203.0.113.8" }, { agent: `${BROWSER} x` }])
      visits.note("/blog/one", reader(changes));
    await visits.flush();
    visits.note("/blog/one", reader());
    await visits.flush();
    const all = marks();
    expect([all.length, new Set(all).size]).toEqual([4, 3]);
  });

  it("has another mark for each article, so that the marks of one person cannot be linked", async () => {
    const { visits, marks } = counter();
    visits.note("/blog/one", reader());
    visits.note("/blog/other", reader());
    await visits.flush();
    expect(new Set(marks()).size).toBe(2);
  });

  it("has another mark tomorrow", async () => {
    const { visits, marks } = counter();
    setClock(new Date("2026-11-20T21:30:00Z"));
    visits.note("/blog/one", reader());
    setClock(new Date("2026-11-20T22:30:00Z")); // past midnight in Bucharest
    visits.note("/blog/two", reader());
    await visits.flush();
    visits.note("/blog/one", reader());
    await visits.flush();
    expect(new Set(marks()).size).toBe(3);
  });

  it("is identified by the address before the trusted proxies", async () => {
    const { visits, marks } = counter(["10.0.0.1"]);
    for (const forwarded of ["198.51.100.1", "198.51.100.2"])
      visits.note("/blog/a", reader({ peer: "10.0.0.1", forwarded }));
    for (const forwarded of ["198.51.100.1", "198.51.100.2"]) visits.note("/blog/b", reader({ forwarded }));
    await visits.flush();
    expect(new Set(marks()).size).toBe(3);
  });

  it.each([
    ["a program that says so", { agent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a program that says nothing", { agent: undefined }],
    ["a page fetched ahead", { purpose: "prefetch" }],
    ["a page drawn ahead", { purpose: "prefetch;prerender" }],
  ])("is not %s", async (_, changes) => {
    const { visits, counted } = counter();
    visits.note("/blog/one", reader(changes));
    await visits.flush();
    expect(counted).toEqual([]);
  });

  it("has no mark where nothing is counted", async () => {
    const { visits, counted } = counter();
    visits.note("/comunitati", reader());
    await visits.flush();
    expect(counted).toEqual([]);
  });

  it("gets the page even when the visit cannot be counted", async () => {
    const visits = new Visits({
      subjectAt: (path) => path,
      addressOf: (peer) => peer,
      count: () => Promise.reject(new Error("down")),
    });
    visits.note("/blog/one", reader());
    await expect(visits.flush()).resolves.toBeUndefined();
  });
});

describe("the secret of a day", () => {
  it("is the same for concurrent requests, and is deleted after its day", async () => {
    setClock(new Date("2026-12-01T10:00:00Z"));
    const day = localDateOf(now());
    expect(new Set(await Promise.all([saltOf(day), saltOf(day), saltOf(day)])).size).toBe(1);
    await sweepVisitSalts.run({});
    const days = async () => (await db().select().from(visitSalts)).map((row) => row.day);
    expect(await days()).toContain(day);
    setClock(new Date("2026-12-01T22:10:00Z"));
    await sweepVisitSalts.run({});
    expect(await days()).not.toContain(day);
  });
});
