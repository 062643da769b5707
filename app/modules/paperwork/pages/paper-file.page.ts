import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { fileAnswer } from "~/modules/media/content/answer.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { paperworkPolicy } from "../rules/policy";
import { paperOf } from "../store/papers.server";
import { renewPdf } from "../verbs/renewed.server";
import type { Route } from "./+types/paper-file.page";

export async function loader({ context, params, pattern }: Route.LoaderArgs & { pattern: string }): Promise<Response> {
  const actor = uatOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  paperworkPolicy.allow("read", actor, request, now());
  const paper = await paperOf(request.id, idFromPath(params.paperId));
  if (pattern.endsWith("docx")) return fileAnswer(paper.docxId);
  await renewPdf(paper, actor.userId);
  return fileAnswer(paper.pdfId);
}
