import { belongsTo, isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import type { PictureUse } from "~/modules/media/rules/image";
import { uploaderMark, uploaderOf } from "~/modules/media/rules/uploader";
import { policyFor, requires, UNSEEN } from "~/platform/policy";

/** A stored picture, and everything that shows it. */
export type PictureSubject = {
  uploadedBy: string;
  organisationId: string | null;
  /** Null while it waits for the form that it was sent for. */
  attachedAt: Date | null;
  uses: readonly PictureUse[];
};

/** Shown by something that everybody sees now: so is the picture. */
export const isEverybodys = ({ uses }: PictureSubject): boolean => uses.some(({ isPublic }) => isPublic);

const isTheirs = (actor: Visitor, { organisationId, uses }: PictureSubject): boolean =>
  [organisationId, ...uses.map((use) => use.organisationId)].some((id) => id !== null && belongsTo(actor, id));

const sentIt = (actor: Visitor, { uploadedBy }: PictureSubject): boolean =>
  actor !== null && uploaderMark(uploaderOf(actor)) === uploadedBy;

const isAdmins = (actor: Visitor, { uses }: PictureSubject): boolean =>
  isAdmin(actor) && uses.some((use) => use.isAdmins);

/**
 * What waits for its form is its sender's alone; what nobody else may see yet, or no more, is its organisation's, and ADMIN's
 * where they may read what shows it.
 */
export const picturePolicy = policyFor<Visitor, PictureSubject>()({
  see: requires((actor, picture) => {
    if (picture.attachedAt === null) return sentIt(actor, picture);
    return isEverybodys(picture) || isAdmins(actor, picture) || isTheirs(actor, picture);
  }, UNSEEN),
});
