import { CHANGE_KINDS, type ChangeKind } from "./changes";
import { CANCELLATION_REASONS, type CancellationReason } from "./reason";
import { deadlinePassed, type RequestFacts, requestStatus, type ServiceRequest } from "./request";

/** The thread of a request: what happened, the one place where it is now, what comes. */
export type Knot = { state: "done" | "now" | "next"; at: Date | null; label: string; detail: string | null };

export type Story = RequestFacts &
  Pick<ServiceRequest, "acceptedPartnerId"> & {
    createdAt: Date;
    registration: string | null;
    partnerName: string | null;
    cancelReason: CancellationReason | null;
    cancelText: string | null;
    reviewedAt: Date | null;
    changes: readonly { kind: ChangeKind; madeAt: Date; text: string | null }[];
  };

export function timeline(story: Story, now: Date): Knot[] {
  const happened = [...steps(story), ...changeKnots(story), ...passedLimits(story, now), ...endings(story)];
  const done = happened.sort((one, other) => one.at.getTime() - other.at.getTime());
  const present = knotNow(story, now);
  return [...done, ...(present === null ? [] : [present]), ...coming(story, now)];
}

type Done = Knot & { at: Date };

function done(at: Date | null, label: string, detail: string | null = null): Done[] {
  return at === null ? [] : [{ state: "done", at, label, detail }];
}

const next = (label: string, at: Date | null = null): Knot => ({ state: "next", at, label, detail: null });

function steps(story: Story): Done[] {
  return [
    ...done(story.createdAt, "Ciornă creată"),
    ...done(story.sentAt, "Trimisă partenerilor", story.registration),
    ...done(story.openedAt, "Ofertele sigilate au fost deschise"),
    ...done(story.decidedAt, "Răspuns acceptat", story.partnerName),
  ];
}

const changeKnots = (story: Story): Done[] =>
  story.changes.flatMap((change) => done(change.madeAt, CHANGE_KINDS[change.kind], change.text));

function endings(story: Story): Done[] {
  const reason = story.cancelReason === null ? null : CANCELLATION_REASONS[story.cancelReason];
  const told = story.cancelReason === "other" ? story.cancelText : reason;
  return [
    ...done(story.completedAt, "Colaborare finalizată"),
    ...done(story.reviewedAt, "Recenzie scrisă"),
    ...done(story.cancelledAt, "Anulată", told),
  ];
}

const LIMITS = [
  ["questionsUntil", "Ultimul moment pentru întrebări"],
  ["answersUntil", "Ultimul moment pentru răspunsul la întrebări"],
  ["deadlineAt", "Termenul pentru răspunsuri"],
] as const;

/** A request decided or cancelled early never reached its later limits. */
function passedLimits(story: Story, now: Date): Done[] {
  if (story.sentAt === null) return [];
  const ended = story.decidedAt ?? story.cancelledAt ?? now;
  return LIMITS.flatMap(([limit, label]) => {
    const at = story[limit];
    return at !== null && at <= ended ? done(at, label) : [];
  });
}

function knotNow(story: Story, now: Date): Knot | null {
  const knot = (label: string, detail: string | null = null): Knot => ({ state: "now", at: null, label, detail });
  switch (requestStatus(story)) {
    case "draft":
      return story.queuedAt === null
        ? knot("Ciornă în lucru", "O vedeți numai dumneavoastră și colegii.")
        : knot("Așteaptă verificarea organizației", "Se trimite singură după verificare.");
    case "sent":
      if (!deadlinePassed(story, now)) return knot("Primește răspunsuri");
      return knot("Evaluați răspunsurile", "Alegeți un răspuns, prelungiți termenul sau anulați solicitarea.");
    case "in_progress":
      return story.acceptedPartnerId === null
        ? knot("Partenerul ales nu mai continuă", "Acceptați alt răspuns sau anulați solicitarea.")
        : knot("Colaborare în desfășurare", story.partnerName);
    case "completed":
      return story.reviewedAt === null ? knot("Scrieți o recenzie") : null;
    case "cancelled":
      return null;
  }
}

function coming(story: Story, now: Date): Knot[] {
  const end = [next("Colaborare finalizată"), next("Recenzie")];
  switch (requestStatus(story)) {
    case "draft":
      return [next("Trimisă partenerilor"), next("Răspuns acceptat"), ...end];
    case "sent":
      return [
        ...LIMITS.flatMap(([limit, label]) => {
          const at = story[limit];
          return at !== null && at > now ? [next(label, at)] : [];
        }),
        next("Răspuns acceptat"),
        ...end,
      ];
    case "in_progress":
      return end;
    case "completed":
    case "cancelled":
      return [];
  }
}
