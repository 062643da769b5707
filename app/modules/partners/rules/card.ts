import { type Image, pictureOf } from "~/modules/media/rules/image";
import { localDateOf } from "~/platform/calendar/local-date";
import { plural } from "~/platform/language/plural";
import { excerpt } from "~/platform/language/text";
import { type CountyCode, countyText } from "~/platform/romania/counties";
import { type EmployeeRange, employeesText, experienceYears } from "./profile";

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

/** A partner as lists show it: every fact in words, and no word where there is no fact. */
export function cardFacts(partner: Listed, now: Date) {
  return {
    id: partner.id,
    name: partner.name,
    /** Its logo, which takes the cloth's place. */
    picture: partner.image && pictureOf(partner.image),
    summary: excerpt(partner.description, LONGEST_SUMMARY),
    rating: partner.rating,
    reviews: reviewsText(partner.reviewCount),
    county: partner.county && countyText(partner.county),
    services: partner.services,
    /** How many services the card does not name. */
    more: Math.max(0, partner.serviceCount - partner.services.length),
    employees: partner.employees && employeesText(partner.employees),
    experience: experienceText(partner.foundedYear, now),
    projects: partner.projectCount > 0 ? plural(partner.projectCount, "proiect", "proiecte") : null,
  };
}

export type PartnerCardFacts = ReturnType<typeof cardFacts>;

export const reviewsText = (count: number): string => plural(count, "recenzie", "recenzii");

/** "11 ani de experiență"; a firm of this year says so. */
export function experienceText(foundedYear: number | null, now: Date): string | null {
  const years = experienceYears(foundedYear, localDateOf(now));
  if (years === null) return null;
  return years === 0 ? "înființată anul acesta" : `${plural(years, "an", "ani")} de experiență`;
}
