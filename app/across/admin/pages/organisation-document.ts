import { organisationPolicy } from "~/modules/accounts/rules/policy";
import { fileAnswer } from "~/modules/media/content/answer.server";
import { now } from "~/platform/clock";
import { notFound } from "~/platform/refusal";
import type { Route } from "./+types/organisation-document";
import { organisationAt } from "./decision.server";

/** The document that came with the registration, for the ADMIN who verifies. */
export async function loader(asked: Route.LoaderArgs): Promise<Response> {
  const { actor, organisation } = await organisationAt(asked);
  organisationPolicy.allow("seeDocument", actor, organisation, now());
  if (organisation.documentId === null) throw notFound();
  return fileAnswer(organisation.documentId);
}
