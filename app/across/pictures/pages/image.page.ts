import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { articlesShowing } from "~/modules/articles/store/pictures.server";
import { communitiesShowing } from "~/modules/communities/store/profile.server";
import { postShowing } from "~/modules/forum/store/pictures.server";
import { imageAnswer } from "~/modules/media/content/answer.server";
import { sizeInPath } from "~/modules/media/rules/image";
import { imageById } from "~/modules/media/store/image.server";
import { partnersShowing } from "~/modules/partners/store/profile.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { isPublicPicture, type PictureSubject, picturePolicy } from "../rules";
import type { Route } from "./+types/image.page";

/** One size of a stored picture, for readers who may see it; otherwise the same 404 as for a missing picture. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const image = await imageById(idFromPath(params.id));
  if (!image || !sizeInPath(params.file, image)) throw notFound(); // a picture or size that does not exist needs no query of its uses
  const picture = { ...image, ...(image.attachedAt === null ? UNUSED : await placesOf(image.id)) };
  const at = now();
  if (!picturePolicy.may("see", context.get(actorContext), picture, at)) throw notFound();
  return imageAnswer(request, image, { file: params.file, forEverybody: isPublicPicture(picture, at) });
}

const UNUSED = { uses: [], post: null };

/**
 * Everything that shows a picture. A picture is shown by one module only, so they are asked in turn, the most frequent
 * first. Measured: asking all at once, or in one query, makes every picture cost what now only a picture of an article
 * costs.
 */
async function placesOf(imageId: string): Promise<Pick<PictureSubject, "uses" | "post">> {
  for (const showing of [communitiesShowing, partnersShowing, articlesShowing]) {
    const uses = await showing(imageId);
    if (uses.length > 0) return { uses, post: null };
  }
  return { uses: [], post: await postShowing(imageId) };
}
