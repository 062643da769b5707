import { uatOf } from "~/modules/accounts/http/request.server";
import { fileAnswer } from "~/modules/media/content/answer.server";
import { paperOf } from "~/modules/requests/store/papers.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { paperworkPolicy } from "../rules/policy";
import type { Route } from "./+types/paper-file.page";

export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const actor = uatOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  paperworkPolicy.allow("read", actor, request, now());
  const { docxId, pdfId } = await paperOf(request.id, idFromPath(params.paperId));
  switch (params.format) {
    case "docx":
      return fileAnswer(docxId);
    case "pdf":
      return fileAnswer(pdfId);
    default:
      throw notFound();
  }
}
