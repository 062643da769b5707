import { communityPath } from "~/modules/communities/rules/paths";
import { CATEGORIES, type Category } from "~/modules/partners/rules/categories";
import { askAbout } from "~/modules/requests/rules/paths";
import { dateShort, iso } from "~/platform/language/dates";
import { type Currency, formatMoney } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import { excerpt } from "~/platform/language/text";
import { type CountyCode, countyName } from "~/platform/romania/counties";
import { EXPERIENCE_KINDS, type ExperienceKind } from "./experience-query";

export type Experience = {
  kind: ExperienceKind;
  id: string;
  title: string;
  description: string;
  category: Category | null;
  county: CountyCode;
  authority: string;
  communityId: string | null;
  /** In minor units; null when it is not known. */
  value: number | null;
  currency: Currency | null;
  days: number | null;
  firmId: string | null;
  firm: string | null;
  offers: number | null;
  finishedAt: Date;
  /** The authority that may be asked, and the person who agreed to it; null for a project. */
  ownerId: string | null;
  clerk: string | null;
};

const EXCERPT = 200;
const MONTH = 30;

/** How long it took: in days up to two months, then in months. */
const tookText = (days: number): string =>
  days < 2 * MONTH ? plural(Math.max(1, days), "zi", "zile") : plural(Math.round(days / MONTH), "lună", "luni");

const offersText = (offers: number): string => plural(offers, "ofertă primită", "oferte primite");

export const experienceView = (experience: Experience) => {
  const { kind, id, title, description, category, county, authority, communityId } = experience;
  const { value, currency, days, firmId, firm, offers, finishedAt, ownerId, clerk } = experience;
  return {
    id,
    kind,
    title,
    authority,
    firm,
    asked: ownerId && {
      label: `Întreabă autoritatea${clerk === null ? "" : ` (${clerk})`}`,
      href: askAbout(ownerId, id),
    },
    /** What it was; of a request that was offered something, how much. */
    what: offers === null ? EXPERIENCE_KINDS[kind] : offersText(offers),
    excerpt: excerpt(description, EXCERPT),
    authorityHref: communityId && communityPath(communityId),
    firmHref: firmId && `/partener/${firmId}`,
    value: value === null || currency === null ? null : formatMoney(value, currency),
    facts: [countyName(county), category && CATEGORIES[category]].filter((fact) => fact !== null),
    finished: {
      at: iso(finishedAt),
      text: dateShort(finishedAt),
      took: days === null ? "încheiat" : `încheiat în ${tookText(days)}`,
    },
  };
};
export type ExperienceView = ReturnType<typeof experienceView>;
