import { expect, type Page, test } from "@playwright/test";
import { inspect } from "./support/axe";
import { visitor } from "./support/stage";
import { enter, fill, follow, heading, press, stepThrough } from "./support/steps";

const PAGE = "/firma/profile/company";
const KEPT = /^Text păstrat la \d\d:\d\d/;

test("what was typed and not saved is offered again, beside what is typed without it", async ({ browser }) => {
  const firm = await visitor(browser);
  const { page, context } = firm;
  await enter(firm, "firma2@demo.ro", "/login?tip=firma");
  await type(page, "Scris azi dimineață.");
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await type(again, "Scris din nou, fără a fi continuat ciorna.");
  await expect(again.getByText(KEPT)).toBeVisible();
  await again.close();

  const last = await context.newPage();
  await type(last, "A treia oară.");
  await expect(last.getByText(/^Continuați textul păstrat/)).toHaveCount(2);
  await expect(last.getByText("mai sus așteaptă două texte păstrate")).toBeVisible();
  await inspect({ ...firm, page: last }, "two drafts that wait");
  await follow(last, /^Continuă textul păstrat/);
  await expect(last.getByLabel("Descriere")).toHaveValue("Scris din nou, fără a fi continuat ciorna.");
  await last.getByLabel("Descriere").fill("Scris din nou, și la prânz.");
  await expect(last.getByText(KEPT)).toBeVisible();
  await stepThrough(last, /^Șterge textul/, "Șterge textul");
  await expect(last.getByLabel("Descriere")).not.toHaveValue(/Scris/);
  await follow(last, /^Continuă textul păstrat/);
  await expect(last.getByLabel("Descriere")).toHaveValue("Scris azi dimineață.");
  await stepThrough(last, /^Șterge textul/, "Șterge textul");
  await expect(last.getByText(/^Ați continuat textul păstrat/)).toBeHidden();
  await expect(last.getByText("Textul a fost șters.")).toBeVisible();
  // the page has come anew: filled before it is hydrated, a textarea would lose what is selected in it and keep its old text
  await last.waitForLoadState("networkidle");
  await expect(last.getByText("Continuați textul păstrat")).toBeHidden();

  await test.step("a session that ended is said on top by the first text that is not kept, and by signing in elsewhere it is", async () => {
    await context.clearCookies({ name: /session/ });
    await last.getByLabel("Descriere").fill("După ce s-a încheiat sesiunea.");
    const bar = last.getByRole("alert").filter({ hasText: "Sesiunea s-a încheiat." });
    await expect(bar.getByRole("link", { name: "Conectare" })).toBeVisible();
    await enter(firm, "firma2@demo.ro", "/login?tip=firma");
    await last.waitForTimeout(1_500); // longer than a page waits before it leads a person without a session away
    await last.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(last.getByText(KEPT)).toBeVisible();
    await expect(last.getByLabel("Descriere")).toHaveValue("După ce s-a încheiat sesiunea.");
  });
  expect(firm.problems).toEqual([]);
  await context.close();
});

