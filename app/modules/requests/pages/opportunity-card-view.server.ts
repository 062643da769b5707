import type { Member } from "~/modules/accounts/rules/actor";
import { formatRange } from "~/platform/language/money";
import { excerpt } from "~/platform/language/text";
import { deadlineShort } from "../rules/countdown";
import { type Reason, toPartner } from "../rules/matching";
import { registrationNumber } from "../rules/registration";
import type { ResponseStatus } from "../rules/response";
import { mayOffer } from "../rules/response-policy";
import type { OpportunityRow } from "../store/opportunities.server";

const EXCERPT = 220;

type CardContext = { partner: Member; reasons: readonly Reason[]; now: Date };

/** An opportunity in the list, with budget and deadline formatted on the server. */
export function cardView(row: OpportunityRow, { partner, reasons, now }: CardContext) {
  const { id, ownerId, title, category, county, urgency, status, requester, views, responses, ownStatus } = row;
  const deadlineAt = row.deadlineAt ?? now;
  return {
    id,
    ownerId,
    title,
    category,
    county,
    urgency,
    status,
    requester,
    views,
    responses,
    deadlineAt,
    /** Status of the partner's own response, when it says more than the "Ai răspuns" button; else null. */
    own:
      ownStatus !== null && SHOWN_STATUSES.has(ownStatus)
        ? { status: ownStatus, missed: ownStatus === "to_confirm" && deadlineAt <= now }
        : null,
    /** The request is addressed to this partner only. */
    addressed: row.onlyPartnerId === partner.organisation.id,
    number: registrationNumber(row.registrationYear ?? 0, row.registrationNumber ?? 0),
    excerpt: excerpt(row.description, EXCERPT),
    budget: formatRange(row.budgetMin, row.budgetMax, row.currency ?? "RON"),
    deadline: deadlineShort(deadlineAt, now),
    reasons: status === "active" ? mainReasons(reasons).map(toPartner) : [],
    mayRespond: mayOffer(partner, row, now),
  };
}

/** Statuses shown in addition to the "Ai răspuns" button. */
const SHOWN_STATUSES: ReadonlySet<ResponseStatus> = new Set(["to_confirm", "accepted", "declined", "withdrawn"]);

/** County and collaboration reasons; the category reason only when there is neither. */
function mainReasons(reasons: readonly Reason[]): readonly Reason[] {
  const particular = reasons.filter(({ code }) => code === "county" || code === "collaborations");
  return particular.length > 0 ? particular : reasons.slice(0, 1);
}
