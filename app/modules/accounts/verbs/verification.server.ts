import { transaction } from "~/platform/database/connection.server";
import { sendMail } from "~/platform/mail/mail.server";
import { rejected, restored, suspended, verified } from "../mails/verification";
import { type Actor, homeOfRole } from "../rules/actor";
import { type AuthorityKind, packageFor } from "../rules/authority";
import { accountPath } from "../rules/places";
import { moveOrganisation, type Organisation } from "../store/organisation.server";
import { membersOf } from "../store/person.server";
import { linkTo } from "./links.server";
import { onOrganisation } from "./organisation.server";
import { endSessionsOfOrganisation } from "./session.server";

/** What each decision writes into the journal, and the mail that it sends to the members with a link to this page. */
const DECISIONS = {
  verify: { what: "organisation.verified", mail: verified, page: homeOfRole },
  reject: { what: "organisation.rejected", mail: rejected, page: accountPath },
  suspend: { what: "organisation.suspended", mail: suspended, page: homeOfRole },
  restore: { what: "organisation.restored", mail: restored, page: homeOfRole },
} as const;

type Decision = {
  move: keyof typeof DECISIONS;
  /** What was checked, or the reason. */
  note: string;
  values: (at: Date) => Parameters<typeof moveOrganisation>[2];
};

function decide(actor: Actor, id: string, { move, note, values }: Decision): Promise<Organisation> {
  return onOrganisation(actor, id, async (before, { at, allow, moved, log }) => {
    allow(move);
    const organisation = moved(await moveOrganisation(id, move, { ...values(at), updatedAt: at }));
    const { what, mail, page } = DECISIONS[move];
    const entry = await log(what, { from: before.verification, to: organisation.verification, note });
    const { name: organisationName, kind } = organisation;
    for (const member of await membersOf(id)) {
      const about = { name: member.name, organisation: organisationName, kind, note, href: linkTo(page(kind)) };
      await sendMail(`${what}:${entry.id}:${member.id}`, member.email, mail(about));
    }
    return organisation;
  });
}

/** `checked` is shown beside the date on the public profile; `kind`, of an authority, also decides its package. */
export const verifyOrganisation = (
  actor: Actor,
  id: string,
  { checked, kind }: { checked: string; kind: AuthorityKind | null },
): Promise<Organisation> =>
  decide(actor, id, {
    move: "verify",
    note: checked,
    values: (at) => ({
      verifiedAt: at,
      verifiedBy: actor.userId,
      verifiedWhat: checked,
      ...(kind ? { authorityKind: kind, package: packageFor(kind) } : {}),
    }),
  });

export const rejectOrganisation = (actor: Actor, id: string, reason: string): Promise<Organisation> =>
  decide(actor, id, { move: "reject", note: reason, values: (at) => ({ rejectedAt: at, rejectedReason: reason }) });

/** Ends every session of its members; they may sign in again and read, but not act. */
export function suspendOrganisation(actor: Actor, id: string, reason: string): Promise<Organisation> {
  return transaction(async () => {
    const values = (at: Date) => ({ suspendedAt: at, suspendedReason: reason });
    const organisation = await decide(actor, id, { move: "suspend", note: reason, values });
    await endSessionsOfOrganisation(id);
    return organisation;
  });
}

export const restoreOrganisation = (actor: Actor, id: string, note: string): Promise<Organisation> =>
  decide(actor, id, { move: "restore", note, values: () => ({ suspendedAt: null, suspendedReason: null }) });
