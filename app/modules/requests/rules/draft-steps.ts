import { since } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { deadlineProblem } from "./deadline";
import type { NextStepRule, Several, StepFacts } from "./next-step-rule";
import { requestPath, requestsIn } from "./paths";
import { requestStatus } from "./request";

const isUnsent = (request: StepFacts): boolean => requestStatus(request) === "draft" && request.queuedAt === null;

const problemOf = ({ deadlineAt }: StepFacts, now: Date): string | null =>
  deadlineAt === null ? null : deadlineProblem(deadlineAt, now);

const drafts = (text: string): Several => ({ text, href: requestsIn("draft") });

export const sending: NextStepRule = {
  when: (request, now, { verification }) =>
    isUnsent(request) && verification === "verified" && problemOf(request, now) === null,
  step: (request, now) => ({
    title: "Trimiteți solicitarea",
    titleInList: `Trimiteți ${quoted(request.title)}`,
    text: `Ciorna este completă, salvată ${since(request.updatedAt, now)}. Până o trimiteți, niciun partener nu o vede.`,
    href: requestPath(request.id, "sending"),
    action: "Trimite solicitarea",
    does: "send",
  }),
  several: (count) => drafts(`${plural(count, "ciornă se poate", "ciorne se pot")} trimite`),
};

/** A draft whose organisation is not verified yet. */
export const queueing: NextStepRule = {
  when: (request, now, { verification }) =>
    isUnsent(request) && verification !== "verified" && problemOf(request, now) === null,
  step: (request) => ({
    title: "Trimiteți solicitarea după verificare",
    titleInList: `Trimiteți după verificare ${quoted(request.title)}`,
    text: "Un administrator verifică instituția. Solicitarea se trimite automat după verificare.",
    href: requestPath(request.id, "sending"),
    action: "Trimite după verificare",
    does: "queue",
  }),
  several: (count) => drafts(`${plural(count, "ciornă se poate", "ciorne se pot")} trimite după verificare`),
};

export const redating: NextStepRule = {
  when: (request, now) => isUnsent(request) && problemOf(request, now) !== null,
  step: (request, now) => ({
    title: "Alegeți alt termen",
    titleInList: `Alegeți alt termen pentru ${quoted(request.title)}`,
    text: `${problemOf(request, now)}.`,
    href: requestPath(request.id, "edit"),
    action: "Completează ce lipsește",
    does: null,
  }),
  several: (count) => drafts(`${plural(count, "ciornă are", "ciorne au")} nevoie de alt termen`),
};
