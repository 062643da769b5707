import { labelInTitle, labelOf } from "~/modules/library/rules/act-articles";
import { actsNamedIn, citationText, isOf, mayNameActs, readCitations } from "~/modules/library/rules/citations";
import { labelsOf } from "~/modules/library/store/act-articles.server";
import { actNames } from "~/modules/library/store/sought.server";
import { assistantStemsOf } from "~/platform/language/stems";
import { distance, nearest } from "~/platform/search/near";
import type { Department } from "../rules/departments";
import { subjectOf } from "../rules/follow-up";
import { isHostile } from "../rules/hostile";
import { type Finding, findingOf, MOSTLY, weighed } from "../rules/ranking";
import type { FoundDocument } from "../rules/sources";
import { askedForms, askedOf, rootOf, termsIn } from "../rules/terms";
import { actPassages, raritiesOf, retrieve, wordsNear } from "../store/retrieve.server";

/** Shorter words that the library does not have are as likely other words as mistyped ones. */
const SHORTEST_REPAIRED = 5;

/** Who is asked, what was asked before in the same chat, the newest first, and what is looked for, everything unless it is said. */
export type Asking = { department?: Department; before?: readonly string[]; isLibraryOnly?: boolean };

/** The documents nearest to a question, first the acts that it names; mistyped words are read as the nearest known ones. */
export async function findSources(question: string, asking: Asking = {}): Promise<Finding> {
  const { department, before = [], isLibraryOnly = false } = asking;
  const subject = subjectOf(question, before);
  const forms = [...new Set([question, subject ?? ""].flatMap(askedForms))];
  const cited = readCitations(question);
  const [{ named, missing }, { asked, found }] = await Promise.all([
    namedIn(question, cited),
    nearestTo(forms, isLibraryOnly),
  ]);
  const weighted = department ? weighed(found, department) : found;
  const acts = named.size === 0 ? [] : await namedActs(named, weighted, await citedArticles(cited));
  const covering = isHostile(question) ? [] : acts.filter((act) => isMostlyIn(act, besidesActs(cited)));
  const titleStems = found.flatMap(({ title }) => termsIn(title).flatMap(({ stems }) => stems));
  const reading = { question, subject, forms, asked, named, missing, rarities: await raritiesOf(titleStems) };
  return findingOf({ reading, near: weighted, acts, covering });
}

type Cited = ReturnType<typeof readCitations>;

/** The ids of the acts that a question names, and the acts with a year that it names and that are not kept. */
async function namedIn(question: string, cited: Cited): Promise<{ named: Set<string>; missing: string[] }> {
  if (!mayNameActs(question, cited)) return { named: new Set(), missing: [] };
  const acts = await actNames();
  const missing = cited.citations.filter((one) => one.year !== null && !acts.some((act) => isOf(one, act)));
  const named = actsNamedIn(question, acts, cited).map(({ id }) => id);
  return { named: new Set(named), missing: [...new Set(missing.map(citationText))] };
}

async function nearestTo(forms: readonly string[], isLibraryOnly: boolean) {
  if (forms.length === 0) return { asked: [], found: [] };
  const asked = askedOf(forms, await repairsOf(forms));
  return { asked, found: await retrieve(asked, isLibraryOnly) };
}

/** For mistyped words the known ones that were meant. */
async function repairsOf(forms: readonly string[]): Promise<Map<string, string>> {
  const long = forms.filter((form) => form.length >= SHORTEST_REPAIRED);
  const near = await wordsNear(long.map((form) => ({ form, stems: assistantStemsOf(form) })));
  const repaired = new Map<string, string>();
  for (const [form, known] of near) {
    const alike = known.filter((one) => form[0] === one.folded[0]);
    const [meant] = nearest(
      form,
      alike.filter((one) => distance(form, one.folded) === 1),
    );
    if (meant) repaired.set(form, meant.folded);
  }
  return repaired;
}

/** The labels of the articles that are kept of the cited ones, by their act. */
async function citedArticles({ citations }: Cited): Promise<Map<string, string>> {
  const pointed = citations.filter(({ article }) => article !== null);
  if (pointed.length === 0) return new Map();
  const acts = (await actNames()).filter((act) => pointed.some((citation) => isOf(citation, act)));
  const labels = await labelsOf(acts.map(({ id }) => id));
  return new Map(
    acts.flatMap((act) => {
      const citation = pointed.find((one) => isOf(one, act));
      const label = citation ? labelOf(citation, labels.get(act.id) ?? []) : null;
      return label === null ? [] : [[act.id, label] as const];
    }),
  );
}

/** The acts that are named, as near as the nearest where nothing else of the question found them, or where it cites an article. */
async function namedActs(
  named: ReadonlySet<string>,
  near: readonly FoundDocument[],
  cited: ReadonlyMap<string, string>,
): Promise<FoundDocument[]> {
  const found = near.filter(({ kind, subjectId }) => kind === "act" && named.has(subjectId) && !cited.has(subjectId));
  const missing = [...named].filter((id) => !found.some(({ subjectId }) => subjectId === id));
  const score = Math.max(0, ...near.map((one) => one.score));
  const isCited = (id: string, heading: string): boolean => labelInTitle(heading) === cited.get(id);
  return [...found, ...(await actPassages(missing, score, isCited))];
}

/** Of the act itself, which its page and the answer say. */
const OF_STATE = new Set(
  askedForms(
    "vigoare valabil valabila aplica abrogat abrogata inlocuit inlocuita modificat modificata publicat publicata monitorul oficial",
  ),
);

/** What a question that names an act says besides its name. */
const besidesActs = ({ rest }: Cited): string[] => askedForms(rest).filter((form) => !OF_STATE.has(form));

/** A document says most of these words, or what means the same. */
function isMostlyIn({ title, passages }: FoundDocument, forms: readonly string[]): boolean {
  const texts = [title, ...passages.flatMap(({ heading, text }) => [heading, text])];
  const said = new Set(texts.flatMap(termsIn).flatMap(({ stems }) => stems.flatMap((stem) => [stem, rootOf(stem)])));
  const isSaid = ({ stem }: { stem: string }) => said.has(stem) || said.has(rootOf(stem));
  const met = askedOf(forms, new Map()).filter(({ ways }) => ways.some(isSaid));
  return met.length >= forms.length * MOSTLY;
}
