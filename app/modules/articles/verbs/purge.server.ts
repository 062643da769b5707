import type { Actor } from "~/modules/accounts/rules/actor";
import { TO_BIN } from "~/modules/accounts/rules/places";
import { binLimit } from "~/platform/bin";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { type Doer, record } from "~/platform/journal/journal.server";
import { notFound } from "~/platform/refusal";
import { binPolicy } from "../rules/bin";
import { type ArticleRecord, articleById } from "../store/own.server";
import { articlesToPurge, deleteForGood, lockArticle } from "../store/own-writes.server";
import { dropAll } from "./pictures.server";

const AT_ONCE = 100;

/** Ends what nobody took out of the bin in time, with its pictures. Returns how many articles. */
export async function purgeBin(): Promise<number> {
  const limit = binLimit(now());
  const ids = await articlesToPurge(limit, AT_ONCE);
  for (const id of ids) await transaction(() => purge(id, limit));
  return ids.length;
}

async function purge(id: string, limit: Date): Promise<void> {
  await lockArticle(id);
  const article = await articleById(id);
  if (!article?.deletedAt || article.deletedAt >= limit) return; // restored meanwhile
  await end(article, null);
}

/** By an ADMIN, who does not wait for its day. */
export async function purgeArticle(actor: Actor, id: string): Promise<void> {
  await transaction(async () => {
    await lockArticle(id);
    const article = await articleById(id);
    if (!article) throw notFound();
    binPolicy.allow("purge", actor, article, now(), TO_BIN);
    await end(article, actor);
  });
}

async function end({ id, title }: ArticleRecord, by: Doer): Promise<void> {
  await dropAll(id);
  await deleteForGood(id);
  await record({ what: "article.purged", subjectId: id, by, at: now(), note: title });
}
