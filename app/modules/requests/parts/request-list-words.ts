import { hourOf } from "~/platform/calendar/local-date";
import { dateNear, relativeShort, since } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { type OfferCount, offerCountText } from "../rules/offer-count";
import { type RequestFacts, requestStatus } from "../rules/request";

/** Fields from which a row of the list is written. */
export type RowFacts = RequestFacts & {
  createdAt: Date;
  updatedAt: Date;
  acceptedPartnerName: string | null;
  offers: OfferCount;
  waitingQuestions: number;
  isReviewed: boolean;
};

export const rowFacts = (request: RowFacts, now: Date): string[] => [
  ...(request.hiddenAt === null ? [] : ["ascunsă de un administrator"]),
  ...stateFacts(request, now),
];

function stateFacts(request: RowFacts, now: Date): string[] {
  const offers = offerCountText(request.offers);
  switch (requestStatus(request)) {
    case "draft":
      return [
        `Salvată ${since(request.updatedAt, now)}`,
        ...(request.queuedAt === null ? [] : ["se trimite după verificare"]),
      ];
    case "sent":
      return [offers, ...waitingText(request.waitingQuestions)];
    case "in_progress":
      return [request.acceptedPartnerName ?? "partenerul ales nu mai continuă"];
    case "completed":
      return [
        ...(request.acceptedPartnerName === null ? [] : [request.acceptedPartnerName]),
        request.isReviewed ? "recenzie scrisă" : "fără recenzie",
      ];
    case "cancelled":
      return request.sentAt === null ? [] : [offers];
  }
}

/** The moment that matters in the row: the deadline before the choice, the day of the last decision after it. */
export function rowMoment(request: RowFacts, now: Date): string {
  switch (requestStatus(request)) {
    case "draft":
      return request.deadlineAt === null ? "fără termen" : `termen dorit ${dateNear(request.deadlineAt, now)}`;
    case "sent":
      return deadlineWords(request.deadlineAt, now);
    case "in_progress":
      return fromDay(request.decidedAt, now);
    case "completed":
      return fromDay(request.completedAt, now);
    case "cancelled":
      return fromDay(request.cancelledAt, now);
  }
}

const fromDay = (at: Date | null, now: Date): string => (at === null ? "" : `din ${dateNear(at, now)}`);

const waitingText = (count: number): string[] =>
  count === 0 ? [] : [`${plural(count, "întrebare așteaptă", "întrebări așteaptă")} răspuns`];

function deadlineWords(deadlineAt: Date | null, now: Date): string {
  if (deadlineAt === null) return "";
  const words = relativeShort(deadlineAt, now);
  const isDate = words === dateNear(deadlineAt, now);
  if (deadlineAt > now) return `termen ${isDate ? `${words}, ${hourOf(deadlineAt)}` : words}`;
  return `termen trecut ${isDate ? "la " : ""}${words}`;
}
