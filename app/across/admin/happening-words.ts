import type { Happening as OfAccounts } from "~/modules/accounts/rules/happenings";
import type { happenings as ofPartners } from "~/modules/partners/rules/happenings";

type Happening = OfAccounts | keyof typeof ofPartners;

const words: Partial<Record<Happening, string>> = {
  "organisation.registered": "Înregistrată",
  "organisation.verified": "Verificată",
  "organisation.rejected": "Respinsă",
  "organisation.suspended": "Suspendată",
  "organisation.restored": "Suspendare ridicată",
  "organisation.resubmitted": "Trimisă din nou la verificare",
  "organisation.edited": "Date modificate",
  "partner.edited": "Profilul public modificat",
};

/** What happened to an organisation, in the words of its history. Unknown ones are shown as they are stored. */
export const happeningWords = (what: string): string => words[what as Happening] ?? what;

/** A firm saves its profile part by part: of such entries in a row only the last tells something. */
export const withoutRepeats = <Entry extends { what: string }>(history: readonly Entry[]): Entry[] =>
  history.filter(({ what }, place) => what !== "partner.edited" || history[place + 1]?.what !== what);
