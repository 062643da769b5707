import { type Browser, expect, type Page, test } from "@playwright/test";
import { photo } from "../support/pictures";
import { type Visitor, visitor } from "./support/stage";
import { enter, fill, press } from "./support/steps";

const GALLERY = "/uat/community/gallery";
const COMPANY = "/firma/profile/company";
const ARTICLES = "/firma/content";

test("pictures chosen and described before the page's script arrives are kept by it", async ({ browser }) => {
  const clerk = await entered(browser, "uat@demo.ro", "uat"); // pictures go up in the gallery of the other authority
  const { page } = clerk;
  const rows = page.locator(".images__item");
  const awake = await asleep(page, GALLERY);
  const before = await rows.count();
  expect(before).toBeGreaterThan(1);
  const first = await rows.first().locator("input[name$='.key']").inputValue();
  await rows.first().getByLabel("Locul").fill("99");
  await rows.nth(1).getByLabel("Scoate imaginea").check();
  const buffer = await (await photo({ width: 300, height: 200 })).jpeg().toBuffer();
  await page.locator(".images input[type=file]").setInputFiles([{ name: "moara.jpg", mimeType: "image/jpeg", buffer }]);
  await page.getByLabel("Descrierea imaginilor alese acum").fill("Moara");
  const described = rows.first().getByLabel("Descrierea imaginii");
  await described.press("End");
  await described.pressSequentially(", la amiază");
  const begun = await described.inputValue();

  await awake();
  await expect(page.locator(".images__drop")).toBeVisible();
  await expect(page.locator(".images progress")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Restaurează" })).toBeVisible();
  await expect(page.locator(`input[value='${first}']`)).toHaveAttribute("name", /kept\.(?!0)\d/);
  await page.keyboard.type(", iarna");
  const alts = rows.getByLabel("Descrierea imaginii");
  expect(
    await alts.evaluateAll((fields) => fields.slice(-2).map((field) => (field as HTMLInputElement).value)),
  ).toEqual([`${begun}, iarna`, "Moara"]);
  await press(page, "Salvează galeria");
  await expect(page.getByText("1 imagine a fost adăugată, 1 imagine a fost scoasă.").first()).toBeVisible();
  expect(clerk.problems).toEqual([]);
  await clerk.context.close();
});

test("text typed before the page's script arrives stays, and is kept as a draft", async ({ browser }) => {
  const firm = await entered(browser, "norma@demo.ro", "firma");
  const { page } = firm;
  const awake = await asleep(page, COMPANY);
  const box = page.getByLabel("Descriere");
  await expect(box).not.toHaveValue("");
  await box.fill("Scris cât pagina încă se încărca");
  await awake();
  await page.keyboard.type(", și după.");
  await expect(page.getByText(/^Text păstrat la \d\d:\d\d/)).toBeVisible();
  await expect(box).toHaveValue("Scris cât pagina încă se încărca, și după.");
  await press(page, "Salvează");
  await expect(page).toHaveURL(/\/firma\/profile$/);
  await expect(page.getByText("Scris cât pagina încă se încărca, și după.")).toBeVisible();
  expect(firm.problems).toEqual([]);
  await firm.context.close();
});

test("an article begun before the editor arrives is continued in its plain box", async ({ browser }) => {
  const firm = await entered(browser, "firma2@demo.ro", "firma");
  const { page } = firm;
  const awake = await asleep(page, `${ARTICLES}/new`);
  await fill(page, { Titlul: "Iluminatul public, pe scurt", Categoria: "Achiziții Publice" });
  await page.getByLabel("Conținutul").fill("Un rând scris devreme");
  await awake();
  await page.keyboard.type(", și încă unul.");
  await expect(page.getByText(/^Text păstrat la \d\d:\d\d/)).toBeVisible();
  await expect(page.locator(".ProseMirror")).toHaveCount(0);
  await press(page, "Salvează ciorna");
  await expect(page).toHaveURL(/content\/[0-9a-f]{8}/);
  await expect(page.getByText("Un rând scris devreme, și încă unul.").first()).toBeVisible();
  expect(firm.problems).toEqual([]);
  await firm.context.close();
});

test("the editor is fetched when the text gets the focus, and keeps the place of the cursor", async ({ browser }) => {
  const firm = await entered(browser, "firma2@demo.ro", "firma");
  const { page } = firm;
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // as where a page is never idle
  });
  await page.goto(`${ARTICLES}/new`, { waitUntil: "networkidle" });
  await expect(page.locator(".ProseMirror")).toHaveCount(0);
  const pictures = page.locator("input[type=file][id^=pictures]");
  const arrived = page.waitForResponse(/rich-body-.*\.js$/);
  await pictures.focus(); // and chooses files in a window of the browser's
  await arrived;
  await page.waitForTimeout(500);
  await expect(pictures).toHaveCount(1);
  await page.getByLabel("Conținutul").focus();
  await expect(page.locator(".ProseMirror")).toBeFocused();
  await page.keyboard.type("Scris de la tastatură.");
  await fill(page, { Titlul: "Canalizarea, pe scurt", Categoria: "Achiziții Publice" });
  await press(page, "Salvează ciorna");
  await expect(page).toHaveURL(/content\/[0-9a-f]{8}/);
  await expect(page.getByText("Scris de la tastatură.").first()).toBeVisible();
  expect(firm.problems).toEqual([]);
  await firm.context.close();
});

async function entered(browser: Browser, email: string, role: "uat" | "firma"): Promise<Visitor> {
  const person = await visitor(browser);
  await enter(person, email, `/login?tip=${role}`);
  return person;
}

/** Opens a page whose script does not arrive until the returned function lets it. */
async function asleep(page: Page, address: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const scripts = /\/assets\/.*\.js/;
  await page.route(scripts, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return async () => {
    gate.resolve();
    await page.waitForFunction(() => document.documentElement.classList.contains("js"));
    await page.unroute(scripts);
    await page.waitForLoadState("networkidle");
  };
}
