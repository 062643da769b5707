import { CATEGORIES, type Category } from "~/modules/partners/rules/categories";
import { formatRating } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { type CountyCode, countyByCode } from "~/platform/romania/counties";
import { isFor } from "./opportunity";

/** Facts about a partner from which the reasons of a match are derived. */
export type PartnerFacts = {
  partnerId: string;
  name: string;
  categories: readonly Category[];
  counties: readonly CountyCode[];
  /** Null without reviews. */
  rating: number | null;
  reviewCount: number;
  medianAnswerMinutes: number | null;
  /** Number completed in the category of the request. */
  collaborations: number;
};

export type Need = { category: Category; county: CountyCode | null; onlyPartnerId: string | null };

export type ReasonCode = "category" | "county" | "rating" | "speed" | "collaborations";
export type Reason = { code: ReasonCode; sentence: string };
export type Match = { partner: PartnerFacts; reasons: readonly Reason[] };

/** The category is required; the other facts only add reasons. */
export function isMatch(need: Need, partner: Pick<PartnerFacts, "partnerId" | "categories">): boolean {
  return isFor(need, partner.partnerId) && partner.categories.includes(need.category);
}

export function reasons(need: Need, partner: PartnerFacts): Reason[] {
  if (!isMatch(need, partner)) return [];
  return [
    { code: "category" as const, sentence: `Lucrează în categoria ${quoted(CATEGORIES[need.category])}.` },
    { code: "county" as const, sentence: countySentence(need.county, partner) },
    { code: "rating" as const, sentence: ratingSentence(partner) },
    { code: "speed" as const, sentence: speedSentence(partner.medianAnswerMinutes) },
    { code: "collaborations" as const, sentence: collaborationsSentence(partner.collaborations) },
  ].filter((reason): reason is Reason => reason.sentence !== null);
}

const VERBS: Readonly<Record<ReasonCode, readonly [said: string, toPartner: string]>> = {
  category: ["Lucrează", "Lucrați"],
  county: ["Lucrează", "Lucrați"],
  rating: ["Are", "Aveți"],
  speed: ["Răspunde", "Răspundeți"],
  collaborations: ["A finalizat", "Ați finalizat"],
};

/** The reason addressed to the partner: "Lucrați în județul Cluj." */
export function toPartner({ code, sentence }: Reason): string {
  const [said, told] = VERBS[code];
  return sentence.replace(said, told);
}

/** Sorted by county, rating (unrated last), experience in the category, speed, name. */
export function matches(need: Need, partners: readonly PartnerFacts[]): Match[] {
  return partners
    .filter((partner) => isMatch(need, partner))
    .sort((one, other) => order(need, one, other))
    .map((partner) => ({ partner, reasons: reasons(need, partner) }));
}

const byName = new Intl.Collator("ro");

function order(need: Need, one: PartnerFacts, other: PartnerFacts): number {
  return (
    Number(serves(need.county, other)) - Number(serves(need.county, one)) ||
    (other.rating ?? 0) - (one.rating ?? 0) ||
    other.collaborations - one.collaborations ||
    speed(one) - speed(other) ||
    byName.compare(one.name, other.name)
  );
}

const SLOWEST = Number.MAX_SAFE_INTEGER;
const speed = (partner: PartnerFacts): number => partner.medianAnswerMinutes ?? SLOWEST;

const serves = (county: CountyCode | null, partner: PartnerFacts): boolean =>
  county !== null && partner.counties.includes(county);

function countySentence(county: CountyCode | null, partner: PartnerFacts): string | null {
  if (county === null || !serves(county, partner)) return null;
  return county === "B" ? "Lucrează în București." : `Lucrează în județul ${countyByCode(county).name}.`;
}

function ratingSentence({ rating, reviewCount }: PartnerFacts): string | null {
  if (rating === null || reviewCount === 0) return null;
  return `Are nota ${formatRating(rating)} din 5, din ${plural(reviewCount, "recenzie", "recenzii")}.`;
}

const HOUR = 60;
const DAY = 24 * HOUR;

function speedSentence(minutes: number | null): string | null {
  const speed = speedWords(minutes);
  return speed && `Răspunde ${speed}.`;
}

/** Usual time to respond: "de obicei în 6 ore". Null before the first response. */
export function speedWords(minutes: number | null): string | null {
  if (minutes === null) return null;
  if (minutes < HOUR) return "de obicei în mai puțin de o oră";
  if (minutes < 2 * DAY) return `de obicei în ${plural(Math.round(minutes / HOUR), "oră", "ore")}`;
  return `de obicei în ${plural(Math.round(minutes / DAY), "zi", "zile")}`;
}

function collaborationsSentence(count: number): string | null {
  if (count === 0) return null;
  return `A finalizat ${plural(count, "colaborare", "colaborări")} în această categorie.`;
}
