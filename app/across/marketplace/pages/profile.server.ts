import type { Visitor } from "~/modules/accounts/rules/actor";
import { articleCardFacts } from "~/modules/articles/rules/card";
import { publishedArticlesOf } from "~/modules/articles/store/published.server";
import { pictureOf } from "~/modules/media/rules/image";
import { reviewsText } from "~/modules/partners/rules/card";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { EMPLOYEES, experienceYears, INDUSTRIES, workArea } from "~/modules/partners/rules/profile";
import {
  categoriesOf,
  certificationsOf,
  countiesOf,
  countsOf,
  membersOf,
  offersOf,
  type PartnerHead,
  projectsOf,
  type ratingOf,
  servicesOf,
  specialisationsOf,
} from "~/modules/partners/store/profile.server";
import { speedWords } from "~/modules/requests/rules/matching";
import { trackRecordOf } from "~/modules/requests/store/matching.server";
import { publishedReviewsOf } from "~/modules/requests/store/reviews.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { dateLong } from "~/platform/language/dates";
import { formatMoney } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { paragraphs } from "~/platform/language/text";
import { siteLink } from "~/platform/language/website";
import { pick } from "~/platform/pick";
import { countyByCode, countyText } from "~/platform/romania/counties";
import { partnerActions, type Tab } from "../rules/marketplace";
import { offersFor } from "./offers.server";

const FEW_PROJECTS = 4;
const FEW_ARTICLES = 4;
const REVIEWS_PER_PAGE = 10;

export type RatingView = Awaited<ReturnType<typeof ratingOf>>;

/** The header above the tabs. */
export async function headOf(partner: PartnerHead, rating: RatingView, visitor: Visitor) {
  return {
    id: partner.id,
    name: partner.name,
    logo: partner.logo && pictureOf(partner.logo),
    county: partner.county && countyText(partner.county),
    verified: partner.verifiedAt !== null,
    rating: rating?.rating ?? null,
    reviews: reviewsText(rating?.reviewCount ?? 0),
    counts: await countsOf(partner.id),
    ways: partnerActions(visitor, partner.id, now()),
  };
}

/** When, and by what. Null for a firm that is not verified, whose page only its own members see. */
function verifiedText({ verifiedAt, verifiedWhat }: PartnerHead): string | null {
  if (!verifiedAt) return null;
  return `${dateLong(verifiedAt)}${verifiedWhat ? `: ${verifiedWhat}` : ""}`;
}

/** The requested tab, the page of the reviews, the visitor and the current time. */
export type TabRequest = { tab: Tab; page: number; visitor: Visitor; now: Date };

/** The content of the open tab only. */
export async function contentOf(partner: PartnerHead, rating: RatingView, request: TabRequest) {
  const { tab } = request;
  switch (tab) {
    case "servicii":
      return { tab, ...(await services(partner, request.visitor)) };
    case "portofoliu":
      return { tab, projects: await projects(partner), aside: await asideOf(partner, request.now) };
    case "echipa":
      return { tab, members: await membersOf(partner.id), aside: await asideOf(partner, request.now) };
    default:
      return { tab, ...(await presentation(partner, rating, request)), aside: await asideOf(partner, request.now) };
  }
}

export type ProfileHead = Awaited<ReturnType<typeof headOf>>;
export type ProfileContent = Awaited<ReturnType<typeof contentOf>>;
export type ContentOf<T extends Tab> = Extract<ProfileContent, { tab: T }>;

