import { dateTime, since } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { decisionOf } from "./decision";
import { filling, queueing, redating, sending } from "./draft-steps";
import type { NextStep, NextStepRule, StepFacts, StepGroup, Viewer } from "./next-step-rule";
import { acceptableOffers, arrivedText } from "./offer-count";
import { messageTo, offersPath, questionsPath, requestPath } from "./paths";
import { answersOpen, isOpen, isSealed, requestStatus, responsesReadable } from "./request";
import { isPossible } from "./request-moments";
import { requestsAddress } from "./request-query";
import { STEP_CODES, type Step } from "./step-codes";
import { stepMoment } from "./step-moment";
import { waysOn } from "./ways-on";

const DAY = 86_400_000;
const within = (moment: Date | null, days: number, now: Date): boolean =>
  moment !== null && moment > now && moment.getTime() - now.getTime() <= days * DAY;
const isRunning = (request: StepFacts): boolean => requestStatus(request) === "in_progress";
const passed = ({ deadlineAt }: StepFacts, now: Date): string =>
  deadlineAt === null ? "" : `Termenul a trecut ${since(deadlineAt, now)}.`;
const until = (moment: Date | null): string => (moment === null ? "" : ` până la ${dateTime(moment)}`);
const arrived = (request: StepFacts): string => arrivedText(request.offers, { sealed: isSealed(request) });

const matchesOf = ({ id }: StepFacts): string => `${requestPath(id)}?tab=potriviri`;

const opening: NextStepRule = {
  when: (request, now) => isPossible("open", request, now) && request.offers.received > 0,
  step: (request, now) => ({
    title: "Deschideți ofertele",
    titleInList: `Deschideți ofertele pentru ${quoted(request.title)}`,
    text: `${passed(request, now)} ${arrived(request)}. După deschidere, termenul nu se mai poate prelungi.`,
    href: offersPath(request.id),
    action: "Vezi ofertele sigilate",
    does: null,
  }),
  several: (count) => `${plural(count, "solicitare are", "solicitări au")} oferte sigilate de deschis`,
};

const choosing: NextStepRule = {
  when: (request, now) => decisionOf(request, request.offers, now) === "choose" && !request.evaluating,
  step: (request, now) => ({
    title: request.offers.received === 1 ? "Decideți dacă acceptați oferta" : "Alegeți o ofertă",
    titleInList: `Alegeți oferta pentru ${quoted(request.title)}`,
    text: `${passed(request, now)} ${choice(request)}`,
    textAbove: choice(request),
    href: offersPath(request.id),
    action: reading(request),
    does: null,
  }),
  several: (count) => `${plural(count, "solicitare așteaptă", "solicitări așteaptă")} să alegeți o ofertă`,
};

/** Of the link to the offers: one is not compared. */
const reading = ({ offers }: StepFacts): string => (offers.received === 1 ? "Vezi oferta" : "Compară ofertele");

function choice(request: StepFacts): string {
  const count = acceptableOffers(request.offers);
  const words = `${plural(count, "ofertă se poate", "oferte se pot")} accepta acum.`;
  return request.offers.unconfirmed === 0 ? words : `${arrived(request)}. ${words}`;
}

/** Whoever said that they are still evaluating knows of the choice: what others wait for comes before it. */
const evaluating: NextStepRule = {
  when: (request, now) => decisionOf(request, request.offers, now) === "choose",
  step: (request) => ({
    title: "Încă evaluați ofertele",
    titleInList: `Încă evaluați ofertele pentru ${quoted(request.title)}`,
    text: `${request.offers.received === 1 ? "Firma a fost anunțată" : "Firmele au fost anunțate"}. ${choice(request)}`,
    href: offersPath(request.id),
    action: reading(request),
    does: null,
  }),
  several: (count) => `${plural(count, "solicitare este", "solicitări sunt")} încă în evaluare`,
};

/** Where the request is ended when no offer can be accepted any more. */
const cancelling = ({ id }: StepFacts) => ({
  href: requestPath(id, "cancellation"),
  action: "Anulează solicitarea",
  does: "cancel" as const,
});