test("a draft that is saved while it is typed takes its own button for nobody else, and shows a colleague's text", async ({
  browser,
}) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  const main = page.locator("main");
  await enter(clerk, "uat2@demo.ro");
  await page.goto("/uat/service-requests/new", { waitUntil: "networkidle" });
  await test.step("a form that is refused keeps what was typed", async () => {
    await page.getByLabel("Titlu").fill("Drum");
    await press(main, "Salvează ciorna");
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(main.getByText(KEPT)).toBeVisible();
  });
  const need = { Titlu: "Drum comunal", Categorie: "Fonduri Europene", Descriere: "Doi kilometri." };
  await fill(main, need);
  await press(main, "Salvează ciorna");
  await expect(page.getByText("Solicitarea a fost creată cu succes!").first()).toBeVisible();
  const address = new URL(page.url()).pathname;

  await test.step("the button is pressed while the saving is under way", async () => {
    await page.goto(`${address}/edit`);
    await page.waitForLoadState("networkidle");
    const gate = Promise.withResolvers<void>();
    await page.route("**/edit.data*", async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.getByLabel("Descriere").fill("Doi kilometri și un pod.");
    await expect(main.getByText("Se salvează…").first()).toBeVisible();
    await page.getByLabel("Descriere").fill("Doi kilometri, un pod și șanțuri.");
    await press(main, /^Salvează$/);
    gate.resolve();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.unrouteAll({ behavior: "wait" });
    await expect(page.getByText("Doi kilometri, un pod și șanțuri.").first()).toBeVisible();
  });
  await test.step("a link that is followed right after typing, or during a save, leaves when the text is saved", async () => {
    for (const words of ["Doi kilometri și trei poduri.", "Trei poduri și o trecere."]) {
      await page.goto(`${address}/edit`, { waitUntil: "networkidle" });
      await page.getByLabel("Descriere").fill(words);
      await follow(main, "Înapoi la ciornă");
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(page.getByText(words).first()).toBeVisible();
    }
    await page.goto(`${address}/edit`, { waitUntil: "networkidle" });
    const gate = Promise.withResolvers<void>();
    await page.route("**/edit.data*", async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.getByLabel("Descriere").fill("Un pod.");
    await expect(main.getByText("Se salvează…").first()).toBeVisible();
    await page.getByLabel("Descriere").fill("Un pod și un podeț.");
    await follow(main, "Înapoi la ciornă");
    gate.resolve();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.unrouteAll({ behavior: "wait" });
    await expect(page.getByText("Un pod și un podeț.").first()).toBeVisible();
  });
  await test.step("where the save does not arrive the page stays, and the next press leaves", async () => {
    await page.goto(`${address}/edit`, { waitUntil: "networkidle" });
    await page.route("**/edit.data*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.getByLabel("Descriere").fill("Nesalvat.");
    await follow(main, "Înapoi la ciornă");
    await expect(
      page.getByText("Ce ați scris nu s-a putut salva, de aceea pagina a rămas deschisă.").first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/edit$/);
    await page.unrouteAll({ behavior: "wait" });
    await follow(main, "Înapoi la ciornă");
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByText("Nesalvat.")).toHaveCount(0);
  });
  await test.step("a tab that is closed right after typing", async () => {
    const closed = await clerk.context.newPage();
    await closed.goto(`${address}/edit`, { waitUntil: "networkidle" });
    await closed.getByLabel("Descriere").fill("Scris înainte de închidere.");
    await closed.close({ runBeforeUnload: true });
    await expect(async () => {
      await page.goto(address);
      await expect(page.getByText("Scris înainte de închidere.").first()).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
  });
  await test.step("another tab saves first", async () => {
    await page.goto(`${address}/edit`);
    await page.waitForLoadState("networkidle");
    const other = await clerk.context.newPage();
    await other.goto(`${address}/edit`);
    await fill(other, { Titlu: "Drum și pod" });
    await press(other.locator("main"), /^Salvează$/);
    await expect(other).toHaveURL(new RegExp(`${address}$`));
    await page.getByLabel("Titlu").fill("Drum de piatră");
    await expect(main.getByText("Ciorna a fost salvată între timp în altă parte.")).toBeVisible();
    await press(main, /^Salvează$/);
    await expect(main.getByRole("row", { name: "Titlu Drum și pod Drum de piatră" })).toBeVisible();
    await inspect(clerk, "two texts of a draft");
    await press(main, /^Salvează$/);
    await expect(heading(page, "Drum de piatră")).toBeVisible();
  });
  expect(clerk.problems.filter((problem) => !problem.includes("ERR_FAILED"))).toEqual([]);
  await clerk.context.close();
});

/** Opens the form anew and types into it once the page has its script. */
async function type(page: Page, words: string): Promise<void> {
  await page.goto(PAGE);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Descriere").fill(words);
}
