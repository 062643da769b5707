import type { Visitor } from "~/modules/accounts/rules/actor";
import type { ProjectStatus } from "~/modules/communities/rules/vocabulary";
import { addDays, type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { movesFor } from "~/platform/moves";
import { notNow, requires } from "~/platform/policy";

export const PRIORITIES = { high: "Ridicat", medium: "Mediu", low: "Scăzut" } as const;
export type Priority = keyof typeof PRIORITIES;

/** In lei, from the first amount to just below the second one: every budget is in exactly one band. */
export const BUDGET_BANDS = {
  "sub-500000": { from: 0, below: 500_000, label: "Sub 500.000 lei" },
  "500000-1000000": { from: 500_000, below: 1_000_000, label: "De la 500.000 la 1.000.000 lei" },
  "1000000-5000000": { from: 1_000_000, below: 5_000_000, label: "De la 1.000.000 la 5.000.000 lei" },
  "peste-5000000": { from: 5_000_000, below: null, label: "5.000.000 lei sau mai mult" },
} as const satisfies Record<string, { from: number; below: number | null; label: string }>;

/** What the exchange knows of a project. Its status is the community's own (`modules/communities`). */
export type ProjectFacts = {
  communityId: string | null;
  /** The authority whose community it is; null for a community without an owner. */
  organisationId: string | null;
  /** It and its community are public. */
  isShown: boolean;
  /** When an ADMIN hid it. */
  hiddenAt: Date | null;
  status: ProjectStatus;
  openedAt: Date | null;
  closedAt: Date | null;
  /** The last day on which applications are taken. */
  applicationsUntil: LocalDate;
};

/** The subject of the `open` rule: a project that is not in the exchange yet. `communityId`: null for an authority without one. */
export const unopened = (communityId: string | null): ProjectFacts => ({
  communityId,
  organisationId: null,
  isShown: true,
  hiddenAt: null,
  status: "planning",
  openedAt: null,
  closedAt: null,
  applicationsUntil: "9999-12-31" as LocalDate,
});

/** Statuses in which a community's project takes no applications. */
export const RESTING = ["completed", "on_hold"] as const satisfies readonly ProjectStatus[];
const isResting = (status: ProjectStatus): boolean => (RESTING as readonly ProjectStatus[]).includes(status);

export const EXCHANGE_STATUSES = {
  active: "Activ",
  new: "Nou",
  planning: "În Planificare",
  closed: "Încheiat",
} as const;
export type ExchangeStatus = keyof typeof EXCHANGE_STATUSES;

/** For so many days an opened project is new. */
const NEW_DAYS = 30;
const DAY_MS = 86_400_000;

/** The moment since when a project must have been opened to be new. */
export const newSince = (now: Date): Date => new Date(now.getTime() - NEW_DAYS * DAY_MS);

/** Computed from the facts and the clock (the specification's "active", "new" and "planning"). */
export function exchangeStatus({ status, openedAt, closedAt }: ProjectFacts, now: Date): ExchangeStatus {
  if (openedAt === null || closedAt !== null || isResting(status)) return "closed";
  if (status === "planning") return "planning";
  return openedAt > newSince(now) ? "new" : "active";
}

type ProjectState = "open" | "resting" | "closed";

export const projectMoves = movesFor<Visitor, ProjectFacts>()(
  {
    state: ({ closedAt, status }): ProjectState =>
      closedAt !== null ? "closed" : isResting(status) ? "resting" : "open",
    sentences: {
      open: "Proiectul primește deja aplicații.",
      resting: "Proiectul este finalizat sau suspendat și nu primește aplicații.",
      closed: "Proiectul este încheiat la schimbul de proiecte și nu mai primește aplicații.",
    },
  },
  {
    apply: {
      from: ["open"],
      to: "open",
      when: requires(
        (_visitor, { applicationsUntil }, now) => localDateOf(now) <= applicationsUntil,
        notNow("Ultima zi în care se putea aplica a trecut."),
      ),
    },
    edit: { from: ["open", "resting"], to: "open" },
    close: { from: ["open", "resting"], to: "closed" },
    reopen: { from: ["closed"], to: "open" },
  },
);

/** An ADMIN hides a project with a reason, and shows it again. */
export const moderationMoves = movesFor<Visitor, ProjectFacts>()(
  {
    state: ({ hiddenAt }): "shown" | "hidden" => (hiddenAt === null ? "shown" : "hidden"),
    sentences: { shown: "Proiectul se vede.", hidden: "Proiectul este deja ascuns." },
  },
  { hide: { from: ["shown"], to: "hidden" }, show: { from: ["hidden"], to: "shown" } },
);

/** Whether anybody may apply now. */
export const takesApplications = (project: ProjectFacts, now: Date): boolean =>
  projectMoves.possible("apply")(null, project, now) === null;

/** After so many days without a change, a project says since when nothing was written about its progress. */
const STALE_DAYS = 90;

/** The day since when nobody wrote anything about the progress of a running project; null while that is recent. */
export function untouchedSince(
  { status, updatedAt }: { status: ProjectStatus; updatedAt: Date },
  now: Date,
): Date | null {
  if (status === "completed") return null;
  return now.getTime() - updatedAt.getTime() >= STALE_DAYS * DAY_MS ? updatedAt : null;
}

/** An application is decided within so many days after the last one could be sent; then its authority is reminded every week. */
const DECISION_DAYS = 14;
export const REMINDED_EVERY_DAYS = 7;

/** The last day for applications before which the authority is late with its decisions. */
export const overdueBefore = (now: Date): LocalDate => addDays(localDateOf(now), -DECISION_DAYS);
