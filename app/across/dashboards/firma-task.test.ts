import { expect, it } from "vitest";
import { completionOf } from "~/modules/partners/rules/completion";
import { type FirmaFacts, firmaTask } from "./firma-task";

const NOW = new Date("2026-11-12T10:00:00.000Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const EMPTY = {
  ...{ description: "", categories: 0, counties: 0, services: 0, projects: 0, members: 0 },
  ...{ foundedYear: null, employees: null, website: null, phone: null },
};
const FULL = {
  ...{ description: "a".repeat(200), categories: 1, counties: 1, services: 1, projects: 1, members: 1 },
  ...{ foundedYear: 2015, employees: "1-10", website: null, phone: "+40722000000" },
};

const ALL: FirmaFacts = {
  verification: "verified",
  toConfirm: { id: "1", title: "Portal", deadlineAt: inDays(2) },
  fitting: { id: "2", title: "Audit", deadlineAt: inDays(3) },
  answeredQuestion: { title: "Da.", href: "/firma/notificari" },
  unreadConversations: 2,
  reviewToReply: { id: "3", title: "Site" },
};
const title = (facts: Partial<FirmaFacts>) => firmaTask({ ...ALL, ...facts }, NOW).title;

it("what loses most by waiting comes first, and gives way when it is done", () => {
  const gone: Partial<FirmaFacts> = {};
  expect(title(gone)).toBe("Confirmați răspunsul la „Portal”");
  gone.toConfirm = null;
  expect(title(gone)).toBe("Răspundeți la „Audit”");
  gone.fitting = { id: "2", title: "Audit", deadlineAt: inDays(8) };
  expect(title(gone)).toBe("Autoritatea a răspuns la întrebarea dumneavoastră");
  gone.answeredQuestion = null;
  expect(title(gone)).toBe("Aveți mesaje necitite în 2 discuții");
  gone.unreadConversations = 0;
  expect(title(gone)).toBe("Ați primit o recenzie");
  gone.reviewToReply = null;
  expect(title(gone)).toBe("Nimic nu vă așteaptă acum");
});

it.each([
  ["pending", "Firma așteaptă verificarea"],
  ["rejected", "Verificarea firmei a fost respinsă"],
  ["suspended", "Contul firmei este suspendat"],
] as const)("%s", (verification, expected) => {
  expect(title({ verification })).toBe(expected);
});

it("the profile is as complete as it is filled in, and says what next", () => {
  expect(completionOf(EMPTY)).toMatchObject({ done: 0, total: 8, percent: 0, next: { code: "categories" } });
  expect(completionOf(FULL)).toMatchObject({ done: 8, percent: 100, next: null });
  expect(completionOf({ ...FULL, description: "scurt" }).next?.code).toBe("description");
  expect(completionOf({ ...FULL, employees: null })).toMatchObject({ percent: 88, next: { code: "company" } });
  expect(completionOf({ ...FULL, phone: null }).next?.code).toBe("contact");
  expect(completionOf({ ...FULL, phone: null, website: "https://firma.test" }).next).toBeNull();
});
