import { describe, expect, test } from "vitest";
import { isMatch, matches, type Need, type PartnerFacts, reasons } from "./matching";

const NEED: Need = { category: "eu_funds", county: "CJ", onlyPartnerId: null };
const partner = (facts: Partial<PartnerFacts>): PartnerFacts => ({
  partnerId: "p",
  name: "Partener",
  categories: ["eu_funds"],
  counties: [],
  rating: null,
  reviewCount: 0,
  medianAnswerMinutes: null,
  collaborations: 0,
  ...facts,
});
const sentences = (facts: Partial<PartnerFacts>, need: Need = NEED) =>
  reasons(need, partner(facts)).map(({ sentence }) => sentence);

const CATEGORY = "Lucrează în categoria „Fonduri Europene”.";

describe("each reason is there with its fact and gone without it", () => {
  test("only the category", () => {
    expect(sentences({})).toEqual([CATEGORY]);
  });

  test("all of them", () => {
    const facts = {
      counties: ["AB", "CJ"],
      rating: 4.75,
      reviewCount: 12,
      medianAnswerMinutes: 300,
      collaborations: 3,
    };
    expect(sentences(facts as Partial<PartnerFacts>)).toEqual([
      CATEGORY,
      "Lucrează în județul Cluj.",
      "Are nota 4,8 din 5, din 12 recenzii.",
      "Răspunde de obicei în 5 ore.",
      "A finalizat 3 colaborări în această categorie.",
    ]);
  });

  test("the county", () => {
    expect(sentences({ counties: ["AB"] })).toEqual([CATEGORY]);
    expect(sentences({ counties: ["CJ"] }, { ...NEED, county: null })).toEqual([CATEGORY]);
    expect(sentences({ counties: ["B"] }, { ...NEED, county: "B" })).toEqual([CATEGORY, "Lucrează în București."]);
  });

  test("the plural", () => {
    expect(sentences({ rating: 5, reviewCount: 1 })[1]).toBe("Are nota 5,0 din 5, din 1 recenzie.");
    expect(sentences({ rating: 4, reviewCount: 20 })[1]).toBe("Are nota 4,0 din 5, din 20 de recenzii.");
    expect(sentences({ collaborations: 1 })[1]).toBe("A finalizat 1 colaborare în această categorie.");
  });

  const speeds: [number, string][] = [
    [0, "Răspunde de obicei în mai puțin de o oră."],
    [59, "Răspunde de obicei în mai puțin de o oră."],
    [60, "Răspunde de obicei în 1 oră."],
    [1500, "Răspunde de obicei în 25 de ore."],
    [2880, "Răspunde de obicei în 2 zile."],
  ];
  test.each(speeds)("the speed: %i minutes", (medianAnswerMinutes, sentence) => {
    expect(sentences({ medianAnswerMinutes })[1]).toBe(sentence);
  });
});

describe("a category in common is required", () => {
  test("without it there is no match and no reason", () => {
    expect(isMatch(NEED, partner({ categories: ["taxation"], counties: ["CJ"] }))).toBe(false);
    expect(sentences({ categories: [], counties: ["CJ"], collaborations: 9 })).toEqual([]);
  });

  test("a request for one partner matches that one only", () => {
    expect(isMatch({ ...NEED, onlyPartnerId: "p" }, partner({}))).toBe(true);
    expect(isMatch({ ...NEED, onlyPartnerId: "q" }, partner({}))).toBe(false);
  });
});

test("the order: county, rating with the unrated last, experience, speed, Romanian name", () => {
  const names = matches(NEED, [
    partner({ name: "Țara" }),
    partner({ name: "Tulcea" }),
    partner({ name: "Șoim" }),
    partner({ name: "Sibiu" }),
    partner({ name: "quick", medianAnswerMinutes: 10 }),
    partner({ name: "quick too", medianAnswerMinutes: 20 }),
    partner({ name: "experienced", collaborations: 2 }),
    partner({ name: "badly rated", rating: 1.2, reviewCount: 4 }),
    partner({ name: "well rated", rating: 4.9, reviewCount: 4 }),
    partner({ name: "near", counties: ["CJ"] }),
    partner({ name: "other trade", categories: ["marketing"] }),
  ]).map((match) => match.partner.name);
  expect(names).toEqual([
    "near",
    "well rated",
    "badly rated",
    "experienced",
    "quick",
    "quick too",
    "Sibiu",
    "Șoim",
    "Tulcea",
    "Țara",
  ]);
});
