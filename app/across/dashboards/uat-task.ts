import type { Verification } from "~/modules/accounts/rules/actor";
import { mostUrgentStep } from "~/modules/requests/rules/next-step";
import { REQUESTS_PATH } from "~/modules/requests/rules/paths";
import type { StepFacts } from "~/modules/requests/rules/step";
import type { Task } from "~/ui/todo/todo";
import { inList, withReason } from "./firma-task";

/** Next missing part of the community's page, with its link and the progress; null when the page is complete. */
export type CommunityStep = { next: string; action: string; href: string; done: number; total: number };

export type UatFacts = {
  verification: Verification;
  /** Why the organisation was rejected or suspended; null when it was not. */
  reason: string | null;
  total: number;
  /** Those that may need its action. */
  requests: readonly StepFacts[];
  community: CommunityStep | null;
};

/** The task under "Ce urmează": the most urgent step of a request, else one of the authority's own. */
export function uatTask(facts: UatFacts, now: Date): Task {
  if (facts.verification === "suspended" || facts.verification === "rejected") {
    const { text, ...task } = stopped[facts.verification];
    return { ...task, text: withReason(facts.reason, text) };
  }
  const step = mostUrgentStep(facts.requests, { verified: facts.verification === "verified" }, now);
  return step === null ? nothing(facts) : inList(step);
}

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
      text: "Un administrator verifică datele și vă anunțăm. Ciornele puse la rând se trimit automat după verificare.",
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
