import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { dropDraftsOf } from "~/platform/form/draft.server";
import { record } from "~/platform/journal/journal.server";
import { closeStreams } from "~/platform/live/live.server";
import { sendMail } from "~/platform/mail/mail.server";
import { moved } from "~/platform/moves";
import { notFound } from "~/platform/refusal";
import { accountHandedOver, colleagueRemoved } from "../mails/colleagues";
import { type Actor, isMember, type Membership } from "../rules/actor";
import { accountPath, toColleagues, UNPLACED_PATH } from "../rules/places";
import { type ColleagueSubject, colleaguePolicy, colleagueSubject } from "../rules/policy";
import { changeMembership, endMembership, ownersOf, type Person, personById } from "../store/person.server";
import { type ActingMember, actingMember } from "./acting.server";
import { linkTo } from "./links.server";
import { endSessionsOf } from "./session.server";

const CHANGED = "Între timp altcineva a schimbat rolul acestei persoane.";

type Colleague = ActingMember & { at: Date; person: Person & { membership: Membership }; subject: ColleagueSubject };

/** An organisation's own people only: anybody else is as good as missing. */
async function colleagueOf(asking: Actor, personId: string): Promise<Colleague> {
  const at = now();
  const { actor, organisation } = await actingMember(asking);
  const person = await personById(personId);
  if (!person || person.organisationId !== organisation.id || !isMember(person)) throw notFound();
  const subject = colleagueSubject(person, organisation, (await ownersOf(organisation.id)).length);
  return { at, actor, organisation, person, subject };
}

function allow(action: keyof typeof colleaguePolicy.rules, { actor, subject, at }: Colleague): void {
  colleaguePolicy.allow(action, actor, subject, at, toColleagues(actor.role));
}

/** Makes an editor an owner, or an owner an editor; an owner who is not alone may step down too. */
export function changeRole(asking: Actor, personId: string, to: Membership): Promise<{ name: string }> {
  return transaction(async () => {
    const colleague = await colleagueOf(asking, personId);
    const { at, actor, person } = colleague;
    allow("changeRole", colleague);
    if (person.membership === to) return { name: person.name };
    moved(await changeMembership(person, to, at), CHANGED, toColleagues(actor.role));
    const states = { from: person.membership, to };
    await record({ what: "membership.changed", subjectId: person.id, by: actor, at, ...states });
    return { name: person.name };
  });
}

/** The colleague becomes an owner and whoever asks becomes an editor, both or neither. */
export function handOver(asking: Actor, personId: string): Promise<{ name: string }> {
  return transaction(async () => {
    const colleague = await colleagueOf(asking, personId);
    const { at, actor, organisation, person } = colleague;
    allow("handOver", colleague);
    if (person.membership !== "owner")
      moved(await changeMembership(person, "owner", at), CHANGED, toColleagues(actor.role));
    const self = { id: actor.userId, organisationId: organisation.id, membership: actor.organisation.membership };
    moved(await changeMembership(self, "colleague", at), CHANGED, toColleagues(actor.role));
    await record({ what: "membership.handed_over", subjectId: person.id, by: actor, at });
    const mail = accountHandedOver({
      name: person.name,
      by: actor.name,
      organisation: organisation.name,
      href: linkTo(accountPath(organisation.kind)),
    });
    await sendMail(`handed-over:${person.id}:${at.getTime()}`, person.email, mail);
    return { name: person.name };
  });
}

/** Ends a colleague's place and every session of theirs, at once; what they began stays the organisation's. */
export function removeColleague(asking: Actor, personId: string): Promise<{ name: string }> {
  return transaction(async () => {
    const colleague = await colleagueOf(asking, personId);
    const { at, actor, organisation, person } = colleague;
    allow("remove", colleague);
    await end(colleague);
    await endSessionsOf(person.id);
    const mail = colleagueRemoved({
      name: person.name,
      by: actor.name,
      organisation: organisation.name,
      href: linkTo(UNPLACED_PATH),
    });
    await sendMail(`removed:${person.id}:${at.getTime()}`, person.email, mail);
    return { name: person.name };
  });
}

/** Whoever leaves keeps their account, without an organisation. The last owner hands over first. */
export function leaveOrganisation(asking: Actor): Promise<void> {
  return transaction(async () => {
    const colleague = await colleagueOf(asking, asking.userId);
    const { actor } = colleague;
    allow("leave", colleague);
    await end(colleague);
    await closeStreams(actor.userId);
  });
}

async function end({ at, actor, person }: Colleague): Promise<void> {
  moved(await endMembership(person, at), CHANGED, toColleagues(actor.role));
  await dropDraftsOf(person.id);
  await record({ what: "membership.ended", subjectId: person.id, by: actor, at, from: person.membership });
}
