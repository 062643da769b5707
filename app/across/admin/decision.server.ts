import { type RouterContextProvider, redirect } from "react-router";
import type { Posted } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { organisationPath, PEOPLE } from "~/modules/accounts/rules/places";
import { organisationPolicy } from "~/modules/accounts/rules/policy";
import type { VerificationMove } from "~/modules/accounts/rules/verification";
import { type Organisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { personById } from "~/modules/accounts/store/person.server";
import { reviewById } from "~/modules/requests/store/reviews.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { REVIEWS } from "./reviews";

type Context = Readonly<RouterContextProvider>;
type Asked = Pick<Posted, "context" | "params">;

/** The organisation that the address names; 404 when there is none. */
export async function organisationAt(context: Context, id: string | undefined) {
  const actor = adminOf(context);
  const organisation = await organisationById(idFromPath(id));
  if (!organisation) throw notFound();
  return { actor, organisation };
}

/** The person whom the address names; 404 when there is none. */
export async function personAt(context: Context, id: string | undefined) {
  const actor = adminOf(context);
  const person = await personById(idFromPath(id));
  if (!person) throw notFound();
  return { actor, person };
}

/** 404 when the person does not exist. */
export const backToPeople = async ({ context, params }: Asked): Promise<string> => {
  await personAt(context, params.id);
  return PEOPLE;
};

/** The review that the address names, with its request; 404 when there is none. */
export async function reviewAt(context: Context, id: string | undefined) {
  const actor = adminOf(context);
  return { actor, subject: await reviewById(idFromPath(id)) };
}

/** 404 when the review does not exist. */
export const backToReviews = async ({ context, params }: Asked): Promise<string> => {
  await reviewAt(context, params.id);
  return REVIEWS;
};

/** The message on the list of people after a step: `title`, then the person's name. */
export const personFlash =
  (title: string) =>
  async ({ context, params }: Asked) => ({ title, text: (await personAt(context, params.id)).person.name });

export type OrganisationMove = Exclude<VerificationMove, "askAgain">;

/** The organisation of a decision page; redirects to the organisation when the decision may not be taken now. */
export async function stepOf(move: OrganisationMove, { context, params }: Asked): Promise<Organisation> {
  const { actor, organisation } = await organisationAt(context, params.id);
  if (!organisationPolicy.may(move, actor, organisation, now())) throw redirect(organisationPath(organisation.id));
  return organisation;
}

export const backToOrganisation = ({ id }: Pick<Posted, "id">): string => organisationPath(id);

/** The form of a decision about the organisation that the address names. */
export const formAbout =
  <Schema>(schema: Schema | ((organisation: Organisation) => Schema)) =>
  async ({ context, params }: Asked): Promise<Schema> => {
    const { organisation } = await organisationAt(context, params.id);
    return schema instanceof Function ? schema(organisation) : schema;
  };

/** The message on the organisation's page after a decision: `title`, then the organisation's name. */
export const organisationFlash =
  (title: string) =>
  async ({ context, params }: Asked) => ({ title, text: (await organisationAt(context, params.id)).organisation.name });
