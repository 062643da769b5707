import { CATEGORY_CODES, type Category } from "~/modules/partners/rules/categories";
import type { Budget } from "~/modules/requests/rules/changes";
import type { Life, Sent } from "./life";
import type { Market } from "./offers";
import { DAY, dayOf, THREE_YEARS, type Tick } from "./office-time";
import { idAt, type Random } from "./random";
import { sentLife } from "./sending";
import { CONDITIONS, NEEDS, SITUATIONS, TITLE_ENDINGS } from "./words/needs";
import type { Authority, Firm, Making, Members } from "./world";

const CATEGORY_WEIGHTS: Readonly<Record<Category, number>> = {
  eu_funds: 22,
  public_procurement: 16,
  digitalisation: 15,
  environment: 11,
  legal_advice: 9,
  local_strategies: 9,
  taxation: 7,
  human_resources: 6,
  marketing: 5,
};

/** Every request of the last three years, the oldest first, each cut off at the present. */
export function makeLives(whole: Making, { authorities, firms }: Members): Life[] {
  const making = { ...whole, random: whole.random.fork("requests") };
  const verified = firms.filter(({ verification }) => verification === "verified");
  const firmsIn = new Map<Category, Firm[]>();
  for (const code of CATEGORY_CODES) {
    const found = verified.filter(({ categories }) => categories.includes(code));
    if (found.length > 0) firmsIn.set(code, found);
  }
  const active = authorities.filter(({ verification }) => verification === "verified" || verification === "suspended");
  const waiting = authorities.filter(({ verification }) => verification === "pending");
  const market: Market = { making, firmsIn };
  const lives = Array.from({ length: making.amounts.requests }, () => {
    const waits = waiting.length > 0 && making.random.chance(0.006);
    if (waits) return waitingLife(market, making.random.pick(waiting));
    return lifeOf(market, making.random.pickEarly(active, 1.8));
  });
  return lives.sort((one, other) => one.createdAt - other.createdAt);
}

/** Its organisation is not verified: it drafts, and may have asked to send. */
function waitingLife(market: Market, owner: Authority): Life {
  const { random, time } = market.making;
  const createdAt = owner.registeredAt + Math.floor(random.next() * (time.now - owner.registeredAt));
  const draft = draftOf(market, owner, createdAt);
  const queuedAt = createdAt + random.between(1, 2) * DAY;
  return { ...draft, queuedAt: queuedAt <= time.now && random.chance(0.7) ? queuedAt : null };
}

function lifeOf(market: Market, owner: Authority): Life {
  const { random, time } = market.making;
  const horizon = owner.verification === "suspended" ? (owner.decidedAt ?? time.now) : time.now;
  const begin = time.now - THREE_YEARS;
  // a little more each year
  const createdAt = begin + Math.floor((horizon - begin) * random.next() ** 0.75);
  const draft = { ...draftOf(market, owner, createdAt), horizon };
  if (random.chance(0.04)) return forgottenOrDropped(random, draft);
  const sentAt = createdAt + 600_000 + Math.floor(random.next() ** 3 * 10 * DAY);
  if (sentAt > horizon) return draft;
  return sentLife(market, draft, blankSending(random, sentAt));
}

/** A draft that was never sent, or was cancelled without a reason. */
function forgottenOrDropped(random: Random, draft: Life): Life {
  const at = draft.createdAt + random.between(1, 20) * DAY;
  return at <= draft.horizon && random.chance(0.3) ? { ...draft, cancelled: { at, reason: null } } : draft;
}

function draftOf({ making, firmsIn }: Market, owner: Authority, createdAt: Tick): Life {
  const { random, time } = making;
  const category = random.weighted([...firmsIn.keys()].map((code) => [code, CATEGORY_WEIGHTS[code]]));
  const { titles, things, wanted, budget } = NEEDS[category];
  const title = random.pick(titles).replace("{thing}", random.pick(things)) + random.pick(TITLE_ENDINGS);
  return {
    id: idAt(random, time.milliseconds(createdAt)),
    owner,
    author: random.pick(owner.people),
    title,
    category,
    description: descriptionOf(random, owner.place, wanted),
    budget: budgetOf(random, budget),
    urgency: random.weighted([
      ["high", 20],
      ["medium", 45],
      ["low", 20],
      [null, 15],
    ]),
    county: random.chance(0.9) ? owner.county : null,
    addressee: random.chance(0.04) ? random.pick(firmsIn.get(category) ?? []) : null,
    sealed: random.chance(0.3),
    createdAt,
    queuedAt: null,
    sent: null,
    horizon: time.now,
    cancelled: null,
  };
}

function descriptionOf(random: Random, place: string, wanted: readonly string[]): string {
  const situation = random.some(SITUATIONS, random.between(1, 2)).join(" ").replaceAll("{place}", place);
  const need = random.some(wanted, random.between(1, 3)).join(" ");
  const conditions = random.some(CONDITIONS, random.between(1, 3)).join(" ");
  return [situation, need, conditions].join("\n\n");
}

const LEI = 100;

function budgetOf(random: Random, [least, most]: readonly [number, number]): Budget {
  if (random.chance(0.15)) return { min: null, max: null, currency: null };
  const inEuro = random.chance(0.06);
  const rounded = (lei: number) => Math.max(5, Math.round(lei / (inEuro ? 5_000 : 1_000))) * 1_000 * LEI;
  const max = rounded(least + (most - least) * random.next() ** 2);
  const min = random.chance(0.6) ? Math.round((max * (0.5 + 0.4 * random.next())) / 50_000) * 50_000 : null;
  return { min, max, currency: inEuro ? "EUR" : "RON" };
}

function blankSending(random: Random, at: Tick): Sent {
  // half of them keep the suggested thirty days
  const notice = random.chance(0.5) ? random.between(20, 22) : random.between(6, 32);
  return {
    at,
    number: 0,
    deadlineDay: dayOf(at) + notice,
    changes: [],
    questions: [],
    offers: [],
    views: [],
    openedAt: null,
    decision: null,
    completedAt: null,
    review: null,
  };
}
