import { localDateOf, yearOf } from "~/platform/calendar/local-date";
import { dateShort } from "~/platform/language/dates";
import type { ChangeKind } from "./changes";
import { awaitsOpening, deadlinePassed, type RequestFacts, requestStatus } from "./request";
import type { TimelineFacts } from "./timeline";

/** An event of the timeline in a word or two; at most one has the state "now". */
export type Knot = { state: "done" | "now" | "next"; label: string; when: string };

type KnotFacts = RequestFacts &
  Pick<TimelineFacts, "acceptedPartnerId" | "reviewedAt"> & {
    changes: readonly { kind: ChangeKind; madeAt: Date }[];
    /** Left out for firms. */
    offers?: TimelineFacts["offers"];
  };

/** Where a request stands, in one line: what has happened, what is now, what is to come. */
export function knots(facts: KnotFacts, now: Date): Knot[] {
  const dated = moments(facts)
    .flatMap(([label, at]) => (at === null ? [] : [{ label, at }]))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  const done = dated.filter(({ at }) => at <= now);
  const known = dated.map(({ label }) => label);
  return [
    ...done.map(({ label, at }) => ({ state: "done" as const, label, when: day(at, now) })),
    ...present(facts, now).map((label) => ({ state: "now" as const, label, when: "acum" })),
    ...dated.slice(done.length).map(({ label, at }) => ({ state: "next" as const, label, when: day(at, now) })),
    ...coming(facts)
      .filter((label) => !known.includes(label))
      .map((label) => ({ state: "next" as const, label, when: "" })),
  ];
}

/** Limits after an early decision or cancellation are left out. */
function moments(facts: KnotFacts): readonly [string, Date | null][] {
  const { sentAt, openedAt, decidedAt, cancelledAt, completedAt, reviewedAt } = facts;
  if (sentAt === null) return [["Anulată", cancelledAt]];
  const ended = decidedAt ?? cancelledAt;
  const limit = (at: Date | null) => (at !== null && ended !== null && at > ended ? null : at);
  const edited = facts.changes.filter(({ kind }) => kind === "edit").map(({ madeAt }) => madeAt);
  return [
    ["Trimisă", sentAt],
    ["Modificată", edited.at(-1) ?? null],
    ["Clarificări", limit(facts.answersUntil)],
    openedAt === null ? ["Termen", limit(facts.deadlineAt)] : ["Oferte deschise", openedAt],
    ["Acceptare", decidedAt],
    ["Finalizare", completedAt],
    ["Recenzie", reviewedAt],
    ["Anulată", cancelledAt],
  ];
}

function present(facts: KnotFacts, now: Date): string[] {
  switch (requestStatus(facts)) {
    case "draft":
      return ["Ciornă"];
    case "sent":
      return [stageOf(facts, now)];
    case "in_progress":
      return [facts.acceptedPartnerId === null ? "Fără partener" : "În progres"];
    default:
      return [];
  }
}

function stageOf(facts: KnotFacts, now: Date): string {
  if (facts.hiddenAt !== null) return "Ascunsă";
  if (!deadlinePassed(facts, now)) return "Primește oferte";
  if (facts.offers?.received === 0) return "Fără oferte";
  return awaitsOpening(facts, now) ? "Așteaptă deschiderea" : "Se evaluează";
}

function coming(facts: KnotFacts): string[] {
  const end = ["Acceptare", "Finalizare", "Recenzie"];
  switch (requestStatus(facts)) {
    case "draft":
      return ["Trimisă", ...end];
    case "cancelled":
      return [];
    default:
      return end;
  }
}

/** Without the year when it is the current one. */
function day(at: Date, now: Date): string {
  const date = localDateOf(at);
  const said = dateShort(date);
  return yearOf(date) === yearOf(localDateOf(now)) ? said.replace(/ \d{4}$/, "") : said;
}
