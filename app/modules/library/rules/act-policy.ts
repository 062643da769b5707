import { isAdmin, isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { notYou, type Rule, requires, UNSEEN } from "~/platform/policy";

const keeps: Rule<Visitor, unknown> = requires(isAdmin, notYou("Lista de legislație o scrie numai un administrator."));

/** About all acts: they have no state that matters here. */
export const actPolicy = rightsOn<unknown>()(
  { open: ["read"] },
  {
    read: requires((actor) => isAdmin(actor) || isUat(actor), UNSEEN),
    write: keeps,
    verify: keeps,
  },
);
