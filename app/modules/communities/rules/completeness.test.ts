import { expect, it } from "vitest";
import { type CommunityFacts, completenessOf } from "./completeness";

const EMPTY: CommunityFacts = {
  description: "",
  objectives: "",
  hasPicture: false,
  population: null,
  areaHectares: null,
  projectsCompleted: 0,
  budgetAllocated: null,
  citizensServed: 0,
  address: null,
  phone: null,
  email: null,
  attractions: 0,
  projects: 0,
  gallery: 0,
};
const FULL: CommunityFacts = {
  description: "a".repeat(200),
  objectives: "Apă.",
  hasPicture: true,
  population: 4120,
  areaHectares: 8450,
  projectsCompleted: 0,
  budgetAllocated: null,
  citizensServed: 9,
  address: "Strada Morii",
  phone: null,
  email: "a@b.ro",
  attractions: 1,
  projects: 1,
  gallery: 3,
};

it("is as complete as it is filled in", () => {
  expect(completenessOf(EMPTY)).toMatchObject({ done: 0, total: 9, percent: 0, next: { part: "profile" } });
  expect(completenessOf(FULL)).toMatchObject({ done: 9, total: 9, percent: 100, next: null });
});

it.each<[string, Partial<CommunityFacts>, string]>([
  ["a short description", { description: "a".repeat(199) }, "Descriere"],
  ["spaces for a description", { description: " ".repeat(300) }, "Descriere"],
  ["no picture", { hasPicture: false }, "Imaginea principală"],
  ["no address", { address: null }, "Contact"],
  ["neither phone nor e-mail", { email: null }, "Contact"],
  ["no population", { population: null }, "Localizare"],
  ["no area", { areaHectares: null }, "Localizare"],
  ["no objectives", { objectives: " " }, "Obiective"],
  ["no attraction", { attractions: 0 }, "Atracții locale"],
  ["no project", { projects: 0 }, "Proiecte"],
  ["two pictures", { gallery: 2 }, "Galerie"],
  ["no statistics", { citizensServed: 0 }, "Statistici"],
])("asks for the one thing that is missing: %s", (_, missing, label) => {
  const { next, done } = completenessOf({ ...FULL, ...missing });
  expect([next?.label, done]).toEqual([label, 8]);
});
