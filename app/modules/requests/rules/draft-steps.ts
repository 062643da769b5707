import { since } from "~/platform/language/dates";
import { quoted } from "~/platform/language/quotes";
import { deadlineProblem } from "./deadline";
import { requestPath } from "./paths";
import { requestStatus } from "./request";
import type { Step, StepFacts } from "./step";

const isUnsent = (request: StepFacts): boolean => requestStatus(request) === "draft" && request.queuedAt === null;

const problemOf = ({ deadlineAt }: StepFacts, now: Date): string | null =>
  deadlineAt === null ? null : deadlineProblem(deadlineAt, now);

export const sending: Step = {
  when: (request, now, { verified }) => isUnsent(request) && verified && problemOf(request, now) === null,
  step: (request, now) => ({
    title: "Trimiteți solicitarea",
    titleInList: `Trimiteți ${quoted(request.title)}`,
    text: `Ciorna este completă, salvată ${since(request.updatedAt, now)}. Până o trimiteți, niciun partener nu o vede.`,
    href: requestPath(request.id, "sending"),
    action: "Trimite solicitarea",
    does: "send",
  }),
};

/** A draft whose organisation is not verified yet. */
export const queueing: Step = {
  when: (request, now, { verified }) => isUnsent(request) && !verified && problemOf(request, now) === null,
  step: (request) => ({
    title: "Trimiteți solicitarea după verificare",
    titleInList: `Trimiteți după verificare ${quoted(request.title)}`,
    text: "Un administrator verifică instituția. Solicitarea se trimite automat după verificare.",
    href: requestPath(request.id, "sending"),
    action: "Trimite după verificare",
    does: "queue",
  }),
};

export const redating: Step = {
  when: (request, now) => isUnsent(request) && problemOf(request, now) !== null,
  step: (request, now) => ({
    title: "Alegeți alt termen",
    titleInList: `Alegeți alt termen pentru ${quoted(request.title)}`,
    text: `${problemOf(request, now)}.`,
    href: requestPath(request.id, "edit"),
    action: "Completează ce lipsește",
    does: null,
  }),
};
