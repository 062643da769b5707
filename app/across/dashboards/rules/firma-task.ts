import { accountPath } from "~/modules/accounts/rules/places";
import type { StepGroup } from "~/modules/requests/rules/next-step-rule";
import type { OpportunityStepKind, PartnerGroups, PartnerStep } from "~/modules/requests/rules/opportunity-step";
import { OPPORTUNITIES } from "~/modules/requests/rules/paths";
import { plural } from "~/platform/language/plural";
import { lowered } from "~/platform/language/text";
import { type Agenda, agenda, type Entry, entryOf, single } from "~/ui/todo/agenda";
import type { Task } from "~/ui/todo/todo";
import { type Verified, waitingText, withReason } from "./standing";

type Unread = { message: string; href: string };

/** Inputs of `firmaAgenda`; null when there is nothing of that kind to do. */
export type FirmaFacts = Verified & {
  /** The steps of the opportunities to which it has sent an offer. */
  groups: PartnerGroups;
  /** The opportunities that suit it and have no offer of its own, with the earliest deadline among them. */
  fitting: { group: StepGroup<PartnerStep>; deadlineAt: Date; addressed: boolean } | null;
  /** Unread by this person: whoever has opened the page that a notification leads to is not sent there again. */
  answeredQuestion: Unread | null;
  unreadConversations: number;
  /** The next part of the profile to fill in. */
  profileStep: { text: string; href: string } | null;
};

type Line = (facts: FirmaFacts, now: Date) => Entry | null;

/** What comes next for a verified firm, by urgency: what others wait for, then its own, then what goes on by itself. */
const LINES: readonly Line[] = [
  item("confirm"),
  (facts, now) => (closesSoon(facts, now) ? fitting(facts) : null),
  item("begin"),
  answer,
  messages,
  (facts, now) => (closesSoon(facts, now) ? null : fitting(facts)),
  item("reply"),
  profile,
  item("collaborate", false),
  item("resubmit", false),
  item("edit", false),
  item("replyLate", false),
];

/** "Ce urmează" of a firm. */
export function firmaAgenda(facts: FirmaFacts, now: Date): Agenda {
  if (facts.verification !== "verified") return { task: beforeVerification(facts, now), also: [] };
  const entries = LINES.map((line) => line(facts, now)).filter((entry) => entry !== null);
  return agenda(entries, nothingWaits);
}

const nothingWaits: Task = {
  title: "Nu aveți nimic de rezolvat acum",
  text: "Vă anunțăm când sosește o solicitare care vi se potrivește. Până atunci le puteți citi pe toate.",
  href: OPPORTUNITIES,
  action: "Vezi oportunitățile",
};

/** Tasks of a firm that is not verified and therefore cannot respond. */
function beforeVerification(facts: FirmaFacts, now: Date): Task {
  if (facts.verification === "suspended") {
    return {
      title: "Contul firmei este suspendat",
      text: withReason(facts.standing, "Ciornele și ofertele trimise se păstrează. Pentru lămuriri scrieți la suport."),
      href: "/support",
      action: "Scrie la suport",
    };
  }
  if (facts.verification === "rejected") {
    return {
      title: "Verificarea firmei a fost respinsă",
      text: withReason(facts.standing, "Corectați datele, apoi cereți din nou verificarea."),
      href: accountPath("FIRMA"),
      action: "Corectează datele",
    };
  }
  const title = "Firma așteaptă verificarea";
  const waiting = waitingText(facts.standing, now);
  if (facts.profileStep !== null) {
    return {
      title,
      text: `${waiting} Până atunci completați profilul: ${lowered(facts.profileStep.text)}`,
      href: facts.profileStep.href,
      action: "Completează profilul",
    };
  }
  return {
    title,
    text: `${waiting} Până atunci puteți citi oportunitățile.`,
    href: OPPORTUNITIES,
    action: "Citește oportunitățile",
  };
}

function item(kind: OpportunityStepKind, waits = true): Line {
  return ({ groups }) => {
    const group = groups[kind];
    return group === undefined ? null : entryOf(group, waits);
  };
}

const SOON_MS = 7 * 86_400_000;

const closesSoon = ({ fitting }: FirmaFacts, now: Date): boolean =>
  fitting !== null && fitting.deadlineAt.getTime() - now.getTime() <= SOON_MS;

function fitting({ fitting: found }: FirmaFacts): Entry | null {
  if (found === null) return null;
  const entry = entryOf(found.group, true);
  const why = found.addressed ? "Vă este adresată." : "Vi se potrivește.";
  return { ...entry, first: { ...entry.first, text: `${why} ${entry.first.text}` } };
}

function answer({ answeredQuestion }: FirmaFacts): Entry | null {
  if (answeredQuestion === null) return null;
  return single({
    title: "Autoritatea a răspuns la întrebarea dumneavoastră",
    text: answeredQuestion.message,
    href: answeredQuestion.href,
    action: "Citește răspunsul",
  });
}

function messages({ unreadConversations }: FirmaFacts): Entry | null {
  if (unreadConversations === 0) return null;
  return single({
    title: `Aveți mesaje necitite în ${plural(unreadConversations, "conversație", "conversații")}`,
    text: "Răspundeți în 24 de ore, chiar și numai cu data la care reveniți.",
    href: "/firma/messages",
    action: "Citește mesajele",
  });
}

function profile({ profileStep }: FirmaFacts): Entry | null {
  if (profileStep === null) return null;
  return single({
    title: "Completați profilul firmei",
    text: `Autoritățile îl citesc înainte de a scrie. ${profileStep.text}`,
    href: profileStep.href,
    action: "Completează",
  });
}
