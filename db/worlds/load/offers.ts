import type { Category } from "~/modules/partners/rules/categories";
import { DURATION_UNIT_CODES } from "~/modules/requests/rules/duration";
import type { Life, Offer, Question, Sent, View } from "./life";
import { answersUntil, DAY, deadlineOn, questionsUntil, type Tick } from "./office-time";
import { idAt, type Random } from "./random";
import { QUESTIONS } from "./words/talk";
import type { Firm, Making } from "./world";

/** Who may take part at all: verified firms of the category, or the one that the request is addressed to. */
export type Market = { making: Making; firmsIn: ReadonlyMap<Category, readonly Firm[]> };

/** Per hundred requests; 3.3 on average, because late ones have not come yet. */
const OFFERS: readonly (readonly [count: number, weight: number])[] = [
  [0, 6],
  [1, 13],
  [2, 19],
  [3, 20],
  [4, 16],
  [5, 11],
  [6, 7],
  [7, 4],
  [8, 2],
  [10, 2],
];

type Moment = { from: Tick; until: Tick };

/** A moment from `from` to before `until`; null when there is none or when it is in the future. */
export function happens(random: Random, { from, until }: Moment, horizon: Tick): Tick | null {
  if (until <= from) return null;
  const at = from + Math.floor(random.next() * (until - from));
  return at <= horizon ? at : null;
}

/** The offers that came before `until`: the deadline, or whatever ended the request before it. */
export function offersTo(market: Market, life: Life, sent: Sent, until: Tick): Offer[] {
  const { random } = market.making;
  const offers: Offer[] = [];
  for (const firm of respondersTo(market, life)) {
    const at = happens(random, { from: sent.at + 1, until }, life.horizon);
    if (at !== null) offers.push(offerOf(market.making, life, firm, { from: at, until }));
  }
  const edit = sent.changes.find(({ kind }) => kind === "edit");
  for (const offer of offers) {
    if (edit) confirmAfter(random, offer, { from: edit.at, until }, life.horizon);
    if (random.chance(0.04)) offer.withdrawnAt = happens(random, { from: lastStep(offer) + 1, until }, life.horizon);
  }
  return offers;
}

function respondersTo({ making: { random }, firmsIn }: Market, { category, county, addressee }: Life): Firm[] {
  if (addressee) return random.chance(0.8) ? [addressee] : [];
  const firms = firmsIn.get(category) ?? [];
  const count = random.weighted(OFFERS);
  const found = new Set<Firm>();
  for (let tries = 0; found.size < Math.min(count, firms.length) && tries < count * 8; tries += 1) {
    const firm = random.pickEarly(firms, 1.4);
    const isNear = county === null || firm.counties.includes(county);
    if (isNear || random.chance(0.4)) found.add(firm);
  }
  return [...found];
}

function offerOf({ random, time }: Making, { budget, horizon }: Life, firm: Firm, { from, until }: Moment): Offer {
  const versions = [from];
  for (const probability of [0.18, 0.15]) {
    const last = versions.at(-1) ?? from;
    const again = random.chance(probability) ? happens(random, { from: last + 1, until }, horizon) : null;
    if (again === null) break;
    versions.push(again);
  }
  const usual = budget.max ?? budget.min ?? 4_000_000;
  return {
    id: idAt(random, time.milliseconds(from)),
    firm,
    author: random.pick(firm.people),
    versions,
    price: Math.max(50_000, Math.round((usual * (0.6 + 0.5 * random.next())) / 5_000) * 5_000),
    duration: { count: random.between(2, 11), unit: random.pick(DURATION_UNIT_CODES) },
    toConfirmAt: null,
    confirmedAt: null,
    isUnconfirmed: false,
    withdrawnAt: null,
    acceptedAt: null,
    declined: null,
  };
}

/** An offer from before the change waits for its author: a new version or a confirmation says that it holds. */
function confirmAfter(random: Random, offer: Offer, { from, until }: Moment, horizon: Tick): void {
  if ((offer.versions[0] ?? 0) >= from) return;
  offer.toConfirmAt = from;
  if (offer.versions.some((at) => at > from)) return;
  offer.confirmedAt = random.chance(0.85) ? happens(random, { from: from + 1, until }, horizon) : null;
  offer.isUnconfirmed = offer.confirmedAt === null;
}

export const lastStep = ({ versions, toConfirmAt, confirmedAt }: Offer): Tick =>
  Math.max(versions.at(-1) ?? 0, toConfirmAt ?? 0, confirmedAt ?? 0);

export const stands = (offer: Offer): boolean => offer.withdrawnAt === null && !offer.isUnconfirmed;

export function questionsTo({ making, firmsIn }: Market, life: Life, sent: Sent, ended: Tick): Question[] {
  const { random, time } = making;
  const firms = life.addressee ? [life.addressee] : (firmsIn.get(life.category) ?? []);
  if (firms.length === 0 || !random.chance(0.35)) return [];
  const asked: Question[] = [];
  for (const words of random.some(QUESTIONS, random.between(1, 3))) {
    const until = Math.min(questionsUntil(sent.deadlineDay), ended);
    const at = happens(random, { from: sent.at + 1, until }, life.horizon);
    if (at === null) continue;
    const firm = random.pick(firms);
    const answer = { from: at + 1, until: Math.min(answersUntil(sent.deadlineDay), ended, at + 6 * DAY) };
    const answeredAt = random.chance(0.9) ? happens(random, answer, life.horizon) : null;
    const id = idAt(random, time.milliseconds(at));
    asked.push({ id, firm, asker: random.pick(firm.people), at, words, answeredAt });
  }
  return asked;
}

/** Views: by all firms that responded or asked, and by some that only looked. */
export function viewsOf({ making: { random }, firmsIn }: Market, life: Life, sent: Sent): View[] {
  const seen = new Map<Firm, Tick>();
  const look = (firm: Firm, until: Tick) => {
    const at = happens(random, { from: sent.at, until }, life.horizon) ?? sent.at;
    seen.set(firm, Math.min(seen.get(firm) ?? at, at));
  };
  for (const { firm, at } of sent.questions) look(firm, at);
  for (const { firm, versions } of sent.offers) look(firm, versions[0] ?? sent.at);
  const firms = life.addressee ? [] : (firmsIn.get(life.category) ?? []);
  for (const firm of random.some(firms, Math.min(random.between(0, 4), firms.length))) {
    look(firm, deadlineOn(sent.deadlineDay));
  }
  return [...seen].map(([firm, at]) => ({ firm, at }));
}
