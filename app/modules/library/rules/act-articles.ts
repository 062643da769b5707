import { type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { type ActName, actName } from "./acts";
import { type Citation, readCitations } from "./citations";
import { EXAMPLE } from "./verification";

/** "art. 7", "art. 7^1 alin. (5)", "art. 7 alin. (1)–(3)", "art. 7 alin. (5) lit. b)", "anexa nr. 1". */
const LABEL =
  /^(?:art\. (?<article>\d{1,4})(?:\^(?<inserted>\d{1,2}))?(?: alin\. \((?<paragraph>\d{1,2})(?:\^(?<insertedParagraph>\d{1,2}))?\)(?:–\(\d{1,2}\))?)?(?: lit\. (?<letter>[a-z])\))?|anexa(?: nr\. (?<annex>\d{1,2}))?)$/;

/** How a label is written; null for what is none. */
export function labelIn(typed: string): string | null {
  const written = typed
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/\)\s?-\s?\(/, ")–(");
  return LABEL.test(written) ? written : null;
}

/** Annexes stand after all articles. */
const ANNEXES = 2_000_000_000;

/** The place of an article among those of its act. */
export function rankOf(label: string): number {
  const read = LABEL.exec(label)?.groups;
  if (!read) throw new Error(`No label of an article: ${label}`);
  if (read.article === undefined) return ANNEXES + Number(read.annex ?? 0);
  const { article, inserted = 0, paragraph = 0, letter = "`" } = read;
  return ((Number(article) * 100 + Number(inserted)) * 100 + Number(paragraph)) * 30 + (letter.charCodeAt(0) - 96);
}

/** Where it stands on the act's page: "art-7-alin-5". */
export const placeOf = (label: string): string =>
  label
    .replaceAll("^", "-")
    .replace(/[^a-z0-9-]+/g, "-")
    .replace(/^-|-$/g, "");

type Pointed = Pick<Citation, "article" | "paragraph">;

/** Of the labels of an act the one that a citation means, as near as there is: its paragraph, its article, or what is kept of it. */
export function labelOf<Label extends string>({ article, paragraph }: Pointed, labels: readonly Label[]): Label | null {
  if (article === null) return null;
  const whole = `art. ${article}`;
  const own = labels.filter((label) => label === whole || label.startsWith(`${whole} `));
  const begins = `${whole} alin. (${paragraph})`;
  const exact = paragraph === null ? undefined : own.find((label) => label === begins || label.startsWith(begins));
  return exact ?? own.find((label) => label === whole) ?? own[0] ?? null;
}

/** The place on the act's page of the first article that a basis names: "art. 7 alin. (5), art. 43". */
export function placeIn(act: ActName, articles: string, labels: readonly string[]): string | null {
  const [cited] = readCitations(`${actName(act)}, ${articles}`).citations;
  const label = cited ? labelOf(cited, labels) : null;
  return label === null ? null : placeOf(label);
}

/** Above a passage of an article: "art. 7 alin. (5): achiziția directă". */
export const articleTitle = ({ label, heading }: { label: string; heading: string }): string => `${label}: ${heading}`;

/** The label in a title made by `articleTitle`; null in another heading. */
export const labelInTitle = (title: string): string | null => labelIn(title.split(":")[0] ?? "");

export type ArticleState = {
  asOf: LocalDate;
  editedAt: Date;
  verifiedAt: Date | null;
  /** The days of the act's amendments that the verification does not know. */
  newAmendments: readonly LocalDate[];
};

const isOutdated = ({ newAmendments }: ArticleState, today: LocalDate): boolean =>
  newAmendments.some((since) => since <= today);

/** How far a summary can be relied on, in one line. An edit is not a verification: it neither renews nor removes the one before it. */
export function articleVerification(article: ArticleState, today: LocalDate): string {
  const { verifiedAt, editedAt } = article;
  if (verifiedAt === null) return EXAMPLE;
  const on = dateLong(verifiedAt);
  if (editedAt > verifiedAt) return `Modificat la ${dateLong(editedAt)}, după verificarea din ${on}`;
  return `Verificat la ${on}${isOutdated(article, today) ? ", înainte de ultima modificare a actului" : ""}`;
}

/** A person compared this text with its source, after the last amendment of its act. */
export const isArticleTrusted = (article: ArticleState, at: Date): boolean =>
  article.verifiedAt !== null && article.editedAt <= article.verifiedAt && !isOutdated(article, localDateOf(at));

/** Whether an address is of a page, and not of a site. */
export function isPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname.replace(/\/+$/, "") !== "" || search !== "";
}
