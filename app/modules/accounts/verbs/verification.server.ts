import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { type JournalEntry, record } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/visibility";
import { sendMail } from "~/platform/mail/mail.server";
import { notFound } from "~/platform/refusal";
import { rejected, restored, suspended, verified } from "../mails/verification";
import { type Actor, homeOfRole } from "../rules/actor";
import { type AuthorityKind, packageFor } from "../rules/authority";
import { accountPath, toOrganisation } from "../rules/places";
import { organisationPolicy } from "../rules/policy";
import type { VerificationMove } from "../rules/verification";
import { lockOrganisation, moveOrganisation, type Organisation } from "../store/organisation.server";
import { membersOf } from "../store/person.server";
import { linkTo } from "./links.server";
import { endSessionsOfOrganisation } from "./session.server";

type Mail = ReturnType<typeof verified>;
type Step = {
  move: Exclude<VerificationMove, "askAgain">;
  what: Happening;
  note: string;
  values: (at: Date) => Parameters<typeof moveOrganisation>[2];
  mail: (name: string, organisation: Organisation) => Mail;
};

/** Authorised, moved, journalled and told to its people, in one transaction. */
async function decide(actor: Actor, id: string, step: Step): Promise<Organisation> {
  return transaction(async () => {
    const before = await lockOrganisation(id);
    if (!before) throw notFound();
    const at = now();
    organisationPolicy.allow(step.move, actor, before, at, toOrganisation(id));
    const organisation = await moveOrganisation(id, step.move, { ...step.values(at), updatedAt: at });
    const states = { from: before.verification, to: organisation.verification };
    const entry = await record({ what: step.what, subjectId: id, by: actor, at, ...states, note: step.note });
    await tellMembers(entry, organisation, step.mail);
    return organisation;
  });
}

async function tellMembers(entry: JournalEntry, organisation: Organisation, mail: Step["mail"]): Promise<void> {
  for (const { id, name, email } of await membersOf(organisation.id)) {
    await sendMail(`${entry.what}:${entry.id}:${id}`, email, mail(name, organisation));
  }
}

/** What was checked stands beside the date on the public profile; for an authority also what kind it is, and so its package. */
export function verifyOrganisation(
  actor: Actor,
  id: string,
  { checked, kind }: { checked: string; kind: AuthorityKind | null },
): Promise<Organisation> {
  return decide(actor, id, {
    move: "verify",
    what: "organisation.verified",
    note: checked,
    values: (at) => ({
      verifiedAt: at,
      verifiedBy: actor.userId,
      verifiedWhat: checked,
      ...(kind ? { authorityKind: kind, package: packageFor(kind) } : {}),
    }),
    mail: (name, organisation) =>
      verified({
        name,
        organisation: organisation.name,
        kind: organisation.kind,
        href: linkTo(homeOfRole(organisation.kind)),
      }),
  });
}

export function rejectOrganisation(actor: Actor, id: string, reason: string): Promise<Organisation> {
  return decide(actor, id, {
    move: "reject",
    what: "organisation.rejected",
    note: reason,
    values: (at) => ({ rejectedAt: at, rejectedReason: reason }),
    mail: (name, organisation) =>
      rejected({ name, organisation: organisation.name, reason, href: linkTo(accountPath(organisation.kind)) }),
  });
}

/** Its people are signed out everywhere; they may come back and read, but nothing new happens. */
export function suspendOrganisation(actor: Actor, id: string, reason: string): Promise<Organisation> {
  return transaction(async () => {
    const organisation = await decide(actor, id, {
      move: "suspend",
      what: "organisation.suspended",
      note: reason,
      values: (at) => ({ suspendedAt: at, suspendedReason: reason }),
      mail: (name, { name: organisation }) => suspended({ name, organisation, reason }),
    });
    await endSessionsOfOrganisation(id);
    return organisation;
  });
}

export function restoreOrganisation(actor: Actor, id: string, note: string): Promise<Organisation> {
  return decide(actor, id, {
    move: "restore",
    what: "organisation.restored",
    note,
    values: () => ({ suspendedAt: null, suspendedReason: null }),
    mail: (name, organisation) =>
      restored({ name, organisation: organisation.name, href: linkTo(homeOfRole(organisation.kind)) }),
  });
}
