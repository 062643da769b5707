import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { notSuspended } from "~/modules/accounts/rules/unverified";
import { first, notNow, notYou, policyFor, type Rule, requires, UNSEEN } from "~/platform/policy";

/** `attended` is the writer's own; null for whoever was not enrolled or about whom nothing was noted. */
type OwnReview = { attended: boolean | null };

export const reviewWritingPolicy = policyFor<Visitor, OwnReview>()({
  write: first(
    requires((visitor) => visitor?.organisation != null, notYou("Recenziile le scriu participanții.")),
    notSuspended("Contul organizației este suspendat. Pentru lămuriri scrieți la suport."),
    requires(
      (_visitor, { attended }) => attended === true,
      notYou("Recenzii scriu numai cei care au participat, după ce prezența a fost notată."),
    ),
  ),
});

type Moderated = { hiddenAt: Date | null };
const byAdmin: Rule<Visitor, Moderated> = requires(isAdmin, UNSEEN);

export const reviewModerationPolicy = policyFor<Visitor, Moderated>()({
  hide: first(
    byAdmin,
    requires((_visitor, { hiddenAt }) => hiddenAt === null, notNow("Recenzia este deja ascunsă.")),
  ),
  show: first(
    byAdmin,
    requires((_visitor, { hiddenAt }) => hiddenAt !== null, notNow("Recenzia este deja afișată.")),
  ),
});
