import { actorContext } from "~/modules/accounts/actor-context";
import { imageAnswer } from "~/modules/media/answer.server";
import { sizeInPath } from "~/modules/media/rules/image";
import { imageById } from "~/modules/media/store/image.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { isEverybodys, picturePolicy } from "../rules";
import { usesOf } from "../uses.server";
import type { Route } from "./+types/image.page";

/** One size of a stored picture, to whoever may see what shows it. What may not be seen is the 404 of what is not there. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const image = await imageById(idFromPath(params.id));
  if (!image || !sizeInPath(params.file, image)) throw notFound(); // what is not there is nobody's to ask about
  const picture = { ...image, uses: image.attachedAt === null ? [] : await usesOf(image.id) };
  if (!picturePolicy.may("see", context.get(actorContext), picture, now())) throw notFound();
  return imageAnswer(request, image, { file: params.file, forEverybody: isEverybodys(picture) });
}
