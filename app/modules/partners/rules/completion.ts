import { plural } from "~/platform/language/plural";
import { type StepsDone, stepsDone } from "~/platform/steps-done";
import { type Section, sectionPath } from "./sections";

/** What a firm has filled in of its profile: counts of rows, and single values. */
export type ProfileFacts = {
  description: string;
  categories: number;
  counties: number;
  services: number;
  specialisations: number;
  projects: number;
  members: number;
  certifications: number;
  foundedYear: number | null;
  employees: string | null;
  website: string | null;
  phone: string | null;
  logo: boolean;
};

export type ProfileStep = { section: Section; label: string; next: string; done: boolean; href: string };
export type Completion = StepsDone<ProfileStep>;

/** In characters; a shorter description counts as missing. */
const SHORTEST_DESCRIPTION = 200;

/** How much of the profile is filled in, and the next step: those that matching needs come first. */
export const completionOf = (facts: ProfileFacts): Completion => stepsDone(stepsOf(facts));

const stepsOf = (facts: ProfileFacts): ProfileStep[] => [...matchingSteps(facts), ...readingSteps(facts)];

/** The steps that search and matching need. */
function matchingSteps(facts: ProfileFacts): ProfileStep[] {
  const length = [...facts.description.trim()].length;
  return [
    step(
      "categories",
      "Categorii",
      "Alegeți categoriile în care lucrați: după ele primiți oportunități.",
      facts.categories > 0,
    ),
    step("categories", "Județe", "Alegeți județele în care lucrați.", facts.counties > 0),
    step("company", "Descriere", lengthToWrite(length), length >= SHORTEST_DESCRIPTION),
    step("services", "Servicii", "Adăugați serviciile pe care le oferiți.", facts.services > 0),
  ];
}

/** The steps that only make the profile more complete. */
function readingSteps(facts: ProfileFacts): ProfileStep[] {
  const { foundedYear, employees, phone, website } = facts;
  return [
    step("portfolio", "Portofoliu", "Adăugați un proiect din portofoliu.", facts.projects > 0),
    step("team", "Echipa", "Adăugați persoanele din echipă.", facts.members > 0),
    step(
      "company",
      "Date despre firmă",
      "Completați anul înființării și numărul de angajați.",
      foundedYear !== null && employees !== null,
    ),
    step("contact", "Contact", "Completați telefonul sau site-ul.", phone !== null || website !== null),
    step("logo", "Sigla", "Încărcați sigla firmei.", facts.logo),
    step("specialisations", "Specializări", "Adăugați ce știți cel mai bine să faceți.", facts.specialisations > 0),
    step("certifications", "Certificări", "Adăugați o certificare sau o autorizație.", facts.certifications > 0),
  ];
}

function lengthToWrite(length: number): string {
  if (length === 0) return `Descrieți firma în cel puțin ${SHORTEST_DESCRIPTION} de caractere.`;
  const missing = plural(SHORTEST_DESCRIPTION - length, "caracter", "caractere");
  return `Descrierea este scurtă: mai scrieți cel puțin ${missing}.`;
}

const step = (section: Section, label: string, next: string, done: boolean): ProfileStep => ({
  section,
  label,
  next,
  done,
  href: sectionPath(section),
});
