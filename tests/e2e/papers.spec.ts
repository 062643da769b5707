import { type Browser, expect, type Page, test } from "@playwright/test";
import { docxWords } from "../support/docx";
import { inspect } from "./support/axe";
import { stage, visitor } from "./support/stage";
import { enter, fill, follow, heading, press } from "./support/steps";

/** A request of the demo world with two offers that can be read. */
const REQUEST = "Portal de taxe";
const NEED = "Referat de necesitate";
const COMPARISON = "Tabel comparativ al ofertelor";

/** One after the other: an authority has one letterhead. */
test.describe.configure({ mode: "serial" });

for (const script of [true, false])
  test(`the papers of a request, from its letterhead to their files, ${script ? "with" : "without"} JavaScript`, ({
    browser,
  }) => walk(browser, script));

async function walk(browser: Browser, script: boolean) {
  const clerk = await visitor(browser, { origin: script ? stage.first : stage.second, script });
  const { page } = clerk;
  await enter(clerk, script ? "uat@demo.ro" : "editor@demo.ro");
  await test.step("a clerk writes who signs", async () => {
    await page.goto("/uat/letterhead");
    await inspect(clerk, "the letterhead");
    await fill(page.locator("main"), { Semnatarii: "Primar: Ion Țăranu\nSecretar general" });
    await press(page.locator("main"), "Salvează");
    await expect(page.getByText("Antetul a fost salvat.").first()).toBeVisible();
  });
  await test.step("makes the report of need and the comparison, and finds the figures of the offers in them", async () => {
    await page.goto("/uat/service-requests");
    await follow(page.locator("main"), REQUEST);
    await expect(page).toHaveTitle(new RegExp(`^${REQUEST}`));
    const offers = await page.locator("main").textContent();
    await follow(page.locator("main"), "Documentele instituției");
    await expect(heading(page, "Documentele instituției")).toBeVisible();
    for (const title of [NEED, COMPARISON]) await press(page.locator("main"), new RegExp(`^Generează.*${title}$`));
    await expect(page.getByRole("link", { name: new RegExp(`^DOCX.*${COMPARISON}`) }).first()).toBeVisible();
    await inspect(clerk, "the papers of a request");
    expect(await wordsOf(page, NEED)).toContain("Ion Țăranu");
    const prices = (await wordsOf(page, COMPARISON)).filter((words) => /^\d[\d.,–]* lei$/.test(words));
    expect(prices.length).toBeGreaterThan(1);
    for (const price of prices) expect(offers).toContain(price);
    expect((await fileOf(page, new RegExp(`^PDF.*${COMPARISON}`))).subarray(0, 5).toString()).toBe("%PDF-");
  });
}

async function fileOf(page: Page, link: RegExp): Promise<Buffer> {
  const href = await page.getByRole("link", { name: link }).first().getAttribute("href");
  return (await page.request.get(href ?? "")).body();
}

const wordsOf = async (page: Page, title: string): Promise<string[]> =>
  docxWords(await fileOf(page, new RegExp(`^DOCX.*${title}`)));
