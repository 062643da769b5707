import { belongsTo, isFirma, type Visitor } from "~/modules/accounts/rules/actor";
import { notSuspended } from "~/modules/accounts/rules/unverified";
import { first, policyFor, type Rule, requires, UNSEEN } from "~/platform/policy";

export type ProfileSubject = { id: string };

const reads: Rule<Visitor, ProfileSubject> = requires(
  (actor, profile) => isFirma(actor) && belongsTo(actor, profile.id),
  UNSEEN,
);

/** Every member edits the firm's profile, verified or not, but not while it is suspended. */
export const profilePolicy = policyFor<Visitor, ProfileSubject>()({
  read: reads,
  edit: first(
    reads,
    notSuspended(
      "Cât timp contul firmei este suspendat, profilul se păstrează, dar nu se modifică. Pentru lămuriri scrieți la suport.",
    ),
  ),
});
