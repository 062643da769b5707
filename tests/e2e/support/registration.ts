import { type Browser, expect } from "@playwright/test";
import { PASSWORD } from "../../support/visits";
import { inspect } from "./axe";
import { type Visitor, visitor } from "./stage";
import { DOCUMENT, enter, fill, follow, heading, openMailedLink, press } from "./steps";

/** The typed answers of a registration. */
export type Texts = Record<string, string> & { denumire: string; email: string };
export const textsOf = (fields: Record<string, unknown>): Texts =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])) as Texts;

export async function registerAuthority(mayor: Visitor, answers: Texts): Promise<void> {
  const { page } = mayor;
  await page.goto("/register");
  await inspect(mayor, "the choice of account");
  await follow(page, /Membru \(UAT\)/);
  await fillAuthority(mayor, answers);
}

/** Fills the form of an authority. */
export async function fillAuthority(mayor: Visitor, answers: Texts): Promise<void> {
  await fillAuthorityFacts(mayor, answers);
  await registerPerson(mayor, answers);
}

/** Fills the part about the authority itself. */
export async function fillAuthorityFacts({ page }: Visitor, answers: Texts): Promise<void> {
  await fill(page, {
    "Denumirea autorității": answers.denumire,
    CUI: answers.cui ?? "",
    Județul: "Sălaj",
    "Adresa sediului": answers.adresa ?? "",
  });
  await page.getByRole("radio", { name: /Bronze/ }).check();
}

export async function registerFirm(firm: Visitor, answers: Texts): Promise<void> {
  const { page } = firm;
  await page.goto("/register");
  await follow(page, /Partener \(Firmă\)/);
  await fill(page, {
    "Denumirea firmei": answers.denumire,
    CUI: answers.cui ?? "",
    "Nr. la registrul comerțului": answers.numarRC ?? "",
    "Adresa sediului": answers.adresaSediu ?? "",
    "Reprezentant legal": answers.reprezentantLegal ?? "",
    Portofoliu: answers.portofoliu ?? "",
  });
  await page.getByRole("checkbox", { name: "Consultanță fonduri europene" }).check();
  await registerPerson(firm, answers);
}

async function registerPerson(who: Visitor, answers: Texts): Promise<void> {
  const { page, script } = who;
  await fill(page, {
    Numele: answers.numeContact ?? "",
    Funcția: answers.functia ?? "",
    "E-mail": answers.email,
    Telefon: answers.telefon ?? "",
    Parola: PASSWORD,
    "Confirmă parola": PASSWORD,
  });
  await page.getByLabel("Document de identificare").setInputFiles(DOCUMENT);
  await inspect(who, "a filled-in registration");
  await press(page, "Trimite cererea");
  await expect(heading(page, "Verificați e-mailul")).toBeVisible();
  if (script) await press(page, "Rămâi pe această pagină");
  await inspect(who, "the end of a registration");
}

export async function confirmAndEnter(who: Visitor, email: string, door: "uat" | "firma"): Promise<void> {
  await confirmAddress(who, email);
  await enterByForm(who, email, door);
}

/** By the mailed link; ends at the sign-in page. */
export async function confirmAddress(who: Visitor, email: string): Promise<void> {
  const { page } = who;
  await openMailedLink(who, email, "/confirmare/");
  await expect(heading(page, "Confirmați adresa de e-mail")).toBeVisible();
  await inspect(who, "a mailed link");
  await press(page, "Confirmă adresa");
  await expect(page.getByText("Adresa a fost confirmată.")).toBeVisible();
  await inspect(who, "the door");
}

/** Signs in at the page where somebody is. */
export async function enterByForm(who: Visitor, email: string, door: "uat" | "firma"): Promise<void> {
  const { page } = who;
  await fill(page, { "E-mail": email, Parola: PASSWORD });
  await press(page, "Conectare");
  await expect(page).toHaveURL(new RegExp(`/${door}/dashboard`));
  await expect(page.getByText("Conectare reușită!").first()).toBeVisible();
  await inspect(who, `a new dashboard of ${door}`);
}

type Verified = {
  name: string;
  /** Only an authority has a kind. */
  kind: "Comună" | null;
};

/** An ADMIN finds the organisation by its name and verifies it. `look` is called on its page. */
export async function verify(admin: Visitor, { name, kind }: Verified, look?: () => Promise<void>): Promise<void> {
  const { page } = admin;
  await page.goto(`/admin/organisations?q=${encodeURIComponent(name)}`);
  await inspect(admin, "the list of organisations");
  await page.locator("main a[href^='/admin/organisations/']").filter({ hasText: name }).first().click();
  await expect(heading(page, name)).toBeVisible();
  await look?.();
  await follow(page, /^Verifică/);
  if (kind) await page.getByRole("radio", { name: kind, exact: true }).check();
  await page.getByRole("checkbox", { name: /^CUI-ul/ }).check();
  await inspect(admin, "a decision");
  await press(page, "Verifică organizația");
  await expect(heading(page, name)).toBeVisible();
  await expect(page.locator("main").getByText("Verificată", { exact: true }).first()).toBeVisible();
}

/** The same by an ADMIN who is there for nothing else. */
export async function verifiedByAdmin(browser: Browser, origin: string, organisation: Verified): Promise<void> {
  const admin = await visitor(browser, { origin });
  await enter(admin, "admin@demo.ro", "/admin-login");
  await verify(admin, organisation);
  expect(admin.problems).toEqual([]);
  await admin.context.close();
}
