import { type RouterContextProvider, redirect } from "react-router";
import type { Posted } from "~/modules/accounts/posted-step.server";
import { adminOf } from "~/modules/accounts/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisationPath, PEOPLE } from "~/modules/accounts/rules/places";
import { organisationPolicy } from "~/modules/accounts/rules/policy";
import type { VerificationMove } from "~/modules/accounts/rules/verification";
import { type Organisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { type Person, personById } from "~/modules/accounts/store/person.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";

type Context = Readonly<RouterContextProvider>;
type Asked = Pick<Posted, "context" | "params">;

/** The organisation that the address names. */
export async function organisationAt(
  context: Context,
  id: string | undefined,
): Promise<{ actor: Actor; organisation: Organisation }> {
  const actor = adminOf(context);
  const organisation = await organisationById(idFromPath(id));
  if (!organisation) throw notFound();
  return { actor, organisation };
}

/** The person whom the address names. */
export async function personAt(context: Context, id: string | undefined): Promise<{ actor: Actor; person: Person }> {
  const actor = adminOf(context);
  const person = await personById(idFromPath(id));
  if (!person) throw notFound();
  return { actor, person };
}

export const personHere = async ({ context, params }: Asked): Promise<string> => {
  await personAt(context, params.id);
  return PEOPLE;
};

/** `title` says what was done to the person, on the list of people. */
export const personSaid =
  (title: string) =>
  async ({ context, params }: Asked) => ({ title, text: (await personAt(context, params.id)).person.name });

export type OrganisationMove = Exclude<VerificationMove, "askAgain">;

/** What the page of a decision shows; a decision that may not be taken now leads back to the organisation. */
export async function stepOf(move: OrganisationMove, { context, params }: Asked): Promise<Organisation> {
  const { actor, organisation } = await organisationAt(context, params.id);
  if (!organisationPolicy.may(move, actor, organisation, now())) throw redirect(organisationPath(organisation.id));
  return organisation;
}

export const organisationHere = ({ id }: Pick<Posted, "id">): string => organisationPath(id);

/** The form of a decision about the organisation that the address names. */
export const formAbout =
  <Schema>(schema: Schema | ((organisation: Organisation) => Schema)) =>
  async ({ context, params }: Asked): Promise<Schema> => {
    const { organisation } = await organisationAt(context, params.id);
    return schema instanceof Function ? schema(organisation) : schema;
  };

/** `title` says what was decided, on the page of the organisation. */
export const saidOf =
  (title: string) =>
  async ({ context, params }: Asked) => ({ title, text: (await organisationAt(context, params.id)).organisation.name });
