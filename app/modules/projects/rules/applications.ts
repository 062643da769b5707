import type { Visitor } from "~/modules/accounts/rules/actor";
import { movesFor } from "~/platform/moves";
import type { ProjectFacts } from "./exchange";

export const APPLICATION_STATES = {
  submitted: "Trimisă",
  accepted: "Acceptată",
  declined: "Neacceptată",
  withdrawn: "Retrasă",
} as const;
export type ApplicationState = keyof typeof APPLICATION_STATES;

/** What an authority decides about an application. */
export const DECISIONS = { accepted: "Acceptați aplicația", declined: "Nu o acceptați" } as const;
export type Decision = keyof typeof DECISIONS;

export type ApplicationFacts = {
  organisationId: string;
  /** The organisation that applied is suspended. */
  isSuspended: boolean;
  outcome: Decision | null;
  withdrawnAt: Date | null;
  project: ProjectFacts;
};

export const applicationState = ({
  outcome,
  withdrawnAt,
}: Pick<ApplicationFacts, "outcome" | "withdrawnAt">): ApplicationState =>
  withdrawnAt === null ? (outcome ?? "submitted") : "withdrawn";

export const applicationMoves = movesFor<Visitor, ApplicationFacts>()(
  {
    state: applicationState,
    sentences: {
      submitted: "Organizația a aplicat deja la acest proiect.",
      accepted: "Aplicația a fost acceptată.",
      declined: "S-a decis deja: aplicația nu a fost acceptată.",
      withdrawn: "Aplicația a fost retrasă.",
    },
  },
  {
    accept: { from: ["submitted"], to: "accepted", otherwise: { accepted: "Aplicația este acceptată deja." } },
    decline: { from: ["submitted"], to: "declined" },
    withdraw: { from: ["submitted", "accepted"], to: "withdrawn" },
    resubmit: { from: ["withdrawn"], to: "submitted" },
  },
);
