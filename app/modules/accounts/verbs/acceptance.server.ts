import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { sendMail } from "~/platform/mail/mail.server";
import { moved } from "~/platform/moves";
import { forbidden, movedOn } from "~/platform/refusal";
import { colleagueJoined } from "../mails/colleagues";
import { isMember } from "../rules/actor";
import { type InviteeState, inviteeState } from "../rules/colleague";
import { colleaguesPath } from "../rules/places";
import { TERMS_VERSION } from "../rules/terms";
import { addressPurposes, passwordPurposes } from "../rules/token";
import { hashPassword } from "../session/auth.server";
import { answerInvitation, type Invitation, type InvitationKey, invitationFor } from "../store/invitation.server";
import { lockOrganisation, organisationById } from "../store/organisation.server";
import * as people from "../store/person.server";
import { deleteSessionsOf } from "../store/session.server";
import { voidTokens } from "../store/token.server";
import { asDoer } from "./address.server";
import { linkTo } from "./links.server";

export const INVITATION_GONE =
  "Invitația nu mai este valabilă: a fost folosită, retrasă sau a expirat. Cereți alta celui care v-a invitat.";
const ELSEWHERE =
  "Contul dumneavoastră este al altei organizații. Un cont lucrează pentru o singură organizație: părăsiți-o întâi pe aceea.";
const MOVED = "Între timp contul dumneavoastră s-a schimbat. Deschideți din nou invitația.";

/** The form of an invited person without an account; address and role are the invitation's. */
export type Joining = { name: string; position: string; phone: string; password: string };
export type Accepted = { userId: string; invitation: Invitation };

/** Creates the account of an invited person, as a member of the organisation, with the address confirmed by the link. */
export async function acceptWithNewAccount(token: string, joining: Joining): Promise<Accepted> {
  const passwordHash = await hashPassword(joining.password);
  return transaction(async () => {
    const at = now();
    const { invitation, person, way } = await lockInvitation({ token }, at);
    if (way !== "open-account") throw movedOn(MOVED);
    const { name, position, phone } = joining;
    const values = { name, position, phone, termsVersion: TERMS_VERSION, termsAcceptedAt: at };
    const userId = person
      ? await takeOverUnconfirmedAccount(person, { ...membershipValues(invitation, at), ...values }, at)
      : await people.insertPerson({
          ...membershipValues(invitation, at),
          ...values,
          ...newAccountValues(invitation, at),
        });
    await people.setPassword(userId, passwordHash, at);
    await finishAcceptance({ token }, invitation, userId, at);
    return { userId, invitation };
  });
}

/** `asking` is the signed-in person, who must own the invited account. */
export function acceptInvitation(key: InvitationKey, asking: { userId: string } | null): Promise<Accepted> {
  return transaction(async () => {
    const at = now();
    const { invitation, person, way } = await lockInvitation(key, at);
    if (!person) throw movedOn(MOVED);
    if (way === "elsewhere") throw movedOn(ELSEWHERE);
    if (way !== "sign-in") throw movedOn(MOVED);
    if (asking?.userId !== person.id) throw forbidden("Invitația o acceptă numai cine are contul acestei adrese.");
    moved(await people.placePerson(person, membershipValues(invitation, at)), MOVED);
    await finishAcceptance(key, invitation, person.id, at);
    return { userId: person.id, invitation };
  });
}

/** Declines an invitation; the link is enough, signing in is not needed. */
export function declineInvitation(key: InvitationKey): Promise<Invitation> {
  return transaction(async () => {
    const at = now();
    const invitation = await invitationFor(key, at);
    if (!invitation) throw gone();
    moved(await answerInvitation(key, at, { declinedAt: at }), INVITATION_GONE);
    const by = await people.personByEmail(invitation.email);
    const doer = by && { userId: by.id, organisation: { id: invitation.organisationId } };
    await record({ what: "invitation.declined", subjectId: invitation.id, by: doer, at });
    return invitation;
  });
}

const gone = () => movedOn(INVITATION_GONE, { href: "/", label: "La prima pagină" });

type LockedInvitation = { invitation: Invitation; person: people.Person | null; way: InviteeState };

/** Locks the address and the organisation's people until the transaction ends, then reads the invitation again. */
async function lockInvitation(key: InvitationKey, at: Date): Promise<LockedInvitation> {
  const seen = await invitationFor(key, at);
  if (!seen) throw gone();
  await people.lockKey(`email ${seen.email}`);
  await lockOrganisation(seen.organisationId);
  const invitation = await invitationFor(key, at);
  if (!invitation) throw gone();
  if (invitation.verification === "suspended") throw movedOn(SUSPENDED);
  const person = await people.personByEmail(invitation.email);
  return { invitation, person, way: inviteeState(person, invitation.organisationId) };
}

const SUSPENDED = "Contul organizației este suspendat, așa că nu poate primi colegi acum.";

const membershipValues = ({ organisationId, membership, kind }: Invitation, at: Date) => ({
  organisationId,
  membership,
  role: kind,
  updatedAt: at,
});
const newAccountValues = ({ email }: Invitation, at: Date) => ({ email, emailVerified: true, createdAt: at });

/**
 * Takes over an account whose address was never confirmed. Whatever was set before, above all a password, may be somebody
 * else's, so links and sessions end. An organisation registered with it stays, without a person.
 */
async function takeOverUnconfirmedAccount(
  person: people.Person,
  values: Parameters<typeof people.placePerson>[1],
  at: Date,
): Promise<string> {
  moved(await people.placePerson(person, values), MOVED);
  if (isMember(person) && person.organisationId !== values.organisationId)
    await record({ what: "membership.ended", subjectId: person.id, by: asDoer(person), at, from: person.membership });
  await voidTokens(person.id, [...addressPurposes, ...passwordPurposes], at);
  await deleteSessionsOf(person.id);
  return person.id;
}

/** Marks the invitation as accepted, records it and mails the owners. */
async function finishAcceptance(key: InvitationKey, invitation: Invitation, userId: string, at: Date): Promise<void> {
  moved(await answerInvitation(key, at, { acceptedAt: at, acceptedBy: userId }), INVITATION_GONE);
  const { organisationId, membership } = invitation;
  const by = { userId, organisation: { id: organisationId } };
  await record({ what: "membership.joined", subjectId: userId, by, at, to: membership });
  await mailOwners(invitation, userId);
}

async function mailOwners({ id, organisationId, membership }: Invitation, userId: string): Promise<void> {
  const [person, organisation] = await Promise.all([people.personById(userId), organisationById(organisationId)]);
  if (!person || !organisation) return;
  const owners = (await people.ownersOf(organisationId)).filter((owner) => owner.id !== userId);
  for (const owner of owners) {
    const { name, email, position } = person;
    const mail = colleagueJoined({
      owner: owner.name,
      name,
      email,
      position,
      membership,
      organisation: organisation.name,
      href: linkTo(colleaguesPath(organisation.kind)),
    });
    await sendMail(`joined:${id}:${owner.id}`, owner.email, mail);
  }
}
