import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { docxWords } from "../support/docx";
import { temporaryFolder } from "../support/folders";
import { inspect } from "./support/axe";
import { type Visitor, visitor } from "./support/stage";
import { DOCUMENT, enter, fill, follow, heading, MAKING_MS, openMenu, press } from "./support/steps";

/** A completed request of the demo world, with two offers, a budget of 25.000–35.000 lei and no criterion. */
const REQUEST = "Strategia de dezvoltare locală 2027–2034";
const WON = "31.500 lei";
const LOST = "33.000 lei";
const NOT_ANNOUNCED = "(neanunțat în solicitare)";

/** Every paper of the chain in its order, and what must be read in it. */
const CHAIN: readonly (readonly [title: string, figures: readonly string[]])[] = [
  ["Referat de necesitate", ["25.000–35.000 lei", "270.120 lei", "900.400 lei"]],
  ["Extras din programul anual al achizițiilor", ["30.000 lei"]],
  ["Notă privind determinarea valorii estimate", ["Catalogul SEAP", "15 ianuarie 2025", "este 30.000 lei, fără TVA"]],
  ["Caiet de sarcini", [REQUEST, NOT_ANNOUNCED]],
  ["Invitație și text pentru anunțul din SEAP", [REQUEST, NOT_ANNOUNCED]],
  ["Declarație de confidențialitate și neconflict de interese", ["Ghilda"]],
  ["Tabel comparativ al ofertelor", [WON, LOST, NOT_ANNOUNCED]],
  ["Proces-verbal de selecție", [WON, LOST, "Ghilda", NOT_ANNOUNCED]],
  ["Adresă: ofertă acceptată", [WON, "Ion Țăranu"]],
  ["Adresă: ofertă neacceptată", ["a fost acceptată altă ofertă", "Ion Țăranu"]],
  ["Comandă", [WON, "Ion Țăranu", "Maria Socoteală"]],
  ["Contract", [WON, "Ghilda"]],
  ["Proces-verbal de recepție", [WON, "Ghilda"]],
  ["Notă de intrare-recepție", [WON]],
  ["Listă de verificare pentru ordonanțare", [WON, "Maria Socoteală"]],
  ["Document constatator", [WON, "Ghilda"]],
];

test("the papers of a request, from the need to the payment", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  const main = page.locator("main");
  await enter(clerk, "uat@demo.ro");
  await test.step("a clerk writes who signs", async () => {
    await page.goto("/uat/letterhead");
    await inspect(clerk, "the letterhead");
    await follow(main, "Modelele documentelor");
    await expect(heading(page, /^Modelele documentelor/)).toBeVisible();
    await follow(main, "Antetul documentelor");
    await fill(main, { Aprobat: "Primar: Ion Țăranu", "Vizat pentru control": "Contabil: Maria Socoteală" });
    await press(main, "Salvează");
    await expect(page.getByText("Antetul a fost salvat.").first()).toBeVisible();
  });
  await page.goto("/uat/service-requests?stare=completed");
  await follow(main, REQUEST);
  await page.waitForURL(/service-requests\/[0-9a-f-]{36}/);
  await openMenu(main);
  await follow(main, "Documentele instituției");
  await expect(heading(page, /^Documentele instituției/)).toBeVisible();
  const papers = page.url();
  const number = "A-117";
  await test.step("notes a public price, keeps the proof of the announcement, leaves a step out", () =>
    beforeThePapers(clerk, papers));
  await test.step("makes each paper in its order, and notes the number of the order", async () => {
    for (const [title] of CHAIN) {
      // the second paper of a step is under its three dots
      if (title === "Contract") await openMenu(page, "Comandă sau contract");
      await press(main, new RegExp(`^Generează.*${title}(, .*)?$`));
      const file = page.getByRole("link", { name: new RegExp(`^DOCX.*${title}`) }).first();
      await expect(file).toBeVisible({ timeout: MAKING_MS });
      if (title === "Comandă") await noteNumber(page, title, number);
    }
    await expect(page.getByText("Urmează", { exact: true })).toHaveCount(0);
    await inspect(clerk, "the papers of a request");
  });
  await test.step("opens every file in LibreOffice and finds every figure right", async () => {
    const texts = await textsOf(page);
    for (const [title, figures] of CHAIN)
      for (const figure of figures) expect(texts.get(title), `${title}: ${figure}`).toContain(figure);
    for (const title of ["Proces-verbal de recepție", "Notă de intrare-recepție", "Document constatator"])
      expect(texts.get(title)).toMatch(new RegExp(`Comanda sau contractul: nr\\. ${number} din`));
    for (const [title, text] of texts) {
      expect(text, title).not.toMatch(/recenzi|★|din 5\b|\{|\}|undefined|null/i);
      if (/^(Adresă|Comandă|Contract)/.test(title)) expect(text, title).not.toContain("jurist");
    }
    expect(texts.get("Referat de necesitate")).not.toContain("Maria Socoteală");
    expect((await fileOf(page, /^PDF.*Comandă/)).subarray(0, 5).toString()).toBe("%PDF-");
  });
});

