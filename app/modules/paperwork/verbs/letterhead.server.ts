import type { Member } from "~/modules/accounts/rules/actor";
import { lockOrganisation } from "~/modules/accounts/store/organisation.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { paperworkPolicy } from "../rules/policy";
import { letterheadOf, replaceLetterhead } from "../store/letterhead.server";

export type LetterheadInput = {
  head: string;
  prefix: string | null;
  signatories: readonly { title: string; name: string | null }[];
};

export const letterheadVersion = (letterhead: LetterheadInput | null): string => contentVersion(letterhead);

/** Papers that were made before keep theirs. */
export async function saveLetterhead(actor: Member, input: LetterheadInput, seen: string | null): Promise<void> {
  const { id } = actor.organisation;
  await transaction(async () => {
    await lockOrganisation(id);
    const at = now();
    paperworkPolicy.allow("write", actor, { ownerId: id }, at);
    notOvertaken(seen, letterheadVersion(await letterheadOf(id)));
    const { head, prefix, signatories } = input;
    await replaceLetterhead(id, { head, prefix, updatedAt: at }, signatories);
    await record({ what: "letterhead.edited", subjectId: id, by: actor, at });
  });
}
