import type { Verification } from "~/modules/accounts/rules/actor";
import { accountLabel, accountPath } from "~/modules/accounts/rules/places";
import { quoted } from "~/platform/language/quotes";
import { isListed } from "./listing";

const WHY: Readonly<Record<Verification, string | null>> = {
  verified: null,
  pending:
    "Firma așteaptă verificarea, așa că profilul nu este încă public. Completați-l de pe acum: apare automat după ce un administrator o verifică.",
  rejected: `Verificarea firmei a fost respinsă, așa că profilul nu este public. Vedeți motivul și cereți din nou verificarea din ${quoted(accountLabel("FIRMA"))}.`,
  suspended:
    "Contul firmei este suspendat: profilul se păstrează, dar nu se vede public și nu se modifică. Pentru lămuriri scrieți la suport.",
};

/** Why the profile is not public; null when it is. */
export const whyNotListed = (verification: Verification): string | null =>
  isListed(verification) ? null : WHY[verification];

/** The page where the firm can act on it; null when it can only wait. */
export function wayToBeListed(verification: Verification): { href: string; label: string } | null {
  if (verification === "rejected") return { href: accountPath("FIRMA"), label: "Vezi motivul" };
  return verification === "suspended" ? { href: "/support", label: "Scrie la suport" } : null;
}