async function beforeThePapers(clerk: Visitor, papers: string) {
  const { page } = clerk;
  const main = page.locator("main");
  await follow(main, "Prețuri publice");
  await expect(heading(page, "Prețuri publice notate")).toBeVisible();
  const source = "Catalogul SEAP, poziția 7";
  if (!(await page.getByText(source).first().isVisible())) {
    await fill(main, { Sursa: source, "Data sursei": "2025-01-15", Prețul: "30.000" });
    await press(main, "Notează prețul");
    await expect(page.getByText("Prețul a fost notat.").first()).toBeVisible();
  }
  await inspect(clerk, "the public prices");
  await page.goto(`${papers}/proofs`);
  await page.getByLabel("Fișiere").first().setInputFiles(DOCUMENT);
  await press(main, "Păstrează dovada");
  await expect(page.getByText("Dovada a fost păstrată.").first()).toBeVisible();
  await inspect(clerk, "the proofs");
  await page.goto(papers);
  await openMenu(page, "Notă de intrare");
  if (await page.getByRole("link", { name: /^Omite.*Notă de intrare/ }).isVisible()) {
    await follow(main, /^Omite.*Notă de intrare/);
    await fill(main, { Motivul: "Este un serviciu." });
    await inspect(clerk, "a step that is left out");
    await press(main, "Omite pasul");
    await expect(page.getByText(/Omis de .*: Este un serviciu\./)).toBeVisible();
    await openMenu(page, "Notă de intrare");
    await press(main, /^Nu mai omite/);
    await expect(page.getByText("Pasul nu mai este omis.").first()).toBeVisible();
  }
}

async function noteNumber(page: Page, title: string, number: string) {
  const main = page.locator("main");
  await openMenu(page.locator("#facute"), title);
  await follow(main, new RegExp(`^Notează numărul.*${title}$`));
  await fill(main, { Numărul: number });
  await press(main, "Salvează");
  await expect(page.getByText(`nr. ${number} din`).first()).toBeVisible();
}

async function fileOf(page: Page, link: RegExp): Promise<Buffer> {
  const href = await page.getByRole("link", { name: link, includeHidden: true }).first().getAttribute("href");
  return (await page.request.get(href ?? "")).body();
}

/**
 * The words of the newest file of each paper, as LibreOffice reads them, in one call: it takes seconds to start. Without LibreOffice
 * they are read from the files themselves.
 */
async function textsOf(page: Page): Promise<Map<string, string>> {
  const folder = temporaryFolder();
  const named = (index: number, ending: string) => join(folder, `${index}.${ending}`);
  const files = await Promise.all(CHAIN.map(([title]) => fileOf(page, new RegExp(`^DOCX.*${title}`))));
  await Promise.all(files.map((bytes, index) => writeFile(named(index, "docx"), bytes)));
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const convert = ["--headless", "--convert-to", "txt:Text (encoded):UTF8", "--outdir", folder];
  const isConverted = await promisify(execFile)("soffice", [
    profile,
    ...convert,
    ...files.map((_, i) => named(i, "docx")),
  ]).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return false;
    },
  );
  const textOf = async (bytes: Buffer, index: number) =>
    isConverted ? readFile(named(index, "txt"), "utf8") : (await docxWords(bytes)).join("\n");
  const texts = await Promise.all(files.map(textOf));
  return new Map(CHAIN.map(([title], index) => [title, texts[index] ?? ""]));
}
