import type { Member } from "~/modules/accounts/rules/actor";
import { formatRange } from "~/platform/language/money";
import { excerpt } from "~/platform/language/text";
import { pick } from "~/platform/pick";
import { countyByCode } from "~/platform/romania/counties";
import { deadlineShort } from "../rules/countdown";
import { type Reason, toPartner } from "../rules/matching";
import { calendarWords } from "../rules/request";
import type { ResponseStatus } from "../rules/response";
import { mayConfirm, mayOffer } from "../rules/response-policy";
import type { OpportunityRow } from "../store/opportunities.server";

const EXCERPT = 220;

type RowContext = { partner: Member; reasons: readonly Reason[]; now: Date };

/** An opportunity in the list, with budget and deadline formatted on the server. */
export function rowView(row: OpportunityRow, { partner, reasons, now }: RowContext) {
  const { status, county, ownStatus } = row;
  const deadlineAt = row.deadlineAt ?? now;
  const toConfirm = mayConfirm(partner, row, now);
  return {
    ...pick(row, "id", "ownerId", "title", "category", "urgency", "status", "views", "responses", "verified"),
    requester: county === null ? row.requester : `${row.requester}, ${countyByCode(county).name}`,
    deadlineAt,
    /** Status of the partner's own response, when it says more than the "Ai răspuns" button; else null. */
    own:
      ownStatus !== null && SHOWN_STATUSES.has(ownStatus)
        ? { status: ownStatus, missed: ownStatus === "to_confirm" && deadlineAt <= now }
        : null,
    toConfirm,
    /** Why it concerns this partner; null when nothing particular is known. */
    why: toConfirm
      ? "Solicitarea s-a schimbat."
      : row.onlyPartnerId === partner.organisation.id
        ? "Numai pentru dumneavoastră."
        : status === "active"
          ? mainReasons(reasons).map(toPartner).join(" ") || null
          : null,
    excerpt: excerpt(row.description, EXCERPT),
    budget: formatRange(row.budgetMin, row.budgetMax, row.currency ?? "RON"),
    deadline: deadlineShort(deadlineAt, now),
    calendar: calendarWords(row.request, now),
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
