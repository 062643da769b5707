import { CATEGORIES } from "~/modules/partners/rules/categories";
import { formatRange } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import { excerpt } from "~/platform/language/text";
import type { OpportunityCardView } from "../parts/opportunity-card";
import { deadlineShort } from "../rules/countdown";
import { type Reason, toPartner } from "../rules/matching";
import { opportunityPath, placeText } from "../rules/opportunity-query";
import { registrationNumber } from "../rules/registration";
import type { ResponseStatus } from "../rules/response";
import type { OpportunityRow } from "../store/opportunities.server";

const EXCERPT = 220;

type Asking = { partnerId: string; mayRespond: boolean; reasons: readonly Reason[]; now: Date };

/** A row of the list in words: figures, money and dates are written on the server. */
export function cardOf(row: OpportunityRow, { partnerId, mayRespond, reasons, now }: Asking): OpportunityCardView {
  const deadlineAt = row.deadlineAt ?? now;
  return {
    id: row.id,
    href: opportunityPath(row.id),
    messageHref: messageAbout(row),
    title: row.title,
    status: row.status,
    own: row.ownStatus !== null && TOLD.has(row.ownStatus) ? row.ownStatus : null,
    addressed: row.onlyPartnerId === partnerId,
    urgency: row.urgency,
    requester: row.requester,
    number: registrationNumber(row.registrationYear ?? 0, row.registrationNumber ?? 0),
    excerpt: excerpt(row.description, EXCERPT),
    budget: formatRange(row.budgetMin, row.budgetMax, row.currency ?? "RON"),
    place: placeText(row.county),
    deadline: { at: deadlineAt.toISOString(), words: deadlineShort(deadlineAt, now) },
    category: CATEGORIES[row.category],
    reasons: row.status === "active" ? strongest(reasons).map(toPartner) : [],
    views: plural(row.views, "vizualizare", "vizualizări"),
    responses: plural(row.responses, "răspuns", "răspunsuri"),
    mayRespond: mayRespond && row.status === "active",
  };
}

/** Beside "Ai răspuns", which says the rest. */
const TOLD: ReadonlySet<ResponseStatus> = new Set(["to_confirm", "accepted", "declined", "withdrawn"]);

/** What ties this partner to this very request; that it works in the category only where nothing else does. */
function strongest(reasons: readonly Reason[]): readonly Reason[] {
  const particular = reasons.filter(({ code }) => code === "county" || code === "collaborations");
  return particular.length > 0 ? particular : reasons.slice(0, 1);
}

/** Where a first message to the authority about its request is written. */
export const messageAbout = ({ id, ownerId }: { id: string; ownerId: string }): string =>
  `/firma/messages/nou?partener=${ownerId}&solicitare=${id}`;
