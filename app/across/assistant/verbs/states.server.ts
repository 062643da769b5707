import { innerArticlePath } from "~/modules/articles/rules/blog";
import { postPath } from "~/modules/forum/rules/paths";
import { articleTitle, articleVerification, isArticleTrusted, placeOf } from "~/modules/library/rules/act-articles";
import { actState, actVerification, actWords, isActTrusted } from "~/modules/library/rules/acts";
import { actPath, resourcePath } from "~/modules/library/rules/paths";
import { isTrusted, trustWords } from "~/modules/library/rules/verification";
import { articlesOfActs } from "~/modules/library/store/act-articles.server";
import { localDateOf } from "~/platform/calendar/local-date";
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

/** The state of each source that can still be read, by its key; a withdrawn one has none. */
export async function statesOf(keys: readonly SourceKey[], at: Date): Promise<Map<string, SourceState>> {
  const today = localDateOf(at);
  const { resources, acts, articles, discussions } = await readableNow(keys);
  const states = new Map<string, SourceState>();
  for (const resource of resources) {
    const stated = { ...resource, editedOn: localDateOf(resource.editedAt) };
    states.set(keyOf({ kind: "resource", subjectId: resource.id }), {
      href: resourcePath(resource.id),
      textId: resource.editionId,
      words: trustWords(stated, today),
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
      isForFirms: false,
    });
  }
  for (const { id, submissionId, publishedAt } of articles)
    states.set(keyOf({ kind: "article", subjectId: id }), {
      href: innerArticlePath(id),
      textId: submissionId,
      words: `Articol al unei organizații${publishedAt ? `, publicat la ${dateLong(publishedAt)}` : ""}: experiență, nu lege`,
      trust: "doubtful",
      isForFirms: false,
    });
  for (const { id, solutionId, number, solvedAt } of discussions)
    states.set(keyOf({ kind: "discussion", subjectId: id }), {
      href: postPath(id, number),
      textId: solutionId,
      words: `Discuție de pe forum${solvedAt ? `, rezolvată la ${dateLong(solvedAt)}` : ""}: experiență, nu lege`,
      trust: "doubtful",
      isForFirms: false,
    });
  return states;
}
