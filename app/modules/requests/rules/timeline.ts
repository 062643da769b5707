import { CHANGE_KINDS, type ChangeKind } from "./changes";
import { type OfferCount, offerCountText } from "./offer-count";
import { type CancellationReason, cancellationReason } from "./reason";
import { awaitsOpening, deadlinePassed, type RequestFacts, requestStatus, type ServiceRequest } from "./request";
import type { TimelineEntry } from "./timeline-entry";

/** An entry of a request's timeline; at most one has the state "now". */
export type TimelineEvent = {
  state: "done" | "now" | "next";
  at: Date | null;
  label: string;
  detail: string | null;
  /** Who did it; null where nobody may be named. */
  by: string | null;
};

export type TimelineFacts = RequestFacts &
  Pick<ServiceRequest, "acceptedPartnerId"> & {
    createdAt: Date;
    registration: string | null;
    partnerName: string | null;
    cancelReason: CancellationReason | null;
    cancelText: string | null;
    reviewedAt: Date | null;
    offers: OfferCount;
    entries: readonly TimelineEntry[];
    changes: readonly { kind: ChangeKind; madeAt: Date; text: string | null; by?: string | null }[];
  };

export function timeline(facts: TimelineFacts, now: Date): TimelineEvent[] {
  const limits = facts.sentAt === null ? [] : passedLimits(facts, LIMITS, now);
  const happened = [...steps(facts), ...changeEvents(facts.changes), ...limits, ...endings(facts)];
  return inOrder(happened, currentEvent(facts, now), coming(facts, now));
}

export type Done = TimelineEvent & { at: Date };

export const done = (at: Date | null, label: string, detail: string | null = null, by: string | null = null): Done[] =>
  at === null ? [] : [{ state: "done", at, label, detail, by }];
export const next = (label: string, at: Date | null = null): TimelineEvent => ({
  state: "next",
  at,
  label,
  detail: null,
  by: null,
});
export const current = (label: string, detail: string | null = null): TimelineEvent => ({
  state: "now",
  at: null,
  label,
  detail,
  by: null,
});

/** Past events by date, then the current one, then the coming ones. */
export function inOrder(
  happened: readonly Done[],
  present: TimelineEvent | null,
  coming: readonly TimelineEvent[],
): TimelineEvent[] {
  const past = [...happened].sort((one, other) => one.at.getTime() - other.at.getTime());
  return [...past, ...(present === null ? [] : [present]), ...coming];
}

function steps(facts: TimelineFacts): Done[] {
  const by = whoDid(facts.entries);
  return [
    ...done(facts.createdAt, "Ciornă creată", null, by("request.created", "request.duplicated")),
    ...done(facts.sentAt, "Trimisă partenerilor", facts.registration, by("request.sent")),
    ...done(facts.openedAt, "Ofertele sigilate au fost deschise", null, by("request.opened")),
    ...decisions(facts),
  ];
}

const whoDid =
  (entries: readonly TimelineEntry[]) =>
  (...whats: readonly TimelineEntry["what"][]): string | null =>
    entries.find(({ what }) => whats.includes(what))?.by ?? null;

/** The choices of a partner and their ends, by what the journal tells of them. */
export const DECISIONS: Readonly<Partial<Record<TimelineEntry["what"], string>>> = {
  "response.accepted": "Ofertă acceptată",
  "response.replaced": "Colaborare încheiată de autoritate",
  "response.withdrawn": "Partenerul ales nu mai continuă",
};

/** Every choice of a partner and its end; only the date of the first where the journal does not tell them. */
function decisions({ entries, decidedAt, partnerName }: TimelineFacts): Done[] {
  const told = entries.flatMap(({ what, at, by, partner, note }) => {
    const label = DECISIONS[what];
    return label === undefined ? [] : done(at, label, [partner, note].filter(Boolean).join(": ") || null, by);
  });
  return told.length > 0 ? told : done(decidedAt, "Ofertă acceptată", partnerName);
}

export const changeEvents = (changes: TimelineFacts["changes"]): Done[] =>
  changes.flatMap(({ kind, madeAt, text, by = null }) => done(madeAt, CHANGE_KINDS[kind], text, by));

function endings(facts: TimelineFacts): Done[] {
  const by = whoDid(facts.entries);
  return [
    ...done(facts.completedAt, "Colaborare finalizată", null, by("request.completed")),
    ...done(facts.reviewedAt, "Recenzie scrisă", null, by("review.written")),
    ...done(facts.cancelledAt, "Anulată", cancellationReason(facts), by("request.cancelled")),
  ];
}

const ASKING = ["questionsUntil", "Termen-limită pentru întrebări"] as const;
const ANSWERING = ["answersUntil", "Termen-limită pentru clarificări"] as const;
const RESPONDING = ["deadlineAt", "Termen-limită pentru oferte"] as const;
const LIMITS = [ASKING, ANSWERING, RESPONDING];
/** Limits that concern partners. */
export const PARTNER_LIMITS = [ASKING, RESPONDING];

type Limits = readonly (typeof LIMITS)[number][];

/** Limits after an early decision or cancellation are left out. */
export function passedLimits(request: RequestFacts, limits: Limits, now: Date): Done[] {
  const ended = request.decidedAt ?? request.cancelledAt ?? now;
  return limits.flatMap(([limit, label]) => {
    const at = request[limit];
    return at !== null && at <= ended ? done(at, label) : [];
  });
}

export const comingLimits = (request: RequestFacts, limits: Limits, now: Date): TimelineEvent[] =>
  limits.flatMap(([limit, label]) => {
    const at = request[limit];
    return at !== null && at > now ? [next(label, at)] : [];
  });

function currentEvent(facts: TimelineFacts, now: Date): TimelineEvent | null {
  switch (requestStatus(facts)) {
    case "draft":
      return facts.queuedAt === null
        ? current("Ciornă în lucru", "O vedeți numai dumneavoastră și colegii.")
        : current("Așteaptă verificarea organizației", "Se trimite automat după verificare.");
    case "sent":
      return current(stageOf(facts, now), offerCountText(facts.offers));
    case "in_progress":
      return facts.acceptedPartnerId === null
        ? current("Fără partener ales")
        : current("Colaborare în desfășurare", facts.partnerName);
    case "completed":
      return facts.reviewedAt === null ? current("Scrieți o recenzie") : null;
    case "cancelled":
      return null;
  }
}

/** Facts only: what may be done now is said by the next step, which asks whether it may. */
function stageOf(facts: TimelineFacts, now: Date): string {
  if (facts.hiddenAt !== null) return "Ascunsă de un administrator";
  if (!deadlinePassed(facts, now)) return "Primește oferte";
  if (facts.offers.received === 0) return "Termenul a trecut";
  return awaitsOpening(facts, now) ? "Ofertele așteaptă deschiderea" : "Ofertele se evaluează";
}

function coming(facts: TimelineFacts, now: Date): TimelineEvent[] {
  const end = [next("Colaborare finalizată"), next("Recenzie")];
  switch (requestStatus(facts)) {
    case "draft":
      return [next("Trimisă partenerilor"), next("Ofertă acceptată"), ...end];
    case "sent":
      return [...comingLimits(facts, LIMITS, now), next("Ofertă acceptată"), ...end];
    case "in_progress":
      return end;
    case "completed":
    case "cancelled":
      return [];
  }
}
