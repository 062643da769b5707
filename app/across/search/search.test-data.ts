import { setClock } from "~/platform/clock";
import { foldWord, wordsIn } from "~/platform/language/words";
import type { CountyCode } from "~/platform/romania/counties";
import { learnWords } from "~/platform/search/words.server";
import { PLACES } from "./questions.test-data";
import type { Entry } from "./rules/entries";
import { ENTRY_KINDS, type EntryKind, PUBLIC_KINDS } from "./rules/search";
import { respelled } from "./rules/words";
import { saveEntries } from "./store/entries.server";
import { answer } from "./verbs/answer.server";

const NOW = new Date("2026-09-07T07:00:00.000Z");
let serial = 0;
const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, "0")}`;

export const entry = (kind: EntryKind, title: string, changes: Partial<Entry> = {}): Entry => ({
  kind,
  subjectId: idOf(++serial),
  title,
  who: "",
  names: "",
  body: "",
  county: null,
  category: null,
  weight: 0.5,
  openUntil: null,
  ...changes,
});

const community = (title: string, county: CountyCode, body = "") =>
  entry("community", title, { county, body, names: respelled(title).join(" ") });

/** What the index would hold of them, words included. */
export async function keep(...entries: Entry[]): Promise<void> {
  await saveEntries(entries);
  for (const { kind, title, names = "", body = "" } of entries) {
    const words = wordsIn(`${title} ${names} ${body}`.toLowerCase());
    const isPublic = PUBLIC_KINDS.includes(kind);
    const known = new Map(
      words.map((shown) => [foldWord(shown), { folded: foldWord(shown), shown, entries: 1, isPublic }]),
    );
    await learnWords([...known.values()]);
  }
}

export const ask = (text: string, changes: Partial<Parameters<typeof answer>[0]> = {}, at = NOW) =>
  answer({ text, exact: null, kind: null, county: null, page: 1, ...changes }, ENTRY_KINDS, at);
export const titles = async (text: string) => (await ask(text)).rows.map(({ title }) => title);
export const at = (text: string, more = "") => `/cauta?q=${encodeURIComponent(text)}${more}`;

/** The index that both files of tests ask. */
export async function fill(): Promise<void> {
  setClock(NOW);
  await keep(...PLACES.map((place) => community(place, "SJ")));
  await keep(
    community("Comuna Valea Rece", "MH", "Aducțiune de ape din Izvorul Mare. Digitalizăm arhiva."),
    community("Comuna Sîngeorgiu", "MS"),
    entry("partner", "Rețele Clare SRL", { names: "județul Sălaj\nRețele de apă și canal", county: "SJ", weight: 0.9 }),
    entry("partner", "Cadastru Șapte SRL", {
      names: "județul Cluj\nMăsurători",
      county: "CJ",
      body: "Sistem de 100% <b>digital</b> & rapid.",
    }),
    entry("opportunity", "Digitalizarea registrului agricol", {
      who: "Comuna Valea Rece",
      names: "Comuna Valea Rece\njudețul Mehedinți\nIT și Digitalizare\nPSP-2026-000123",
      county: "MH",
      category: "digitalisation",
      openUntil: new Date("2026-10-07T13:00:00.000Z"),
    }),
  );
}
