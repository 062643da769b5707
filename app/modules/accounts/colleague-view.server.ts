import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { dateLong } from "~/platform/language/dates";
import { notFound } from "~/platform/refusal";
import { type Actor, isMember } from "./rules/actor";
import { type ColleagueShown, type InvitationSent, membershipWord } from "./rules/colleague";
import { accountPath } from "./rules/places";
import { type ColleagueSubject, colleaguePolicy, organisationPolicy } from "./rules/policy";
import { invitationsOf } from "./store/invitation.server";
import { type Organisation, organisationById } from "./store/organisation.server";
import { membersOf, ownersOf, personById } from "./store/person.server";

/** The people of one's organisation, and whom it has invited; what is asked of whom is nobody's but the owners'. */
export async function colleaguesView(actor: Actor, { id, verification }: Organisation) {
  const at = now();
  const members = (await membersOf(id)).filter(isMember);
  const owners = members.filter(({ membership }) => membership === "owner").length;
  const colleagues: ColleagueShown[] = members.map((member) => {
    const subject = { personId: member.id, membership: member.membership, organisationId: id, verification, owners };
    const can = colleaguePolicy.can(actor, { ...subject, active: true }, at);
    return { ...member, me: member.id === actor.userId, can };
  });
  const mayInvite = organisationPolicy.may("invite", actor, { id, verification }, at);
  const sent = mayInvite ? await invitationsOf(id) : [];
  const invitations: InvitationSent[] = sent.map(({ id: invitation, email, membership, expiresAt }) => ({
    ...{ id: invitation, email, role: membershipWord(membership) },
    until: dateLong(expiresAt),
    over: expiresAt <= at,
  }));
  return { colleagues, invitations };
}

/** Whom a step is about, for the page that asks before it is done. */
export async function colleagueStep(actor: Actor, action: keyof typeof colleaguePolicy.rules, given?: string) {
  const organisation = actor.organisation && (await organisationById(actor.organisation.id));
  const person = await personById(given === undefined ? actor.userId : idFromPath(given));
  if (!organisation || !person || person.organisationId !== organisation.id || !isMember(person)) throw notFound();
  const subject: ColleagueSubject = {
    ...{ personId: person.id, membership: person.membership, active: person.suspendedAt === null },
    ...{ organisationId: organisation.id, verification: organisation.verification },
    owners: (await ownersOf(organisation.id)).length,
  };
  const back = `${accountPath(actor.role)}#colegi`;
  colleaguePolicy.allow(action, actor, subject, now(), { href: back, label: "La colegi" });
  const { id, name, email, position, membership } = person;
  return {
    back,
    organisation: organisation.name,
    colleague: { id, name, email, position, membership },
    me: id === actor.userId,
    /** Whose password the step asks for. */
    email: actor.email,
  };
}
