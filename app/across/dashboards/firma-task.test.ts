import { expect, it } from "vitest";
import { type FirmaFacts, firmaTask } from "./firma-task";

const NOW = new Date("2026-11-12T10:00:00.000Z");
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const ALL: FirmaFacts = {
  verification: "verified",
  reason: null,
  toConfirm: { id: "1", title: "Portal", deadlineAt: inDays(2) },
  fitting: { id: "2", title: "Audit", deadlineAt: inDays(3) },
  answeredQuestion: { message: "Da.", href: "/firma/opportunities/4" },
  unreadConversations: 2,
  review: { message: "Despre „Site”.", href: "/firma/opportunities/3#recenzie" },
  profileStep: { text: "Adăugați un proiect din portofoliu.", href: "/firma/profile/portfolio" },
};
const title = (facts: Partial<FirmaFacts>) => firmaTask({ ...ALL, ...facts }, NOW).title;

it("what loses most by waiting comes first, and gives way when it is done", () => {
  const gone: Partial<FirmaFacts> = {};
  expect(title(gone)).toBe("Confirmați oferta la „Portal”");
  gone.toConfirm = null;
  expect(title(gone)).toBe("Trimiteți o ofertă la „Audit”");
  gone.fitting = { id: "2", title: "Audit", deadlineAt: inDays(8) };
  expect(title(gone)).toBe("Autoritatea a răspuns la întrebarea dumneavoastră");
  gone.answeredQuestion = null;
  expect(title(gone)).toBe("Aveți mesaje necitite în 2 conversații");
  gone.unreadConversations = 0;
  expect(title(gone)).toBe("Ați primit o recenzie");
  gone.review = null;
  expect(title(gone)).toBe("Completați profilul firmei");
  gone.profileStep = null;
  expect(title(gone)).toBe("Nu aveți nimic de rezolvat acum");
});

it.each([
  ["pending", "Firma așteaptă verificarea"],
  ["rejected", "Verificarea firmei a fost respinsă"],
  ["suspended", "Contul firmei este suspendat"],
] as const)("%s", (verification, expected) => {
  expect(title({ verification })).toBe(expected);
});

it.each(["rejected", "suspended"] as const)("one that is %s reads why", (verification) => {
  const { text } = firmaTask({ ...ALL, verification, reason: "Documentul nu se citește" }, NOW);
  expect(text).toMatch(/^Motivul: Documentul nu se citește\. (Corectați datele|Ciornele)/);
});

it("whoever waits for verification fills in the profile meanwhile, and reads once that is done", () => {
  const waiting = firmaTask({ ...ALL, verification: "pending" }, NOW);
  expect(waiting.href).toBe("/firma/profile/portfolio");
  expect(waiting.text).toContain("completați profilul: adăugați un proiect din portofoliu.");
  expect(firmaTask({ ...ALL, verification: "pending", profileStep: null }, NOW).href).toBe("/firma/opportunities");
});
