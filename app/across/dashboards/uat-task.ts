import type { Verification } from "~/modules/accounts/rules/actor";
import { deadlineProblem } from "~/modules/requests/rules/deadline";
import { REQUESTS_PATH, requestPath } from "~/modules/requests/rules/paths";
import {
  answersOpen,
  awaitsDecision,
  isOpen,
  requestStatus,
  responsesReadable,
} from "~/modules/requests/rules/request";
import type { unfinishedRequestsOf } from "~/modules/requests/store/authority-desk.server";
import { dateTime, since } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { type Task, withReason } from "./firma-task";

/** A request of the authority that may need its action. */
export type WaitingRequest = Awaited<ReturnType<typeof unfinishedRequestsOf>>[number];

/** Next missing part of the community's page, with its link and the progress; null when the page is complete. */
export type CommunityStep = { next: string; action: string; href: string; done: number; total: number };

export type UatFacts = {
  verification: Verification;
  /** Why the organisation was rejected or suspended; null when it was not. */
  reason: string | null;
  total: number;
  requests: readonly WaitingRequest[];
  community: CommunityStep | null;
};

/** The task under "Ce urmează": the first step, in the order of `STEPS`, that applies to a request. */
export function uatTask(facts: UatFacts, now: Date): Task {
  if (facts.verification === "suspended" || facts.verification === "rejected") {
    const { text, ...task } = stopped[facts.verification];
    return { ...task, text: withReason(facts.reason, text) };
  }
  const [found] = STEPS.flatMap((step) => {
    const request = facts.requests.find((one) => step.when(one, now, facts));
    return request === undefined ? [] : [step.task(request, now)];
  });
  return found ?? nothing(facts);
}

type Step = {
  when(request: WaitingRequest, now: Date, facts: UatFacts): boolean;
  task(request: WaitingRequest, now: Date): Task;
};

const DAY = 86_400_000;
const within = (moment: Date | null, days: number, now: Date): boolean =>
  moment !== null && moment > now && moment.getTime() - now.getTime() <= days * DAY;
const isDraft = (request: WaitingRequest): boolean => requestStatus(request) === "draft";
const isRunning = (request: WaitingRequest): boolean => requestStatus(request) === "in_progress";
const passed = ({ deadlineAt }: WaitingRequest, now: Date): string =>
  deadlineAt === null ? "" : `Termenul a trecut ${since(deadlineAt, now)}.`;
const until = (moment: Date | null): string => (moment === null ? "" : ` până la ${dateTime(moment)}`);

const opening: Step = {
  when: (request, now) =>
    awaitsDecision(request, now) && request.sealed && request.openedAt === null && request.responses > 0,
  task: (request, now) => ({
    title: `Deschideți ofertele pentru „${request.title}”`,
    text: `${passed(request, now)} ${plural(request.responses, "ofertă sigilată așteaptă să fie deschisă", "oferte sigilate așteaptă să fie deschise")}.`,
    href: requestPath(request.id),
    action: "Deschide ofertele",
  }),
};

const choosing: Step = {
  when: (request, now) => awaitsDecision(request, now) && request.responses > 0 && !request.evaluating,
  task: (request, now) => ({
    title: `Alegeți oferta pentru „${request.title}”`,
    text: `${passed(request, now)} ${plural(request.responses, "ofertă se poate", "oferte se pot")} accepta acum.`,
    href: requestPath(request.id),
    action: "Compară ofertele",
  }),
};

/** Whoever said that they are still evaluating knows of the choice: what others wait for comes before it. */
const evaluating: Step = {
  when: (request, now) => awaitsDecision(request, now) && request.responses > 0,
  task: (request) => ({
    title: `Încă evaluați ofertele pentru „${request.title}”`,
    text: `Firmele sunt anunțate. ${plural(request.responses, "ofertă se poate", "oferte se pot")} accepta când vă decideți.`,
    href: requestPath(request.id),
    action: "Compară ofertele",
  }),
};

const replacing: Step = {
  when: (request) => isRunning(request) && request.acceptedPartnerId === null,
  task: (request) => ({
    title: `Partenerul ales nu mai continuă: „${request.title}”`,
    text: "Puteți accepta altă ofertă dintre cele primite sau anula solicitarea.",
    href: requestPath(request.id),
    action: "Vezi ofertele",
  }),
};

const answering: Step = {
  when: (request, now) => request.waitingQuestions > 0 && answersOpen(request, now),
  task: (request) => ({
    title: `Răspundeți la întrebări despre „${request.title}”`,
    text: `${plural(request.waitingQuestions, "întrebare așteaptă", "întrebări așteaptă")} răspuns${until(request.answersUntil)}. Răspunsul îl văd toți partenerii.`,
    href: `${requestPath(request.id)}?tab=intrebari`,
    action: "Răspunde",
  }),
};

