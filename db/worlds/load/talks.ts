import { registrationNumber } from "~/modules/requests/rules/registration";
import { closedAt, type Life } from "./life";
import { DAY, type Tick } from "./office-time";
import { idAt, Random } from "./random";
import { type SentLife, sentOnes } from "./registration";
import { AUTHORITY_MESSAGES, FIRM_MESSAGES, SUBJECTS } from "./words/talk";
import { AT_SCALE_ONE, type Authority, type Firm, type Making, type Members, type Person } from "./world";

/** What an authority and a firm say to each other. */
export type Talk = {
  id: string;
  authority: Authority;
  firm: Firm;
  about: { requestId: string; number: string } | null;
  subject: string;
  opener: Person;
  from: Tick;
  /** Nothing is written at this tick or later, but for the note that closes it. */
  until: Tick;
  closedAt: Tick | null;
  notes: { first: string; last: string | null } | null;
  isAnswered: boolean;
  /** Against those of the others this decides how many messages it has. */
  weight: number;
  messageCount: number;
};

export type Line = { at: Tick; text: string; by: { person: Person; organisation: Authority | Firm } | null };

/** Shorter ones have no room for a talk. */
const SHORTEST: Tick = DAY / 4;
const LONGEST: Tick = 90 * DAY;
/** Per firm, about nothing in particular. */
const GENERAL_TALKS = 3;

export function makeTalks(whole: Making, members: Members, lives: readonly Life[]): Talk[] {
  const making = { ...whole, random: whole.random.fork("talks") };
  const sent = sentOnes(lives);
  const talks = [...sent.flatMap((life) => talksAbout(making, life)), ...generalTalks(making, members)];
  const told = talks.filter(({ from, until }) => until - from >= SHORTEST);
  shareMessages(told, making.amounts.messages);
  return told;
}

function talksAbout(making: Making, life: SentLife): Talk[] {
  const { random } = making;
  const { sent } = life;
  const end = closedAt(life);
  const chosen = sent.decision?.offer ?? null;
  const asked = sent.offers.filter((offer) => offer !== chosen && offer.withdrawnAt === null && random.chance(0.09));
  const about = { requestId: life.id, number: registrationNumber(making.time.year(sent.at), sent.number) };
  const base = { about, authority: life.owner, opener: life.author, subject: life.title, closedAt: end };
  const answered = asked.map((offer) => {
    const from = (offer.versions.at(-1) ?? sent.at) + 600_000;
    const until = Math.min(end ?? life.horizon, from + LONGEST / 3);
    const weight = random.between(2, 14);
    return talk(making, { ...base, firm: offer.firm, from, until, notes: null, weight });
  });
  if (!chosen || !sent.decision) return answered;
  const last = life.cancelled ? "Solicitarea a fost anulată." : "Colaborarea a fost finalizată.";
  const notes = {
    first: "Răspunsul a fost acceptat. Colaborarea este în desfășurare.",
    last: end === null ? null : last,
  };
  const from = sent.decision.at;
  const until = end ?? life.horizon;
  return [...answered, talk(making, { ...base, firm: chosen.firm, from, until, notes, weight: random.between(5, 19) })];
}

function generalTalks(making: Making, { authorities, firms }: Members): Talk[] {
  const { random, time, amounts } = making;
  const count = Math.round((GENERAL_TALKS * AT_SCALE_ONE.firms * amounts.messages) / AT_SCALE_ONE.messages);
  const pairs = new Map<string, Talk>();
  const isVerified = ({ verification }: Authority | Firm) => verification === "verified";
  const sides = authorities.filter(isVerified);
  const others = firms.filter(isVerified);
  for (let tries = 0; pairs.size < count && tries < count * 3; tries += 1) {
    const authority = random.pickEarly(sides, 1.8);
    const firm = random.pick(others);
    const from = time.now - Math.floor(random.next() * 700 * DAY) - DAY;
    const until = Math.min(time.now, from + random.between(1, LONGEST / DAY) * DAY);
    const end = until < time.now && random.chance(0.5) ? until : null;
    const weight = random.between(1, 15);
    const opened = { authority, firm, from, until, closedAt: end, weight, notes: null, about: null };
    const next = talk(making, { ...opened, opener: random.pick(authority.people), subject: random.pick(SUBJECTS) });
    pairs.set(`${authority.id} ${firm.id}`, next);
  }
  return [...pairs.values()];
}

function talk({ random, time }: Making, given: Omit<Talk, "id" | "messageCount" | "isAnswered">): Talk {
  const isAnswered = given.notes !== null || random.chance(0.85);
  const weight = isAnswered ? given.weight : 1;
  return { ...given, id: idAt(random, time.milliseconds(given.from)), isAnswered, weight, messageCount: 0 };
}

/** By weight, and together exactly as many as there shall be. */
function shareMessages(talks: readonly Talk[], total: number): void {
  const weight = talks.reduce((sum, each) => sum + each.weight, 0);
  let passed = 0;
  let given = 0;
  for (const each of talks) {
    passed += each.weight;
    const upToHere = Math.round((total * passed) / weight);
    each.messageCount = upToHere - given;
    given = upToHere;
  }
}

/** All its lines in order, the same whenever they are asked for. */
export function linesOf(each: Talk): Line[] {
  const random = new Random(each.id);
  const { notes, messageCount, closedAt: end } = each;
  const first = notes && messageCount > 0 ? [{ at: each.from, text: notes.first, by: null }] : [];
  const hasLast = notes?.last != null && end !== null && messageCount > 2;
  const last = hasLast ? [{ at: end, text: notes.last ?? "", by: null }] : [];
  const ticks = momentsOf(random, each, messageCount - first.length - last.length);
  return [...first, ...spoken(random, each, ticks), ...last];
}

/** Different ones, in order, after the beginning and before the end. */
function momentsOf(random: Random, { from, until }: Talk, count: number): Tick[] {
  const room = until - from - count - 1;
  const offsets = Array.from({ length: count }, () => Math.floor(random.next() * room)).sort(
    (one, other) => one - other,
  );
  return offsets.map((offset, position) => from + 1 + offset + position);
}

function spoken(random: Random, { authority, firm, opener, isAnswered }: Talk, ticks: readonly Tick[]): Line[] {
  const clerk = { person: opener, organisation: authority };
  const adviser = { person: random.pick(firm.people), organisation: firm };
  let isAuthority = true;
  return ticks.map((at, position): Line => {
    // both have written once there are two lines
    if (position > 0 && isAnswered) isAuthority = position === 1 || random.chance(0.75) ? !isAuthority : isAuthority;
    const text = random.pick(isAuthority ? AUTHORITY_MESSAGES : FIRM_MESSAGES).replaceAll("{place}", authority.place);
    return { at, text, by: isAuthority ? clerk : adviser };
  });
}
