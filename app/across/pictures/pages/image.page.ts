import { actorContext } from "~/modules/accounts/actor-context";
import { articlesShowing } from "~/modules/articles/store/pictures.server";
import { communitiesShowing } from "~/modules/communities/store/profile.server";
import { imageAnswer } from "~/modules/media/content/answer.server";
import { type PictureUse, sizeInPath } from "~/modules/media/rules/image";
import { imageById } from "~/modules/media/store/image.server";
import { partnersShowing } from "~/modules/partners/store/profile.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { isEverybodys, picturePolicy } from "../rules";
import type { Route } from "./+types/image.page";

/** One size of a stored picture, to whoever may see what shows it. What may not be seen is the 404 of what is not there. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const image = await imageById(idFromPath(params.id));
  if (!image || !sizeInPath(params.file, image)) throw notFound(); // what is not there is nobody's to ask about
  const picture = { ...image, uses: image.attachedAt === null ? [] : await usesOf(image.id) };
  if (!picturePolicy.may("see", context.get(actorContext), picture, now())) throw notFound();
  return imageAnswer(request, image, { file: params.file, forEverybody: isEverybodys(picture) });
}

/**
 * Everything that shows a picture. A picture has one place, so it is asked in turn: what lists are full of comes first.
 * Measured: asked at once, or in one query, the rooms cost every picture what now only that of an article costs.
 */
async function usesOf(imageId: string): Promise<PictureUse[]> {
  for (const showing of [communitiesShowing, partnersShowing, articlesShowing]) {
    const uses = await showing(imageId);
    if (uses.length > 0) return uses;
  }
  return [];
}
