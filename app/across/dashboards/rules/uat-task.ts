import { accountPath } from "~/modules/accounts/rules/places";
import { nextSteps } from "~/modules/requests/rules/next-step";
import type { StepFacts } from "~/modules/requests/rules/next-step-rule";
import { REQUESTS_PATH } from "~/modules/requests/rules/paths";
import { type Agenda, agenda, entryOf } from "~/ui/todo/agenda";
import type { Task } from "~/ui/todo/todo";
import { type Verified, waitingText, withReason } from "./standing";

/** Next missing part of the community's page, with its link and the progress; null when the page is complete. */
export type CommunityStep = { next: string; action: string; href: string; done: number; total: number };

export type UatFacts = Verified & {
  total: number;
  /** Those that may need its action. */
  requests: readonly StepFacts[];
  community: CommunityStep | null;
};

/** "Ce urmează" of an authority: the steps of its requests, by urgency, else one of its own. */
export function uatAgenda(facts: UatFacts, now: Date): Agenda {
  const steps = nextSteps(facts.requests, facts, now).map(({ waits, ...group }) => entryOf(group, waits));
  if (facts.verification === "suspended" || facts.verification === "rejected") {
    const { text, ...task } = stopped[facts.verification];
    const entries = steps.map((entry) => ({ ...entry, waits: false }));
    return agenda(entries, { ...task, text: withReason(facts.standing, text) });
  }
  const { task, also } = agenda(steps, otherwise(facts, now));
  const standing = facts.verification === "verified" ? null : waitingText(facts.standing, now);
  const isTold = standing === null || task.text.includes(standing);
  return { task, also: isTold ? also : [{ text: standing, href: null }, ...also] };
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
    href: accountPath("UAT"),
    action: "Corectează datele",
  },
} as const;

function otherwise({ verification, standing, total, community }: UatFacts, now: Date): Task {
  if (total === 0) {
    return {
      title: "Scrieți prima solicitare",
      text:
        verification === "verified"
          ? "Spuneți partenerilor de ce are nevoie comunitatea. Rămâne ciornă până decideți să o trimiteți."
          : `${waitingText(standing, now)} Solicitarea o puteți scrie de pe acum; se trimite după verificare.`,
      href: `${REQUESTS_PATH}/new`,
      action: "Scrie prima solicitare",
    };
  }
  if (verification === "pending") {
    return {
      title: "Instituția așteaptă verificarea",
      text: `${waitingText(standing, now)} Ciornele care așteaptă verificarea se trimit automat după ea.`,
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
