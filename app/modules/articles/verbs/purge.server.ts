import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { binLimit } from "../rules/moves";
import { articleById } from "../store/own.server";
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
  await dropAll(id);
  await deleteForGood(id);
  await record({ what: "article.purged", subjectId: id, by: null, at: now(), note: article.title });
}
