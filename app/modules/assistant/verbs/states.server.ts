import { innerArticlePath } from "~/modules/articles/rules/blog";
import { postPath } from "~/modules/forum/rules/paths";
import { articleTitle, articleVerification, isArticleTrusted, placeOf } from "~/modules/library/rules/act-articles";
import { actName, actState, actVerification, actWords, isActTrusted } from "~/modules/library/rules/acts";
import { actPath, resourcePath } from "~/modules/library/rules/paths";
import { isTrusted, trustWords } from "~/modules/library/rules/verification";
import { articlesOfActs } from "~/modules/library/store/act-articles.server";
import { type MainAct, mainActsOf } from "~/modules/library/store/acts.server";
import { type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { keyOf, type SourceKey } from "../rules/sources";
import { readableNow } from "../store/states.server";

/** How far a source can be relied on today. */
export type SourceState = {
  href: string;
  /** The text that is read now: a quote of another one is of an older text. */
  textId: string;
  /** "Verificat la …", "În vigoare din …", "Articol publicat la …" */
  words: string;
  /** `doubtful`: to be verified again, never verified, or not yet in force; `abrogated`: only history. */
  trust: "good" | "doubtful" | "abrogated";
  /** The act on which it rests, or itself: null where none is known. */
  act: { id: string; name: string; since: LocalDate | null } | null;
  /** A document of the library that firms read too. */
  isForFirms: boolean;
};

/** An article of an act that an answer quotes: where it stands, and how far its summary can be relied on. */
export type ArticleQuoteState = { href: string; words: string; isTrusted: boolean; text: string };

/** The articles of the quoted acts, by the act and the heading of the quote. */
export async function articleStatesOf(keys: readonly SourceKey[], at: Date): Promise<Map<string, ArticleQuoteState>> {
  const ids = [...new Set(keys.filter(({ kind }) => kind === "act").map(({ subjectId }) => subjectId))];
  const articles = ids.length === 0 ? [] : await articlesOfActs(ids);
  return new Map(
    articles.map((article) => [
      `${article.actId} ${articleTitle(article)}`,
      {
        href: actPath(article.actId, placeOf(article.label)),
        words: `Rezumat, stare la ${dateLong(article.asOf)}. ${articleVerification(article, localDateOf(at))}`,
        isTrusted: isArticleTrusted(article, at),
        text: article.text,
      },
    ]),
  );
}

/** "Legea 98/2016, art. 7 (în vigoare din 26 mai 2016)": whose rule it is, and since when, or that it is no longer one. */
function basisWords(act: MainAct, today: LocalDate): string {
  const named = act.articles === "" ? actName(act) : `${actName(act)}, ${act.articles}`;
  const isSaid = act.inForceFrom !== null || act.abrogatedOn !== null;
  return isSaid ? `${named} (${actWords(act, today).toLowerCase()})` : named;
}

/** The state of each source that can still be read, by its key; a withdrawn one has none. */
export async function statesOf(keys: readonly SourceKey[], at: Date): Promise<Map<string, SourceState>> {
  const today = localDateOf(at);
  const { resources, acts, articles, discussions } = await readableNow(keys);
  const mainActs = await mainActsOf(resources.map(({ editionId }) => editionId));
  const states = new Map<string, SourceState>();
  for (const resource of resources) {
    const act = mainActs.get(resource.editionId);
    const stated = { ...resource, editedOn: localDateOf(resource.editedAt) };
    states.set(keyOf({ kind: "resource", subjectId: resource.id }), {
      href: resourcePath(resource.id),
      textId: resource.editionId,
      words: [...(act ? [`Temei: ${basisWords(act, today)}`] : []), trustWords(stated, today)].join(". "),
      act: act ? { id: act.id, name: actName(act), since: act.inForceFrom } : null,
      trust: isTrusted(stated, today) ? "good" : "doubtful",
      isForFirms: resource.isForFirms,
    });
  }
  for (const act of acts) {
    const unsure = actState(act, today) === "abrogated" ? "abrogated" : "doubtful";
    states.set(keyOf({ kind: "act", subjectId: act.id }), {
      href: actPath(act.id),
      textId: act.id,
      words: `${actWords(act, today)}; verificat: ${actVerification(act, today)}`,
      trust: isActTrusted(act, today) ? "good" : unsure,
      act: { id: act.id, name: actName(act), since: act.inForceFrom },
      isForFirms: false,
    });
  }
  for (const { id, submissionId, publishedAt } of articles)
    states.set(keyOf({ kind: "article", subjectId: id }), {
      href: innerArticlePath(id),
      textId: submissionId,
      words: `Articol al unei organizații${publishedAt ? `, publicat la ${dateLong(publishedAt)}` : ""}: experiență, nu lege`,
      trust: "doubtful",
      act: null,
      isForFirms: false,
    });
  for (const { id, solutionId, number, solvedAt } of discussions)
    states.set(keyOf({ kind: "discussion", subjectId: id }), {
      href: postPath(id, number),
      textId: solutionId,
      words: `Discuție de pe forum${solvedAt ? `, rezolvată la ${dateLong(solvedAt)}` : ""}: experiență, nu lege`,
      trust: "doubtful",
      act: null,
      isForFirms: false,
    });
  return states;
}
