import { quoted } from "~/platform/language/quotes";
import { notYou, type Rule } from "~/platform/policy";
import { isVerified, type Visitor } from "./actor";
import { accountLabel } from "./places";

/** What an organisation that is not verified is told: a rejected one has something to do, another one (`waiting`) only waits. */
export function whyUnverified(visitor: Visitor, waiting: string): string {
  const organisation = visitor?.organisation;
  if (organisation?.verification !== "rejected") return waiting;
  const whose = organisation.kind === "UAT" ? "instituției" : "firmei";
  return `Verificarea ${whose} a fost respinsă. Vedeți motivul în ${quoted(accountLabel(organisation.kind))}, corectați datele și cereți din nou verificarea.`;
}

/** Only verified organisations; `waiting` is the sentence for one that was not rejected. */
export const verifiedOnly =
  <Subject>(waiting: string): Rule<Visitor, Subject> =>
  (visitor) =>
    isVerified(visitor) ? null : notYou(whyUnverified(visitor, waiting));
