import { happenings as ofAccounts } from "~/modules/accounts/rules/happenings";
import { happenings as ofArticles } from "~/modules/articles/rules/happenings";
import { happenings as ofCommunities } from "~/modules/communities/rules/happenings";
import { happenings as ofConversations } from "~/modules/conversations/rules";
import { happenings as ofOutreach } from "~/modules/outreach/rules";
import { happenings as ofPartners } from "~/modules/partners/rules/happenings";
import { happenings as ofRequests } from "~/modules/requests/rules/happenings";
import type { Happenings } from "~/platform/journal/sight";

/** Everything that any room writes into the journal, and whether strangers may see that it happened. */
export const happenings: Happenings = {
  ...ofAccounts,
  ...ofArticles,
  ...ofCommunities,
  ...ofConversations,
  ...ofPartners,
  ...ofRequests,
  ...ofOutreach,
};
