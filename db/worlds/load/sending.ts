import type { CancellationReason } from "~/modules/requests/rules/reason";
import type { Change, Life, Offer, Review, Sent } from "./life";
import { happens, lastStep, type Market, offersTo, questionsTo, stands, viewsOf } from "./offers";
import { DAY, deadlineOn, type Tick } from "./office-time";
import { idAt, type Random } from "./random";
import { CLARIFICATIONS } from "./words/needs";
import type { Making } from "./world";

/** What its owner means to do; the present may come first. */
type Plan = { ending: "decide" | "cancel" | "forget"; at: Tick };

/** From the sending on: changes, offers, decision, collaboration, review. */
export function sentLife(market: Market, draft: Life, sent: Sent): Life {
  const { making } = market;
  extend(making, draft, sent);
  const plan = planOf(making.random, draft, sent);
  const open = Math.min(deadlineOn(sent.deadlineDay), plan.at);
  change(making, draft, sent, open);
  sent.questions = questionsTo(market, draft, sent, open);
  sent.offers = offersTo(market, draft, sent, open);
  const life: Life = { ...draft, sent };
  end(making, life, sent, plan);
  sent.views = viewsOf(market, life, sent);
  return life;
}

/** A later deadline, said before the first one came. */
function extend({ random, time }: Making, life: Life, sent: Sent): void {
  if (!random.chance(0.04)) return;
  const at = happens(random, { from: sent.at + 1, until: deadlineOn(sent.deadlineDay) }, life.horizon);
  if (at === null) return;
  const fromDay = sent.deadlineDay;
  const toDay = sent.deadlineDay + random.between(5, 12);
  sent.changes.push({ id: idAt(random, time.milliseconds(at)), at, kind: "extension", fromDay, toDay });
  sent.deadlineDay = toDay;
}

/** Sealed offers are decided on after the deadline; others perhaps before. */
function planOf(random: Random, life: Life, sent: Sent): Plan {
  const deadline = deadlineOn(sent.deadlineDay);
  const ending = random.weighted<Plan["ending"]>([
    ["decide", 87],
    ["cancel", 12],
    ["forget", 1],
  ]);
  if (ending === "forget") return { ending, at: Number.POSITIVE_INFINITY };
  const early = ending === "cancel" ? random.chance(0.4) : !life.sealed && random.chance(0.25);
  const after = Math.max(sent.at, ...sent.changes.map(({ at }) => at)) + DAY;
  if (early && after < deadline) return { ending, at: after + Math.floor(random.next() * (deadline - after)) };
  return { ending, at: deadline + 600_000 + Math.floor(random.next() ** 1.5 * 20 * DAY) };
}

function change({ random, time }: Making, life: Life, sent: Sent, until: Tick): void {
  const moment = (probability: number): { id: string; at: Tick } | null => {
    const at = random.chance(probability) ? happens(random, { from: sent.at + 1, until }, life.horizon) : null;
    return at === null ? null : { id: idAt(random, time.milliseconds(at)), at };
  };
  const clarified = moment(0.07);
  if (clarified) sent.changes.push({ ...clarified, kind: "clarification", text: random.pick(CLARIFICATIONS) });
  const edited = moment(0.05);
  if (edited) sent.changes.push({ ...edited, ...editOf(random, life) });
  sent.changes.sort((one, other) => one.at - other.at);
}

/** The life holds what the edit led to; here is what was there before. */
function editOf(random: Random, { budget, description }: Life): Omit<Extract<Change, { kind: "edit" }>, "id" | "at"> {
  const shorter = description.split("\n\n").slice(0, -1).join("\n\n");
  if (budget.max === null || random.chance(0.4))
    return { kind: "edit", budgetBefore: budget, descriptionBefore: shorter };
  const less = Math.round((budget.max * 0.8) / 10_000) * 10_000;
  return { kind: "edit", budgetBefore: { ...budget, min: null, max: less }, descriptionBefore: null };
}

