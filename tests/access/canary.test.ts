import * as build from "virtual:react-router/server-build";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApplication } from "~/application.server";
import { responseInput, sentBy } from "~/modules/requests/stories.test-data";
import { openResponses } from "~/modules/requests/verbs/decisions.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { respond } from "~/modules/requests/verbs/responses.server";
import { setClock } from "~/platform/clock";
import { db, rolledBack } from "~/platform/database/connection.server";
import { deliverJournal, ownPlatform } from "../support/platform";
import { ask } from "./ask";
import { roleOf, rows } from "./matrix";
import { knownRoutes } from "./routes";
import { MOMENTS, makeWorld, PERSONAS, type Persona, type World } from "./world";

const WORDS = "Canarul cântă numai la termen";
/** 739.174.682 lei: so many digits do not stand together by chance in a time, an id or a list of numbers. */
const PRICE = { minor: 73_917_468_200, currency: null };
/** The words, and the price in every notation of pages, serialised values and rows. */
const CANARY = /Canarul|739[.,\s]?174[.,\s]?682/;
/** The private text of a project in the exchange, which its authority and those it accepted read. */
const PRIVATE = /Terenul este în litigiu/;
const READS_PRIVATE: readonly Persona[] = ["uat", "uatColleague"];
const isLeak = (text: string, persona: Persona): boolean =>
  CANARY.test(text) || (PRIVATE.test(text) && !READS_PRIVATE.includes(persona));
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
    const { uat, firma } = world.actors;
    world.ids.sealed = await sentBy(uat, { sealed: true });
    world.ids.sealedResponse = await respond(
      firma,
      world.ids.sealed,
      responseInput({ text: WORDS, priceMin: PRICE }),
      NO_FILES,
    );
    await deliverJournal();
  });
  afterAll(() => setClock(null));

  /** Every address that is read, and whether it is a page: those have a `.data` address too. */
  const addresses = (): Map<string, boolean> => {
    const pages = new Set(
      knownRoutes()
        .filter(({ draws }) => draws)
        .map(({ pattern }) => pattern),
    );
    const known = (ids: Record<string, string>, name: string) => world.ids[ids[name] ?? "nothing"] ?? "";
    const ofSealed = rows.map((row) => ({
      ...row,
      ids: row.ids.id === "open" ? { ...row.ids, id: "sealed", responseId: "sealedResponse" } : row.ids,
    }));
    const paths = [...rows, ...ofSealed]
      .filter(({ method }) => method === "GET")
      .map(({ pattern, ids }): [string, boolean] => [
        pattern.replace("/*", "/nu-exista").replace(/:(\w+)/g, (_, name: string) => known(ids, name)),
        pages.has(pattern) && !pattern.endsWith("*"),
      ]);
    const tabs = ["oferte", "intrebari", "potriviri", "discutii", "dosar"].map((tab): [string, boolean] => [
      `/uat/service-requests/${world.ids.sealed}?tab=${tab}`,
      true,
    ]);
    return new Map([...paths, ...tabs]);
  };

  it("is found by nobody but its author on any page or .data address", async () => {
    const found: string[] = [];
    const drawnFor = new Set<string>();
    setClock(MOMENTS.open);
    for (const persona of PERSONAS.filter((one) => one !== "firma")) {
      const role = roleOf(world, persona);
      for (const [path, isPage] of addresses()) {
        const asWhole = !isPage || !drawnFor.has(role);
        for (const address of [...(isPage ? [dataOf(path)] : []), ...(asWhole ? [path] : [])]) {
          await rolledBack(async () => {
            const { text } = await ask(address, world.cookies.open[persona]);
            if (isLeak(text, persona)) found.push(`${persona}: ${address}`);
          });
        }
      }
      drawnFor.add(role);
    }
    expect(found).toEqual([]);
  }, 1_200_000);

  it("is drawn only from what the page's loaders gave: without it there, no page has it", async () => {
    setClock(MOMENTS.open);
    const blind = appWithoutCanary();
    const drawn: string[] = [];
    const invented: string[] = [];
    for (const [path, isPage] of addresses()) {
      if (!isPage) continue;
      await rolledBack(async () => {
        const cookie = world.cookies.open.firma;
        if (!CANARY.test((await ask(path, cookie)).text)) return;
        drawn.push(path);
        if (CANARY.test((await ask(path, cookie, undefined, blind)).text)) invented.push(path);
      });
    }
    expect(drawn).toContain(`/firma/opportunities/${world.ids.sealed}`);
    expect(invented).toEqual([]);
  }, 1_200_000);

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
    expect((await read("firma", `/firma/opportunities/${world.ids.sealed}`)).match(CANARY)).not.toBeNull();
  });

  it("is read by the owner once it is opened, and by no other firm even then", async () => {
    setClock(MOMENTS.closed);
    const fisa = `/uat/service-requests/${world.ids.sealed}`;
    await rolledBack(async () => {
      expect(await read("uat", fisa)).not.toMatch(CANARY);
      await openResponses(world.actors.uat, world.ids.sealed ?? "");
      expect(await read("uat", fisa)).toMatch(CANARY);
      expect(await read("uatOther", fisa)).not.toMatch(CANARY);
      expect(await read("firmaOther", `/firma/opportunities/${world.ids.sealed}`)).not.toMatch(CANARY);
    });
  });

  const read = async (persona: Persona, path: string) => {
    const moment = persona.startsWith("uat") || persona === "firmaOther" ? "closed" : "open";
    return (await ask(path, world.cookies[moment][persona])).text;
  };
});
