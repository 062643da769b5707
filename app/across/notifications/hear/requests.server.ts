import { toPartner } from "~/modules/requests/rules/matching";
import { CANCELLATION_REASONS } from "~/modules/requests/rules/reason";
import { OWNER_REMINDERS, type OwnerReminder } from "~/modules/requests/rules/reminders";
import { awaitsDecision, isOpen } from "~/modules/requests/rules/request";
import { responseFigures } from "~/modules/requests/store/fisa.server";
import { matchesFor } from "~/modules/requests/store/matching.server";
import { type RequestRecord, requestById } from "~/modules/requests/store/record.server";
import { responsesTo } from "~/modules/requests/store/responses.server";
import { now } from "~/platform/clock";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { dateTime } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import type { Family, Hearing, Notice } from "../rules";
import { isOpenResponse, named, toFirms, toOwner } from "./request-words.server";

/** A hearing about a request that is still there. */
const about =
  (hear: (request: RequestRecord, entry: JournalEntry) => Promise<readonly Notice[]>): Hearing =>
  async (entry) => {
    const request = await requestById(entry.subjectId);
    return request ? hear(request, entry) : [];
  };

/** Each firm hears its own reasons; one that the request is addressed to hears of it whatever its categories are. */
const sent = about(async (request) => {
  if (!isOpen(request, now())) return [];
  const matches = await matchesFor(request);
  const fitting = matches.map(({ partner, reasons }) =>
    opportunity(request, partner.partnerId, [
      "Vi se potrivește:",
      ...reasons.map((reason) => `– ${toPartner(reason)}`),
    ]),
  );
  const addressee = request.onlyPartnerId;
  const isMatched = matches.some(({ partner }) => partner.partnerId === addressee);
  const addressed = addressee === null || isMatched ? [] : [opportunity(request, addressee, [])];
  return [...fitting, ...addressed, ...leftByItself(request)];
});

function opportunity(request: RequestRecord, firmaId: string, why: readonly string[]): Notice {
  const addressed = request.onlyPartnerId === null ? [] : ["Solicitarea este adresată numai firmei dumneavoastră."];
  const deadline = request.deadlineAt === null ? [] : [`Termen pentru răspuns: ${dateTime(request.deadlineAt)}.`];
  return {
    type: "opportunity",
    ...toFirms(request, [firmaId]),
    title: `${request.ownerName} caută un partener: ${request.title}`,
    message: [...addressed, ...why, ...deadline].join("\n"),
    action: "Vezi oportunitatea",
  };
}

function leftByItself(request: RequestRecord): Notice[] {
  if (request.queuedAt === null) return [];
  const words = {
    title: `Instituția a fost verificată, iar ${named(request)} a fost trimisă`,
    message: "Partenerii potriviți au fost anunțați. Răspunsurile și întrebările lor apar în pagina solicitării.",
  };
  return [{ type: "request_left", ...toOwner(request), ...words, toDoerToo: true }];
}

/** To those whose responses stand open. */
const toResponders = (say: (request: RequestRecord, entry: JournalEntry) => Pick<Notice, "title" | "message">) =>
  about(async (request, entry) => {
    const firms = (await responsesTo(request)).filter(isOpenResponse).map(({ partnerId }) => partnerId);
    return [{ type: "opportunity_changed", ...toFirms(request, firms), ...say(request, entry) }];
  });

const extended = toResponders((request, { from, to }) => ({
  title: `${request.ownerName} a prelungit termenul`,
  message: `La ${named(request)} termenul era ${moment(from)}, acum este ${moment(to)}.`,
}));

const moment = (text: string | null): string => (text === null ? "nestabilit" : dateTime(new Date(text)));

/** Open responses hear of it one by one, as declined; the accepted partner has a collaboration that ends. */
const cancelled = about(async (request) => {
  if (request.acceptedPartnerId === null || request.cancelReason === null) return [];
  const reason = request.cancelReason === "other" ? request.cancelText : CANCELLATION_REASONS[request.cancelReason];
  return [
    {
      type: "response_outcome",
      ...toFirms(request, [request.acceptedPartnerId]),
      title: `${request.ownerName} a anulat solicitarea la care lucrați`,
      message: `Colaborarea la ${named(request)} se încheie aici.${reason ? ` Motivul: ${reason}.` : ""}`,
    },
  ];
});

const completed = about(async (request) => {
  if (request.acceptedPartnerId === null) return [];
  return [
    {
      type: "collaboration",
      ...toFirms(request, [request.acceptedPartnerId]),
      title: `${request.ownerName} a finalizat colaborarea`,
      message: `Colaborarea la ${named(request)} este finalizată. Autoritatea poate scrie o recenzie, la care puteți răspunde.`,
    },
  ];
});

const reminder = (step: OwnerReminder) =>
  about(async (request) => {
    if (!awaitsDecision(request, now())) return [];
    const { counting } = await responseFigures(request, now());
    const arrived = counting === 0 ? "Nu a sosit nicio ofertă." : `Au sosit ${plural(counting, "ofertă", "oferte")}.`;
    const title = `Termenul pentru ${named(request)} a trecut`;
    const message = `${counting === 1 ? "A sosit o ofertă." : arrived}\n${OWNER_REMINDERS[step].text}`;
    return [{ type: "request_deadline", ...toOwner(request), title, message, action: "Hotărâți" }];
  });

export const requestFamily = {
  "request.sent": sent,
  "request.clarified": toResponders((request) => ({
    title: `${request.ownerName} a adăugat o clarificare`,
    message: `Clarificarea este la ${named(request)}. Verificați dacă oferta dumneavoastră rămâne potrivită.`,
  })),
  "request.extended": extended,
  "request.evaluating": toResponders((request) => ({
    title: `${request.ownerName} încă evaluează răspunsurile`,
    message: `Hotărârea la ${named(request)} nu a fost luată încă. Oferta dumneavoastră rămâne depusă.`,
  })),
  "request.cancelled": cancelled,
  "request.completed": completed,
  "reminder.deadline": reminder("deadline"),
  "reminder.week": reminder("week"),
  "reminder.month": reminder("month"),
} satisfies Family;
