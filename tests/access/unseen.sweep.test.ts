import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setClock } from "~/platform/clock";
import { rolledBack } from "~/platform/database/connection.server";
import { isId } from "~/platform/form/id";
import { app, appWithoutRendering } from "../support/app";
import { ownPlatform } from "../support/platform";
import { type Answer, ask } from "./ask";
import type { Row } from "./expected/row";
import { pathOf, roleOf, rows } from "./matrix";
import { knownRoutes } from "./routes";
import { MOMENTS, makeWorld, PERSONAS, type Persona, type World } from "./world";

/** An address of one thing: the parameter of the thing, and a row of the tables that says its other parameters and its form. */
type Place = { param: string; row: Row; reads: boolean; draws: boolean; posts: boolean };

/** Things of one kind by their names in the world, and every address that may be asked for one of them. */
type Kind = { names: Set<string>; places: Place[] };

/** What follows in an address is about the same thing: names that stand there in the tables are of one kind. */
function kindsIn(tables: readonly Row[]): Kind[] {
  const routes = new Map(knownRoutes().map((route) => [route.pattern, route]));
  const places = new Map<string, Kind>();
  for (const row of tables) {
    for (const [, param = ""] of row.pattern.matchAll(/:(\w+)/g)) {
      const { reads = false, draws = false, posts = false } = routes.get(row.pattern) ?? {};
      const place = { param, row, reads, draws, posts };
      const start = row.pattern.slice(0, row.pattern.indexOf(`:${param}`));
      const known = places.get(start) ?? { names: new Set(), places: [] };
      const name = row.ids[param];
      if (name) known.names.add(name);
      if (known.places.every((other) => other.row.pattern !== row.pattern)) known.places.push(place);
      places.set(start, known);
    }
  }
  const kinds: Kind[] = [];
  for (const one of places.values()) {
    const same = kinds.filter(({ names }) => [...one.names].some((name) => names.has(name)));
    for (const kind of same) kinds.splice(kinds.indexOf(kind), 1);
    const all = [one, ...same];
    kinds.push({
      names: new Set(all.flatMap(({ names }) => [...names])),
      places: all.flatMap((kind) => kind.places),
    });
  }
  return kinds.filter(({ names }) => names.size > 0);
}

const kinds = kindsIn(rows);
const refusedPosts = rows.filter(({ method, form }) => method === "POST" && Object.keys(form).length > 0);

/** The ways to ask. A page is drawn from what the answer at its `.data` address holds. */
const WAYS = ["page", "data", "empty form", "empty form .data"] as const;
type Way = (typeof WAYS)[number];

/** So many things of a kind are asked for as each person who sees none of them. */
const OF_A_KIND = 2;

/** Said of what no page of ours can send, before anything is known of what it is about. */
const UNREADABLE = "Cererea nu a putut fi citită";

/** Secrets that are the permission themselves, files by their names, and what is looked for only among the asker's own. */
const OWN =
  /:token|:file$|^\/dev\/|\/notificari\/|\/sessions\/|\/join-requests\/|\/gallery\/|^\/fara-organizatie\/|^\/admin\/reviews\//;

/** Things without a page of their own, and the page that shows them. */
const SHOWN_ON: Readonly<Record<string, string>> = {
  colleague: "/uat/profile",
  invitation: "/uat/profile",
  preparedAnswer: "/support",
  teamAnswer: "/admin/support/answers",
  linkCheck: "/admin/library/links",
  hiddenPost: "/forum/{moderatedDiscussion}",
  appealedPost: "/forum/{moderatedDiscussion}",
  reply: "/forum/{discussion}",
  openingPost: "/forum/{discussion}",
  insidePost: "/forum/{insideDiscussion}",
  insideReply: "/forum/{insideDiscussion}",
  programReview: "/admin/training-programs/{pastTraining}/reviews",
  hiddenProgramReview: "/admin/training-programs/{pastTraining}/reviews",
  proposedTraining: "/firma/programs/{proposedTraining}",
};

/** The workspaces are for their own; everybody else is turned away before an address is looked at. */
const isOpenTo = (persona: Persona, pattern: string): boolean => {
  const [, room = ""] = pattern.split("/");
  if (!["uat", "firma", "admin"].includes(room)) return true;
  return persona.startsWith(room) || persona === "anonymous";
};

