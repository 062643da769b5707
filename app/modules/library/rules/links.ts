import { type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";

/** Internal pages that a quick link may lead to: address and label. */
export const ROOMS = {
  "/uat/ai-chat": "Asistent",
  "/uat/training-programs": "Programe de instruire",
  "/uat/marketplace": "Parteneri",
  "/uat/service-requests": "Solicitări",
  "/uat/legislation": "Legislație",
  "/uat/community": "Vitrina comunității",
  "/uat/experience": "Cine a mai făcut asta?",
  "/uat/articles": "Articole",
  "/forum": "Forum",
  "/proiecte": "Schimbul de proiecte",
  "/support": "Suport",
} as const;

export const isRoom = (address: string): address is keyof typeof ROOMS => Object.hasOwn(ROOMS, address);

/** Why an address did not answer well. status: with an error; blocked: it answers no programs; away: nothing outside answered us. */
export const PROBLEM_CODES = [
  "address",
  "inside",
  "dns",
  "unreachable",
  "timeout",
  "connection",
  "certificate",
  "chain",
  "redirects",
  "status",
  "blocked",
  "away",
] as const;
export type LinkProblem = (typeof PROBLEM_CODES)[number];

/** `status` is that of the answer, where there was one. */
export type LinkAnswer = { problem: LinkProblem | null; status: number | null };

/** What is known of an address. A failure counts once a day. */
export type LinkState = LinkAnswer & {
  checkedAt: Date | null;
  /** When it last answered well. */
  goodAt: Date | null;
  /** The days of failures since then, one after the other: how many, since when, the last one. */
  failedDays: number;
  failingSince: Date | null;
  failedOn: LocalDate | null;
};

/** Failures on so many days make a link broken. */
export const MOST_FAILED_DAYS = 3;

export const isBroken = ({ failedDays }: Pick<LinkState, "failedDays">): boolean => failedDays >= MOST_FAILED_DAYS;

/** What says nothing of the link: neither a failure nor an answer. */
const UNSURE: readonly (LinkProblem | null)[] = ["blocked", "chain", "away"];
/** What could as well be the fault of our own network. */
const SILENT: readonly (LinkProblem | null)[] = ["dns", "unreachable", "timeout"];

/** What is known without the network. */
const UNASKED: readonly (LinkProblem | null)[] = ["address", "inside"];

export const isSilent = ({ problem }: LinkAnswer): boolean => SILENT.includes(problem);
/** Whether something outside has answered. */
export const hasAnswered = ({ problem }: LinkAnswer): boolean => ![...SILENT, ...UNASKED].includes(problem);

/** An answer of the outside, as it counts for a link. Sites that refuse programs still serve their readers. */
export function answerOf(answer: { status?: number; problem?: LinkProblem }): LinkAnswer {
  const { status = null, problem = null } = answer;
  if (status === null) return { problem, status };
  if (status >= 200 && status < 300) return { problem: null, status };
  return { problem: [401, 403, 429].includes(status) ? "blocked" : "status", status };
}

/** The state after a check. */
export function stateAfter(before: LinkState, answer: LinkAnswer, at: Date): LinkState {
  const checked = { ...before, ...answer, checkedAt: at };
  if (answer.problem === null) return { ...checked, goodAt: at, failedDays: 0, failingSince: null, failedOn: null };
  if (UNSURE.includes(answer.problem)) return checked;
  const today = localDateOf(at);
  if (before.failedOn !== null && before.failedOn >= today) return checked;
  return {
    ...checked,
    failedDays: before.failedDays + 1,
    failingSince: before.failingSince ?? at,
    failedOn: today,
  };
}

const DAY = 24 * 3_600_000;
/** Hours between the checks of what answers; a little less than a week, so that the hour of the job does not wander. */
export const CHECKED_AGAIN = 7 * DAY - DAY / 2;
/** The same of what did not answer well: three days tell whether it is broken. */
export const FAILED_AGAIN = DAY / 2;

const WORDS: Readonly<Record<LinkProblem, string>> = {
  address: "adresa nu este una de pagină web (http sau https, pe un port obișnuit)",
  inside: "adresa duce într-o rețea privată",
  dns: "numele site-ului nu există",
  unreachable: "nu există drum până la server",
  timeout: "serverul nu răspunde la timp",
  connection: "serverul refuză sau întrerupe conexiunea",
  certificate: "certificatul site-ului este expirat sau al altui site",
  chain: "certificatul site-ului este incomplet și nu l-am putut verifica",
  redirects: "pagina trimite de prea multe ori în altă parte",
  status: "pagina răspunde cu o eroare",
  blocked: "site-ul nu răspunde programelor; deschideți-l în navigator",
  away: "de pe server nu s-a putut ieși pe internet",
};

/** "pagina răspunde cu o eroare (404)" */
const problemWords = ({ problem, status }: LinkAnswer): string | null =>
  problem && (status === null ? WORDS[problem] : `${WORDS[problem]} (${status})`);

/** What readers are told of a link. */
export function linkWords(state: LinkState): string {
  const { goodAt, problem } = state;
  if (isBroken(state))
    return goodAt ? `A funcționat ultima dată la ${dateLong(goodAt)}` : "Nu a funcționat la nicio verificare";
  if (goodAt) return `Verificat la ${dateLong(goodAt)}`;
  return problem === null ? "Neverificat încă" : "Nu s-a putut verifica";
}

/** What an ADMIN is told: the same, with what the last check found. */
export function checkWords(state: LinkState): string {
  const { problem, failedDays, failingSince, checkedAt } = state;
  const found = problemWords(state);
  if (problem === null || found === null || checkedAt === null) return linkWords(state);
  if (UNSURE.includes(problem)) return `Nu s-a putut verifica la ${dateLong(checkedAt)}: ${found}. ${lastGood(state)}`;
  const since = failingSince ? `din ${dateLong(failingSince)}` : "";
  const days = failedDays === 1 ? "o zi" : `${failedDays} zile`;
  return `Nu răspunde ${since} (${days} cu verificări nereușite): ${found}. ${lastGood(state)}`;
}

const lastGood = ({ goodAt }: LinkState): string =>
  goodAt ? `Ultima dată a funcționat la ${dateLong(goodAt)}.` : "Nu a funcționat la nicio verificare.";
