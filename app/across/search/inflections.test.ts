import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { IRREGULAR } from "~/platform/language/irregular-words";
import { stemsOf } from "~/platform/language/stems";
import { foldWord } from "~/platform/language/words";
import { ownPlatform } from "../../../tests/support/platform";
import { CHANGING, INFLECTED, type Inflected, UNRELATED } from "./inflections.test-data";
import { ENTRY_KINDS } from "./rules/search";
import { saveEntries } from "./store/entries.server";
import { answer } from "./verbs/answer.server";

ownPlatform();

/** Of the forms of a word, so many must meet it. */
const MOST_FOUND = 0.93;
const AT = new Date("2026-09-07T07:00:00.000Z");
const formsOf = (words: readonly Inflected[]) =>
  words.flatMap(({ base, forms }) => forms.map((form) => ({ base, form })));
const FORMS = formsOf(INFLECTED);
/** The words with which the fault was reported. */
const REPORTED = ["drum", "achiziție", "hotărâre", "școală", "teren", "clădire"];

/** Unrelated words of which one is found by the other: forms of both are written alike without diacritics. */
const KNOWN_TO_MEET: readonly string[] = [
  ...["banc bancă", "post poștă", "gard gardă", "cot cotă", "stat stație", "curs cursă", "var vară"],
  ...["poartă port", "medie mediu", "mină mână", "seară serie"],
];
/** Words of the test of which one is found by the other. */
const BOTH_FOUND = [
  ...["parc parcare", "primărie primar", "grădiniță grădină", "sat sătul", "lucrare lucru", "râu rău", "mare măr"],
  ...["cal cale", "văr vară", "soră soare"],
];

/** Two stems of one form as the database has them: a part of a query, of which an index takes each. */
const inDatabase = (stems: readonly string[]) => (stems.length > 1 ? `(${stems.join("|")})` : stems[0]);

const without = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

/** The forms that do not meet their word when they are typed so. */
async function missedOf(forms: typeof FORMS, typed: (word: string) => string): Promise<string[]> {
  const found = new Set(await meeting(forms.map(({ base, form }) => [base, typed(form)] as const)));
  return forms.filter(({ base, form }) => !found.has(`${base} ${typed(form)}`)).map(({ form }) => form);
}

/** The pairs of which the second word finds a text that is the first. */
async function meeting(pairs: readonly (readonly [string, string])[]): Promise<string[]> {
  const texts = pairs.map(([one]) => one);
  const asked = pairs.map(([, other]) => other);
  const { rows } = await db().execute<{ text: string; word: string }>(
    sql`with texts as materialized (select text, f_forms(text) as forms from unnest(${sql.param([...new Set(texts)])}::text[]) text),
      asked as materialized (select word, f_any_form(word) as query from unnest(${sql.param([...new Set(asked)])}::text[]) word)
      select text, word from unnest(${sql.param(texts)}::text[], ${sql.param(asked)}::text[]) as pair (text, word)
      join texts using (text) join asked using (word) where forms @@ query`,
  );
  return rows.map(({ text, word }) => `${text} ${word}`);
}