describe("what somebody does not see", () => {
  ownPlatform();
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => setClock(null));

  const missing = new Map<string, Answer>();

  /** The answer, without what differs each time. */
  const asked = async (place: Place, name: string, persona: Persona, way: Way): Promise<Answer> => {
    const row = { ...place.row, ids: { ...place.row.ids, [place.param]: name } };
    const path = pathOf(row, world.ids) + (way.endsWith("data") ? ".data" : "");
    // the page of a refused form is drawn from what the answer at its `.data` address holds
    const server = way === "page" ? app() : appWithoutRendering();
    setClock(MOMENTS[row.at]);
    let answer: Answer = { code: "", text: "" };
    await rolledBack(async () => {
      answer = await ask(path, world.cookies[row.at][persona], way.includes("form") ? {} : undefined, server);
    });
    const text = answer.text
      .replaceAll(world.ids[name] ?? "", "ID")
      .replace(/nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{22}/g, "");
    return { code: answer.code, text };
  };
  async function askedForMissing(place: Place, persona: Persona, way: Way): Promise<Answer> {
    const key = `${place.row.pattern} ${place.param} ${persona} ${way}`;
    const known = missing.get(key) ?? (await asked(place, "missing", persona, way));
    missing.set(key, known);
    return known;
  }

  /** Whether this person reads the thing at one of its addresses, or on the page that shows it. */
  async function sees(kind: Kind, name: string, persona: Persona): Promise<boolean> {
    const page = SHOWN_ON[name]?.replace(/\{(\w+)\}/g, (_, other: string) => world.ids[other] ?? "");
    const cookie = world.cookies.open[persona];
    if (page && (await ask(`${page}.data`, cookie, undefined, appWithoutRendering())).code === "200") return true;
    for (const place of kind.places)
      if (place.reads && (await asked(place, name, persona, "data")).code === "200") return true;
    return false;
  }

  /** Where a thing that this person sees nowhere is answered otherwise than one that does not exist. */
  async function differencesFor({ places }: Kind, name: string, persona: Persona): Promise<string[]> {
    const wrong: string[] = [];
    for (const place of places)
      for (const way of WAYS.filter((one) => (one.includes("form") ? place.posts : place.reads))) {
        const unseen = await asked(place, name, persona, way);
        const other = await askedForMissing(place, persona, way);
        const where = `${place.row.pattern} ${way} (${name}, ${persona})`;
        if (unseen.code !== other.code) wrong.push(`${where}: ${unseen.code}, not ${other.code}`);
        else if (unseen.text !== other.text) wrong.push(`${where}: ${unseen.code} with another text`);
      }
    return wrong;
  }

  it.each(kinds.map((kind) => [[...kind.names].join(", "), kind] as const))(
    "is answered as what does not exist: %s",
    async (_, kind) => {
      const wrong: string[] = [];
      for (const persona of PERSONAS) {
        const mine = { ...kind, places: kind.places.filter(({ row }) => isOpenTo(persona, row.pattern)) };
        let left = OF_A_KIND;
        for (const name of kind.names) {
          const isWord = !isId(world.ids[name] ?? "");
          if (left === 0 || isWord || (await sees(mine, name, persona))) continue;
          left -= 1;
          wrong.push(...(await differencesFor(mine, name, persona)));
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it("is asked for in every room", () => {
    const walked = new Set(kinds.flatMap(({ places }) => places.map(({ row }) => row.pattern)));
    const named = knownRoutes().filter(({ pattern }) => pattern.includes(":") && !OWN.test(pattern));
    expect(named.map(({ pattern }) => pattern).filter((pattern) => !walked.has(pattern))).toEqual([]);
    expect(kinds.length).toBeGreaterThan(20);
  });

  it("is refused before its form is checked", async () => {
    const wrong: string[] = [];
    for (const row of refusedPosts) {
      const tried = new Set<string>();
      setClock(MOMENTS[row.at]);
      for (const [index, persona] of PERSONAS.entries()) {
        const code = row.codes[index] ?? "";
        const kind = `${code} ${roleOf(world, persona)}`;
        if (!["403", "404"].includes(code) || tried.has(kind)) continue;
        tried.add(kind);
        await rolledBack(async () => {
          const cookie = world.cookies[row.at][persona];
          const { code: given, text } = await ask(`${pathOf(row, world.ids)}.data`, cookie, {}, appWithoutRendering());
          // a page that does not open answers instead of its form
          const opens = async () =>
            (await ask(`${pathOf(row, world.ids)}.data`, cookie, undefined, appWithoutRendering())).code;
          const isRight =
            given === code ||
            (given === "400" && text.includes(UNREADABLE)) ||
            (["303", "404"].includes(given) && given === (await opens()));
          if (!isRight) wrong.push(`${row.pattern} ${persona}: ${given}, not ${code}`);
        });
      }
    }
    expect(wrong).toEqual([]);
  });
});
