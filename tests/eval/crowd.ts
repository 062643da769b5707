import { v7 } from "uuid";
import type { Source } from "~/modules/assistant/rules/index-text.server";
import { analyzePassages, recount, replacePassages } from "~/modules/assistant/store/passages.server";
import { assistantPassages } from "~/modules/assistant/tables.server";
import { db, transaction } from "~/platform/database/connection.server";

const PASSAGES_EACH = 10;
const DOCUMENTS_AT_ONCE = 20;

/** Adds made-up documents, of sentences of the real ones, until there are so many passages; returns their number. */
export async function crowd(number: number): Promise<number> {
  const real = await db()
    .select({ title: assistantPassages.title, text: assistantPassages.text })
    .from(assistantPassages);
  const lines = real.flatMap(({ text }) => text.split("\n"));
  let at = 0;
  const next = <One>(all: readonly One[]): One => {
    at = (at * 16_807 + 11) % 2_147_483_647;
    return all[at % all.length] as One;
  };
  const words = (count: number) => Array.from({ length: count }, () => next(lines)).join("\n");
  const missing = Math.ceil((number - real.length) / PASSAGES_EACH);
  const stems = new Set<string>();
  for (let from = 0; from < missing; from += DOCUMENTS_AT_ONCE) {
    const sources = Array.from({ length: Math.min(DOCUMENTS_AT_ONCE, missing - from) }, (): Source => {
      const passages = Array.from({ length: PASSAGES_EACH }, () => ({
        heading: next(lines).slice(0, 60),
        text: words(6),
        unquoted: "",
        isSummary: false,
      }));
      const title = next(real).title;
      return { kind: "article", subjectId: v7(), textId: v7(), title, names: "", everyday: [], weight: 0.5, passages };
    });
    for (const stem of await transaction(() => replacePassages(sources, []))) stems.add(stem);
  }
  await transaction(() => recount(stems));
  await analyzePassages();
  return db().$count(assistantPassages);
}
