import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { attachmentAnswer } from "~/modules/media/content/answer.server";
import { attachmentById } from "~/modules/media/store/attachment.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound, orNotFound } from "~/platform/refusal";
import { proposalPolicy } from "../rules/proposals";
import { proposalById } from "../store/proposals.server";
import type { Route } from "./+types/proposal-file.page";

/** The file of a proposal, for its author and for ADMIN. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const proposal = orNotFound(await proposalById(idFromPath(params.id)));
  proposalPolicy.allow("read", actorOf(context), proposal, now());
  if (proposal.attachmentId === null) throw notFound();
  return attachmentAnswer(orNotFound(await attachmentById(proposal.attachmentId)));
}