function end(making: Making, life: Life, sent: Sent, plan: Plan): void {
  const { random } = making;
  open(random, life, sent, plan);
  const good = sent.offers.filter((offer) => stands(offer) && lastStep(offer) < plan.at);
  if (plan.ending === "decide" && good.length > 0) {
    if (plan.at <= life.horizon) decide(making, life, sent, { at: plan.at, good });
    else evaluate(making, life, sent, plan);
    return;
  }
  if (plan.ending === "forget") return;
  // nobody to choose: it ends some time after the deadline
  const at = plan.ending === "cancel" ? plan.at : deadlineOn(sent.deadlineDay) + random.between(3, 20) * DAY;
  if (at <= life.horizon) cancel(life, sent, at, cancelReason(random, good.length > 0));
}

/** The first reading of sealed offers, at the latest with the decision. */
function open(random: Random, life: Life, sent: Sent, plan: Plan): void {
  if (!life.sealed) return;
  const deadline = deadlineOn(sent.deadlineDay);
  const at = Math.min(
    deadline + Math.floor(random.next() * 3 * DAY),
    plan.ending === "decide" ? plan.at : deadline + 3 * DAY,
  );
  if (at < plan.at + 1 && at <= life.horizon) sent.openedAt = at;
}

/** The authority says that it is still evaluating. */
function evaluate({ random, time }: Making, life: Life, sent: Sent, plan: Plan): void {
  const from = deadlineOn(sent.deadlineDay) + 4 * DAY;
  const at = random.chance(0.4) ? happens(random, { from, until: plan.at }, life.horizon) : null;
  if (at === null) return;
  const text = random.chance(0.5) ? "Comisia se întrunește săptămâna viitoare." : null;
  sent.changes.push({ id: idAt(random, time.milliseconds(at)), at, kind: "still_evaluating", text });
}

type Choice = { at: Tick; good: readonly Offer[] };

function decide(making: Making, life: Life, sent: Sent, { at, good }: Choice): void {
  const { random } = making;
  const best = [...good].sort((one, other) => other.firm.quality - one.firm.quality);
  const offer = random.pickEarly(best, 1.6);
  offer.acceptedAt = at;
  sent.decision = { at, offer };
  const deadlineCame = deadlineOn(sent.deadlineDay) <= at;
  for (const other of sent.offers) {
    if (other === offer || other.withdrawnAt !== null) continue;
    other.declined = { at, reason: other.isUnconfirmed && deadlineCame ? "not_confirmed" : "other_accepted" };
  }
  const ends = at + 5 * DAY + Math.floor(random.next() ** 1.6 * 150 * DAY);
  if (ends > life.horizon) return;
  if (random.chance(0.04)) {
    life.cancelled = { at: ends, reason: random.chance(0.5) ? "partner_left" : "no_budget" };
    return;
  }
  sent.completedAt = ends;
  sent.review = reviewOf(making, life, ends, offer.firm.quality);
}

function cancel(life: Life, sent: Sent, at: Tick, reason: CancellationReason): void {
  life.cancelled = { at, reason };
  for (const offer of sent.offers) {
    if (offer.withdrawnAt === null) offer.declined = { at, reason: "request_cancelled" };
  }
}

/** Why others were told that it ends. */
function cancelReason(random: Random, hasOffers: boolean): CancellationReason {
  if (!hasOffers) return random.chance(0.7) ? "no_responses" : "to_be_rewritten";
  return random.pick(["no_longer_needed", "no_budget", "no_suitable_response", "solved_otherwise"]);
}

/** About six in ten completed collaborations are reviewed. */
function reviewOf({ random, time }: Making, life: Life, completedAt: Tick, quality: number): Review | null {
  const at = completedAt + 600_000 + Math.floor(random.next() ** 2 * 15 * DAY);
  if (at > life.horizon || !random.chance(0.61)) return null;
  const score = () => Math.min(5, Math.max(1, Math.round(quality + 2.4 * (random.next() - 0.5))));
  const later = { from: at + 1, until: at + 12 * DAY };
  return {
    id: idAt(random, time.milliseconds(at)),
    at,
    scores: { overall: score(), quality: score(), time: score(), communication: score(), price: score() },
    repliedAt: random.chance(0.3) ? happens(random, later, life.horizon) : null,
    hiddenAt: random.chance(0.005) ? happens(random, later, life.horizon) : null,
  };
}
