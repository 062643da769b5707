import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { notYou, policyFor, requires } from "~/platform/policy";

/** About all quick links and their checks: they have no state that matters here. */
export const linkPolicy = policyFor<Visitor, unknown>()({
  write: requires(isAdmin, notYou("Linkurile din hub le scrie numai un administrator.")),
});
