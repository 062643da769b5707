import { type StepsDone, stepsDone } from "~/platform/steps-done";
import type { CommunityTexts } from "./sections";

/** What a community has filled in: its texts, and the number of its attractions, projects and pictures. */
export type CommunityFacts = Pick<CommunityTexts, "description" | "objectives" | "address" | "phone" | "email"> &
  Pick<CommunityTexts, "population" | "areaHectares" | "projectsCompleted" | "budgetAllocated" | "citizensServed"> & {
    hasPicture: boolean;
    attractions: number;
    projects: number;
    gallery: number;
  };

/** `part` is the path below the desk where the step is done. */
export type CompletenessStep = { part: string; label: string; next: string; action: string; done: boolean };
export type Completeness = StepsDone<CompletenessStep>;

/** In characters. */
const SHORTEST_DESCRIPTION = 200;
/** In pictures. */
const SMALLEST_GALLERY = 3;

/** The steps of completing a page, the information that readers look for first at the beginning. */
export const completenessOf = (facts: CommunityFacts): Completeness =>
  stepsDone([...textSteps(facts), ...contentSteps(facts)]);

function textSteps(facts: CommunityFacts): CompletenessStep[] {
  const { description, objectives, address, phone, email, population, areaHectares } = facts;
  return [
    {
      part: "profile",
      label: "Descriere",
      next: `Prezentați comunitatea în cel puțin ${SHORTEST_DESCRIPTION} de caractere: ce este, din ce trăiește, ce o deosebește.`,
      action: "Scrie descrierea",
      done: [...description.trim()].length >= SHORTEST_DESCRIPTION,
    },
    {
      part: "profile#cover",
      label: "Imaginea principală",
      next: "Alegeți imaginea principală: apare pe pagină și pe cardul din lista comunităților.",
      action: "Alege imaginea",
      done: facts.hasPicture,
    },
    {
      part: "contact",
      label: "Contact",
      next: "Completați adresa și un telefon sau un e-mail: oamenii caută întâi unde să scrie.",
      action: "Completează contactul",
      done: address !== null && (phone !== null || email !== null),
    },
    {
      part: "location",
      label: "Localizare",
      next: "Completați populația și suprafața.",
      action: "Completează localizarea",
      done: population !== null && areaHectares !== null,
    },
    {
      part: "profile",
      label: "Obiective",
      next: "Scrieți obiectivele comunității pentru anii care vin.",
      action: "Scrie obiectivele",
      done: objectives.trim() !== "",
    },
  ];
}

function contentSteps(facts: CommunityFacts): CompletenessStep[] {
  const { projectsCompleted, budgetAllocated, citizensServed } = facts;
  return [
    {
      part: "attractions/new",
      label: "Atracții locale",
      next: "Adăugați o atracție: un loc, o clădire sau un obicei care merită văzut.",
      action: "Adaugă o atracție",
      done: facts.attractions > 0,
    },
    {
      part: "projects/new",
      label: "Proiecte",
      next: "Adăugați un proiect, cu stadiul în care se află.",
      action: "Adaugă un proiect",
      done: facts.projects > 0,
    },
    {
      part: "gallery",
      label: "Galerie",
      next: `Adăugați cel puțin ${SMALLEST_GALLERY} imagini în galerie.`,
      action: "Adaugă imagini",
      done: facts.gallery >= SMALLEST_GALLERY,
    },
    {
      part: "statistics",
      label: "Statistici",
      next: "Completați statisticile: proiecte finalizate, buget, cetățeni deserviți.",
      action: "Completează statisticile",
      done: projectsCompleted > 0 || budgetAllocated !== null || citizensServed > 0,
    },
  ];
}
