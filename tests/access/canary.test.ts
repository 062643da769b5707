import * as build from "virtual:react-router/server-build";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplication } from "~/application.server";
import { openResponses } from "~/modules/requests/verbs/decisions.server";
import { setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { deliverJournal, ownPlatform } from "../support/platform";
import { ask } from "./ask";
import { CANARY, isLeak, PRIVATE, plantCanary, READS_PRIVATE } from "./canary";
import type { Row } from "./expected/row";
import { pathOf, rows } from "./matrix";
import { knownRoutes } from "./routes";
import { MOMENTS, makeWorld, PERSONAS, type Persona, type World } from "./world";

const TABLES = [
  "search_entries",
  "assistant_passages",
  "journal",
  "mails",
  "notifications",
  "live_events",
  "messages",
  "conversations",
  "pgboss.job",
  "request_changes",
];

/** The `.data` address of a page. */
const dataOf = (path: string) => path.replace(/(?=\?|$)/, ".data");

/** The same value with the canary's words and price replaced. */
function cleaned(value: unknown): unknown {
  if (typeof value === "string" || typeof value === "number") return CANARY.test(String(value)) ? "altceva" : value;
  if (Array.isArray(value)) return value.map(cleaned);
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]));
}

/** The application with the canary removed from all loader data. */
function appWithoutCanary() {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!loader) return [id, route];
    return [
      id,
      {
        ...route,
        module: {
          ...route.module,
          loader: async (asked: Parameters<typeof loader>[0]) => cleaned(await loader(asked)),
        },
      },
    ];
  });
  return createApplication({ ...build, routes: Object.fromEntries(routes) }, "production");
}

describe("a sealed offer, before its deadline", () => {
  ownPlatform();
  let world: World;

  beforeAll(async () => {
    world = await makeWorld();
    await plantCanary(world);
    await deliverJournal();
  });
  afterAll(() => setClock(null));

  /** What is asked of an open request, asked of the sealed one. */
  const ofCanary = rows
    .filter(({ ids }) => ids.id === "open")
    .map((row) => ({ ...row, ids: { ...row.ids, id: "canary", responseId: "canaryResponse" } }));

  /** The addresses that are read, and whether each is a page: those have a `.data` address too. */
  const addresses = (of: readonly Row[]): Map<string, boolean> => {
    const pages = new Set(
      knownRoutes()
        .filter(({ draws }) => draws)
        .map(({ pattern }) => pattern),
    );
    const paths = of
      .filter(({ method }) => method === "GET")
      .map((row): [string, boolean] => [pathOf(row, world.ids), pages.has(row.pattern) && !row.pattern.endsWith("*")]);
    const tabs = ["oferte", "descriere", "intrebari", "istoric", "potriviri", "discutii", "dosar"].map(
      (tab): [string, boolean] => [`/uat/service-requests/${world.ids.canary}?tab=${tab}`, true],
    );
    return new Map([...paths, ...tabs]);
  };

  /** All other addresses are asked in the same way by access.test.ts, in a world in which nobody is told of it yet. */
  it("is found by nobody but its author on any of its pages and .data addresses", async () => {
    const found: string[] = [];
    setClock(MOMENTS.open);
    for (const persona of PERSONAS)
      for (const [path, isPage] of addresses(ofCanary))
        for (const address of [...(isPage ? [dataOf(path)] : []), path])
          await rolledBack(async () => {
            const { text } = await ask(address, world.cookies.open[persona]);
            if (isLeak(text, persona)) found.push(`${persona}: ${address}`);
          });
    expect(found).toEqual([]);
  });

  it("is drawn only from what the page's loaders gave: without it there, no page has it", async () => {
    setClock(MOMENTS.open);
    const blind = appWithoutCanary();
    const drawn: string[] = [];
    const invented: string[] = [];
    for (const [path, isPage] of addresses([...rows, ...ofCanary])) {
      if (!isPage) continue;
      await rolledBack(async () => {
        const cookie = world.cookies.open.firma;
        if (!CANARY.test((await ask(path, cookie)).text)) return;
        drawn.push(path);
        if (CANARY.test((await ask(path, cookie, undefined, blind)).text)) invented.push(path);
      });
    }
    expect(drawn).toContain(`/firma/opportunities/${world.ids.canary}`);
    expect(invented).toEqual([]);
  });

  it("stands in no mail, journal, job, notification or message", async () => {
    for (const table of TABLES) {
      const { rows: held } = await db().execute<{ row: string }>(`select t::text as row from ${table} t`);
      expect(
        held.filter(({ row }) => CANARY.test(row) || PRIVATE.test(row)),
        table,
      ).toEqual([]);
    }
  });

  it("is as little found as the private text of a project, which who applied does not read yet", async () => {
    setClock(MOMENTS.open);
    const project = `/proiecte/${world.ids.exchangeProject}`;
    const seen = async (persona: Persona, path: string) => (await ask(path, world.cookies.open[persona])).text;
    for (const persona of READS_PRIVATE) expect(await seen(persona, project)).toMatch(PRIVATE);
    for (const path of [project, "/proiecte/aplicatii"]) expect(await seen("firma", path)).not.toMatch(PRIVATE);
  });

  it("is read by its author", async () => {
    setClock(MOMENTS.open);
    expect((await read("firma", `/firma/opportunities/${world.ids.canary}`)).match(CANARY)).not.toBeNull();
  });

  it("is read by the owner once it is opened, and by no other firm even then", async () => {
    setClock(MOMENTS.closed);
    const fisa = `/uat/service-requests/${world.ids.canary}`;
    await rolledBack(async () => {
      expect(await read("uat", fisa)).not.toMatch(CANARY);
      await openResponses(world.actors.uat, world.ids.canary ?? "");
      expect(await read("uat", fisa)).toMatch(CANARY);
      expect(await read("uatOther", fisa)).not.toMatch(CANARY);
      expect(await read("firmaOther", `/firma/opportunities/${world.ids.canary}`)).not.toMatch(CANARY);
    });
  });

  const read = async (persona: Persona, path: string) => {
    const moment = persona.startsWith("uat") || persona === "firmaOther" ? "closed" : "open";
    return (await ask(path, world.cookies[moment][persona])).text;
  };
});
