import { eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { CATEGORY_CODES } from "../rules/categories";
import type { SectionContent, WrittenSection } from "../rules/sections";
import { partners } from "../tables.server";
import {
  categoriesOf,
  certificationsOf,
  countiesOf,
  membersOf,
  offersOf,
  projectsOf,
  servicesOf,
  specialisationsOf,
} from "./profile.server";

type Reads = { [S in WrittenSection]: (partnerId: string) => Promise<SectionContent[S]> };

const reads: Reads = {
  company: (id) => own(id, COMPANY),
  contact: (id) => own(id, CONTACT),
  categories: async (id) => {
    const [categories, counties] = [await categoriesOf(id), await countiesOf(id)];
    return {
      categories: CATEGORY_CODES.filter((code) => categories.includes(code)),
      counties: counties.sort(),
    };
  },
  services: servicesOf,
  specialisations: specialisationsOf,
  portfolio: projectsOf,
  team: membersOf,
  certifications: certificationsOf,
  offers: (id) => offersOf(id),
};

const { description, industry, foundedYear, employees, headquarters, county } = partners;
const COMPANY = { description, industry, foundedYear, employees, headquarters, county };
const { website, phone, email, emailPublic } = partners;
const CONTACT = { website, phone, email, emailPublic };

/** A part of a profile as it is stored, the firm listed or not. */
export const contentOf = <S extends WrittenSection>(section: S, partnerId: string): Promise<SectionContent[S]> =>
  reads[section](partnerId);

async function own<Columns extends typeof COMPANY | typeof CONTACT>(id: string, columns: Columns) {
  const [found] = await db().select(columns).from(partners).where(eq(partners.id, id));
  if (!found) throw new Error("No such partner");
  return found;
}
