import { belongsTo, isFirma, isSuspended, type Visitor } from "~/modules/accounts/rules/actor";
import type { Policy } from "~/platform/policy";

export type ProfileSubject = { id: string };

/** Everybody of a firm writes its profile, verified or not; while it is suspended nothing changes. */
export const profilePolicy = {
  read: (actor, profile) => isFirma(actor) && belongsTo(actor, profile.id),
  edit: (actor, profile) => isFirma(actor) && belongsTo(actor, profile.id) && !isSuspended(actor),
} satisfies Policy<Visitor, ProfileSubject>;

export const WHY_NOT_EDIT =
  "Cât timp contul firmei este suspendat, profilul se păstrează, dar nu se modifică. Pentru lămuriri scrieți la suport.";
