import { belongsTo, isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { type PostFacts, postPolicy } from "~/modules/forum/rules/policy";
import type { PictureUse } from "~/modules/media/rules/image";
import { uploaderMark, uploaderOf } from "~/modules/media/rules/uploader";
import { requires, UNSEEN } from "~/platform/policy";

/** A stored picture, and everything that shows it. */
export type PictureSubject = {
  uploadedBy: string;
  organisationId: string | null;
  /** Null until the form that it was sent for is saved. */
  attachedAt: Date | null;
  uses: readonly PictureUse[];
  /** The post of the forum that shows it; null for any other picture. */
  post: PostFacts | null;
};

/** Whether the picture is public: shown by something public. */
export const isPublicPicture = ({ uses, post }: PictureSubject, now: Date): boolean =>
  post === null ? uses.some(({ isPublic }) => isPublic) : postPolicy.may("read", null, post, now);

const isTheirs = (actor: Visitor, { organisationId, uses }: PictureSubject): boolean =>
  [organisationId, ...uses.map((use) => use.organisationId)].some((id) => id !== null && belongsTo(actor, id));

const sentIt = (actor: Visitor, { uploadedBy }: PictureSubject): boolean =>
  actor !== null && uploaderMark(uploaderOf(actor)) === uploadedBy;

const isAdmins = (actor: Visitor, { uses }: PictureSubject): boolean =>
  isAdmin(actor) && uses.some((use) => use.isAdmins);

/**
 * A picture whose form is not saved yet is visible to its sender. That of a post is visible to whoever reads the post. Any other
 * picture that is not public is visible to its organisation, and to ADMINs where they may read what shows it.
 */
export const picturePolicy = rightsOn<PictureSubject>()(
  { open: ["see"] },
  {
    see: requires((actor, picture, now) => {
      if (picture.attachedAt === null) return sentIt(actor, picture);
      if (picture.post !== null) return postPolicy.may("read", actor, picture.post, now);
      return isPublicPicture(picture, now) || isAdmins(actor, picture) || isTheirs(actor, picture);
    }, UNSEEN),
  },
);
