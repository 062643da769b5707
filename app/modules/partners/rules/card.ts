import { type Image, pictureOf } from "~/modules/media/rules/image";
import { localDateOf } from "~/platform/calendar/local-date";
import { plural } from "~/platform/language/plural";
import { excerpt } from "~/platform/language/text";
import { type CountyCode, countyText } from "~/platform/romania/counties";
import { EMPLOYEES, type EmployeeRange, experienceYears } from "./profile";

type Listed = {
  id: string;
  name: string;
  description: string;
  county: CountyCode | null;
  foundedYear: number | null;
  employees: EmployeeRange | null;
  rating: number | null;
  reviewCount: number;
  services: readonly string[];
  serviceCount: number;
  projectCount: number;
  image: Image | null;
};

const LONGEST_SUMMARY = 160;

/** The facts of a partner's card as text; null for a fact that is unknown. */
export function cardFacts(partner: Listed, now: Date) {
  return {
    id: partner.id,
    name: partner.name,
    /** Its logo; null shows the generated drawing. */
    picture: partner.image && pictureOf(partner.image),
    summary: excerpt(partner.description, LONGEST_SUMMARY),
    rating: partner.rating,
    reviews: reviewsText(partner.reviewCount),
    county: partner.county && countyText(partner.county),
    services: partner.services,
    /** The number of services that the card does not list. */
    more: Math.max(0, partner.serviceCount - partner.services.length),
    employees: partner.employees && EMPLOYEES[partner.employees],
    experience: experienceText(partner.foundedYear, now),
    projects: partner.projectCount > 0 ? plural(partner.projectCount, "proiect", "proiecte") : null,
  };
}

export type PartnerCardFacts = ReturnType<typeof cardFacts>;

export const reviewsText = (count: number): string => plural(count, "recenzie", "recenzii");

/** "11 ani de experiență", or "înființată anul acesta"; null when the year is unknown. */
export function experienceText(foundedYear: number | null, now: Date): string | null {
  const years = experienceYears(foundedYear, localDateOf(now));
  if (years === null) return null;
  return years === 0 ? "înființată anul acesta" : `${plural(years, "an", "ani")} de experiență`;
}
