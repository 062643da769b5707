import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { historyOf, record } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";
import { sendMail } from "~/platform/mail/mail.server";
import { moved } from "~/platform/moves";
import { movedOn, notFound, orNotFound } from "~/platform/refusal";
import { joinAccepted, joinDeclined } from "../mails/joining";
import { type Actor, belongsTo, isAdmin, type Membership } from "../rules/actor";
import { toOrganisation } from "../rules/places";
import { applicationPolicy } from "../rules/policy";
import { lockOrganisation, type Organisation, organisationById } from "../store/organisation.server";
import {
  type Applicant,
  changeMembership,
  deleteApplicant,
  endMembership,
  isApplicant,
  ownersOf,
  personById,
} from "../store/person.server";
import { asDoer } from "./address.server";
import { linkTo } from "./links.server";

const DECIDED = "Cererea nu mai așteaptă: între timp altcineva a decis despre ea sau a fost retrasă.";
const ANSWERED = "Cererea dumneavoastră nu mai așteaptă: între timp a primit răspuns sau a fost retrasă.";
const ONWARD = { href: "/login", label: "Deschide contul" };

/** A join request that the actor may decide now, with what either decision would do. */
export async function joinToDecide(actor: Actor, personId: string) {
  const application = await applicationOf(actor, personId);
  const becomes = await membershipAfter(actor, application, now());
  return { ...application, becomes, keepsAccount: await hadAccountBefore(personId) };
}

/** Accepts or declines a join request. */
export function decideJoin(actor: Actor, personId: string, decision: "accept" | "decline"): Promise<void> {
  return transaction(async () => {
    const at = now();
    const { person, organisation } = await applicationOf(actor, personId);
    await lockOrganisation(organisation.id);
    const becomes = await membershipAfter(actor, { person, organisation }, at);
    const journal = { subjectId: person.id, by: actor, at };
    if (decision === "accept") {
      moved(await changeMembership(person, becomes, at), DECIDED);
      await record({ what: "membership.accepted", ...journal });
      const mail = joinAccepted({ name: person.name, organisation: organisation.name, href: linkTo("/login") });
      await sendMail(`join-accepted:${person.id}:${at.getTime()}`, person.email, mail);
    } else {
      const keeps = await hadAccountBefore(person.id);
      moved(keeps ? await endMembership(person, at) : await deleteApplicant(person), DECIDED);
      await record({ what: "membership.declined", ...journal });
      const mail = joinDeclined({ name: person.name, organisation: organisation.name, keeps });
      await sendMail(`join-declined:${person.id}:${at.getTime()}`, person.email, mail);
    }
  });
}

const EARLIER_MEMBERSHIP: readonly string[] = ["membership.ended", "membership.withdrawn"] satisfies Happening[];

/** An account created for the request is deleted with it; one that existed before stays. */
const hadAccountBefore = async (personId: string): Promise<boolean> =>
  (await historyOf(personId)).some(({ what }) => EARLIER_MEMBERSHIP.includes(what));

/** Withdraws the person's own join request, in any state of the organisation; the account stays. */
export function withdrawApplication(personId: string): Promise<void> {
  return transaction(async () => {
    const at = now();
    const person = orNotFound(await personById(personId));
    if (!isApplicant(person)) throw movedOn(ANSWERED, ONWARD);
    moved(await endMembership(person, at), ANSWERED, ONWARD);
    await record({ what: "membership.withdrawn", subjectId: person.id, by: asDoer(person), at });
  });
}

/** Whether the person had asked this organisation before: then the answer is 409 instead of 404. */
const hadAsked = async (personId: string, isOurs: (id: string | null) => boolean): Promise<boolean> =>
  (await historyOf(personId)).some(
    ({ what, organisationId }) => what === "membership.requested" && isOurs(organisationId),
  );

type Application = { person: Applicant; organisation: Organisation };

/** The first applicant accepted into an organisation without an owner becomes its owner. Throws when the actor may not decide. */
async function membershipAfter(actor: Actor, { person, organisation }: Application, at: Date): Promise<Membership> {
  const hasOwner = (await ownersOf(organisation.id)).length > 0;
  const { id: organisationId, verification } = organisation;
  const subject = { organisationId, verification, hasOwner, emailVerified: person.emailVerified };
  const way = isAdmin(actor) ? toOrganisation(organisationId) : undefined;
  applicationPolicy.allow("decide", actor, subject, at, way);
  return hasOwner ? "colleague" : "owner";
}

/** The open join request of a person; throws 404 for another organisation's and 409 when it is no longer open. */
async function applicationOf(actor: Actor, personId: string): Promise<Application> {
  const isOurs = (id: string | null) => id !== null && (isAdmin(actor) || belongsTo(actor, id));
  const person = await personById(personId);
  if (!person || !isOurs(person.organisationId))
    throw (await hadAsked(personId, isOurs)) ? movedOn(DECIDED) : notFound();
  if (!isApplicant(person)) throw movedOn(DECIDED);
  const organisation = orNotFound(await organisationById(person.organisationId));
  return { person, organisation };
}
