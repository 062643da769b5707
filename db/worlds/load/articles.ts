import { type ArticleCategory, categoriesFor } from "~/modules/articles/rules/categories";
import { DAY, type Tick } from "./office-time";
import { idAt, type Random } from "./random";
import { ARTICLE_REASONS, ARTICLE_SENTENCES, ARTICLE_TITLES } from "./words/articles";
import type { Authority, Firm, Making, Members, Person } from "./world";

/** A text as it was sent: the words are the article's, decided or still waiting. */
export type Sending = { id: string; at: Tick; decidedAt: Tick | null; reason: string | null };

/** The history of an article. */
export type ArticleLife = {
  id: string;
  organisation: Authority | Firm;
  author: Person;
  category: ArticleCategory;
  title: string;
  /** Of its paragraphs, each a few of the sentences that everybody shares. */
  paragraphs: readonly (readonly string[])[];
  createdAt: Tick;
  /** The first one decides what becomes of it; a second one waits beside what is published. */
  sendings: readonly Sending[];
  deletedAt: Tick | null;
  views: number;
};

const UAT_SHARE = 0.6;
const FATES = [
  ["published", 93],
  ["pending", 3],
  ["rejected", 2],
  ["draft", 2],
] as const;
const REVISED_SHARE = 0.01;
const BIN_SHARE = 0.01;

/** As many as are asked for, by organisations that may send: most of them published, as they are after three years. */
export function makeArticles(whole: Making, { authorities, firms }: Members): ArticleLife[] {
  const making = { ...whole, random: whole.random.fork("articles") };
  const writers = { UAT: authorities.filter(mayWrite(making)), FIRMA: firms.filter(mayWrite(making)) };
  const places = authorities.map(({ place }) => place);
  const lives: ArticleLife[] = [];
  while (lives.length < whole.amounts.articles && writers.UAT.length + writers.FIRMA.length > 0) {
    const fromUat = writers.FIRMA.length === 0 || (writers.UAT.length > 0 && making.random.chance(UAT_SHARE));
    const organisation = making.random.pickEarly<Authority | Firm>(fromUat ? writers.UAT : writers.FIRMA, 1.4);
    const place = organisation.kind === "UAT" ? organisation.place : making.random.pick(places);
    lives.push(lifeOf(making, organisation, place));
  }
  return lives;
}

/** Long enough ago for an article to be written, sent and decided. */
const LONGEST: Tick = 9 * DAY;
const mayWrite =
  ({ time }: Making) =>
  ({ verification, decidedAt, people }: Authority | Firm) =>
    verification === "verified" && people.length > 0 && decidedAt !== null && decidedAt < time.now - LONGEST;

function lifeOf({ random, time }: Making, organisation: Authority | Firm, place: string): ArticleLife {
  const category = random.pick(categoriesFor(organisation.kind));
  const createdAt = random.between((organisation.decidedAt ?? 0) + 1, time.now - LONGEST);
  const fate = random.weighted(FATES);
  const sendings = fate === "draft" ? [] : [sendingOf({ random, time }, createdAt, fate)];
  if (fate === "published" && random.chance(REVISED_SHARE)) {
    const at = random.between((sendings[0]?.decidedAt ?? createdAt) + 1, time.now);
    sendings.push({ id: idAt(random, time.milliseconds(at)), at, decidedAt: null, reason: null });
  }
  const last = sendings.at(-1);
  const settled = last === undefined ? createdAt : last.decidedAt;
  return {
    id: idAt(random, time.milliseconds(createdAt)),
    organisation,
    author: random.pick(organisation.people),
    category,
    title: random.pick(ARTICLE_TITLES[category]).replace("{loc}", place),
    paragraphs: Array.from({ length: random.between(2, 4) }, () =>
      random.some(ARTICLE_SENTENCES, random.between(2, 4)),
    ),
    createdAt,
    sendings,
    deletedAt: settled !== null && random.chance(BIN_SHARE) ? random.between(settled, time.now) : null,
    views: fate === "published" ? Math.floor(3_000 * random.next() ** 4) : 0,
  };
}

type Chance = { random: Random; time: Making["time"] };

function sendingOf({ random, time }: Chance, createdAt: Tick, fate: string): Sending {
  const at = createdAt + random.between(DAY / 4, 3 * DAY);
  const decidedAt = fate === "pending" ? null : at + random.between(DAY / 4, 4 * DAY);
  const reason = fate === "rejected" ? random.pick(ARTICLE_REASONS) : null;
  return { id: idAt(random, time.milliseconds(at)), at, decidedAt, reason };
}

export const isApproved = ({ decidedAt, reason }: Sending): boolean => decidedAt !== null && reason === null;
