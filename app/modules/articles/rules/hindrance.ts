import { belongsTo, isAdmin, isSuspended, isVerified, type Visitor } from "~/modules/accounts/rules/actor";
import type { ArticleFacts } from "./moves";
import { textState } from "./moves";
import type { ArticleAction } from "./policy";

const BY_ADMIN: ReadonlySet<ArticleAction> = new Set(["approve", "reject", "unpublish"]);
const SUSPENDED = "Contul organizației este suspendat. Articolele se păstrează; pentru lămuriri scrieți la suport.";
export const UNVERIFIED = "Puteți trimite articole la revizie după ce un administrator vă verifică organizația.";

/** What about the person stands in the way of a step, as the sentence of the 403 page; null when nothing does. */
export function whyNotYou(actor: Visitor, action: ArticleAction, article: ArticleFacts): string | null {
  if (BY_ADMIN.has(action)) return isAdmin(actor) ? null : "Numai un administrator poate face acest pas.";
  if (action === "restore" && isAdmin(actor)) return null;
  if (!belongsTo(actor, article.organisationId))
    return "Numai organizația care a scris articolul poate face acest pas.";
  if (isSuspended(actor)) return SUSPENDED;
  return action === "submit" && !isVerified(actor) ? UNVERIFIED : null;
}

/** Where the article stands, when that is what forbids the step: the sentence of the 409 page. */
export function whereItStands(action: ArticleAction, article: ArticleFacts): string {
  if (action === "restore") {
    return article.deletedAt === null ? "Articolul nu este în coș." : "Articolul a fost șters definitiv din coș.";
  }
  if (article.deletedAt !== null) return "Articolul este în coș. Restaurați-l, apoi continuați.";
  if (action === "withdraw" || action === "unpublish") return "Articolul nu mai este publicat.";
  switch (textState(article)) {
    case "pending":
      return action === "submit"
        ? "Articolul este deja în revizie."
        : "Articolul este în revizie și nu se poate modifica. Retrageți-l din revizie, apoi continuați.";
    case "published":
      return action === "submit"
        ? "Textul este cel publicat: nu aveți modificări de trimis."
        : "Articolul nu mai este în revizie: textul a fost publicat.";
    case "rejected":
      return action === "submit"
        ? "Textul a fost respins: îmbunătățiți-l, apoi trimiteți-l din nou la revizie."
        : "Articolul nu mai este în revizie: a fost respins.";
    case "draft":
      return "Articolul nu mai este în revizie: este din nou o ciornă.";
  }
}
