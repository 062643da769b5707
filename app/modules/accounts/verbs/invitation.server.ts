import { randomBytes } from "node:crypto";
import { v7 } from "uuid";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { sendMail } from "~/platform/mail/mail.server";
import { moved } from "~/platform/moves";
import { countTry, type Limit } from "~/platform/rate-limit/rate-limit.server";
import { orNotFound } from "~/platform/refusal";
import { invitation as invitationMail } from "../mails/colleagues";
import type { Actor, Membership } from "../rules/actor";
import { invitationEnd, inviteeState } from "../rules/colleague";
import { invitationPath, toColleagues } from "../rules/places";
import { organisationPolicy } from "../rules/policy";
import { insertInvitation, invitationOf, renewInvitation, updateInvitation } from "../store/invitation.server";
import { addresseeById, personByEmail } from "../store/person.server";
import { type ActingMember, actingMember } from "./acting.server";
import { linkTo } from "./links.server";

const ANSWERED = "Între timp la invitație s-a răspuns sau a fost retrasă.";

/**
 * The result shown to the owner. It speaks only about their own colleagues and invitations: whether an address has another
 * account is told only to its owner, in the mail.
 */
export type Invited = "sent" | "colleague" | "invited";

export function inviteColleague(actor: Actor, to: { email: string; membership: Membership }): Promise<Invited> {
  return transaction(async () => {
    const at = now();
    const member = await invitingMember(actor, at);
    const person = await personByEmail(to.email);
    if (inviteeState(person, member.organisation.id) === "already") return "colleague";
    if (await invitationOf(member.organisation.id, { email: to.email })) return "invited";
    const token = newToken();
    const id = await insertInvitation(token, {
      ...to,
      organisationId: member.organisation.id,
      invitedBy: actor.userId,
      invitedAt: at,
      expiresAt: invitationEnd(at),
    });
    await sendInvitation(member, { ...to, token });
    await record({ what: "invitation.sent", subjectId: id, by: actor, at, to: to.membership });
    return "sent";
  });
}

/** Mails a new link, valid for seven days again; the old one becomes invalid. */
export function resendInvitation(actor: Actor, id: string): Promise<{ email: string }> {
  return transaction(async () => {
    const at = now();
    const member = await invitingMember(actor, at);
    const { email, membership } = await own(member, id);
    const token = newToken();
    const renewed = { invitedBy: actor.userId, invitedAt: at, expiresAt: invitationEnd(at) };
    moved(await renewInvitation(id, token, renewed), ANSWERED, toColleagues(actor.role));
    await sendInvitation(member, { email, membership, token });
    await record({ what: "invitation.resent", subjectId: id, by: actor, at });
    return { email };
  });
}

export function withdrawInvitation(actor: Actor, id: string): Promise<void> {
  return transaction(async () => {
    const at = now();
    const member = await invitingMember(actor, at);
    await own(member, id);
    moved(await updateInvitation(id, { withdrawnAt: at }), ANSWERED, toColleagues(actor.role));
    await record({ what: "invitation.withdrawn", subjectId: id, by: actor, at });
  });
}

const newToken = (): string => randomBytes(32).toString("base64url");

async function invitingMember(actor: Actor, at: Date): Promise<ActingMember> {
  const member = await actingMember(actor);
  organisationPolicy.allow("invite", member.actor, member.organisation, at);
  return member;
}

async function own({ organisation }: ActingMember, id: string) {
  const found = orNotFound(await invitationOf(organisation.id, { id }));
  return found;
}

const DAY_SECONDS = 24 * 60 * 60;
/** Limits the mails that an organisation can send to addresses of its choice. */
const MAILS_TO_ADDRESS: Limit = {
  name: "invitations-address",
  most: 3,
  seconds: DAY_SECONDS,
  sentence: "La această adresă s-au trimis deja trei invitații în 24 de ore.",
};
const MAILS_OF_ORGANISATION: Limit = {
  name: "invitations-organisation",
  most: 20,
  seconds: DAY_SECONDS,
  sentence: "S-au trimis deja 20 de invitații în 24 de ore.",
};

/** Runs in the transaction of the sending, so that a refused invitation is not counted. */
async function countMail({ id }: { id: string }, email: string): Promise<void> {
  await countTry(MAILS_TO_ADDRESS, `${id}:${email}`);
  await countTry(MAILS_OF_ORGANISATION, id);
}

/** Mails the invitation, worded for the state of the invited address's account. */
async function sendInvitation(
  { actor, organisation }: ActingMember,
  { email, membership, token }: { email: string; membership: Membership; token: string },
): Promise<void> {
  await countMail(organisation, email);
  const person = await personByEmail(email);
  const way = inviteeState(person, organisation.id);
  const addressee = person && way === "elsewhere" ? await addresseeById(person.id) : null;
  const mail = invitationMail({
    inviter: actor.name,
    organisation: organisation.name,
    membership,
    way,
    elsewhere: addressee?.organisation ?? null,
    href: linkTo(invitationPath(token)),
  });
  await sendMail(`invitation:${v7()}`, email, mail);
}
