import { DISCUSSION_CATEGORY_CODES, type DiscussionCategory } from "./categories";
import { type DiscussionQuery, discussionList } from "./discussion-query";
import { FORUM } from "./paths";

/** Of the page of each category: its name in the address, and what is written there. */
export const CATEGORY_PAGES: Readonly<Record<DiscussionCategory, { slug: string; about: string }>> = {
  general: {
    slug: "discutii-generale",
    about: "Întrebări și experiențe care nu țin de un singur domeniu: cum lucrați, ce ați încercat, ce recomandați.",
  },
  eu_funds: {
    slug: "fonduri-europene",
    about: "Finanțări europene și naționale: cereri, dosare, plăți și controale, cu experiența celor care le-au făcut.",
  },
  public_procurement: {
    slug: "achizitii-publice",
    about: "Caiete de sarcini, praguri, proceduri, contestații și derularea contractelor de achiziție publică.",
  },
  legal_advice: {
    slug: "consultanta-juridica",
    about: "Întrebări juridice ale administrației locale: acte, proceduri, termene și litigii.",
  },
  digitalisation: {
    slug: "it-si-digitalizare",
    about: "Registre electronice, site-uri, plăți online, securitate și programele folosite de primării.",
  },
  environment: {
    slug: "mediu-si-dezvoltare-durabila",
    about: "Salubrizare, deșeuri, energie, ape și spații verzi: contracte, tarife, lucrări și autorizații.",
  },
  local_strategies: {
    slug: "strategii-locale",
    about: "Strategii de dezvoltare și planuri locale: cum se scriu, cum se aprobă și cum se pun în aplicare.",
  },
  taxation: {
    slug: "taxare-si-fiscalitate",
    about: "Impozite și taxe locale: stabilirea, încasarea, executarea și scutirile lor.",
  },
  human_resources: {
    slug: "resurse-umane",
    about: "Posturi, concursuri, evaluări, salarizare și formarea angajaților din administrația locală.",
  },
  marketing: {
    slug: "marketing-si-comunicare",
    about: "Comunicarea cu locuitorii, promovarea localității și organizarea evenimentelor ei.",
  },
  members: {
    slug: "numai-pentru-membri",
    about: "Discuții pe care le citesc numai autoritățile și firmele verificate.",
  },
};

export const categoryOfSlug = (slug: string): DiscussionCategory | null =>
  DISCUSSION_CATEGORY_CODES.find((code) => CATEGORY_PAGES[code].slug === slug) ?? null;

/** The list of the discussions of one category, or what is chosen there. */
export const categoryPath = (category: DiscussionCategory, step?: "following"): string =>
  `${FORUM}/${CATEGORY_PAGES[category].slug}${step ? `/${step}` : ""}`;

/** The address of a list: a category has a page of its own. An address that still names it as a parameter leads there. */
export function forumPath(query: Partial<DiscussionQuery>, change: Partial<DiscussionQuery> = {}): string {
  const { category } = { ...query, ...change };
  const list = category ? categoryPath(category) : FORUM;
  return discussionList.address(list, { ...query, category: null }, { ...change, category: null });
}
