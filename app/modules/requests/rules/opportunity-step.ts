import type { Visitor } from "~/modules/accounts/rules/actor";
import { dateTime } from "~/platform/language/dates";
import { quoted } from "~/platform/language/quotes";
import { countdown } from "./countdown";
import type { Opportunity } from "./opportunity";
import { opportunityPolicy } from "./opportunity-policy";
import { opportunityPath } from "./paths";
import { type PartnerResponse, responseStatus } from "./response";
import { responsePolicy } from "./response-policy";
import type { NextStep } from "./step";

type About = { id: string; title: string };
export type PartnerStep = Omit<NextStep, "does">;

export const confirmStep = ({ id, title, deadlineAt }: About & { deadlineAt: Date | null }): PartnerStep => ({
  title: "Confirmați oferta",
  titleInList: `Confirmați oferta la ${quoted(title)}`,
  text: `Solicitarea s-a schimbat după ce ați trimis oferta. Neconfirmată${
    deadlineAt === null ? "" : ` până la ${dateTime(deadlineAt)}`
  }, oferta nu se ia în considerare.`,
  href: opportunityPath(id),
  action: "Vezi ce s-a schimbat",
});

const replyStep = ({ id, title }: About): PartnerStep => ({
  title: "Ați primit o recenzie",
  titleInList: `Ați primit o recenzie pentru ${quoted(title)}`,
  text: "Puteți răspunde o singură dată; răspunsul apare public, sub recenzie.",
  href: `${opportunityPath(id)}#recenzie`,
  action: "Citește recenzia",
});

const offerOf = (id: string) => `${opportunityPath(id)}#raspuns`;

export const respondStep = ({ id, title }: About, deadlineAt: Date, now: Date): PartnerStep => ({
  title: "Trimiteți o ofertă",
  titleInList: `Trimiteți o ofertă la ${quoted(title)}`,
  text: `Termenul este ${dateTime(deadlineAt)}. ${countdown(deadlineAt, now)}.`,
  href: offerOf(id),
  action: "Răspunde",
});

type PartnerFacts = Omit<Opportunity, "own" | "request"> & {
  request: Opportunity["request"] & About;
  own: PartnerResponse | null;
  /** The partner has a review that it may reply to. */
  mayReply: boolean;
  /** Address of its conversation with the authority. */
  talk: string;
};

/** The next step of one partner on an opportunity; null when there is nothing to do. An offer to confirm has a box of its own. */
export function opportunityStep(partner: Visitor, facts: PartnerFacts, now: Date): PartnerStep | null {
  const { request, own, mayReply, talk } = facts;
  const deadlineAt = request.deadlineAt ?? now;
  if (mayReply) return replyStep(request);
  if (opportunityPolicy.may("respond", partner, facts, now)) return respondStep(request, deadlineAt, now);
  if (own === null) return null;
  const seeOffer = { href: offerOf(request.id), action: "Vezi oferta" };
  const told = (title: string, text: string, way = seeOffer): PartnerStep => ({
    ...{ title, titleInList: `${title}: ${quoted(request.title)}`, text },
    ...way,
  });
  if (responsePolicy.may("resubmit", partner, own, now)) {
    return told("Ați retras oferta", `O puteți depune din nou până la ${dateTime(deadlineAt)}.`);
  }
  if (responsePolicy.may("edit", partner, own, now) && responseStatus(own) === "submitted") {
    return told("Oferta este depusă", `O puteți modifica până la ${dateTime(deadlineAt)}.`);
  }
  if (responseStatus(own) === "accepted" && responsePolicy.may("withdraw", partner, own, now)) {
    const text = "Colaborarea este în desfășurare. Stabiliți detaliile în conversația cu autoritatea.";
    return told("Oferta a fost acceptată", text, { href: talk, action: "Deschide conversația" });
  }
  return null;
}
