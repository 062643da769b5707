import { attachmentAnswer } from "~/modules/media/answer.server";
import { attachmentById } from "~/modules/media/store.server";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { requestFileOf } from "../store/file-access.server";
import type { Route } from "./+types/opportunity-file.page";
import { partnerOf } from "./partner.server";

/** A file of the request, for partners who may see the request. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const fileId = await requestFileOf(partnerOf(context), idFromPath(params.id), idFromPath(params.fileId));
  const attachment = await attachmentById(fileId);
  if (!attachment) throw notFound();
  return attachmentAnswer(attachment);
}
