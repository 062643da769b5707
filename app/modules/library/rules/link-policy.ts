import { isAdmin } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { notYou, requires } from "~/platform/policy";

/** About all quick links and their checks: they have no state that matters here. */
export const linkPolicy = rightsOn<unknown>()(
  { open: [] },
  {
    write: requires(isAdmin, notYou("Linkurile din hub le scrie numai un administrator.")),
  },
);
