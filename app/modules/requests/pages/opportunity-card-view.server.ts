import { formatRange } from "~/platform/language/money";
import { excerpt } from "~/platform/language/text";
import { deadlineShort } from "../rules/countdown";
import { type Reason, toPartner } from "../rules/matching";
import { registrationNumber } from "../rules/registration";
import type { ResponseStatus } from "../rules/response";
import type { OpportunityRow } from "../store/opportunities.server";

const EXCERPT = 220;

type Asking = { partnerId: string; mayRespond: boolean; reasons: readonly Reason[]; now: Date };

/** An opportunity in the list; its sum and its moment are written on the server. */
export function cardView(row: OpportunityRow, { partnerId, mayRespond, reasons, now }: Asking) {
  const { id, ownerId, title, category, county, urgency, status, requester, views, responses, ownStatus } = row;
  const deadlineAt = row.deadlineAt ?? now;
  return {
    ...{ id, ownerId, title, category, county, urgency, status, requester, views, responses, deadlineAt },
    /** How the own response stands, where that says more than "Ai răspuns". */
    own: ownStatus !== null && TOLD.has(ownStatus) ? ownStatus : null,
    /** Sent to this partner only. */
    addressed: row.onlyPartnerId === partnerId,
    number: registrationNumber(row.registrationYear ?? 0, row.registrationNumber ?? 0),
    excerpt: excerpt(row.description, EXCERPT),
    budget: formatRange(row.budgetMin, row.budgetMax, row.currency ?? "RON"),
    deadline: deadlineShort(deadlineAt, now),
    reasons: status === "active" ? strongest(reasons).map(toPartner) : [],
    mayRespond: mayRespond && status === "active",
  };
}

/** Beside "Ai răspuns", which says the rest. */
const TOLD: ReadonlySet<ResponseStatus> = new Set(["to_confirm", "accepted", "declined", "withdrawn"]);

/** What ties this partner to this very request; that it works in the category only where nothing else does. */
function strongest(reasons: readonly Reason[]): readonly Reason[] {
  const particular = reasons.filter(({ code }) => code === "county" || code === "collaborations");
  return particular.length > 0 ? particular : reasons.slice(0, 1);
}
