import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { notFound } from "~/platform/refusal";
import { deleteFavourite, insertFavourite } from "../store/favourites.server";
import { publishedArticle } from "../store/published.server";

/** A person's own mark on what everybody may read: it concerns nobody else, so nothing of it stands in the journal. */
export async function keepFavourite(actor: Actor, articleId: string): Promise<void> {
  if (!(await publishedArticle(articleId))) throw notFound();
  await insertFavourite(actor.userId, articleId, now());
}

/** Also of what is not published any more: a mark can always be taken away. */
export async function dropFavourite(actor: Actor, articleId: string): Promise<void> {
  await deleteFavourite(actor.userId, articleId);
}
