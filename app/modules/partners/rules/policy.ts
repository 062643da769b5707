import { belongsTo, isFirma, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { type Rule, requires, UNSEEN } from "~/platform/policy";

export type ProfileSubject = { id: string };

const reads: Rule<Visitor, ProfileSubject> = requires(
  (actor, profile) => isFirma(actor) && belongsTo(actor, profile.id),
  UNSEEN,
);

const SUSPENDED =
  "Cât timp contul firmei este suspendat, profilul se păstrează, dar nu se modifică. Pentru lămuriri scrieți la suport.";

/** Every member edits the firm's profile, verified or not. */
export const profilePolicy = rightsOn<ProfileSubject>()(
  { open: ["read"], says: SUSPENDED },
  {
    read: reads,
    edit: reads,
  },
);

type KeptFirm = { isListed: boolean };

/** A firm in somebody's own list. What is kept may be taken out when the firm is listed no more. */
export const keepingPolicy = rightsOn<KeptFirm>()(
  { open: ["drop"] },
  {
    keep: requires((actor, { isListed }) => isUat(actor) && isListed, UNSEEN),
    drop: requires((actor) => isUat(actor), UNSEEN),
  },
);
