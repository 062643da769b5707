import type { NotificationType } from "~/across/notifications/rules/notification";
import { nameOf, rule, type Sentence, says, titleOf } from "~/across/notifications/rules/sentence";
import { changeSentence } from "~/modules/requests/rules/changes";
import { registrationNumber } from "~/modules/requests/rules/registration";
import type { KnownHappenings } from "~/platform/journal/visibility";
import { type ArticleLife, isApproved } from "./articles";
import type { Change, Life, Offer } from "./life";
import { deadlineOn, type Tick } from "./office-time";
import type { SentLife } from "./registration";
import type { Talk } from "./talks";
import type { Authority, Firm, Making, Person } from "./world";

type Doer = { person: Person; organisation: Authority | Firm };

/** A journal entry and its recipients. */
export type Happening = {
  what: keyof KnownHappenings;
  subjectId: string;
  by: Doer | null;
  at: Tick;
  from?: string;
  to?: string;
  note?: string;
  notice?: { to: Authority | Firm; type: NotificationType; title: Sentence; message: Sentence; href: string };
};

export function happeningsOfMember(member: Authority | Firm): Happening[] {
  const { id: subjectId, verification, registeredAt, decidedAt, people } = member;
  const [person] = people;
  const by = person ? { person, organisation: member } : null;
  const registered: Happening = { what: "organisation.registered", subjectId, by, at: registeredAt };
  if (decidedAt === null || verification === "pending") return [registered];
  const decided: Happening = { what: `organisation.${verification}`, subjectId, by: null, at: decidedAt };
  if (verification !== "suspended") return [registered, decided];
  return [registered, { what: "organisation.verified", subjectId, by: null, at: registeredAt }, decided];
}

export function happeningsOfArticle(life: ArticleLife): Happening[] {
  const { id: subjectId, author: person, organisation, createdAt, sendings, deletedAt, title } = life;
  const by = { person, organisation };
  const happenings: Happening[] = [{ what: "article.created", subjectId, by, at: createdAt, to: "draft" }];
  for (const sending of sendings) {
    happenings.push({ what: "article.submitted", subjectId, by, at: sending.at, from: "draft", to: "pending" });
    const { decidedAt, reason } = sending;
    if (decidedAt === null) continue;
    const what = isApproved(sending) ? "article.approved" : "article.rejected";
    const states = { from: "pending", to: isApproved(sending) ? "published" : "rejected" };
    happenings.push({
      what,
      subjectId,
      by: null,
      at: decidedAt,
      ...states,
      ...(reason === null ? {} : { note: reason }),
    });
  }
  if (deletedAt !== null) happenings.push({ what: "article.deleted", subjectId, by, at: deletedAt, note: title });
  return happenings;
}

export function happeningsOfTalk({ id, authority, opener, from, closedAt }: Talk): Happening[] {
  const by = { person: opener, organisation: authority };
  const opened: Happening = { what: "conversation.opened", subjectId: id, by, at: from, to: "pending" };
  if (closedAt === null) return [opened];
  return [opened, { what: "conversation.closed", subjectId: id, by, at: closedAt, to: "completed" }];
}

/** Everything in the life of a request, in the order in which it happened. */
export function happeningsOfLife(making: Making, life: Life): Happening[] {
  const by = { person: life.author, organisation: life.owner };
  const own = { subjectId: life.id, by };
  const happenings: Happening[] = [{ ...own, what: "request.created", at: life.createdAt, to: "draft" }];
  if (life.queuedAt !== null) happenings.push({ ...own, what: "request.queued", at: life.queuedAt });
  if (life.sent) happenings.push(...ofSending(making, life as SentLife));
  if (life.cancelled) {
    const { at, reason } = life.cancelled;
    const from = life.sent?.decision ? "in_progress" : life.sent ? "sent" : "draft";
    const note = reason === null ? {} : { note: reason };
    happenings.push({ ...own, what: "request.cancelled", at, from, to: "cancelled", ...note });
  }
  return happenings.sort((one, other) => one.at - other.at);
}

function ofSending(making: Making, life: SentLife): Happening[] {
  const { sent, author, owner } = life;
  const own = { subjectId: life.id, by: { person: author, organisation: owner } };
  const note = registrationNumber(making.time.year(sent.at), sent.number);
  const happenings: Happening[] = [{ ...own, what: "request.sent", at: sent.at, from: "draft", to: "sent", note }];
  if (sent.openedAt !== null) happenings.push({ ...own, what: "request.opened", at: sent.openedAt });
  for (const change of sent.changes) happenings.push({ ...own, ...ofChange(making, life, change), at: change.at });
  for (const { id, at, answeredAt } of sent.questions) {
    happenings.push({ what: "question.asked", subjectId: id, by: null, at });
    if (answeredAt !== null) happenings.push({ ...own, what: "question.answered", subjectId: id, at: answeredAt });
  }
  for (const offer of sent.offers) happenings.push(...ofOffer(life, offer, note));
  if (sent.decision) {
    happenings.push({ ...own, what: "request.accepted", at: sent.decision.at, from: "sent", to: "in_progress" });
  }
  if (sent.completedAt !== null) {
    const moved = { from: "in_progress", to: "completed" };
    happenings.push({ ...own, what: "request.completed", at: sent.completedAt, ...moved });
  }
  return [...happenings, ...ofReview(life)];
}

