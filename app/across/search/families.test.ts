import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { ownPlatform } from "../../../tests/support/platform";
import { APART, FAMILIES } from "./families.test-data";
import { ask, entry, keep, titles } from "./search.test-data";

ownPlatform();

const without = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
const WRITTEN = [...new Set([...FAMILIES.flat(), ...APART.flat()].flatMap((form) => [form, without(form)]))];

/** Of each word what it finds, among all the words of the test in all their forms. */
async function foundBy(asked: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db().execute<{ word: string; found: string }>(sql`
    with texts as materialized (select text, f_forms(text) as forms from unnest(${sql.param(WRITTEN)}::text[]) text),
      asked as materialized (select word, f_any_form(word) as query from unnest(${sql.param(asked)}::text[]) word)
    select word, string_agg(text, ' ' order by text) as found from asked join texts on forms @@ query group by word`);
  return new Map(rows.map(({ word, found }) => [word, found]));
}

describe("the forms of one word", () => {
  it("are of 150 words and more", () => {
    expect(FAMILIES.length).toBeGreaterThanOrEqual(150);
    expect(new Set(FAMILIES.map(([base]) => base)).size).toBe(FAMILIES.length);
  });

  it.each([
    ["with diacritics", (word: string) => word],
    ["typed without them", without],
  ])("find the same, %s", async (_, typed) => {
    const forms = FAMILIES.map((family) => family.map(typed));
    const found = await foundBy([...new Set([...FAMILIES.map(([base = ""]) => base), ...forms.flat()])]);
    const differing = FAMILIES.flatMap(([base = ""], at) => {
      const others = (forms[at] ?? []).filter((form) => found.get(form) !== found.get(base));
      return others.map((form) => `${base}: ${form}`);
    });
    expect(differing).toEqual([]);
    expect(
      FAMILIES.filter((family) =>
        family.some(
          (form) =>
            !found
              .get(family[0] ?? "")
              ?.split(" ")
              .includes(form),
        ),
      ),
    ).toEqual([]);
  });

  it("are not of another word that begins like it", async () => {
    expect(APART.length).toBeGreaterThanOrEqual(60);
    const { rows } = await db().execute<{ pair: string }>(sql`
      select one || ' ' || other as pair
      from unnest(${sql.param(APART.map(([one]) => one))}::text[], ${sql.param(APART.map(([, other]) => other))}::text[])
        as pairs (one, other)
      where f_forms(one) @@ f_any_form(other) or f_forms(other) @@ f_any_form(one)`);
    expect(rows.map(({ pair }) => pair)).toEqual([]);
  });

  it.each(["aprobare aprobat", "aprobă aprobare", "digitalizarea digitalizează", "depunere depune", "plată plătit"])(
    "of a verb and of its noun meet: %s",
    async (pair) => {
      const [one, other] = pair.split(" ");
      const { rows } = await db().execute<{ met: boolean }>(
        sql`select f_forms(${one}) @@ f_any_form(${other}) and f_forms(${other}) @@ f_any_form(${one}) as met`,
      );
      expect(rows).toEqual([{ met: true }]);
    },
  );
});

describe("the search", () => {
  beforeAll(async () => {
    await keep(
      entry("article", "Contul de garanție"),
      entry("partner", "Contabilitatea Sudului"),
      entry("partner", "Contur Cadastru"),
      entry("partner", "Norma și Hotarul"),
      entry("article", "O hotărâre a consiliului"),
      entry("article", "Cum se publică", { body: "Hotărârile se publică pe site." }),
    );
  });

  it.each([
    ["cont contul contului conturi", ["Contul de garanție"]],
    ["hotărâre hotărârea hotărâri hotărârilor hotarari", ["Cum se publică", "O hotărâre a consiliului"]],
    ["hotar hotarul hotare", ["Norma și Hotarul"]],
  ])("finds the same by each of %s", async (forms, expected) => {
    for (const form of forms.split(" ")) expect((await titles(form)).sort(), form).toEqual(expected);
  });

  it("finds what a word begins where nothing has the word, and while it is being written", async () => {
    expect(await titles("contab")).toEqual(["Contabilitatea Sudului"]);
    const { rows } = await ask("cont", { unfinished: true });
    expect(rows.map(({ title }) => title).sort()).toEqual([
      "Contabilitatea Sudului",
      "Contul de garanție",
      "Contur Cadastru",
    ]);
  });
});
