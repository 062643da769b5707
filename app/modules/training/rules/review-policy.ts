import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { first, notNow, notYou, type Rule, requires, UNSEEN } from "~/platform/policy";

/** `attended` is the writer's own; null for whoever was not enrolled or about whom nothing was noted. */
type OwnReview = { attended: boolean | null };

export const reviewWritingPolicy = rightsOn<OwnReview>()(
  { open: [] },
  {
    write: first(
      requires((visitor) => visitor?.organisation != null, notYou("Recenziile le scriu participanții.")),
      requires(
        (_visitor, { attended }) => attended === true,
        notYou("Recenzii scriu numai cei care au participat, după ce prezența a fost notată."),
      ),
    ),
  },
);

type Moderated = { hiddenAt: Date | null };
const byAdmin: Rule<Visitor, Moderated> = requires(isAdmin, UNSEEN);

export const reviewModerationPolicy = rightsOn<Moderated>()(
  { open: [] },
  {
    hide: first(
      byAdmin,
      requires((_visitor, { hiddenAt }) => hiddenAt === null, notNow("Recenzia este deja ascunsă.")),
    ),
    show: first(
      byAdmin,
      requires((_visitor, { hiddenAt }) => hiddenAt !== null, notNow("Recenzia este deja afișată.")),
    ),
  },
);
