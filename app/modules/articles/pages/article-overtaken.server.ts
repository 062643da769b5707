import { now } from "~/platform/clock";
import { since } from "~/platform/language/dates";
import type { OvertakenView } from "../parts/article-overtaken";
import type { Author } from "../rules/author";
import { differenceOf } from "../rules/difference";
import { changedFacts } from "../rules/text-pair";
import { articleOf } from "../store/own.server";
import { type ArticleInput, versionOf } from "../verbs/writing.server";

const coverOf = ({ cover }: ArticleInput) => ({ coverImageId: cover?.id ?? null, coverAlt: cover?.alt ?? "" });

/** What stands now, beside what was about to be saved over it. */
export async function overtakenView(actor: Author, id: string, yours: ArticleInput): Promise<OvertakenView> {
  const at = now();
  const theirs = await articleOf(actor, id, at);
  return {
    version: versionOf(theirs),
    by: theirs.updatedBy === actor.userId ? null : theirs.editorName,
    when: since(theirs.updatedAt, at),
    differences: changedFacts(theirs, { ...yours, ...coverOf(yours) }).map(({ term, before, after }) => ({
      label: term,
      theirs: before,
      yours: after,
    })),
    lines: theirs.body === yours.body ? null : differenceOf(theirs.body, yours.body),
  };
}
