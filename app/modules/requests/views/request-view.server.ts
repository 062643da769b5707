import { hourOf, localDateOf, yearOf } from "~/platform/calendar/local-date";
import { dateLong, since } from "~/platform/language/dates";
import { formatMoney } from "~/platform/language/money";
import { excerpt } from "~/platform/language/text";
import { countyByCode } from "~/platform/romania/counties";
import { directPurchaseThreshold, isUnderDirectPurchaseThreshold } from "~/platform/romania/thresholds";
import { budgetText, CHANGE_KINDS, changedFieldsOf, changeSentence } from "../rules/changes";
import type { Decision } from "../rules/decision";
import { NO_CRITERION, NOT_A_PURCHASE, questionsOpen } from "../rules/request";
import type { RequestChange } from "../store/correspondence.server";
import type { RequestRecord } from "../store/record.server";
import type { RequestFile } from "../store/request-files.server";
import type { Review } from "../store/reviews.server";

/** The registry sheet of a request, as its owner sees it. */
type SheetContext = { files: readonly RequestFile[]; at: Date; decision: Decision | null };

export function sheetView(request: RequestRecord, { files, at, decision }: SheetContext) {
  const { questionsUntil } = request;
  return {
    id: request.id,
    owner: { id: request.ownerId, verified: request.ownerVerified, line: authorityLine(request) },
    title: request.title,
    status: request.status,
    decision,
    number: request.registration ?? "La trimitere",
    from: request.sentAt ?? request.createdAt,
    deadline: deadlineWords(request.deadlineAt, at),
    notes: notesOf(request, at),
    description: request.description,
    category: request.category,
    ...budgetWords(request, at),
    urgency: request.urgency,
    county: request.county,
    onlyPartner: request.onlyPartnerName,
    criterion: request.criterion ?? NO_CRITERION,
    shortCriterion: excerpt(request.criterion ?? NO_CRITERION, SHORT_CRITERION),
    questionsUntil: questionsOpen(request, at) ? questionsUntil : null,
    files,
  };
}

/** In characters, about a line. The whole criterion stands in the description. */
const SHORT_CRITERION = 28;

export function authorityLine({ ownerName, ownerCounty }: RequestRecord): string {
  const county = ownerCounty === null ? undefined : countyByCode(ownerCounty);
  if (county === undefined) return ownerName;
  return county.code === "B" ? `${ownerName}, București` : `${ownerName}, județul ${county.name}`;
}

/** Always with the hour, which is binding; with the year only when it is not the current one. */
function deadlineWords(deadlineAt: Date | null, at: Date): string {
  if (deadlineAt === null) return "30 de zile de la trimitere";
  const day = localDateOf(deadlineAt);
  const sameYear = yearOf(day) === yearOf(localDateOf(at));
  return `${sameYear ? dateLong(day).replace(/ \d{4}$/, "") : dateLong(day)}, ${hourOf(deadlineAt)}`;
}

/** The thresholds are in lei: a budget in another currency is not compared with them. */
function budgetWords({ budgetMin: min, budgetMax: max, currency, sentAt }: RequestRecord, at: Date) {
  const threshold = directPurchaseThreshold("goods_services", sentAt ?? at);
  const known = max ?? min;
  const limit = threshold === null ? "" : formatMoney(threshold.minor, "RON");
  if (known === null) {
    return {
      sum: null,
      budget: "Buget nespecificat",
      budgetNote: `Pragul achiziției directe este ${limit}. ${NOT_A_PURCHASE}`,
    };
  }
  const sum = budgetText({ min, max, currency });
  const budget = `${sum}, fără TVA`;
  if (currency !== "RON")
    return { sum, budget, budgetNote: `Pragul achiziției directe este ${limit}. ${NOT_A_PURCHASE}` };
  const under = isUnderDirectPurchaseThreshold(known, "goods_services", sentAt ?? at);
  const place = under ? "Sub pragul achiziției directe" : "Peste pragul achiziției directe pentru produse și servicii";
  return { sum, budget, budgetNote: `${place} (${limit}). ${NOT_A_PURCHASE}` };
}

export type NoteIcon = "hidden" | "sealed" | "opened" | "queued" | "urgent" | "addressed";

/** Badges beside the status; the part maps `icon` to a component. */
function notesOf(request: RequestRecord, at: Date) {
  const { status, queuedAt, hiddenAt, acceptedPartnerName: partner } = request;
  return [
    hiddenAt === null ? null : note("hidden", "Ascunsă de un administrator"),
    status === "draft" && queuedAt !== null ? note("queued", "Se trimite după verificare") : null,
    sealNote(request, at),
    request.urgency === "high" ? note("urgent", "Urgent") : null,
    partner === null ? null : note("addressed", `Partener: ${partner}`),
  ].filter((one) => one !== null);
}

const note = (icon: NoteIcon, text: string) => ({ icon, text });

function sealNote({ sealed, openedAt }: RequestRecord, at: Date) {
  if (!sealed) return null;
  if (openedAt !== null) return note("opened", `Oferte deschise ${since(openedAt, at)}`);
  return note("sealed", "Oferte sigilate până la termen");
}

/** One change, old → new, as partners see it: without the person who made it. */
export function changeView(change: RequestChange) {
  const { id, kind, madeAt, text } = change;
  const differences = changedFieldsOf(change);
  const description = differences.find(({ field }) => field === "description");
  return {
    id,
    madeAt,
    text,
    kind: CHANGE_KINDS[kind],
    by: null as string | null,
    lines: differences.filter(({ field }) => field !== "description").map(changeSentence),
    description: description?.field === "description" ? { from: description.from, to: description.to } : null,
  };
}

/** The same for the authority, with the colleague who made the change. */
export const ownChangeView = (change: RequestChange) => ({ ...changeView(change), by: change.madeByName });

/** A review for both sides; the reason for hiding it is for its author only. */
export function reviewView(review: Review) {
  const { overall, quality, time, communication, price, text, reviewedAt, reply, repliedAt, hiddenAt } = review;
  const isHidden = hiddenAt !== null;
  return { overall, quality, time, communication, price, text, reviewedAt, reply, repliedAt, isHidden };
}
