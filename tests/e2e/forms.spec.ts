import { expect, type Page, test } from "@playwright/test";
import { demoPassword } from "../../db/worlds/demo/accounts";
import { query } from "../support/databases";
import { authorityAnswers, PASSWORD } from "../support/visits";
import { inspect } from "./support/axe";
import { stage, type Visitor, visitor } from "./support/stage";
import { DOCUMENT, enter, fill, heading, press } from "./support/steps";

for (const script of [true, false]) {
  const how = `${script ? "with" : "without"} JavaScript`;

  test(`an empty registration: the summary has the focus, and each of its lines leads to its field, ${how}`, async ({
    browser,
  }) => {
    const clerk = await visitor(browser, { script });
    await clerk.page.goto("/register?tip=uat");
    await clerk.page.getByRole("button", { name: "Trimite cererea" }).focus();
    await clerk.page.keyboard.press("Enter");
    const sentences = await summary(clerk, "Vă rugăm completați toate câmpurile obligatorii");
    expect(sentences.length).toBeGreaterThanOrEqual(11);
    await inspect(clerk, "an empty registration, refused");
    expect(clerk.problems).toEqual([]);
    await clerk.context.close();
  });

  test(`the skip link leads to the content, and somebody signs in by keyboard alone, ${how}`, async ({ browser }) => {
    const clerk = await visitor(browser, { script });
    const { page } = clerk;
    await page.goto("/login?tip=uat");
    await page.keyboard.press("Tab");
    await expect(focused(page)).toHaveText("Sari la conținut");
    await page.keyboard.press("Enter");
    await tabTo(page, "E-mail");
    await page.keyboard.type("uat@demo.ro");
    await tabTo(page, "Parola");
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/uat\/dashboard/);
    expect(clerk.problems).toEqual([]);
    await clerk.context.close();
  });
}

test("a registration with one mistake keeps every answer and the chosen file, but no password", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  const answers = authorityAnswers();
  const typed = {
    "Denumirea autorității": String(answers.denumire),
    Județul: "Sălaj",
    "Adresa sediului": String(answers.adresa),
    "Despre instituție": "Avem „ghilimele”, <semne> și ș ț.",
    Numele: String(answers.numeContact),
    Funcția: String(answers.functia),
    "E-mail": String(answers.email),
    Telefon: String(answers.telefon),
  };
  await page.goto("/register?tip=uat");
  await fill(page, { ...typed, CUI: "12345678", Parola: PASSWORD, "Confirmă parola": PASSWORD });
  await page.getByRole("radio", { name: /Bronze/ }).check();
  await page.getByLabel("Document de identificare").setInputFiles(DOCUMENT);
  await press(page, "Trimite cererea");

  expect(await summary(clerk, null)).toHaveLength(1);
  for (const [label, answer] of Object.entries(typed)) {
    const field = page.getByLabel(label).first();
    const shown = await field.evaluate((element) =>
      element instanceof HTMLSelectElement ? element.selectedOptions[0]?.label : (element as HTMLInputElement).value,
    );
    expect.soft(shown, label).toBe(answer);
  }
  await expect(page.getByLabel("CUI")).toHaveValue("12345678");
  await expect(page.getByRole("radio", { name: /Bronze/ })).toBeChecked();
  await expect(page.locator(".filebox__name")).toContainText(DOCUMENT.name);
  for (const label of ["Parola", "Confirmă parola"])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  await inspect(clerk, "a registration with one mistake");

  await fill(page, { CUI: String(answers.cui), Parola: PASSWORD, "Confirmă parola": PASSWORD });
  await press(page, "Trimite cererea");
  await expect(heading(page, "Verificați e-mailul")).toBeVisible();
  const kept = await query(
    stage.database,
    "select a.name from attachments a join organisations o on o.document_id = a.id where o.cui = $1",
    [answers.cui],
  );
  expect(kept).toEqual([{ name: DOCUMENT.name }]);
  expect(clerk.problems).toEqual([]);
  await clerk.context.close();
});

test("a request with nothing but a title comes back with it", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  await enter(clerk, "uat2@demo.ro");
  await page.goto("/uat/service-requests/new");
  await fill(page, { Titlu: "Numai un titlu" });
  await page.getByRole("button", { name: "Salvează ciorna" }).focus();
  await page.keyboard.press("Enter");
  const sentences = await summary(clerk, "Toate câmpurile sunt obligatorii");
  expect(sentences).toEqual(["Alegeți categoria", "Descrieți de ce aveți nevoie"]);
  await expect(page.getByLabel("Titlu")).toHaveValue("Numai un titlu");
  await inspect(clerk, "a new request, refused");
  expect(clerk.problems).toEqual([]);
  await clerk.context.close();
});

const focused = (page: Page) => page.locator("*:focus");

/** Presses Tab until the field of this label has the focus; every stop on the way can be seen. */
async function tabTo(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  for (let presses = 1; presses <= 15; presses += 1) {
    await page.keyboard.press("Tab");
    await expect(focused(page)).toBeInViewport();
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${label}`);
}

/**
 * The error summary of the page: it has the focus, opens with the sentence, and each of its lines leads to a field that
 * says the same. Returns the lines.
 */
async function summary({ page }: Visitor, lead: string | null): Promise<string[]> {
  const box = page.getByRole("alert");
  await expect(box).toBeVisible();
  await expect(box).toBeFocused();
  await expect(page).toHaveTitle(/^Eroare: /);
  if (lead) await expect(box).toContainText(lead);
  const sentences = await box.getByRole("link").allTextContents();
  for (const [index, sentence] of sentences.entries()) {
    const link = box.getByRole("link").nth(index);
    await link.focus();
    await page.keyboard.press("Enter");
    const id = (await link.getAttribute("href"))?.slice(1) ?? "";
    await expect.soft(page.locator(`[id="${id}"]`), sentence).toBeFocused();
    await expect.soft(page.locator(`[id="${id}-error"]`), id).toContainText(sentence);
  }
  return sentences;
}