const replacing: NextStepRule = {
  when: (request) => isRunning(request) && request.acceptedPartnerId === null,
  step: (request, now) => ({
    title: "Partenerul ales nu mai continuă",
    titleInList: `Partenerul ales nu mai continuă: ${quoted(request.title)}`,
    text: waysOn(request, request.offers, now),
    ...(acceptableOffers(request.offers) > 0
      ? { href: offersPath(request.id), action: "Vezi ofertele", does: null }
      : cancelling(request)),
  }),
  several: (count) => `${plural(count, "solicitare a rămas", "solicitări au rămas")} fără partener`,
};

const questionsTitle = ({ waitingQuestions }: StepFacts): string =>
  waitingQuestions === 1 ? "Răspundeți la întrebare" : "Răspundeți la întrebări";

const answering: NextStepRule = {
  when: (request, now) => request.waitingQuestions > 0 && answersOpen(request, now),
  step: (request) => ({
    title: questionsTitle(request),
    titleInList: `${questionsTitle(request)} despre ${quoted(request.title)}`,
    text: `${plural(request.waitingQuestions, "întrebare așteaptă", "întrebări așteaptă")} răspuns${until(request.answersUntil)}. Răspunsul se publică la solicitare.`,
    href: `${questionsPath(request.id)}#intrebari`,
    action: "Răspunde",
    does: null,
  }),
  several: (count) => `${plural(count, "solicitare are", "solicitări au")} întrebări fără răspuns`,
};

/** The deadline has passed, and no offer can be accepted. */
const deciding: NextStepRule = {
  when: (request, now) => decisionOf(request, request.offers, now) === "decide",
  step: (request, now) => ({
    title: request.offers.received === 0 ? "Nu a sosit nicio ofertă" : "Nicio ofertă nu se poate accepta",
    titleInList: `Nicio ofertă${request.offers.received === 0 ? "" : " confirmată"} pentru ${quoted(request.title)}`,
    text: `${passed(request, now)} ${request.offers.received === 0 ? "" : `${arrived(request)}. `}${waysOn(request, request.offers, now)}`,
    ...(isPossible("extend", request, now)
      ? { href: requestPath(request.id, "extension"), action: "Prelungește termenul", does: "extend" as const }
      : cancelling(request)),
  }),
  several: (count) => `${plural(count, "solicitare nu are", "solicitări nu au")} nicio ofertă de acceptat`,
};

const mayRead = (request: StepFacts, now: Date): boolean =>
  request.offers.received > 0 && responsesReadable(request, now);

const nearing: NextStepRule = {
  when: (request, now) => isOpen(request, now) && within(request.deadlineAt, 3, now),
  step: (request, now) => ({
    title: "Se apropie termenul",
    titleInList: `Se apropie termenul pentru ${quoted(request.title)}`,
    ...collection(request, now),
  }),
  several: (count) => `${plural(count, "solicitare are", "solicitări au")} termenul în cel mult 3 zile`,
};

/** Offers are still coming in. */
const collecting: NextStepRule = {
  when: (request, now) => isOpen(request, now),
  step: (request, now) => ({
    title: collected(request, now),
    titleInList: `Se primesc oferte pentru ${quoted(request.title)}`,
    ...collection(request, now),
  }),
  several: (count) => `${plural(count, "solicitare primește", "solicitări primesc")} oferte`,
};

function collected(request: StepFacts, now: Date): string {
  if (!mayRead(request, now)) return "Așteptați ofertele partenerilor";
  return request.offers.received === 1 ? "Citiți oferta primită" : "Comparați ofertele primite";
}

function collection(request: StepFacts, now: Date) {
  const end = until(request.deadlineAt);
  if (mayRead(request, now)) {
    const text = `${arrived(request)}. Se mai primesc oferte${end}.`;
    return { text, href: offersPath(request.id), action: reading(request), does: null };
  }
  const count = request.offers.received === 0 ? "" : `${arrived(request)}. `;
  const text = `${count}Se primesc oferte${end}. Vedeți cui i se potrivește și cui mai puteți scrie.`;
  return { text, href: matchesOf(request), action: "Vezi firmele potrivite", does: null };
}

