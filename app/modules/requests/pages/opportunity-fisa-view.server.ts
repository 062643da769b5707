import { CATEGORIES } from "~/modules/partners/rules/categories";
import { localDateOf, yearOf } from "~/platform/calendar/local-date";
import { dateLong, dateTime } from "~/platform/language/dates";
import { sizeText } from "~/platform/language/file-size";
import { formatRange } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import { countyByCode } from "~/platform/romania/counties";
import type { MomentView, OpportunityFisaView } from "../parts/opportunity-fisa";
import type { ChangeView } from "../parts/request-thread";
import { differencesOf } from "../rules/change-differences";
import { CHANGE_KINDS, differenceSentence } from "../rules/changes";
import { countdown } from "../rules/countdown";
import { opportunityStatus } from "../rules/opportunity";
import { opportunityPath, placeText } from "../rules/opportunity-query";
import { deadlinePassed, NOT_A_PURCHASE, questionsOpen } from "../rules/request";
import type { RequestChange } from "../store/fisa.server";
import type { OpportunityRecord } from "../store/opportunity.server";
import type { RequestFile } from "../store/request-files.server";

const momentOf = (at: Date, words: string): MomentView => ({ at: at.toISOString(), words });

type Beside = { partnerId: string; files: readonly RequestFile[]; reasons: readonly string[]; now: Date };

/** The registry file of an opportunity, in words. */
export function fisaOf(
  opportunity: OpportunityRecord,
  { partnerId, files, reasons, now }: Beside,
): OpportunityFisaView {
  const { row, requester, subject } = opportunity;
  const sentAt = row.sentAt ?? now;
  const deadlineAt = row.deadlineAt ?? now;
  const budget = formatRange(row.budgetMin, row.budgetMax, row.currency ?? "RON");
  return {
    id: row.id,
    requester: { id: row.ownerId, verified: requester.verified, line: requesterLine(row.ownerName, requester.county) },
    title: row.title,
    status: opportunityStatus(subject, now),
    urgency: row.urgency,
    number: row.registration ?? "",
    from: momentOf(sentAt, dateLong(sentAt)),
    deadline: momentOf(deadlineAt, deadlineInCorner(deadlineAt, sentAt)),
    countdown: row.status === "sent" ? countdown(deadlineAt, now) : null,
    seal: sealOf(opportunity, now),
    addressed: row.onlyPartnerId === partnerId,
    description: row.description,
    category: CATEGORIES[row.category],
    budget: budget ?? "Buget nespecificat",
    budgetNote: budget === null ? NOT_A_PURCHASE : `Fără TVA. ${NOT_A_PURCHASE}`,
    place: placeText(row.county),
    questionsUntil:
      row.questionsUntil !== null && questionsOpen(row, now)
        ? momentOf(row.questionsUntil, dateTime(row.questionsUntil))
        : null,
    files: files.map(({ id, name, size }) => ({
      id,
      name,
      size: sizeText(size),
      href: opportunityPath(row.id, `files/${id}`),
    })),
    views: plural(opportunity.views, "vizualizare", "vizualizări"),
    responses: plural(opportunity.responses, "răspuns", "răspunsuri"),
    calendarHref: row.status === "sent" && !deadlinePassed(row, now) ? opportunityPath(row.id, "termen.ics") : null,
    reasons: opportunityStatus(subject, now) === "active" ? reasons : [],
  };
}

/** The year stands already beside the date of sending. */
function deadlineInCorner(deadlineAt: Date, sentAt: Date): string {
  const year = yearOf(localDateOf(deadlineAt));
  return year === yearOf(localDateOf(sentAt)) ? dateTime(deadlineAt).replace(` ${year}`, "") : dateTime(deadlineAt);
}

function sealOf({ row }: OpportunityRecord, now: Date): OpportunityFisaView["seal"] {
  if (row.openedAt !== null) return "opened";
  return row.sealed && !deadlinePassed(row, now) ? "sealed" : null;
}

function requesterLine(name: string, code: string | null): string {
  const county = code === null ? undefined : countyByCode(code);
  if (county === undefined) return name;
  return county.code === "B" ? `${name}, București` : `${name}, județul ${county.name}`;
}

/** One change, old → new, as it is read. Who of the authority made it is not the partner's to know. */
export function changeView(change: RequestChange): ChangeView {
  const differences = differencesOf(change);
  const description = differences.find(({ field }) => field === "description");
  return {
    id: change.id,
    kind: CHANGE_KINDS[change.kind],
    at: dateTime(change.madeAt),
    by: null,
    text: change.text,
    lines: differences.filter(({ field }) => field !== "description").map(differenceSentence),
    description: description?.field === "description" ? { from: description.from, to: description.to } : null,
  };
}
