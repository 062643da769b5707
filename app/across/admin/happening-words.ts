import type { Happening } from "~/modules/accounts/rules/happenings";

const words: Partial<Record<Happening, string>> = {
  "organisation.registered": "Înregistrată",
  "organisation.verified": "Verificată",
  "organisation.rejected": "Respinsă",
  "organisation.suspended": "Suspendată",
  "organisation.restored": "Suspendare ridicată",
  "organisation.resubmitted": "Trimisă din nou la verificare",
  "organisation.edited": "Date modificate",
};

/** What happened to an organisation, in the words of its history. Unknown ones are shown as they are stored. */
export const happeningWords = (what: string): string => words[what as Happening] ?? what;
