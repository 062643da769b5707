import type { Verification } from "~/modules/accounts/rules/actor";
import { confirmStep, type PartnerStep, respondStep } from "~/modules/requests/rules/opportunity-step";
import { OPPORTUNITIES } from "~/modules/requests/rules/paths";
import { plural } from "~/platform/language/plural";
import { asSentence } from "~/platform/language/text";
import type { Task } from "~/ui/todo/todo";

type About = { id: string; title: string };
type Unread = { message: string; href: string };

/** Inputs of `firmaTask`; null when there is nothing of that kind to do. */
export type FirmaFacts = {
  verification: Verification;
  /** Why the organisation was rejected or suspended; null when it was not. */
  reason: string | null;
  toConfirm: (About & { deadlineAt: Date | null }) | null;
  /** The matching open opportunity with the earliest deadline. */
  fitting: (About & { deadlineAt: Date | null }) | null;
  /** Unread by this person: whoever has opened the page that a notification leads to is not sent there again. */
  answeredQuestion: Unread | null;
  unreadConversations: number;
  review: Unread | null;
  /** The next part of the profile to fill in. */
  profileStep: { text: string; href: string } | null;
};

/** A step on one request, among all the others. */
export const inList = ({ titleInList, text, href, action }: PartnerStep): Task => ({
  title: titleInList,
  ...{ text, href, action },
});

/** What is said to a rejected or suspended organisation. */
export const withReason = (reason: string | null, text: string): string =>
  reason === null ? text : `Motivul: ${asSentence(reason)} ${text}`;

/** The task under "Ce urmează", by urgency: confirmations and deadlines before profile steps. */
export function firmaTask(facts: FirmaFacts, now: Date): Task {
  if (facts.verification !== "verified") return beforeVerification(facts);
  const { toConfirm } = facts;
  if (toConfirm !== null) return inList(confirmStep(toConfirm));
  return closingSoon(facts, now) ?? unread(facts) ?? reply(facts) ?? profile(facts) ?? nothingWaits;
}

const nothingWaits: Task = {
  title: "Nu aveți nimic de rezolvat acum",
  text: "Vă anunțăm când sosește o solicitare care vi se potrivește. Până atunci le puteți citi pe toate.",
  href: OPPORTUNITIES,
  action: "Vezi oportunitățile",
};

/** Tasks of a firm that is not verified and therefore cannot respond. */
function beforeVerification(facts: FirmaFacts): Task {
  if (facts.verification === "suspended") {
    return {
      title: "Contul firmei este suspendat",
      text: withReason(facts.reason, "Ciornele și ofertele depuse se păstrează. Pentru lămuriri scrieți la suport."),
      href: "/support",
      action: "Scrie la suport",
    };
  }
  if (facts.verification === "rejected") {
    return {
      title: "Verificarea firmei a fost respinsă",
      text: withReason(facts.reason, "Corectați datele, apoi cereți din nou verificarea."),
      href: "/firma/account",
      action: "Corectează datele",
    };
  }
  if (facts.profileStep !== null) {
    return {
      title: "Firma așteaptă verificarea",
      text: `Un administrator verifică datele firmei și vă anunțăm. Până atunci completați profilul: ${lowered(facts.profileStep.text)}`,
      href: facts.profileStep.href,
      action: "Completează profilul",
    };
  }
  return {
    title: "Firma așteaptă verificarea",
    text: "Un administrator verifică datele firmei și vă anunțăm. Până atunci puteți citi oportunitățile.",
    href: OPPORTUNITIES,
    action: "Citește oportunitățile",
  };
}

const SOON_MS = 7 * 86_400_000;

function closingSoon({ fitting }: FirmaFacts, now: Date): Task | null {
  if (fitting === null || fitting.deadlineAt === null) return null;
  if (fitting.deadlineAt.getTime() - now.getTime() > SOON_MS) return null;
  const step = respondStep(fitting, fitting.deadlineAt, now);
  return { ...inList(step), text: `Vi se potrivește și se închide curând. ${step.text}` };
}

function unread({ answeredQuestion, unreadConversations }: FirmaFacts): Task | null {
  if (answeredQuestion !== null) {
    return {
      title: "Autoritatea a răspuns la întrebarea dumneavoastră",
      text: answeredQuestion.message,
      href: answeredQuestion.href,
      action: "Citește răspunsul",
    };
  }
  if (unreadConversations === 0) return null;
  return {
    title: `Aveți mesaje necitite în ${plural(unreadConversations, "conversație", "conversații")}`,
    text: "Răspundeți în 24 de ore, chiar și numai cu data la care reveniți.",
    href: "/firma/messages",
    action: "Citește mesajele",
  };
}

function reply({ review }: FirmaFacts): Task | null {
  if (review === null) return null;
  return { title: "Ați primit o recenzie", text: review.message, href: review.href, action: "Citește recenzia" };
}

function profile({ profileStep }: FirmaFacts): Task | null {
  if (profileStep === null) return null;
  return {
    title: "Completați profilul firmei",
    text: `Autoritățile îl citesc înainte de a scrie. ${profileStep.text}`,
    href: profileStep.href,
    action: "Completează",
  };
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
