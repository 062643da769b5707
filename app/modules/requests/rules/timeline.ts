import { CHANGE_KINDS, type ChangeKind } from "./changes";
import { CANCELLATION_REASONS, type CancellationReason } from "./reason";
import { deadlinePassed, type RequestFacts, requestStatus, type ServiceRequest } from "./request";

/** The thread of a request: what happened, the one place where it is now, what comes. */
export type TimelineEvent = { state: "done" | "now" | "next"; at: Date | null; label: string; detail: string | null };

export type TimelineFacts = RequestFacts &
  Pick<ServiceRequest, "acceptedPartnerId"> & {
    createdAt: Date;
    registration: string | null;
    partnerName: string | null;
    cancelReason: CancellationReason | null;
    cancelText: string | null;
    reviewedAt: Date | null;
    changes: readonly { kind: ChangeKind; madeAt: Date; text: string | null }[];
  };

export function timeline(story: TimelineFacts, now: Date): TimelineEvent[] {
  const limits = story.sentAt === null ? [] : passedLimits(story, LIMITS, now);
  const happened = [...steps(story), ...changeEvents(story.changes), ...limits, ...endings(story)];
  return inOrder(happened, currentEvent(story, now), coming(story, now));
}

export type Done = TimelineEvent & { at: Date };

export const done = (at: Date | null, label: string, detail: string | null = null): Done[] =>
  at === null ? [] : [{ state: "done", at, label, detail }];
export const next = (label: string, at: Date | null = null): TimelineEvent => ({
  state: "next",
  at,
  label,
  detail: null,
});
export const current = (label: string, detail: string | null = null): TimelineEvent => ({
  state: "now",
  at: null,
  label,
  detail,
});

/** What happened, in its order; where it is now; what comes. */
export function inOrder(
  happened: readonly Done[],
  present: TimelineEvent | null,
  coming: readonly TimelineEvent[],
): TimelineEvent[] {
  const past = [...happened].sort((one, other) => one.at.getTime() - other.at.getTime());
  return [...past, ...(present === null ? [] : [present]), ...coming];
}

function steps(story: TimelineFacts): Done[] {
  return [
    ...done(story.createdAt, "Ciornă creată"),
    ...done(story.sentAt, "Trimisă partenerilor", story.registration),
    ...done(story.openedAt, "Ofertele sigilate au fost deschise"),
    ...done(story.decidedAt, "Răspuns acceptat", story.partnerName),
  ];
}

export const changeEvents = (changes: TimelineFacts["changes"]): Done[] =>
  changes.flatMap(({ kind, madeAt, text }) => done(madeAt, CHANGE_KINDS[kind], text));

function endings(story: TimelineFacts): Done[] {
  const reason = story.cancelReason === null ? null : CANCELLATION_REASONS[story.cancelReason];
  const told = story.cancelReason === "other" ? story.cancelText : reason;
  return [
    ...done(story.completedAt, "Colaborare finalizată"),
    ...done(story.reviewedAt, "Recenzie scrisă"),
    ...done(story.cancelledAt, "Anulată", told),
  ];
}

const ASKING = ["questionsUntil", "Ultimul moment pentru întrebări"] as const;
const ANSWERING = ["answersUntil", "Ultimul moment pentru răspunsul la întrebări"] as const;
const RESPONDING = ["deadlineAt", "Termenul pentru răspunsuri"] as const;
const LIMITS = [ASKING, ANSWERING, RESPONDING];
/** What a partner waits for itself. */
export const PARTNER_LIMITS = [ASKING, RESPONDING];

type Limits = readonly (typeof LIMITS)[number][];

/** A request decided or cancelled early never reached its later limits. */
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

function currentEvent(story: TimelineFacts, now: Date): TimelineEvent | null {
  switch (requestStatus(story)) {
    case "draft":
      return story.queuedAt === null
        ? current("Ciornă în lucru", "O vedeți numai dumneavoastră și colegii.")
        : current("Așteaptă verificarea organizației", "Se trimite singură după verificare.");
    case "sent":
      if (!deadlinePassed(story, now)) return current("Primește răspunsuri");
      return current("Evaluați răspunsurile", "Alegeți un răspuns, prelungiți termenul sau anulați solicitarea.");
    case "in_progress":
      return story.acceptedPartnerId === null
        ? current("Partenerul ales nu mai continuă", "Acceptați altă ofertă sau anulați solicitarea.")
        : current("Colaborare în desfășurare", story.partnerName);
    case "completed":
      return story.reviewedAt === null ? current("Scrieți o recenzie") : null;
    case "cancelled":
      return null;
  }
}

function coming(story: TimelineFacts, now: Date): TimelineEvent[] {
  const end = [next("Colaborare finalizată"), next("Recenzie")];
  switch (requestStatus(story)) {
    case "draft":
      return [next("Trimisă partenerilor"), next("Răspuns acceptat"), ...end];
    case "sent":
      return [...comingLimits(story, LIMITS, now), next("Răspuns acceptat"), ...end];
    case "in_progress":
      return end;
    case "completed":
    case "cancelled":
      return [];
  }
}
