import type { Visitor } from "~/modules/accounts/rules/actor";
import { siteLink } from "~/modules/accounts/rules/website";
import { countyText, reviewsText } from "~/modules/partners/rules/card";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { derivedOffers } from "~/modules/partners/rules/offers";
import { employeesText, experienceYears, INDUSTRIES, workArea } from "~/modules/partners/rules/profile";
import {
  categoriesOf,
  certificationsOf,
  countiesOf,
  countsOf,
  currentOffersOf,
  membersOf,
  type PartnerHead,
  projectsOf,
  ratingOf,
  servicesOf,
  specialisationsOf,
} from "~/modules/partners/store/profile.server";
import { speedSentence } from "~/modules/requests/rules/matching";
import { trackRecordOf } from "~/modules/requests/store/matching.server";
import { publishedReviewsOf } from "~/modules/requests/store/published-reviews.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { formatMoney } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import { paragraphs } from "~/platform/language/text";
import { countyByCode } from "~/platform/romania/counties";
import { formatPhone } from "~/platform/romania/phone";
import { type Tab, waysTo } from "./rules";

const MOST_REVIEWS = 20;
const FEW_PROJECTS = 4;

/** What stands above the tabs, whichever is open. */
export async function headOf(partner: PartnerHead, visitor: Visitor) {
  const [rating, counts] = [await ratingOf(partner.id), await countsOf(partner.id)];
  return {
    id: partner.id,
    name: partner.name,
    county: partner.county && countyText(partner.county),
    verified: verifiedText(partner),
    rating: rating?.rating ?? null,
    reviews: reviewsText(rating?.reviewCount ?? 0),
    counts,
    ways: waysTo(visitor, partner.id),
  };
}

function verifiedText({ verifiedAt, verifiedWhat }: PartnerHead): string {
  if (!verifiedAt) return "Verificată";
  return `Verificată la ${dateLong(verifiedAt)}${verifiedWhat ? `: ${verifiedWhat}` : ""}`;
}

/** What the open tab shows, and nothing of the others. */
export async function contentOf(tab: Tab, partner: PartnerHead, visitor: Visitor, now: Date) {
  switch (tab) {
    case "servicii":
      return { tab, ...(await services(partner, visitor)) };
    case "portofoliu":
      return { tab, projects: await projects(partner) };
    case "echipa":
      return {
        tab,
        employees: partner.employees && employeesText(partner.employees),
        members: await membersOf(partner.id),
      };
    default:
      return { tab, ...(await presentation(partner, now)) };
  }
}

export type ProfileHead = Awaited<ReturnType<typeof headOf>>;
export type ProfileContent = Awaited<ReturnType<typeof contentOf>>;
export type ContentOf<T extends Tab> = Extract<ProfileContent, { tab: T }>;

async function services(partner: PartnerHead, visitor: Visitor) {
  const rows = await servicesOf(partner.id);
  const list = rows.map((service) => ({
    ...service,
    offers: derivedOffers(service).map((offer) => ({ ...offer, way: waysTo(visitor, partner.id, offer).request })),
  }));
  return { services: list };
}

async function projects(partner: PartnerHead) {
  const rows = await projectsOf(partner.id);
  return rows.map(({ id, name, budget, currency, year }) => ({
    id,
    name,
    year: year === null ? "" : String(year),
    budget: budget === null || currency === null ? "Buget nespecificat" : formatMoney(budget, currency),
  }));
}

async function presentation(partner: PartnerHead, now: Date) {
  const offers = await currentOffersOf(partner.id, localDateOf(now));
  const [categories, all] = [await categoriesOf(partner.id), await projects(partner)];
  return {
    description: paragraphs(partner.description),
    categories: Object.entries(CATEGORIES).flatMap(([code, label]) =>
      categories.some((own) => own === code) ? [label] : [],
    ),
    specialisations: await specialisationsOf(partner.id),
    certifications: await certificationsOf(partner.id),
    offers: offers.map((offer) => ({ ...offer, until: dateLong(offer.validUntil) })),
    projects: all.slice(0, FEW_PROJECTS),
    allProjects: all.length > FEW_PROJECTS ? `Tot portofoliul: ${plural(all.length, "proiect", "proiecte")}` : null,
    facts: await factsOf(partner, now),
    reviews: await reviewsOf(partner.id),
  };
}

async function factsOf(partner: PartnerHead, now: Date) {
  const years = experienceYears(partner.foundedYear, localDateOf(now));
  const record = await trackRecordOf(partner.id);
  const names = (await countiesOf(partner.id)).map((code) => countyByCode(code).name);
  return {
    experience: years === null ? null : years === 0 ? "sub un an" : plural(years, "an", "ani"),
    employees: partner.employees && employeesText(partner.employees),
    collaborations:
      record.collaborations > 0 ? plural(record.collaborations, "finalizată", "finalizate", "finalizate") : null,
    speed: speedSentence(record.answerMinutes),
    industry: partner.industry && INDUSTRIES[partner.industry],
    headquarters: partner.headquarters,
    area: workArea(names.sort(new Intl.Collator("ro").compare)),
    site: siteLink(partner.website),
    phone: partner.phone && formatPhone(partner.phone),
    email: partner.email,
  };
}

async function reviewsOf(partnerId: string) {
  const [rating, list] = [await ratingOf(partnerId), await publishedReviewsOf(partnerId, MOST_REVIEWS)];
  const total = rating?.reviewCount ?? list.length;
  return {
    rating: rating?.rating ?? null,
    words: reviewsText(total),
    bars: rating
      ? [
          { label: "Calitate", value: rating.quality },
          { label: "Timp", value: rating.time },
          { label: "Comunicare", value: rating.communication },
          { label: "Preț", value: rating.price },
        ]
      : [],
    older: total > list.length ? `Aici sunt cele mai noi ${plural(list.length, "recenzie", "recenzii")}.` : null,
    list: list.map((review) => ({
      id: review.id,
      authority: review.authority,
      category: CATEGORIES[review.category],
      text: review.text,
      overall: review.overall,
      scores: `Calitate ${review.quality}, timp ${review.time}, comunicare ${review.communication}, preț ${review.price}`,
      at: review.reviewedAt.toISOString(),
      when: dateLong(review.reviewedAt),
      reply: review.reply,
    })),
  };
}