function ofChange({ time }: Making, life: Life, change: Change): Pick<Happening, "what" | "from" | "to" | "note"> {
  switch (change.kind) {
    case "clarification":
      return { what: "request.clarified" };
    case "still_evaluating":
      return { what: "request.evaluating" };
    case "extension": {
      const stamp = (day: number) => time.moment(deadlineOn(day)).toISOString();
      return { what: "request.extended", from: stamp(change.fromDay), to: stamp(change.toDay) };
    }
    case "edit": {
      const { budgetBefore, descriptionBefore } = change;
      const difference =
        descriptionBefore === null
          ? ({ field: "budget", from: budgetBefore, to: life.budget } as const)
          : ({ field: "description", from: descriptionBefore, to: life.description } as const);
      return { what: "request.changed", note: changeSentence(difference) };
    }
  }
}

function ofOffer(life: SentLife, offer: Offer, number: string): Happening[] {
  const own = { subjectId: offer.id, by: { person: offer.author, organisation: offer.firm } };
  const owners = { subjectId: offer.id, by: { person: life.author, organisation: life.owner } };
  const { toConfirmAt, confirmedAt, withdrawnAt, acceptedAt, declined } = offer;
  const happenings: Happening[] = offer.versions.map((at, position) => ({
    ...own,
    what: position === 0 ? "response.submitted" : "response.edited",
    at,
    ...(position === 0 ? { notice: receivedNotice(life, number) } : { from: "submitted" }),
    to: "submitted",
  }));
  const standing = offer.isUnconfirmed ? "to_confirm" : "submitted";
  if (toConfirmAt !== null) {
    happenings.push({ ...owners, what: "response.to_confirm", at: toConfirmAt, from: "submitted", to: "to_confirm" });
  }
  if (confirmedAt !== null) {
    happenings.push({ ...own, what: "response.confirmed", at: confirmedAt, from: "to_confirm", to: "submitted" });
  }
  if (withdrawnAt !== null) {
    happenings.push({ ...own, what: "response.withdrawn", at: withdrawnAt, from: standing, to: "withdrawn" });
  }
  if (acceptedAt !== null) {
    const notice = outcomeNotice(life, offer, "a fost acceptată");
    happenings.push({ ...owners, what: "response.accepted", at: acceptedAt, from: standing, to: "accepted", notice });
  }
  if (declined) {
    const notice = outcomeNotice(life, offer, "nu a fost acceptată");
    const { at, reason: note } = declined;
    happenings.push({ ...owners, what: "response.declined", at, from: standing, to: "declined", note, notice });
  }
  return happenings;
}

function ofReview(life: SentLife): Happening[] {
  const { review, decision } = life.sent;
  if (!review || !decision) return [];
  const { firm, author } = decision.offer;
  const notice: Happening["notice"] = {
    to: firm,
    type: "review_written",
    title: says`${nameOf("organisation", life.owner.id)} v-a scris o recenzie`,
    message: says`Recenzia privește ${titleOf("request", life.id)}.`,
    href: `/firma/opportunities/${life.id}`,
  };
  const written = { by: { person: life.author, organisation: life.owner }, at: review.at, notice };
  const happenings: Happening[] = [{ what: "review.written", subjectId: review.id, ...written }];
  if (review.repliedAt !== null) {
    const by = { person: author, organisation: firm };
    happenings.push({ what: "review.replied", subjectId: review.id, by, at: review.repliedAt });
  }
  if (review.hiddenAt !== null) {
    happenings.push({ what: "review.hidden", subjectId: review.id, by: null, at: review.hiddenAt });
  }
  return happenings;
}

const receivedNotice = (life: SentLife, number: string): Happening["notice"] => ({
  to: life.owner,
  type: "response_received",
  title: says`${rule(number)}: a sosit o ofertă`,
  message: says`Solicitarea ${titleOf("request", life.id)} are o ofertă nouă.`,
  href: `/uat/service-requests/${life.id}`,
});

const outcomeNotice = (
  life: SentLife,
  { firm }: Offer,
  outcome: "a fost acceptată" | "nu a fost acceptată",
): Happening["notice"] => ({
  to: firm,
  type: "response_outcome",
  title: says`${nameOf("organisation", life.owner.id)}: oferta dumneavoastră ${outcome}`,
  message: says`Este vorba despre solicitarea ${titleOf("request", life.id)}.`,
  href: `/firma/opportunities/${life.id}`,
});
