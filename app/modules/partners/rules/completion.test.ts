import { describe, expect, it } from "vitest";
import { localDate } from "~/platform/calendar/local-date";
import { completionOf, type ProfileFacts } from "./completion";
import { consequence, missingForMatching } from "./matching-needs";
import { offerState, offerStateText } from "./special-offer";
import { whyNotListed } from "./why-not-listed";

const EMPTY: ProfileFacts = {
  description: "",
  categories: 0,
  counties: 0,
  services: 0,
  specialisations: 0,
  projects: 0,
  members: 0,
  certifications: 0,
  logo: false,
  foundedYear: null,
  employees: null,
  website: null,
  phone: null,
};
const FULL: ProfileFacts = {
  description: "a".repeat(200),
  categories: 1,
  counties: 1,
  services: 1,
  specialisations: 1,
  projects: 1,
  members: 1,
  certifications: 1,
  logo: true,
  foundedYear: 2015,
  employees: "1-10",
  website: null,
  phone: "+40722000000",
};

describe("the profile is as complete as it is filled in", () => {
  it("and says what next", () => {
    expect(completionOf(EMPTY)).toMatchObject({ done: 0, total: 11, percent: 0, next: { section: "categories" } });
    expect(completionOf(FULL)).toMatchObject({ done: 11, percent: 100, next: null });
  });

  it.each<[Partial<ProfileFacts>, string | undefined, number]>([
    [{ categories: 0 }, "/firma/profile/categories", 91],
    [{ counties: 0 }, "/firma/profile/categories", 91],
    [{ description: "scurt" }, "/firma/profile/company", 91],
    [{ services: 0, logo: false }, "/firma/profile/services", 82],
    [{ projects: 0 }, "/firma/profile/portfolio", 91],
    [{ members: 0 }, "/firma/profile/team", 91],
    [{ employees: null }, "/firma/profile/company", 91],
    [{ phone: null }, "/firma/profile/contact", 91],
    [{ phone: null, website: "https://firma.test" }, undefined, 100],
    [{ logo: false }, "/firma/profile/logo", 91],
    [{ specialisations: 0 }, "/firma/profile/specialisations", 91],
    [{ certifications: 0 }, "/firma/profile/certifications", 91],
  ])("without %j the next is %s", (missing, href, percent) => {
    const completion = completionOf({ ...FULL, ...missing });
    expect([completion.next?.href, completion.percent]).toEqual([href, percent]);
  });

  it("counts what is missing of a short description", () => {
    expect(completionOf({ ...FULL, description: "a".repeat(180) }).next?.next).toBe(
      "Descrierea este scurtă: mai scrieți cel puțin 20 de caractere.",
    );
  });
});

describe("a special offer", () => {
  const today = localDate(2026, 11, 21);
  it.each([
    [20, "expired", "a expirat la 20 noiembrie 2026"],
    [21, "ending", "expiră astăzi"],
    [22, "ending", "expiră mâine"],
    [30, "ending", "mai este valabilă 9 zile, până la 30 noiembrie 2026"],
    [35, "ending", "mai este valabilă 14 zile, până la 5 decembrie 2026"],
    [36, "holds", "mai este valabilă 15 zile, până la 6 decembrie 2026"],
  ])("until the %i. of November: %s", (day, standing, text) => {
    const until = localDate(2026, 11, day);
    expect([offerState(until, today), offerStateText(until, today)]).toEqual([standing, text]);
  });
});

describe("what a firm should know", () => {
  it.each([
    [1, 1, null],
    [0, 3, "nu are nicio categorie"],
    [2, 0, "nu are niciun județ"],
  ])("with %i categories and %i counties", (categories, counties, said) => {
    const sentence = missingForMatching({ categories, counties });
    if (said === null) expect(sentence).toBeNull();
    else expect(sentence).toContain(said);
  });

  it.each([
    ["categories", true, true, "Fără nicio categorie firma este anunțată numai despre solicitările adresate ei."],
    ["services", true, true, "Fără servicii firma nu are oferte în marketplace."],
    ["team", true, true, "Se vede deja pe pagina publică."],
    ["services", false, false, "Se va vedea public după ce firma este verificată."],
  ])("after %s was saved (nothing left: %s, listed: %s)", (section, empty, listed, sentence) => {
    expect(consequence(section, { empty, listed })).toBe(sentence);
  });

  it.each([
    ["verified", null],
    ["pending", "așteaptă verificarea"],
    ["rejected", "a fost respinsă"],
    ["suspended", "este suspendat"],
  ] as const)("about a %s firm", (verification, said) => {
    if (said === null) expect(whyNotListed(verification)).toBeNull();
    else expect(whyNotListed(verification)).toContain(said);
  });
});
