import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { valuesIn, versionIn } from "~/platform/form/field-table.server";
import { notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import { ARTICLE, type ArticleInput } from "../rules/act-article-fields";
import { rankOf } from "../rules/act-articles";
import { actPolicy } from "../rules/act-policy";
import { type ActName, actName } from "../rules/acts";
import { articleById, deleteArticle, insertArticle, lockArticle, updateArticle } from "../store/act-articles.server";
import { actById, lockAct } from "../store/acts.server";

/** In the journal: "Legea 98/2016, art. 7 alin. (5)". */
const noteOf = (act: ActName, { label }: Pick<ArticleInput, "label">): string => `${actName(act)}, ${label}`;

/** Returns the id of the new article, which is an example until it is verified. */
export function writeArticle(actor: Actor, actId: string, input: ArticleInput): Promise<string> {
  return transaction(async () => {
    await lockAct(actId);
    const act = orNotFound(await actById(actId));
    const at = now();
    actPolicy.allow("write", actor, null, at);
    const times = { createdAt: at, editedAt: at };
    const id = await insertArticle({ ...valuesIn(ARTICLE, input), actId, rank: rankOf(input.label), ...times });
    await record({ what: "act.article_written", subjectId: actId, by: actor, at, note: noteOf(act, input) });
    return id;
  });
}

const onArticle = stepsOn<Actor>()({
  policy: actPolicy,
  locked: async (id) => {
    await lockArticle(id);
    return articleById(id);
  },
  way: () => undefined,
});

export function editArticle(actor: Actor, id: string, input: ArticleInput, seen: string | null): Promise<void> {
  return onArticle(actor, id, async (article, { at, allow, log }) => {
    allow("write");
    const stored = versionIn(ARTICLE, article);
    if (versionIn(ARTICLE, input) === stored) return;
    notOvertaken(seen, stored);
    await updateArticle(id, { ...valuesIn(ARTICLE, input), rank: rankOf(input.label), editedAt: at });
    await log("act.article_edited", { subjectId: article.actId, note: noteOf(article.act, input) });
  });
}

const CHANGED = "Articolul s-a schimbat de când l-ați citit. Citiți-l din nou, apoi comparați-l cu textul oficial.";

/** Records that somebody compared the summary with its official page now; `seen`: the version of the one they read. */
export function verifyArticle(actor: Actor, id: string, seen: string | null = null): Promise<void> {
  return onArticle(actor, id, async (article, { at, allow, refusal, log }) => {
    allow("verify");
    if (seen !== null && seen !== versionIn(ARTICLE, article)) throw refusal(CHANGED);
    await updateArticle(id, { verifiedAt: at, verifiedBy: actor.userId });
    await log("act.article_verified", { subjectId: article.actId, note: noteOf(article.act, article) });
  });
}

export function removeArticle(actor: Actor, id: string): Promise<void> {
  return onArticle(actor, id, async (article, { allow, log }) => {
    allow("write");
    await deleteArticle(id);
    await log("act.article_removed", { subjectId: article.actId, note: noteOf(article.act, article) });
  });
}
