import { since } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { deadlineProblem } from "./deadline";
import type { NextStepRule, StepFacts, Viewer } from "./next-step-rule";
import { requestPath } from "./paths";
import { requestStatus } from "./request";
import { FILL_IN, unfilledWords } from "./unfilled-places";

/** What still waits when its authority is verified already could not be sent. */
const isUnsent = (request: StepFacts, { verification }: Viewer): boolean =>
  requestStatus(request) === "draft" && (request.queuedAt === null || verification === "verified");

const problemOf = ({ deadlineAt }: StepFacts, now: Date): string | null =>
  deadlineAt === null ? null : deadlineProblem(deadlineAt, now);

const isComplete = (request: StepFacts, now: Date): boolean =>
  request.unfilled === 0 && problemOf(request, now) === null;

export const filling: NextStepRule = {
  when: (request, _now, viewer) => isUnsent(request, viewer) && request.unfilled > 0,
  step: (request) => ({
    title: "Completați locurile din text",
    titleInList: `Completați locurile din textul ${quoted(request.title)}`,
    text: `Ciorna are ${unfilledWords(request.unfilled)}. ${FILL_IN}; până atunci nu se poate trimite.`,
    href: requestPath(request.id, "sending"),
    action: "Vezi ce lipsește",
    does: null,
  }),
  several: (count) => `${plural(count, "ciornă are", "ciorne au")} locuri necompletate`,
};

export const sending: NextStepRule = {
  when: (request, now, viewer) =>
    isUnsent(request, viewer) && viewer.verification === "verified" && isComplete(request, now),
  step: (request, now) => ({
    title: "Trimiteți solicitarea",
    titleInList: `Trimiteți ${quoted(request.title)}`,
    text: `Ciorna este completă, salvată ${since(request.updatedAt, now)}. Până o trimiteți, niciun partener nu o vede.`,
    href: requestPath(request.id, "sending"),
    action: "Trimite solicitarea",
    does: "send",
  }),
  several: (count) => `${plural(count, "ciornă se poate", "ciorne se pot")} trimite`,
};

/** A draft whose organisation is not verified yet. */
export const queueing: NextStepRule = {
  when: (request, now, viewer) =>
    isUnsent(request, viewer) && viewer.verification !== "verified" && isComplete(request, now),
  step: (request) => ({
    title: "Trimiteți solicitarea după verificare",
    titleInList: `Trimiteți după verificare ${quoted(request.title)}`,
    text: "Un administrator verifică instituția. Solicitarea se trimite automat după verificare.",
    href: requestPath(request.id, "sending"),
    action: "Trimite după verificare",
    does: "queue",
  }),
  several: (count) => `${plural(count, "ciornă se poate", "ciorne se pot")} trimite după verificare`,
};

export const redating: NextStepRule = {
  when: (request, now, viewer) =>
    isUnsent(request, viewer) && request.unfilled === 0 && problemOf(request, now) !== null,
  step: (request, now) => ({
    title: "Alegeți alt termen",
    titleInList: `Alegeți alt termen pentru ${quoted(request.title)}`,
    text: `${problemOf(request, now)}.`,
    href: requestPath(request.id, "edit"),
    action: "Completează ce lipsește",
    does: null,
  }),
  several: (count) => `${plural(count, "ciornă are", "ciorne au")} nevoie de alt termen`,
};