async function services(partner: PartnerHead, visitor: Visitor) {
  const rows = await servicesOf(partner.id);
  const list = rows.map((service) => ({
    ...service,
    offers: offersFor(service, { id: partner.id }, visitor),
  }));
  return { services: list, specialisations: namesOf(await specialisationsOf(partner.id)) };
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

async function projects(partner: PartnerHead) {
  const rows = await projectsOf(partner.id);
  return rows.map(({ id, name, budget, currency, year }) => ({
    id,
    name,
    year: year === null ? "" : String(year),
    budget: budget === null || currency === null ? null : formatMoney(budget, currency),
  }));
}

async function presentation(partner: PartnerHead, rating: RatingView, { page }: TabRequest) {
  const categories = await categoriesOf(partner.id);
  const all = await projects(partner);
  return {
    description: paragraphs(partner.description),
    categories: Object.entries(CATEGORIES).flatMap(([code, label]) =>
      categories.some((own) => own === code) ? [label] : [],
    ),
    specialisations: namesOf(await specialisationsOf(partner.id)),
    projects: all.slice(0, FEW_PROJECTS),
    allProjects: plural(all.length, "proiect", "proiecte"),
    articles: (await publishedArticlesOf(partner.id, FEW_ARTICLES)).map(articleCardFacts),
    reviews: await reviewsOf(partner.id, rating, page),
  };
}

/** Beside the presentation, the portfolio and the team. */
async function asideOf(partner: PartnerHead, now: Date) {
  const offers = await offersOf(partner.id, localDateOf(now));
  return {
    facts: await factsOf(partner, now),
    certifications: await certificationsOf(partner.id),
    offers: offers.map((offer) => ({ ...offer, until: dateLong(offer.validUntil) })),
  };
}

export type ProfileAside = Awaited<ReturnType<typeof asideOf>>;

async function factsOf(partner: PartnerHead, now: Date) {
  const record = await trackRecordOf(partner.id);
  const names = (await countiesOf(partner.id)).map((code) => countyByCode(code).name);
  const counties = names.sort(new Intl.Collator("ro").compare);
  return {
    experience: experienceOf(partner.foundedYear, localDateOf(now)),
    employees: partner.employees && EMPLOYEES[partner.employees],
    collaborations:
      record.collaborations > 0 ? plural(record.collaborations, "finalizată", "finalizate", "finalizate") : null,
    speed: speedWords(record.answerMinutes),
    industry: partner.industry && INDUSTRIES[partner.industry],
    headquarters: partner.headquarters,
    counties,
    area: workArea(counties),
    site: siteLink(partner.website),
    phone: partner.phone,
    email: partner.email,
    verified: verifiedText(partner),
  };
}

/** "11 ani, din 2015" */
function experienceOf(foundedYear: number | null, today: string): string | null {
  const years = experienceYears(foundedYear, today);
  if (years === null) return null;
  return `${years === 0 ? "sub un an" : plural(years, "an", "ani")}, din ${foundedYear}`;
}

/** One page of reviews, newest first, with their means. A page beyond the last one gives the last one. */
async function reviewsOf(partnerId: string, rating: RatingView, asked: number) {
  const total = rating?.reviewCount ?? 0;
  const pages = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE));
  const page = Math.min(asked, pages);
  const list = await publishedReviewsOf(partnerId, REVIEWS_PER_PAGE, (page - 1) * REVIEWS_PER_PAGE);
  return {
    rating: rating?.rating ?? null,
    total,
    words: reviewsText(total),
    page,
    pages,
    bars: rating
      ? [
          { label: "Calitate", value: rating.quality },
          { label: "Respectarea termenelor", value: rating.time },
          { label: "Comunicare", value: rating.communication },
          { label: "Preț", value: rating.price },
        ]
      : [],
    list: list.map((review) => ({
      id: review.id,
      authority: { ...pick(review.authority, "id", "name"), verified: review.authority.verification === "verified" },
      category: CATEGORIES[review.category],
      text: paragraphs(quoted(review.text)),
      overall: review.overall,
      scores: `Calitate ${review.quality}, timp ${review.time}, comunicare ${review.communication}, preț ${review.price}`,
      at: review.reviewedAt.toISOString(),
      when: dateLong(review.reviewedAt),
      reply: review.reply === null ? [] : paragraphs(review.reply),
    })),
  };
}