describe("the forms of a word", () => {
  it("of the test are 800 and more, of other words than the reported ones", () => {
    expect(new Set(FORMS.map(({ base, form }) => `${base} ${form}`)).size).toBeGreaterThanOrEqual(800);
    expect(FORMS.filter(({ base, form }) => base === form)).toEqual([]);
    expect(INFLECTED.filter(({ base }) => REPORTED.includes(base))).toEqual([]);
  });

  it.each([
    ["with diacritics", (word: string) => word],
    ["typed without them", without],
  ])("find it, %s, whatever else the search does", async (_, typed) => {
    const missed = await missedOf(FORMS, typed);
    expect(1 - missed.length / FORMS.length, missed.join(" ")).toBeGreaterThanOrEqual(MOST_FOUND);
  });

  it("that change more than their ending find it too", async () => {
    const forms = formsOf(CHANGING);
    const missed = await missedOf(forms, (word) => word);
    expect(1 - missed.length / forms.length, missed.join(" ")).toBeGreaterThanOrEqual(0.97);
  });

  it.each([
    "drum drumuri",
    "achiziție achiziții",
    "hotărâre hotărârilor",
    "hotărâre hotarari",
    "hotărârile hotarare",
    "hotarari hotărâre",
    "școală școli",
    "teren terenuri",
    "clădire clădiri",
    "stradă străzile",
    "orășenesc orășenești",
    "Fântâna Fîntîna",
    "Fîntîna Fântâna",
    "Fântâna fantana",
    "Fântâna fintina",
    "FÎNTÎNA fântâna",
    "Fîntîna fantana",
    "înființare infiintarea",
    "reîncărcare reincarcari",
    "mână mâini",
    "mâini maini",
    "mâini mână",
    "cap capete",
    "capăt capete",
    "capete cap",
    "capete capăt",
    "cal cai",
    "cai cal",
    "cale căi",
    "căi cale",
    "copie copii",
    "copii copil",
    "viță viței",
    "leu lei",
    "rău rea",
    "rele rău",
    "sătul sătui",
    "sătule sătul",
    "calcul calcule",
    "vehiculul vehicule",
    "imobil imobile",
    "viu vii",
    "moale moi",
    "târzii târziu",
    "tabel tabele",
  ])("%s meet", async (pair) => {
    const [text = "", word = ""] = pair.split(" ");
    expect(await meeting([[text, word]])).toEqual([pair]);
  });

  it("meet among words that leave nothing, and among signs", async () => {
    expect(await meeting([["capete de pod", "a capete & ei (pod | e) !"]])).toHaveLength(1);
  });

  it("do not meet words that only look alike, but for these", async () => {
    const both = UNRELATED.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
    const met = new Set((await meeting(both)).map((pair) => pair.split(" ").sort().join(" ")));
    expect([...met].filter((pair) => !KNOWN_TO_MEET.includes(pair))).toEqual([]);
  });

  it("of two words of the test are forms of one, but for these", async () => {
    const words = [...new Set([...INFLECTED, ...CHANGING].map(({ base }) => base))];
    const pairs = words.flatMap((one, at) => words.slice(at + 1).map((other) => [one, other] as const));
    expect((await meeting(pairs)).filter((pair) => !BOTH_FOUND.includes(pair))).toEqual([]);
  });

  it("have the same stem in the program and in the database", async () => {
    const forms = [...FORMS, ...formsOf(CHANGING)].flatMap(({ base, form }) => [base, form]).map(foldWord);
    const words = [...new Set([...forms, ...IRREGULAR.keys()])];
    const { rows } = await db().execute<{ word: string; stem: string }>(
      sql`select word, btrim(f_stems(' ' || word || ' ')) as stem from unnest(${sql.param(words)}::text[]) word`,
    );
    expect(rows.map(({ word, stem }) => [word, stem])).toEqual(words.map((word) => [word, inDatabase(stemsOf(word))]));
  });
});

describe("the search", () => {
  beforeAll(async () => {
    const entry = { kind: "article", who: "", names: "", body: "", county: null, category: null, weight: 0.5 } as const;
    await saveEntries(
      INFLECTED.map(({ base }, number) => ({
        ...entry,
        title: base,
        openUntil: null,
        subjectId: `01890000-0000-7000-8000-${String(number).padStart(12, "0")}`,
      })),
    );
  });

  it("finds at least 93 % of the words by their other forms", async () => {
    const isFound = async ({ base, form }: (typeof FORMS)[number]) => {
      const { rows, instead } = await answer(
        { text: form, exact: null, kind: null, county: null, page: 1 },
        ENTRY_KINDS,
        AT,
      );
      return instead === null && rows.some(({ title }) => title === base);
    };
    const missed: string[] = [];
    for (const one of FORMS) if (!(await isFound(one))) missed.push(one.form);
    expect(1 - missed.length / FORMS.length, missed.join(" ")).toBeGreaterThanOrEqual(MOST_FOUND);
  });
});
