import { beforeAll, describe, expect, it } from "vitest";
import { addDays, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import type { AnyField, FieldOf, Kind } from "~/platform/form/field-table";
import { dateLong } from "~/platform/language/dates";
import { formatNumber } from "~/platform/language/numbers";
import { formsOf, type PageForm } from "../support/forms";
import { type Person, textOf } from "../support/people";
import { ownPlatform } from "../support/platform";
import type { Noun } from "./noun";
import { NOUNS } from "./nouns";

ownPlatform();

type Typed = Record<string, string>;
type Sample = { typed: string; shown: string };
type Samples = ReadonlyMap<string, Sample>;

/** Kinds whose values each noun gives. */
type Given = "code" | "tick" | "listed";
/** The first and the second value of a field of each other kind. */
const MADE: { [K in Exclude<Kind, Given>]: (field: FieldOf<K>, name: string, nth: 0 | 1) => Sample } = {
  line: (_, name, nth) => same(`${["Primul", "Al doilea"][nth]} rând de ${name}`),
  text: (_, name, nth) => same(`${["Primul", "Al doilea"][nth]} text de ${name}`),
  whole: ({ least }, _, nth) => ({ typed: String(least + 3 + nth), shown: formatNumber(least + 3 + nth) }),
  stars: (_, __, nth) => same(String(4 + nth)),
  sum: (_, __, nth) => ({ typed: ["12.345,60", "23.456,70"][nth] ?? "", shown: ["12.345,60", "23.456,70"][nth] ?? "" }),
  choice: ({ words }, _, nth) => {
    const [typed, shown] = Object.entries(words)[nth] ?? ["", ""];
    return { typed, shown };
  },
  choices: ({ words }, _, nth) => {
    const [typed, shown] = Object.entries(words)[nth] ?? ["", ""];
    return { typed, shown };
  },
  contact: ({ by }, _, nth) => {
    const made = {
      website: [same("intai.example.ro"), same("apoi.example.ro")],
      phone: [same("0264 123 456"), same("0264 123 457")],
      email: [same("intai@oras.example.ro"), same("apoi@oras.example.ro")],
    } as const;
    return made[by][nth];
  },
  phrases: (_, name, nth) => same(`${["primul", "al doilea"][nth]} cuvânt de ${name}`),
  day: (_, __, nth) => {
    const chosen = addDays(localDateOf(now()), 20 + nth);
    return { typed: chosen, shown: dateLong(chosen) };
  },
};
const same = (typed: string): Sample => ({ typed, shown: typed });

const fieldsOf = ({ table }: Noun) => Object.entries(table) as [string, AnyField][];

async function samplesOf(noun: Noun): Promise<[first: Samples, second: Samples]> {
  const samples = typeof noun.samples === "function" ? await noun.samples() : noun.samples;
  const nth = (which: 0 | 1): Samples =>
    new Map(
      fieldsOf(noun).map(([name, field]) => {
        const given = samples[name]?.[which];
        if (given) return [name, { typed: given[0], shown: given[1] }];
        if (!(field.as in MADE)) throw new Error(`No sample of ${name}`);
        return [name, (MADE[field.as as keyof typeof MADE] as (...of: unknown[]) => Sample)(field, name, which)];
      }),
    );
  return [nth(0), nth(1)];
}

const typedOf = (samples: Samples, { own = {} }: Noun, nth: 0 | 1): Typed => ({
  ...Object.fromEntries([...samples].map(([name, { typed }]) => [name, typed])),
  ...Object.fromEntries(Object.entries(own).map(([name, { typed }]) => [name, typed[nth]])),
});

/** Sends the form of a page as it stands, with some fields typed anew. Only what the page asks for is sent. */
async function send(who: Person, path: string, typed: Typed = {}) {
  const form = await formAt(who, path);
  const unknown = Object.keys(typed).filter((name) => !form.names.has(name));
  expect(unknown, "asked by the form").toEqual([]);
  return who.post(path, { ...Object.fromEntries(form.fields), ...typed });
}

async function formAt(who: Person, path: string): Promise<PageForm> {
  const answer = await who.get(path);
  expect(answer.status, path).toBe(200);
  const form = formsOf(await answer.text()).find(
    ({ method, names }) => method === "post" && names.has("formKey") && names.size > 2,
  );
  if (!form) throw new Error(`No form on ${path}`);
  return form;
}

const filledIn = ({ fields }: PageForm, noun: Noun): Typed =>
  Object.fromEntries(fields.filter(([name]) => Object.hasOwn(noun.table, name)));

describe.each(Object.entries(NOUNS))("%s", (_name, noun) => {
  let first: Samples;
  let second: Samples;
  let who: Person;
  let id: string;
  beforeAll(async () => {
    [first, second] = await samplesOf(noun);
    who = await noun.who();
    expect((await send(who, await noun.create(who), typedOf(first, noun, 0))).status).toBe(303);
    id = await noun.last(who);
  });

  it("keeps each field of a new one, and shows it in the form of an edit", async () => {
    const form = filledIn(await formAt(who, noun.edit(id)), noun);
    const again = await noun.stored(id);
    expect(Object.keys(form).sort()).toEqual(Object.keys(noun.table).sort());
    expect(Object.values(form).filter((typed) => typed === "")).toEqual([]);
    expect((await send(who, noun.edit(id))).status).toBe(303);
    expect(await noun.stored(id), "an edit that touches nothing").toEqual(again);
  });

  it("shows each field on its pages", async () => {
    for (const { reader, page, notShown, said = {} } of [noun, ...(noun.also ?? [])]) {
      const path = await page(id);
      const text = await textOf(await (reader ? await reader() : who).get(path));
      for (const [name, { shown }] of first)
        if (!(name in notShown)) expect(text, `${name} on ${path}`).toContain(said[name] ?? shown);
      expect(Object.keys(notShown).filter((name) => !first.has(name))).toEqual([]);
    }
  });

  it("calls each field by a label and by a name in the sentence of a mistake", () => {
    const unnamed = fieldsOf(noun).filter(([, { label, named }]) => label.trim() === "" || named.trim() === "");
    expect(unnamed.map(([name]) => name)).toEqual([]);
  });

  it("names each field in which two saves differ, and keeps each field of the second", async () => {
    const early = await formAt(who, noun.edit(id));
    expect((await send(who, noun.edit(id), typedOf(second, noun, 1))).status).toBe(303);
    const before = await noun.stored(id);
    const late = await who.post(noun.edit(id), Object.fromEntries(early.fields));
    expect(late.status).toBe(409);
    const conflict = await late.text();
    const changed = fieldsOf(noun).filter(([name]) => first.get(name)?.typed !== second.get(name)?.typed);
    for (const [name, { label }] of [...changed, ...Object.entries(noun.own ?? {})])
      expect(conflict, name).toContain(`<th scope="row">${label}</th>`);
    expect(await noun.stored(id)).toEqual(before);
    const form = filledIn(await formAt(who, noun.edit(id)), noun);
    for (const [name] of changed) expect(form[name] ?? "", name).not.toBe(first.get(name)?.typed);
  });
});

type Fields = Readonly<Record<string, object>>;

const isTable = (value: unknown): value is Fields =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((one) => typeof one === "object" && one !== null && "as" in one && "named" in one);

/** The tables of fields that the rules of the modules export: "training PROGRAM" with those of both kinds of program. */
function declaredTables(): Map<string, readonly Fields[]> {
  const files = import.meta.glob<Record<string, unknown>>(
    ["../../app/modules/*/rules.ts", "../../app/modules/*/rules/**/*.ts", "!**/*.test.ts", "!**/*.test-data.ts"],
    { eager: true },
  );
  return new Map(
    Object.entries(files).flatMap(([file, exported]) =>
      Object.entries(exported).flatMap(([name, value]) => {
        const tables = [value, ...Object.values(value ?? {})].filter(isTable);
        return tables.length === 0 ? [] : [[`${file.split("/")[4]} ${name}`, tables] as const];
      }),
    ),
  );
}

/** Tables that need neither, each with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "forum HIDING": "a step that is sent once",
  "forum REPORT": "a step that is sent once",
  "library EDITION": "an edit asks it, a new document does not",
  "paperwork SIGNERS": "its rows are a table of their own",
  "requests REVIEW": "a step that is sent once",
  "training REVIEW": "a step that is sent once",
};

describe("every table of fields of the modules", () => {
  const tables = [...declaredTables()].filter(([name]) => !(name in ELSEWHERE));
  const without = (known: ReadonlySet<object>) =>
    tables
      .filter(([, of]) => of.some((table) => !Object.values(table).some((field) => known.has(field))))
      .map(([name]) => name);

  it("is tried here: its noun stands in NOUNS", () => {
    expect(without(new Set(Object.values(NOUNS).flatMap(({ table }) => Object.values(table))))).toEqual([]);
  });

  it("says what the other columns are for: `accounted` below the columns in tables.server.ts names it", () => {
    const sources = import.meta.glob<string>("../../app/modules/*/tables{,/*}.server.ts", {
      eager: true,
      query: "?raw",
      import: "default",
    });
    const named = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/^accounted<[^(]*>\(\)\(\s*(\{[^}]*\}|[\w.]+)/gm)].flatMap(([, tables = ""]) =>
        (tables.match(/[A-Z_]{2,}/g) ?? []).map((name) => `${file.split("/")[4]} ${name}`),
      ),
    );
    const accounted = tables
      .filter(([name]) => named.includes(name))
      .flatMap(([, of]) => of.flatMap((table) => Object.values(table)));
    expect(without(new Set(accounted))).toEqual([]);
  });
});
