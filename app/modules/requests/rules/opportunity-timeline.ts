import type { Opportunity } from "./opportunity";
import { CANCELLATION_REASONS, type CancellationReason } from "./reason";
import { deadlinePassed, requestStatus } from "./request";
import { responseStatus } from "./response";
import {
  changeEvents,
  comingLimits,
  current,
  type Done,
  done,
  inOrder,
  next,
  PARTNER_LIMITS,
  passedLimits,
  type TimelineEvent,
  type TimelineFacts,
} from "./timeline";

/** Inputs of the timeline that one partner sees: public events and its own, nothing about other partners. */
export type OpportunityTimelineFacts = Opportunity & {
  cancelReason: CancellationReason | null;
  changes: TimelineFacts["changes"];
  /** Journal entries about its own response. */
  events: readonly { what: string; at: Date; note: string | null }[];
  chosen: boolean;
  reviewedAt: Date | null;
  repliedAt: Date | null;
};

const OWN_EVENTS: Readonly<Record<string, string>> = {
  "response.submitted": "Ați trimis oferta",
  "response.edited": "Ați modificat oferta",
  "response.to_confirm": "Solicitarea s-a schimbat, oferta așteaptă confirmarea",
  "response.confirmed": "Ați confirmat oferta",
  "response.withdrawn": "Ați retras oferta",
  "response.resubmitted": "Ați trimis din nou oferta",
  "response.accepted": "Oferta dumneavoastră a fost acceptată",
  "response.declined": "Oferta dumneavoastră nu a fost acceptată",
  "response.replaced": "Autoritatea a schimbat partenerul",
};

export function opportunityTimeline(facts: OpportunityTimelineFacts, now: Date): TimelineEvent[] {
  const { request, changes } = facts;
  const published = [...done(request.sentAt, "Solicitare publicată"), ...changeEvents(changes)];
  const limits = passedLimits(request, PARTNER_LIMITS, now);
  const happened = [...published, ...ownEvents(facts), ...limits, ...endings(facts)];
  return inOrder(happened, currentEvent(facts, now), coming(facts, now));
}

const ownEvents = ({ events }: OpportunityTimelineFacts): Done[] =>
  events.flatMap(({ what, at, note }) => {
    const label = OWN_EVENTS[what];
    return label === undefined ? [] : done(at, label, what === "response.replaced" ? note : null);
  });

function endings({ request, events, chosen, cancelReason, reviewedAt, repliedAt }: OpportunityTimelineFacts): Done[] {
  const wasAccepted = events.some(({ what }) => what === "response.accepted");
  const mine = chosen || wasAccepted;
  return [
    ...(mine ? [] : done(request.decidedAt, "Autoritatea a ales o ofertă")),
    ...done(request.completedAt, chosen ? "Colaborare finalizată" : "Solicitare finalizată"),
    ...(chosen ? done(reviewedAt, "Ați primit o recenzie") : []),
    ...(chosen ? done(repliedAt, "Ați răspuns la recenzie") : []),
    ...done(
      request.cancelledAt,
      "Solicitare anulată",
      cancelReason === null ? null : CANCELLATION_REASONS[cancelReason],
    ),
  ];
}

function currentEvent(facts: OpportunityTimelineFacts, now: Date): TimelineEvent | null {
  const { request, chosen, reviewedAt, repliedAt } = facts;
  switch (requestStatus(request)) {
    case "draft":
    case "cancelled":
      return null;
    case "sent":
      if (request.hiddenAt !== null) return current("Ascunsă de asociație", "Oferta dumneavoastră se păstrează.");
      return deadlinePassed(request, now)
        ? current("Autoritatea evaluează ofertele", "Aflați decizia aici și în notificări.")
        : whileOpen(facts);
    case "in_progress":
      if (chosen) return current("Colaborare în desfășurare");
      return request.acceptedPartnerId === null
        ? current("Autoritatea alege din nou", "Partenerul ales nu mai continuă.")
        : current("În lucru cu alt partener");
    case "completed":
      if (!chosen) return null;
      if (reviewedAt === null) return current("Autoritatea poate scrie o recenzie");
      return repliedAt === null ? current("Puteți răspunde la recenzie") : null;
  }
}

function whileOpen({ own }: OpportunityTimelineFacts): TimelineEvent {
  const status = own === null ? "withdrawn" : responseStatus(own);
  if (status === "to_confirm")
    return current("Confirmați oferta", "Neconfirmată până la termen, nu se ia în considerare.");
  if (status === "submitted") return current("Oferta este trimisă", "O puteți modifica până la termen.");
  return current("Se primesc oferte");
}

function coming({ request, chosen }: OpportunityTimelineFacts, now: Date): TimelineEvent[] {
  switch (requestStatus(request)) {
    case "sent":
      return [...comingLimits(request, PARTNER_LIMITS, now), next("Autoritatea alege o ofertă")];
    case "in_progress":
      return chosen ? [next("Colaborare finalizată"), next("Recenzie")] : [];
    default:
      return [];
  }
}
