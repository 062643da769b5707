import { isAdmin } from "~/modules/accounts/rules/actor";
import { BIN_PATH, FROM_BIN, mayRestore } from "~/modules/accounts/rules/bin";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { first, notNow, notYou, requires } from "~/platform/policy";
import { adminCommunitiesPath, adminCommunityList } from "./listing";
import { ADMIN_COMMUNITIES } from "./paths";

/** Test communities made by one press of the button. */
export const TESTS_AT_ONCE = 5;
/** Test communities that may exist at once. */
export const MOST_TESTS = 50;
export const COMMUNITIES_PER_ADMIN_PAGE = 24;

export const ALREADY_IN_BIN = "Comunitatea este deja în coș: altcineva a șters-o între timp.";
export const NOT_IN_BIN = "Comunitatea nu mai este în coș: altcineva a restaurat-o sau a șters-o definitiv.";

/** What an ADMIN may do with communities, whoever owns them. */
export const administrationPolicy = rightsOn<{ deletedAt: Date | null }>()(
  { open: [] },
  {
    administer: requires(isAdmin, notYou("Numai un administrator face și șterge comunități de test.")),
    delete: first(
      requires((_actor, { deletedAt }) => deletedAt === null, notNow(ALREADY_IN_BIN)),
      requires(isAdmin, notYou("Numai un administrator șterge comunități.")),
    ),
    restore: first(
      requires(isAdmin, notYou("Numai un administrator restaurează comunități.")),
      mayRestore(NOT_IN_BIN, "Cele 30 de zile din coș au trecut."),
    ),
  },
);

/** Subject of actions that concern no particular community. */
export const NO_COMMUNITY = { deletedAt: null };

/** The page to return to: the bin, or the list with the query that it had. */
export function returnPath(asked: FormData | URLSearchParams): string {
  const from = asked.get(SENT_FROM);
  if (from === FROM_BIN) return BIN_PATH;
  if (typeof from !== "string") return ADMIN_COMMUNITIES;
  const query = adminCommunityList.read(new URLSearchParams(from));
  return adminCommunitiesPath(query, { page: query.page });
}
