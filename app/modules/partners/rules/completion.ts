/** What a firm has filled in of its profile: how many of each, or whether at all. */
export type ProfileFacts = {
  description: string;
  categories: number;
  counties: number;
  services: number;
  projects: number;
  members: number;
  foundedYear: number | null;
  employees: string | null;
  website: string | null;
  phone: string | null;
};

export type ProfileStep = { code: string; label: string; next: string; done: boolean };
export type Completion = {
  done: number;
  total: number;
  percent: number;
  steps: readonly ProfileStep[];
  next: ProfileStep | null;
};

/** Shorter says too little to choose by. */
const SHORTEST_DESCRIPTION = 200;

/** How much of the profile is filled in, and what to fill in next: what decides about matching comes first. */
export function completionOf(facts: ProfileFacts): Completion {
  const steps = stepsOf(facts);
  const done = steps.filter((step) => step.done).length;
  const percent = Math.round((done / steps.length) * 100);
  return { done, total: steps.length, percent, steps, next: steps.find((step) => !step.done) ?? null };
}

function stepsOf(facts: ProfileFacts): ProfileStep[] {
  const described = [...facts.description.trim()].length >= SHORTEST_DESCRIPTION;
  return [
    step(
      "categories",
      "Categorii",
      "Alegeți categoriile în care lucrați: după ele primiți oportunități.",
      facts.categories > 0,
    ),
    step("counties", "Județe", "Alegeți județele în care lucrați.", facts.counties > 0),
    step("description", "Descriere", `Descrieți firma în cel puțin ${SHORTEST_DESCRIPTION} de caractere.`, described),
    step("services", "Servicii", "Adăugați serviciile pe care le oferiți.", facts.services > 0),
    step("projects", "Portofoliu", "Adăugați un proiect din portofoliu.", facts.projects > 0),
    step("members", "Echipa", "Adăugați oamenii-cheie din echipă.", facts.members > 0),
    step(
      "company",
      "Date despre firmă",
      "Completați anul înființării și numărul de angajați.",
      facts.foundedYear !== null && facts.employees !== null,
    ),
    step("contact", "Contact", "Completați telefonul sau site-ul.", facts.phone !== null || facts.website !== null),
  ];
}

const step = (code: string, label: string, next: string, done: boolean): ProfileStep => ({ code, label, next, done });
