import type { Member } from "~/modules/accounts/rules/actor";
import { lockOrganisation } from "~/modules/accounts/store/organisation.server";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { attachImages, describeImages, removeImages } from "~/modules/media/verbs/image.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { stepsOn } from "~/platform/step.server";
import type { Signatory } from "../rules/letterhead";
import { paperworkPolicy } from "../rules/policy";
import { letterheadOf, replaceLetterhead } from "../store/letterhead.server";

type Written = { head: string; prefix: string | null; signatories: readonly Signatory[] };
export type LetterheadInput = Written & { logo: { id: string; alt: string; isNew: boolean } | null };

export const letterheadVersion = (letterhead: (Written & { imageId: string | null }) | null): string =>
  contentVersion(letterhead);

const onLetterhead = stepsOn<Member>()({
  policy: paperworkPolicy,
  locked: async (id) => {
    await lockOrganisation(id);
    return { ownerId: id, stored: await letterheadOf(id) };
  },
  way: () => undefined,
});

/** Papers that were made before keep theirs. A picture that is replaced is deleted. */
export async function saveLetterhead(actor: Member, input: LetterheadInput, seen: string | null): Promise<void> {
  await onLetterhead(actor, actor.organisation.id, async ({ ownerId, stored }, { at, allow, log }) => {
    allow("write");
    notOvertaken(seen, letterheadVersion(stored));
    const { head, prefix, signatories, logo } = input;
    const before = stored?.imageId ?? null;
    if (logo?.isNew) await attachImages([logo.id], { by: uploaderOf(actor), at });
    // an id that is neither new nor the stored one may be another authority's picture: it is ignored
    const imageId = logo !== null && (logo.isNew || logo.id === before) ? logo.id : null;
    if (logo !== null && imageId !== null) await describeImages([logo]);
    await replaceLetterhead(ownerId, { head, prefix, imageId, updatedAt: at }, signatories);
    if (before !== null && before !== imageId) await removeImages([before]);
    await log("letterhead.edited");
  });
}