const extending: Step = {
  when: (request, now) => awaitsDecision(request, now) && request.responses === 0,
  task: (request, now) => ({
    title: `Nicio ofertă pentru „${request.title}”`,
    text: `${passed(request, now)} Puteți prelungi termenul, modifica solicitarea sau o puteți anula.`,
    href: requestPath(request.id),
    action: "Vezi solicitarea",
  }),
};

const nearing: Step = {
  when: (request, now) => isOpen(request, now) && within(request.deadlineAt, 3, now),
  task: (request, now) => ({
    title: `Se apropie termenul pentru „${request.title}”`,
    text:
      request.responses > 0 && responsesReadable(request, now)
        ? `${plural(request.responses, "ofertă a sosit", "oferte au sosit")}; se mai primesc${until(request.deadlineAt)}.`
        : `Se primesc oferte${until(request.deadlineAt)}. Vedeți cui i se potrivește și cui mai puteți scrie.`,
    href: `${requestPath(request.id)}${request.responses > 0 ? "" : "?tab=potriviri"}`,
    action: request.responses > 0 ? "Vezi ofertele" : "Vezi potrivirile",
  }),
};

const reviewing: Step = {
  when: (request) => requestStatus(request) === "completed",
  task: (request) => ({
    title: `Scrieți o recenzie pentru „${request.title}”`,
    text: "Colaborarea este finalizată. Câteva rânduri îi ajută pe colegii din alte primării să aleagă.",
    href: requestPath(request.id, "review"),
    action: "Scrie recenzia",
  }),
};

const LONG_RUNNING_DAYS = 30;

const completing: Step = {
  when: (request, now) =>
    isRunning(request) &&
    request.decidedAt !== null &&
    now.getTime() - request.decidedAt.getTime() > LONG_RUNNING_DAYS * DAY,
  task: (request) => ({
    title: `S-a încheiat colaborarea la „${request.title}”?`,
    text: "Dacă lucrarea este recepționată, marcați-o finalizată; apoi puteți scrie o recenzie.",
    href: requestPath(request.id),
    action: "Vezi solicitarea",
  }),
};

const sending: Step = {
  when: (request, now, { verification }) =>
    isDraft(request) &&
    request.queuedAt === null &&
    verification === "verified" &&
    (request.deadlineAt === null || deadlineProblem(request.deadlineAt, now) === null),
  task: (request, now) => ({
    title: `Trimiteți „${request.title}”`,
    text: `Ciorna este completă, salvată ${since(request.updatedAt, now)}. Până o trimiteți, niciun partener nu o vede.`,
    href: requestPath(request.id),
    action: "Vezi ciorna",
  }),
};

/** By priority: steps that others wait for come before the authority's own. */
const STEPS: readonly Step[] = [
  opening,
  choosing,
  replacing,
  answering,
  extending,
  nearing,
  evaluating,
  reviewing,
  completing,
  sending,
];

const stopped = {
  suspended: {
    title: "Contul instituției este suspendat",
    text: "Ciornele și solicitările se păstrează. Pentru lămuriri scrieți la suport.",
    href: "/support",
    action: "Scrie la suport",
  },
  rejected: {
    title: "Verificarea instituției a fost respinsă",
    text: "Corectați datele, apoi cereți din nou verificarea.",
    href: "/uat/profile",
    action: "Corectează datele",
  },
} as const;

function nothing({ verification, total, community }: UatFacts): Task {
  if (total === 0) {
    return {
      title: "Scrieți prima solicitare",
      text:
        verification === "verified"
          ? "Spuneți partenerilor de ce are nevoie comunitatea. Rămâne ciornă până decideți să o trimiteți."
          : "O puteți scrie de pe acum; se trimite după ce un administrator verifică instituția.",
      href: `${REQUESTS_PATH}/new`,
      action: "Scrie prima solicitare",
    };
  }
  if (verification === "pending") {
    return {
      title: "Instituția așteaptă verificarea",
      text: "Un administrator verifică datele și vă anunțăm. Ciornele care așteaptă se trimit automat după verificare.",
      href: REQUESTS_PATH,
      action: "Vezi ciornele",
    };
  }
  if (community !== null) return showing(community);
  return {
    title: "Nu aveți nimic de rezolvat acum",
    text: "Vă anunțăm când sosește o ofertă, o întrebare sau un termen.",
    href: REQUESTS_PATH,
    action: "Vezi solicitările",
  };
}

/** Lowest priority: nobody waits for it. */
const showing = ({ next, action, href, done, total }: CommunityStep): Task => ({
  title: done === 0 ? "Prezentați-vă comunitatea" : "Completați pagina comunității",
  text: done === 0 ? next : `${done} din ${total} părți sunt gata. ${next}`,
  href,
  action,
});
