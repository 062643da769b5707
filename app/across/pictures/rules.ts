import { belongsTo, isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import type { PictureUse } from "~/modules/media/rules/image";
import { uploaderMark, uploaderOf } from "~/modules/media/rules/uploader";
import { policyFor, requires, UNSEEN } from "~/platform/policy";

/** A stored picture, and everything that shows it. */
export type PictureSubject = {
  uploadedBy: string;
  organisationId: string | null;
  /** Null until the form that it was sent for is saved. */
  attachedAt: Date | null;
  uses: readonly PictureUse[];
};

/** Whether the picture is public: shown by something public. */
export const isPublicPicture = ({ uses }: PictureSubject): boolean => uses.some(({ isPublic }) => isPublic);

const isTheirs = (actor: Visitor, { organisationId, uses }: PictureSubject): boolean =>
  [organisationId, ...uses.map((use) => use.organisationId)].some((id) => id !== null && belongsTo(actor, id));

const sentIt = (actor: Visitor, { uploadedBy }: PictureSubject): boolean =>
  actor !== null && uploaderMark(uploaderOf(actor)) === uploadedBy;

const isAdmins = (actor: Visitor, { uses }: PictureSubject): boolean =>
  isAdmin(actor) && uses.some((use) => use.isAdmins);

/**
 * A picture whose form is not saved yet is visible to its sender. A picture that is not public is visible to its
 * organisation, and to ADMINs where they may read what shows it.
 */
export const picturePolicy = policyFor<Visitor, PictureSubject>()({
  see: requires((actor, picture) => {
    if (picture.attachedAt === null) return sentIt(actor, picture);
    return isPublicPicture(picture) || isAdmins(actor, picture) || isTheirs(actor, picture);
  }, UNSEEN),
});
