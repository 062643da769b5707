import { happenings as ofAccounts } from "~/modules/accounts/rules/happenings";
import { happenings as ofArticles } from "~/modules/articles/rules/happenings";
import { happenings as ofCommunities } from "~/modules/communities/rules/happenings";
import { happenings as ofConversations } from "~/modules/conversations/rules";
import { happenings as ofForum } from "~/modules/forum/rules/happenings";
import { happenings as ofLibrary } from "~/modules/library/rules/happenings";
import { happenings as ofOutreach } from "~/modules/outreach/rules";
import { happenings as ofPaperwork } from "~/modules/paperwork/rules/happenings";
import { happenings as ofPartners } from "~/modules/partners/rules/happenings";
import { happenings as ofProjects } from "~/modules/projects/rules/happenings";
import { happenings as ofRequests } from "~/modules/requests/rules/happenings";
import { happenings as ofTraining } from "~/modules/training/rules/happenings";
import { happenings as ofInstallation } from "~/platform/installation/happenings";
import { happenings as ofCommands } from "~/platform/journal/command.server";
import { happenings as ofJournal } from "~/platform/journal/retention.server";
import type { Happenings } from "~/platform/journal/visibility";

/** All journal entry names of all modules, each with its visibility. */
export const happenings: Happenings = {
  ...ofAccounts,
  ...ofArticles,
  ...ofCommunities,
  ...ofConversations,
  ...ofForum,
  ...ofProjects,
  ...ofLibrary,
  ...ofPaperwork,
  ...ofPartners,
  ...ofRequests,
  ...ofTraining,
  ...ofOutreach,
  ...ofCommands,
  ...ofInstallation,
  ...ofJournal,
};
