import type { Member } from "~/modules/accounts/rules/actor";
import { lockOrganisation } from "~/modules/accounts/store/organisation.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { stepsOn } from "~/platform/step.server";
import { paperworkPolicy } from "../rules/policy";
import { letterheadOf, replaceLetterhead } from "../store/letterhead.server";

export type LetterheadInput = {
  head: string;
  prefix: string | null;
  signatories: readonly { title: string; name: string | null }[];
};

export const letterheadVersion = (letterhead: LetterheadInput | null): string => contentVersion(letterhead);

const onLetterhead = stepsOn<Member>()({
  policy: paperworkPolicy,
  locked: async (id) => {
    await lockOrganisation(id);
    return { ownerId: id, stored: await letterheadOf(id) };
  },
  way: () => undefined,
});

/** Papers that were made before keep theirs. */
export async function saveLetterhead(actor: Member, input: LetterheadInput, seen: string | null): Promise<void> {
  await onLetterhead(actor, actor.organisation.id, async ({ ownerId, stored }, { at, allow, log }) => {
    allow("write");
    notOvertaken(seen, letterheadVersion(stored));
    const { head, prefix, signatories } = input;
    await replaceLetterhead(ownerId, { head, prefix, updatedAt: at }, signatories);
    await log("letterhead.edited");
  });
}
