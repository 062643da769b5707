import type { Verification } from "~/modules/accounts/rules/actor";
import { isListed } from "./listing";

const WHY: Readonly<Record<Verification, string | null>> = {
  verified: null,
  pending:
    "Firma așteaptă verificarea, așa că profilul nu este încă public. Completați-l de pe acum: apare singur după ce un administrator o verifică.",
  rejected:
    "Verificarea firmei a fost respinsă, așa că profilul nu este public. Vedeți motivul și cereți din nou verificarea din „Compania și contul”.",
  suspended:
    "Contul firmei este suspendat: profilul se păstrează, dar nu se vede public și nu se modifică. Pentru lămuriri scrieți la suport.",
};

/** Why strangers do not see the profile; null when they do. */
export const whyNotListed = (verification: Verification): string | null =>
  isListed(verification) ? null : WHY[verification];