const reviewing: NextStepRule = {
  when: (request) => requestStatus(request) === "completed" && !request.isReviewed,
  step: (request) => ({
    title: "Scrieți o recenzie",
    titleInList: `Scrieți o recenzie pentru ${quoted(request.title)}`,
    text: "Colaborarea este finalizată. Câteva rânduri îi ajută pe colegii din alte primării să aleagă.",
    href: requestPath(request.id, "review"),
    action: "Scrie recenzia",
    does: "review",
  }),
  several: (count) => `${plural(count, "colaborare finalizată nu are", "colaborări finalizate nu au")} recenzie`,
};

const LONG_RUNNING_DAYS = 30;

const completing: NextStepRule = {
  when: (request, now) =>
    isRunning(request) &&
    request.decidedAt !== null &&
    now.getTime() - request.decidedAt.getTime() > LONG_RUNNING_DAYS * DAY,
  step: (request) => ({
    title: "S-a încheiat colaborarea?",
    titleInList: `S-a încheiat colaborarea la ${quoted(request.title)}?`,
    text: "Dacă lucrarea este recepționată, marcați-o finalizată; apoi puteți scrie o recenzie.",
    href: requestPath(request.id, "completion"),
    action: "Marchează finalizată",
    does: "complete",
  }),
  several: (count) =>
    `${plural(count, "colaborare durează", "colaborări durează")} de peste ${LONG_RUNNING_DAYS} de zile`,
};

/** The work is under way. */
const collaborating: NextStepRule = {
  when: isRunning,
  step: (request) => ({
    title: "Colaborarea este în desfășurare",
    titleInList: `Colaborare în desfășurare la ${quoted(request.title)}`,
    text: "Stabiliți detaliile în conversația cu firma. Când lucrarea este recepționată, marcați-o finalizată.",
    href: messageTo(request.acceptedPartnerId ?? "", request.id),
    action: "Deschide conversația",
    does: null,
  }),
  several: (count) => `${plural(count, "colaborare este", "colaborări sunt")} în desfășurare`,
};

const RULES: Readonly<Record<Step, NextStepRule>> = {
  opening,
  choosing,
  replacing,
  answering,
  deciding,
  nearing,
  evaluating,
  reviewing,
  completing,
  filling,
  sending,
  redating,
  queueing,
  collecting,
  collaborating,
};

/** What goes on by itself: told where the request is, never the first task of a dashboard. */
const ONGOING: readonly Step[] = ["collecting", "collaborating"];

/** Nothing that would be refused is recommended: see `directs` and `edit` of the policy. */
const mayAct = ({ sentAt, hiddenAt }: StepFacts, { verification }: Viewer): boolean =>
  hiddenAt === null && (verification === "verified" || (sentAt === null && verification !== "suspended"));

/** What comes next of one request, by its code; null when there is nothing to do. */
export const stepOf = (request: StepFacts, viewer: Viewer, now: Date): Step | null =>
  mayAct(request, viewer) ? (STEP_CODES.find((code) => RULES[code].when(request, now, viewer)) ?? null) : null;

/** The next step of one request; null when there is nothing to do. */
export function nextStep(request: StepFacts, viewer: Viewer, now: Date): NextStep | null {
  const code = stepOf(request, viewer, now);
  return code && RULES[code].step(request, now);
}

/** The next steps of these requests, by priority; `waits` for those that are the first task of a dashboard. */
export function nextSteps(requests: readonly StepFacts[], viewer: Viewer, now: Date) {
  const codes = requests.map((request) => stepOf(request, viewer, now));
  return STEP_CODES.flatMap((code): (StepGroup<NextStep> & { waits: boolean })[] => {
    const alike = requests.filter((_, place) => codes[place] === code);
    const [first] = alike;
    if (first === undefined) return [];
    const count = alike.reduce((sum, request) => sum + (request.alike ?? 1), 0);
    const several = { text: RULES[code].several(count), href: requestsAddress({ step: code }) };
    const when = stepMoment(first, code, now);
    return [{ first: RULES[code].step(first, now), count, several, when, waits: !ONGOING.includes(code) }];
  });
}
