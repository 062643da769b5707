import { expect, type Page, test } from "@playwright/test";
import { firmAnswers } from "../support/visits";
import { inspect } from "./support/axe";
import { confirmAndEnter, registerFirm, textsOf, verifiedByAdmin } from "./support/registration";
import { type Visitor, visitor } from "./support/stage";
import { fill, follow, heading, press } from "./support/steps";

const SAVED = "Profilul a fost salvat cu succes!";

test("a firm completes its profile and appears with its services, offers and portfolio", async ({ browser }) => {
  const firm = await visitor(browser);
  const stranger = await visitor(browser);
  const answers = textsOf(firmAnswers());
  const word = "gherghefuri";

  await test.step("a firm registers and finds its profile begun, and not yet public", async () => {
    await registerFirm(firm, answers);
    await confirmAndEnter(firm, answers.email, "firma");
    await firm.page.goto("/firma/profile");
    await expect(firm.page.getByText("Firma așteaptă verificarea").first()).toBeVisible();
    await inspect(firm, "a profile that has just begun");
  });
  await test.step("it says who it is", () => writeCompany(firm, word));
  await test.step("it lists its services, adding rows and moving one", () => writeServices(firm, word));
  await test.step("it chooses where and in what it works", () => chooseAreas(firm));
  await test.step("it shows a project and a special offer", () => writePortfolioAndOffer(firm));
  await test.step("it sees how that will look", async () => {
    await firm.page.goto("/firma/profile/preview");
    await expect(heading(firm.page, answers.denumire)).toBeVisible();
    await inspect(firm, "the preview of a profile");
  });
  await test.step("an ADMIN verifies it", () =>
    verifiedByAdmin(browser, firm.origin, { name: answers.denumire, kind: null }));
  await test.step("strangers find it", () => find(stranger, { name: answers.denumire, word }));
  await test.step("what it changes is seen at once", () => change(firm, stranger, { name: answers.denumire, word }));
  expect([firm, stranger].flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all([firm, stranger].map(({ context }) => context.close()));
});

/** From the whole profile into one of its parts. */
async function open(firm: Visitor, part: string, title: string): Promise<Page> {
  const { page } = firm;
  await page.goto("/firma/profile");
  await page.locator(`main a[href="/firma/profile/${part}"]`).last().click();
  await expect(heading(page, title)).toBeVisible();
  return page;
}

async function save(firm: Visitor, look: string): Promise<void> {
  const { page } = firm;
  await inspect(firm, look);
  await page.getByRole("button", { name: "Salvează", exact: true }).click();
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await expect(heading(page, "Profilul firmei")).toBeVisible();
}

async function writeCompany(firm: Visitor, word: string): Promise<void> {
  const page = await open(firm, "company", "Despre firmă");
  await page.getByLabel("Descriere").fill("");
  await page.getByRole("button", { name: "Salvează", exact: true }).click();
  await expect(page.getByRole("alert").getByText("Descrieți firma")).toBeVisible();
  await fill(page, {
    Descriere: `Lucrăm cu comunele din Sălaj de zece ani: ${word}, registre și tot ce ține o primărie în rând.`,
    Domeniu: "Consultanță",
    "Anul înființării": "2015",
    Angajați: "10–50 de angajați",
    "Județul sediului": "Sălaj",
  });
  await save(firm, "who a firm is");
}

async function writeServices(firm: Visitor, word: string): Promise<void> {
  const page = await open(firm, "services", "Servicii");
  const names = page.getByLabel("Denumirea");
  await press(page, "Adaugă un serviciu");
  await expect(names).toHaveCount(1);
  await expect(names.first()).toBeFocused();
  await names.first().fill("Inventar al bunurilor");
  await press(page, "Adaugă un serviciu");
  await expect(names).toHaveCount(2);
  await names.last().fill(`Împletit ${word}`);
  await press(page, /^Sus ?: Serviciul 2/);
  await expect(names.first()).toHaveValue(`Împletit ${word}`);
  await moveTheMistake(page);
  await names.last().fill(`Împletit ${word}`);
  await press(page, /^Sus ?: Serviciul 2/);
  await press(page, "Adaugă un serviciu");
  await expect(names).toHaveCount(3);
  await press(page, /^Scoate ?: Serviciul 3/);
  await expect(names).toHaveCount(2);
  await save(firm, "the services of a firm");
}

/** The error of a row does not stay at the place from which its row was moved. */
async function moveTheMistake(page: Page): Promise<void> {
  const rows = page.locator(".rowlist__row");
  await page.getByLabel("Denumirea").first().fill("");
  await page.getByLabel("Descrierea").first().fill("Cu mâna.");
  await page.getByRole("button", { name: "Salvează", exact: true }).click();
  await expect(rows.first().getByText("Introduceți denumirea serviciului")).toBeVisible();
  await press(page, /^Jos ?: Serviciul 1/);
  await expect(page.getByLabel("Descrierea").last()).toHaveValue("Cu mâna.");
  await expect(rows.first().getByText("Introduceți denumirea serviciului")).toHaveCount(0);
}

async function chooseAreas(firm: Visitor): Promise<void> {
  const page = await open(firm, "categories", "Categorii și județe");
  await page.getByRole("checkbox", { name: "Marketing și Comunicare" }).check();
  await page.getByRole("checkbox", { name: "Sălaj" }).check();
  await save(firm, "where and in what a firm works");
}

async function writePortfolioAndOffer(firm: Visitor): Promise<void> {
  const portfolio = await open(firm, "portfolio", "Portofoliu");
  await press(portfolio, "Adaugă un proiect");
  await fill(portfolio, { "Numele proiectului": "Muzeul satului", Anul: "2024", Bugetul: "90.000 lei" });
  await save(firm, "the portfolio of a firm");
  const offers = await open(firm, "offers", "Oferte speciale");
  await press(offers, "Adaugă o ofertă");
  await fill(offers, { Titlul: "O zi gratuită", Descrierea: "Pentru comune.", "Valabilă până la": inDays(30) });
  await save(firm, "the offers of a firm");
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Sought = { name: string; word: string };

async function find(stranger: Visitor, { name, word }: Sought): Promise<void> {
  const { page } = stranger;
  await page.goto(`/parteneri?cauta=${word}&categorie=marketing&judet=SJ`);
  await expect(page.locator("main").getByText(name).first()).toBeVisible();
  await page.goto(`/marketplace?cauta=${word}`);
  await expect(page.getByText(`Împletit ${word} – Premium`).first()).toBeVisible();
  await page
    .locator("main")
    .getByRole("link", { name: /^Vezi partener/ })
    .first()
    .click();
  await expect(heading(page, name)).toBeVisible();
  for (const text of ["O zi gratuită", "10–50 de angajați", "Muzeul satului"])
    await expect(page.locator("main").getByText(text).first()).toBeVisible();
  await inspect(stranger, "a profile that was written by hand");
  await follow(page.locator("main"), /^Portofoliu/);
  await expect(page.getByText("90.000 lei").first()).toBeVisible();
  await expect(async () => {
    await page.goto(`/cauta?q=${word}`);
    await expect(page.locator("main").getByText(name).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function change(firm: Visitor, stranger: Visitor, { name, word }: Sought): Promise<void> {
  const page = await open(firm, "services", "Servicii");
  await page.getByLabel("Denumirea").first().fill(`Depănat ${word}`);
  await page.getByLabel("Denumirea").first().press("Enter");
  await expect(page.getByText("Se vede deja pe pagina publică.").first()).toBeVisible();
  await follow(page, "Vezi pagina publică");
  await expect(heading(page, name)).toBeVisible();
  await stranger.page.goto(`/marketplace?cauta=${word}`);
  await expect(stranger.page.getByText(`Depănat ${word} – Premium`).first()).toBeVisible();
}
