import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { organisationPath } from "~/modules/accounts/rules/places";
import { submissionPath } from "~/modules/articles/rules/submission-query";
import { adminClaimPath } from "~/modules/communities/rules/paths";

/** The oldest of each kind of work that awaits an ADMIN. */
type Waiting = {
  organisation?: { id: string; name: string; kind: OrganisationKind; createdAt: Date } | undefined;
  submission?: { id: string; title: string; organisationName: string; submittedAt: Date } | undefined;
  claim?: { id: string; community: { name: string }; organisation: { name: string }; claimedAt: Date } | undefined;
};

/** What an organisation may send once it is verified. */
const SENT: Readonly<Record<OrganisationKind, string>> = { UAT: "solicitări", FIRMA: "oferte" };

/** The task that has waited longest; null when nothing waits. `ago` writes a moment as a time that has passed. */
export function nextTask({ organisation, submission, claim }: Waiting, ago: (moment: Date) => string) {
  const tasks = [
    organisation && {
      waitingSince: organisation.createdAt,
      title: `${organisation.name} așteaptă verificarea`,
      text: `S-a înregistrat ${ago(organisation.createdAt)}. Până la verificare nu poate trimite ${SENT[organisation.kind]}.`,
      action: "Verifică organizația",
      href: organisationPath(organisation.id),
    },
    submission && {
      waitingSince: submission.submittedAt,
      title: `Un articol de la ${submission.organisationName} așteaptă revizia`,
      text: `„${submission.title}”, trimis ${ago(submission.submittedAt)}.`,
      action: "Citește articolul",
      href: submissionPath(submission.id),
    },
    claim && {
      waitingSince: claim.claimedAt,
      title: `${claim.organisation.name} revendică o comunitate`,
      text: `„${claim.community.name}”, ${ago(claim.claimedAt)}.`,
      action: "Decide",
      href: adminClaimPath(claim.id),
    },
  ].filter((task) => task !== undefined);
  const [oldest] = tasks.sort((one, other) => one.waitingSince.getTime() - other.waitingSince.getTime());
  if (!oldest) return null;
  const { waitingSince: _, ...task } = oldest;
  return task;
}
