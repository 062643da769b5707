import { readFileSync, writeFileSync } from "node:fs";
import { notInArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { setClock } from "~/platform/clock";
import { connect, db, raw, rolledBack, transaction } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { type Happening, isPublicHappening } from "~/platform/journal/visibility";
import { appWithoutRendering } from "../support/app";
import { wordsOf } from "../support/html";
import { ownPlatform } from "../support/platform";
import { answersInWords } from "./answers";
import { type Answer, ask, everything, hasChanged } from "./ask";
import { isLeak, plantCanary } from "./canary";
import { answers, formOf, pathOf, rows } from "./matrix";
import { permissionsPage } from "./page";
import { knownRoutes } from "./routes";
import { MOMENTS, makeWorld, PERSONAS, type World } from "./world";

const PAGE = "docs/permissions.md";

/** Whose public page is changed by addresses that name no id. */
const OWN_PAGES: readonly (readonly [begin: string, ids: readonly string[]])[] = [
  ["/uat/community", ["community"]],
  ["/firma/profile", ["partner"]],
];

const OWN = "only the person who changes it reads it";
const COUNTED = "it is only counted";
const FACT = "a fact of the moment, which the next one replaces";
/** Changes that stand in no journal, each with the reason. */
const NOT_KEPT: Readonly<Record<string, string>> = {
  "/admin/library/links/:id/check linkCheck": FACT,
  "/admin/library/questions/switch": "the switch itself is kept with who moved it",
  "/admin/notificari/preferinte": OWN,
  "/features/forum/:slug/following category": OWN,
  "/features/forum/:slug/following insideCategory": OWN,
  "/firma/notificari/preferinte": OWN,
  "/firma/resource/:id/download firmResource": COUNTED,
  "/forum/:id/following discussion": OWN,
  "/forum/:id/reading discussion": COUNTED,
  "/forum/posts/:id/like reply": COUNTED,
  "/forum/urmarire": OWN,
  "/proiecte/:id/saving exchangeProject": OWN,
  "/support/intrebari/:id/parere preparedAnswer": COUNTED,
  "/uat/ai-chat": OWN,
  "/uat/ai-chat/:id chat": OWN,
  "/uat/ai-chat/:id/removal chat": OWN,
  "/uat/ai-chat/:id/title chat": OWN,
  "/uat/article/:id/favourite publishedArticle": OWN,
  "/uat/marketplace/:id/favourite partner": OWN,
  "/uat/notificari/preferinte": OWN,
  "/uat/resource/:id/download resource": COUNTED,
  "/uat/resource/:id/favourite resource": OWN,
  "/uat/resource/:id/rating resource": COUNTED,
};

/** The personas to whom an answer says what is sealed or private. */
const leaksIn = (given: readonly Answer[]) =>
  PERSONAS.filter((persona, place) => isLeak(given[place]?.text ?? "", persona));

describe("who may do what", () => {
  const own = ownPlatform();
  let world: World;
  let before = "";

  beforeAll(async () => {
    world = await makeWorld();
    await plantCanary(world);
    before = await everything();
  });
  afterAll(async () => {
    setClock(null);
    expect(await everything()).toBe(before); // also counts rows written by other connections
  });

  it("is said of every address and every mutation", () => {
    const said = new Set(rows.map(({ method, pattern }) => `${method} ${pattern}`));
    const known = new Set(
      knownRoutes().flatMap(({ pattern, reads, posts }) => [
        ...(reads ? [`GET ${pattern}`] : []),
        ...(posts ? [`POST ${pattern}`] : []),
      ]),
    );
    expect([...known].filter((address) => !said.has(address))).toEqual([]);
    expect([...said].filter((address) => !known.has(address))).toEqual([]);
  });

  it.each(rows.map((row) => [`${row.method} ${row.pattern} ${Object.values(row.ids)[0] ?? ""}`, row] as const))(
    "%s",
    async (_, row) => {
      const given = await answers(world, row, before);
      expect(given.map(({ code }) => code)).toEqual(row.codes);
      expect(leaksIn(given)).toEqual([]);
    },
  );

  it("is the same of every .data address", async () => {
    const reads = rows.filter(
      ({ method, pattern }) =>
        method === "GET" && !/\*|\.ics$|files\/|document$|attachments|mostre|html$|\.(atom|xml|txt)$/.test(pattern),
    );
    const wrong: string[] = [];
    for (const row of reads) {
      const given = await answers(world, row, before, { ending: ".data" });
      const codes = given.map(({ code }) => code);
      for (const persona of leaksIn(given)) wrong.push(`${row.pattern}: says to ${persona} what is sealed`);
      if (codes.join(" ") !== row.codes.join(" "))
        wrong.push(`${row.pattern}: ${codes.join(" ")} instead of ${row.codes.join(" ")}`);
    }
    expect(wrong).toEqual([]);
  });

  it("of a change is kept in the journal, which also says whether visitors see it", async () => {
    const known = (await db().select({ id: journal.id }).from(journal)).map(({ id }) => id);
    const entries = () => db().select({ what: journal.what }).from(journal).where(notInArray(journal.id, known));
    const unkept: string[] = [];
    const unseen: string[] = [];
    for (const row of rows.filter(({ method, codes }) => method === "POST" && codes.includes("303"))) {
      setClock(MOMENTS[row.at]);
      const ids = [
        ...Object.values(row.ids),
        ...(OWN_PAGES.find(([begin]) => row.pattern.startsWith(begin))?.[1] ?? []),
      ];
      const pages = rows.filter(
        ({ method, codes, found, ids: of }) =>
          method === "GET" && found && codes[0] === "200" && Object.values(of).some((id) => ids.includes(id)),
      );
      const seen = () =>
        Promise.all(pages.map(async (page) => wordsOf((await ask(pathOf(page, world.ids), undefined)).text)));
      const persona = PERSONAS[row.codes.indexOf("303")] ?? "anonymous";
      await rolledBack(async () => {
        const earlier = await seen();
        await ask(
          pathOf(row, world.ids),
          world.cookies[row.at][persona],
          formOf(row, world.ids),
          appWithoutRendering(),
        );
        const said = await entries();
        const name = `${row.pattern} ${Object.values(row.ids)[0] ?? ""}`.trim();
        if (said.length === 0 && (await hasChanged(before))) unkept.push(name);
        if (!said.some(({ what }) => isPublicHappening(what as Happening)) && (await seen()).join() !== earlier.join())
          unseen.push(`${name}: ${said.map(({ what }) => what).join(", ")}`);
      });
    }
    expect.soft(unseen, "`public` in rules/happenings.ts").toEqual([]);
    expect([...new Set(unkept)].sort(), "a `log` in the verb").toEqual(Object.keys(NOT_KEPT).sort());
  });

  it("notices a row that a refusal changes, and only then", async () => {
    await rolledBack(async () => {
      expect(await hasChanged(before)).toBe(false);
      await db().update(organisations).set({ website: "https://urma.example" });
      expect(await hasChanged(before)).toBe(true);
    });
    await rolledBack(async () => expect(await hasChanged(before)).toBe(false));
  });

  it("answers the same for another's record as for one that does not exist", async () => {
    const path = "/uat/service-requests/";
    const cookie = world.cookies.open.uatOther;
    const another = await ask(`${path}${world.ids.open}`, cookie);
    const missing = await ask(`${path}${world.ids.nothing}`, cookie);
    const same = ({ text }: Answer, id: string | undefined) =>
      text.replaceAll(id ?? "", "ID").replace(/nonce="[^"]*"/g, "");
    expect(same(another, world.ids.open)).toBe(same(missing, world.ids.nothing));
  });

  it("is the same of what is read from a database that takes no writes", async () => {
    const { database } = own();
    const takesNoWrites = async (state: "on" | "off") => {
      await transaction(async () => {
        await raw.executeSql("set transaction read write");
        await raw.executeSql(`alter database "${database}" set default_transaction_read_only = ${state}`);
      });
      await connect(own(), { max: 5, waitSeconds: 30 });
    };
    const wrong: string[] = [];
    await takesNoWrites("on");
    try {
      for (const row of rows.filter(({ method }) => method === "GET")) {
        const reader = PERSONAS[row.codes.indexOf("200")];
        if (reader === undefined) continue;
        setClock(MOMENTS[row.at]);
        const path = pathOf(row, world.ids);
        const { code } = await ask(path, world.cookies[row.at][reader], undefined, appWithoutRendering());
        if (code !== "200") wrong.push(`${path} for ${reader}: ${code}`);
      }
    } finally {
      await takesNoWrites("off");
    }
    expect(wrong).toEqual([]);
  });

  it("is said in different words where the answers differ", () => {
    const codesOf = new Map(rows.map((row) => [`${row.method} ${row.codes.join(" ")}`, answersInWords(row)]));
    const words = [...codesOf].map(([key, said]) => `${key.split(" ")[0]} ${said}`);
    expect(words.filter((said, place) => words.indexOf(said) !== place)).toEqual([]);
  });

  it("stands in docs/permissions.md as it was tried here", () => {
    const page = permissionsPage(rows);
    if (process.env.UPDATE_PERMISSIONS === "1") writeFileSync(PAGE, page);
    expect(readFileSync(PAGE, "utf8")).toBe(page);
  });
});
