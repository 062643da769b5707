import { belongsTo, isAdmin, isFirma, isVerified, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { about, first, notNow, notYou, requires, UNSEEN } from "~/platform/policy";
import { whileIn } from "./request-moments";
import { directs, isOwner, notHidden } from "./request-policy";
import type { ReviewSubject } from "./review";

export const REPLIED = "Recenzia are deja un răspuns sau este ascunsă.";

const isReviewed = (actor: Visitor, { request }: ReviewSubject): boolean =>
  isFirma(actor) && request.acceptedPartnerId !== null && belongsTo(actor, request.acceptedPartnerId);

const admin = requires<Visitor, ReviewSubject>(
  isAdmin,
  notYou("Numai un administrator ascunde sau reafișează recenzii."),
);

export const reviewPolicy = rightsOn<ReviewSubject>()(
  { open: ["read"] },
  {
    read: requires(
      (actor, subject) =>
        subject.review !== null &&
        (subject.review.hiddenAt === null ||
          isOwner(actor, subject.request) ||
          isReviewed(actor, subject) ||
          isAdmin(actor)),
      UNSEEN,
    ),
    review: first(
      about(({ request }) => request, first(directs, notHidden, whileIn(["completed"]))),
      requires(
        (_actor, { request, review }) => request.acceptedPartnerId !== null && review === null,
        notNow("Ați scris deja o recenzie pentru această colaborare."),
      ),
    ),
    reply: first(
      requires(isReviewed, UNSEEN),
      requires(isVerified, notYou("Puteți răspunde recenziei după ce firma este verificată.")),
      about(({ request }) => request, notHidden),
      requires(
        (_actor, { review }) => review !== null && review.repliedAt === null && review.hiddenAt === null,
        notNow(REPLIED),
      ),
    ),
    hide: first(
      admin,
      requires(
        (_actor, { review }) => review !== null && review.hiddenAt === null,
        notNow("Recenzia este deja ascunsă."),
      ),
    ),
    show: first(
      admin,
      requires(
        (_actor, { review }) => review !== null && review.hiddenAt !== null,
        notNow("Recenzia este deja afișată."),
      ),
    ),
  },
);
