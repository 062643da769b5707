import { type RouterContextProvider, redirect } from "react-router";
import { adminOf } from "~/modules/accounts/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisationPath } from "~/modules/accounts/rules/places";
import { organisationPolicy } from "~/modules/accounts/rules/policy";
import type { VerificationMove } from "~/modules/accounts/rules/verification";
import { type Organisation, organisationById } from "~/modules/accounts/store/organisation.server";
import { type Person, personById } from "~/modules/accounts/store/person.server";
import { now } from "~/platform/clock";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { notFound } from "~/platform/refusal";
import { reasonForm } from "./forms";

type Context = Readonly<RouterContextProvider>;
type Move = Exclude<VerificationMove, "askAgain">;
type Asked = { context: Context; params: { id: string } };

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

/** What the page of a decision shows; a decision that may not be taken now leads back to the organisation. */
export async function decisionSubject({ context, params }: Asked, move: Move): Promise<Organisation> {
  const { actor, organisation } = await organisationAt(context, params.id);
  if (!organisationPolicy.may(move, actor, organisation, now())) {
    throw redirect(organisationPath(organisation.id));
  }
  return organisation;
}

type Verb = (actor: Actor, id: string, reason: string) => Promise<Organisation>;

/** Takes a decision that needs nothing but its reason. `done` says so on the organisation's page. */
export async function decideForReason(
  { context, params, request }: Asked & { request: Request },
  verb: Verb,
  done: string,
) {
  const { actor, organisation } = await organisationAt(context, params.id);
  const checked = checkForm(await readForm(request), reasonForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  await verb(actor, organisation.id, checked.value.reason);
  return decided(organisation, done);
}

export const decided = ({ id, name }: Organisation, done: string): Response =>
  goTo(organisationPath(id), { tone: "green", title: done, text: name });
