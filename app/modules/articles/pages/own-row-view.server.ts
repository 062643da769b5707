import { leavesBinAt } from "~/platform/bin";
import { localDateOf } from "~/platform/calendar/local-date";
import { dateLong, dateShort, relative } from "~/platform/language/dates";
import { excerpt } from "~/platform/language/text";
import { ARTICLE_CATEGORIES } from "../rules/categories";
import { articlePath, deskPath } from "../rules/paths";
import { articlePolicy } from "../rules/policy";
import { viewsText } from "../rules/read";
import { EXCERPT } from "../rules/text";
import type { OwnArticle } from "../store/own.server";
import { type Desk, stepKeys } from "./writing-desk.server";

export type OwnRowView = ReturnType<typeof ownRow>;

/** An own article in a list, with the steps that this person may take. */
export function ownRow({ actor, base }: Desk, article: OwnArticle, at: Date) {
  const { id, title, status, revision, deletedAt } = article;
  return {
    id,
    title,
    status,
    revision,
    path: deskPath(base, id),
    excerpt: excerpt(article.opening, EXCERPT.own),
    facts: factsOf(article, at),
    reason: reasonOf(article),
    publicPath: status === "published" && deletedAt === null ? articlePath(id) : null,
    keys: stepKeys(actor, article, at),
    mayEdit: articlePolicy.may("edit", actor, article, at),
  };
}

function reasonOf({ status, revision, rejectedReason }: OwnArticle): string | null {
  const isRejected = status === "rejected" || revision === "rejected";
  return isRejected && rejectedReason !== null ? excerpt(rejectedReason, EXCERPT.submission) : null;
}

function factsOf(
  { category, createdAt, updatedAt, submittedAt, publishedAt, deletedAt, ...article }: OwnArticle,
  at: Date,
) {
  const words = [ARTICLE_CATEGORIES[category], `creat ${day(createdAt)}`];
  if (deletedAt !== null) return [...words, `se șterge definitiv pe ${day(leavesBinAt(deletedAt))}`];
  if (article.status === "published" && publishedAt !== null) {
    words.push(`publicat ${day(publishedAt)}`, viewsText(article.views));
  }
  words.push(submittedAt === null ? `modificat ${recently(updatedAt, at)}` : `trimis ${recently(submittedAt, at)}`);
  return words;
}

const day = (when: Date): string => dateShort(localDateOf(when));

/** "acum 5 minute"; an older date is short, like the other dates of the row. */
function recently(when: Date, at: Date): string {
  const words = relative(when, at);
  return words === dateLong(when) ? day(when) : words;
}
