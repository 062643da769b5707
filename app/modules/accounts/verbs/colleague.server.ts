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

/** A member of the actor's own organisation; throws 404 for anybody else. */
async function colleagueOf(asking: Actor, personId: string): Promise<Colleague> {
  const at = now();
  const { actor, organisation } = await actingMember(asking);
  const person = await personById(personId);
  if (!person || person.organisationId !== organisation.id || !isMember(person)) throw notFound();
  const subject = colleagueSubject(person, organisation, (await ownersOf(organisation.id)).length);
  return { at, actor, organisation, person, subject };
}

/** Authorises an action on a colleague and runs its work, in one transaction; returns the colleague's name. */
function act(
  action: keyof typeof colleaguePolicy.rules,
  asking: Actor,
  personId: string,
  work: (colleague: Colleague) => Promise<void>,
): Promise<{ name: string }> {
  return transaction(async () => {
    const colleague = await colleagueOf(asking, personId);
    const { at, actor, person, subject } = colleague;
    colleaguePolicy.allow(action, actor, subject, at, toColleagues(actor.role));
    await work(colleague);
    return { name: person.name };
  });
}

/** Makes an editor an owner, or an owner an editor; an owner may step down while there is another owner. */
export const changeRole = (asking: Actor, personId: string, to: Membership): Promise<{ name: string }> =>
  act("changeRole", asking, personId, async ({ at, actor, person }) => {
    if (person.membership === to) return;
    moved(await changeMembership(person, to, at), CHANGED, toColleagues(actor.role));
    const states = { from: person.membership, to };
    await record({ what: "membership.changed", subjectId: person.id, by: actor, at, ...states });
  });

/** Makes the colleague an owner and the actor an editor. */
export const handOver = (asking: Actor, personId: string): Promise<{ name: string }> =>
  act("handOver", asking, personId, async ({ at, actor, organisation, person }) => {
    if (person.membership !== "owner")
      moved(await changeMembership(person, "owner", at), CHANGED, toColleagues(actor.role));
    const asDoer = { id: actor.userId, organisationId: organisation.id, membership: actor.organisation.membership };
    moved(await changeMembership(asDoer, "colleague", at), CHANGED, toColleagues(actor.role));
    await record({ what: "membership.handed_over", subjectId: person.id, by: actor, at });
    const mail = accountHandedOver({
      name: person.name,
      by: actor.name,
      organisation: organisation.name,
      href: linkTo(accountPath(organisation.kind)),
    });
    await sendMail(`handed-over:${person.id}:${at.getTime()}`, person.email, mail);
  });

/** Removes a colleague and ends their sessions at once; what they wrote stays the organisation's. */
export const removeColleague = (asking: Actor, personId: string): Promise<{ name: string }> =>
  act("remove", asking, personId, async (colleague) => {
    const { at, actor, organisation, person } = colleague;
    await end(colleague);
    await endSessionsOf(person.id);
    const mail = colleagueRemoved({
      name: person.name,
      by: actor.name,
      organisation: organisation.name,
      href: linkTo(UNPLACED_PATH),
    });
    await sendMail(`removed:${person.id}:${at.getTime()}`, person.email, mail);
  });

/** The actor leaves the organisation and keeps the account. The last owner has to hand over first. */
export const leaveOrganisation = (asking: Actor): Promise<{ name: string }> =>
  act("leave", asking, asking.userId, async (colleague) => {
    await end(colleague);
    await closeStreams(asking.userId);
  });

async function end({ at, actor, person }: Colleague): Promise<void> {
  moved(await endMembership(person, at), CHANGED, toColleagues(actor.role));
  await dropDraftsOf(person.id);
  await record({ what: "membership.ended", subjectId: person.id, by: actor, at, from: person.membership });
}
