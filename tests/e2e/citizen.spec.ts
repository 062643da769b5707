import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { inspect } from "./support/axe";
import { type Visitor, visitor } from "./support/stage";
import { downloaded, fill, follow, heading, press } from "./support/steps";

const COMMUNE = "Comuna Fântâna Albastră";

test("a citizen finds a commune on the map and by name, and all that it shows", async ({ browser }) => {
  const citizen = await arrive(browser);
  const { page } = citizen;
  await test.step("how the platform is protected", () => readSecurity(citizen));
  await page.goto("/");
  await follow(page.locator("#comunitati"), /^Toate/);
  await expect(heading(page, "Comunități")).toBeVisible();
  await inspect(citizen, "the directory of communities");
  await test.step("by the map", () => byMap(page));
  await test.step("by the list beside the map", () => byList(page));
  for (const name of ["Fântâna Albastră", "fantana albastra", "FÂNTÂNA ALBASTRĂ"]) {
    await test.step(`by „${name}”`, () => byName(page, name));
  }
  await follow(page.locator("main"), COMMUNE);
  await test.step("its page", () => readCommunity(citizen));
  expect(citizen.problems).toEqual([]);
  await citizen.context.close();
});

test("a citizen finds by the one search what the directories hold", async ({ browser }) => {
  const citizen = await arrive(browser);
  const { page } = citizen;
  await search(page, "fantina albastra");
  await expect(page.locator("main").getByRole("link", { name: COMMUNE })).toBeVisible();
  await search(page, "registratura");
  await inspect(citizen, "what was found");
  await follow(page.locator("main"), /^Parteneri/);
  await follow(page.locator("main"), "Registru Deschis SRL");
  await expect(page.getByRole("heading", { name: "Recenzii" })).toBeVisible();
  await follow(page.locator("main"), /^Servicii/);
  await expect(page.locator("main li", { hasText: "Registratură electronică – Premium" }).first()).toBeVisible();
  await search(page, "100%_nimic");
  await expect(page.locator("main").getByText("100%_nimic").first()).toBeVisible();
  await inspect(citizen, "nothing found");
  expect(citizen.problems).toEqual([]);
  await citizen.context.close();
});

test("a citizen reads the public figures and finds what they count", async ({ browser }) => {
  const citizen = await arrive(browser);
  const { page } = citizen;
  const card = page.locator("main .card").filter({ hasText: "Proiecte la schimb pe categorii" });
  await expect(async () => {
    await page.goto("/");
    await follow(page.locator("#functionalities"), /^Analiză și rapoarte/);
    await expect(card).toBeVisible({ timeout: 2_000 }); // they are counted when the server has begun
  }).toPass();
  await card.locator("summary").click();
  const total = page.getByRole("table", { name: "Proiecte la schimb pe categorii" }).locator("tr").last();
  const number = (await total.locator("td").textContent()) ?? "";
  await expect(card).toContainText("Proiectele din Schimbul de proiecte");
  await expect(page.locator(".figures").getByRole("link", { name: "Proiecte la schimb" })).toContainText(number);
  await expect(page.getByRole("list", { name: "Proiecte pe luni" })).toBeVisible();
  await test.step("the three reports", () => downloadReports(page));
  await inspect(citizen, "the public figures");
  await card.locator("summary").click(); // the reports have loaded the page again
  await follow(card, "Vezi proiectele deschise");
  await expect(heading(page, /^Schimb de proiecte/)).toBeVisible();
  expect(citizen.problems).toEqual([]);
  await citizen.context.close();
});

async function arrive(browser: Browser): Promise<Visitor> {
  const citizen = await visitor(browser);
  await citizen.page.goto("/");
  return citizen;
}

/** They are made after the figures; each begins with the signature of its kind. */
async function downloadReports(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: /^Descarcă/ })).toHaveCount(3, { timeout: 2_000 });
  }).toPass();
  for (const [label, kind, signature] of [
    ["PDF", "pdf", "%PDF-"],
    ["Excel", "xlsx", "PK"],
    ["PowerPoint", "pptx", "PK"],
  ] as const) {
    const download = await downloaded(page, () => follow(page, new RegExp(`^Descarcă ?: ${label}`)));
    expect(download.suggestedFilename()).toMatch(new RegExp(`^psp-cifre-20\\d\\d-\\d\\d-\\d\\d\\.${kind}$`));
    const bytes = await readFile(await download.path());
    expect(bytes.toString("latin1").slice(0, signature.length)).toBe(signature);
    expect(bytes.length).toBeGreaterThan(4_000);
  }
}

/** The figures of what was refused, and a statement's proof: here a header, which only the built platform sends with pages. */
async function readSecurity(citizen: Visitor): Promise<void> {
  const { page } = citizen;
  await follow(page.locator("main"), /^Securitate/);
  await expect(heading(page, "Securitate")).toBeVisible();
  await expect(page.getByRole("row", { name: /^Conectări refuzate/ })).toContainText("Blocat");
  await page.locator("summary", { hasText: "Dovada pentru Fără scripturi de la alții" }).click();
  await expect(page.getByText("antetul content-security-policy: default-src 'self'")).toBeVisible();
  const headers = (await page.request.get("/features/security")).headers();
  expect(headers["content-security-policy"]).toContain("default-src 'self'");
  await inspect(citizen, "the page of security");
}

async function byMap(page: Page): Promise<void> {
  const county = page.locator("svg").getByRole("link", { name: /^Sălaj: / });
  await county.focus();
  await expect(county).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/judet=SJ/);
  await expect(page.locator("svg").getByRole("link", { name: /^Sălaj: / })).toHaveAttribute("aria-current", "true");
  await expect(page.locator("main").getByRole("link", { name: COMMUNE })).toBeVisible();
}

async function byList(page: Page): Promise<void> {
  await page.goto("/comunitati");
  await page.getByText("Județele, ca listă").click();
  await page
    .getByRole("list")
    .getByRole("link", { name: /^Sălaj/ })
    .click();
  await expect(page).toHaveURL(/judet=SJ/);
  await expect(page.locator("main").getByRole("link", { name: COMMUNE })).toBeVisible();
}

async function byName(page: Page, name: string): Promise<void> {
  await page.goto("/comunitati");
  await fill(page.locator("main"), { "Numele comunității": name });
  await press(page.locator("main"), "Caută");
  await expect(page).toHaveURL(/cauta=/);
  await expect(page.locator("main").getByRole("link", { name: COMMUNE })).toBeVisible();
}

async function readCommunity(citizen: Visitor): Promise<void> {
  const { page } = citizen;
  await expect(heading(page, COMMUNE)).toBeVisible();
  for (const name of ["Despre comunitate", "Obiective", "Proiecte", "Ce se poate vedea", "Galerie", "Contact"]) {
    await expect(page.locator("main").getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(page.locator("main").getByText("65% realizat").first()).toBeVisible();
  await inspect(citizen, "a community");
  await follow(page.locator("main"), "Înapoi la toate comunitățile");
  await expect(heading(page, "Comunități")).toBeVisible();
}

/** The box in the head of every page. */
async function search(page: Page, words: string): Promise<void> {
  const box = page.getByRole("banner").getByRole("searchbox").first();
  await box.fill(words);
  await box.press("Enter");
  await expect(page).toHaveURL(/\/cauta\?q=/);
  await expect(page.getByRole("status").first()).toBeVisible();
}
