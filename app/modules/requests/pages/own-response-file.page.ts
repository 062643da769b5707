import { attachmentAnswer } from "~/modules/media/answer.server";
import { attachmentById } from "~/modules/media/store.server";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { ownResponseFile } from "../store/opportunity.server";
import type { Route } from "./+types/own-response-file.page";
import { partnerOf } from "./partner.server";

/** A file of the own response, of any of its versions. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const fileId = await ownResponseFile(partnerOf(context), idFromPath(params.id), idFromPath(params.fileId));
  const attachment = await attachmentById(fileId);
  if (!attachment) throw notFound();
  return attachmentAnswer(attachment);
}
