import { redirect } from "react-router";
import { organisationPath, PEOPLE } from "~/modules/accounts/rules/places";
import { organisationPolicy } from "~/modules/accounts/rules/policy";
import type { VerificationMove } from "~/modules/accounts/rules/verification";
import type { Posted } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { type Organisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { personById } from "~/modules/accounts/store/person.server";
import { hasConfirmedPerson } from "~/modules/accounts/store/unconfirmed.server";
import { reviewById } from "~/modules/requests/store/reviews.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { REVIEWS } from "../rules/reviews";

type Asked = Pick<Posted, "context" | "params">;

/** The organisation that the address names; 404 when there is none. */
export async function organisationAt({ context, params }: Asked) {
  const actor = adminOf(context);
  const organisation = orNotFound(await organisationById(idFromPath(params.id)));
  return { actor, organisation: { ...organisation, isConfirmed: await hasConfirmedPerson(organisation.id) } };
}

export const backToOrganisation = async (asked: Asked): Promise<string> =>
  organisationPath((await organisationAt(asked)).organisation.id);

/** The message on the organisation's page after a decision: `title`, then the organisation's name. */
export const organisationFlash = (title: string) => async (asked: Asked) => ({
  title,
  text: (await organisationAt(asked)).organisation.name,
});

/** The person whom the address names; 404 when there is none. */
export async function personAt({ context, params }: Asked) {
  const actor = adminOf(context);
  const person = orNotFound(await personById(idFromPath(params.id)));
  return { actor, person };
}

/** 404 when the person does not exist. */
export async function backToPeople(asked: Asked): Promise<string> {
  await personAt(asked);
  return PEOPLE;
}

/** The message on the list of people after a step: `title`, then the person's name. */
export const personFlash = (title: string) => async (asked: Asked) => ({
  title,
  text: (await personAt(asked)).person.name,
});

/** The review that the address names, with its request; 404 when there is none. */
export const reviewAt = async ({ context, params }: Asked) => ({
  actor: adminOf(context),
  subject: await reviewById(idFromPath(params.id)),
});

/** 404 when the review does not exist. */
export async function backToReviews(asked: Asked): Promise<string> {
  await reviewAt(asked);
  return REVIEWS;
}

export type OrganisationMove = Exclude<VerificationMove, "askAgain">;

/** The organisation of a decision page; redirects to the organisation when the decision may not be taken now. */
export async function stepOf(move: OrganisationMove, asked: Asked): Promise<Organisation> {
  const { actor, organisation } = await organisationAt(asked);
  if (!organisationPolicy.may(move, actor, organisation, now())) throw redirect(organisationPath(organisation.id));
  return organisation;
}
