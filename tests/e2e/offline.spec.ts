import { expect, type Locator, type Page, test } from "@playwright/test";
import { overloadedAnswer } from "../../app/platform/http/plain-page.server";
import { query } from "../support/databases";
import { conversation } from "./support/conversation";
import { stage, visitor } from "./support/stage";
import { enter, fill, follow, heading, openMenu, press } from "./support/steps";

const NEED = { Titlu: "Trotuar pe strada Gării", Categorie: "Fonduri Europene", Descriere: "Trei sute de metri." };
const WAY_TO_REQUEST = /\/uat\/service-requests\/[0-9a-f-]{36}$/;

/** The manifest request of the router before it posts to an unknown route. */
const DISCOVERY = "**/__manifest*";

/** The sentence beside a form that did not arrive. */
const said = (scope: Page | Locator) => scope.getByRole("alert").filter({ hasText: "Serverul nu răspunde acum." });

test("a form sent while the connection or the server is down stays filled in, and is sent by the next press", async ({
  browser,
}) => {
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  const main = page.locator("main");
  await enter(clerk, "uat2@demo.ro");

  await test.step("from the page of the form", async () => {
    await page.goto("/uat/service-requests/new");
    await page.waitForLoadState("networkidle");
    await fill(main, NEED);
    await context.setOffline(true);
    await expect(page.getByText("Textul nu se poate păstra acum.")).toBeVisible();
    await press(main, "Salvează ciorna");
    await expect(said(page)).toBeVisible();
    await expect(page.getByLabel("Titlu")).toHaveValue(NEED.Titlu);
    await context.setOffline(false);
    await expect(said(page)).toBeHidden();
    await expect(page.getByText(/^Text păstrat la/)).toBeVisible();
    await press(main, "Salvează ciorna");
    await expect(page).toHaveURL(WAY_TO_REQUEST);
    await expect(said(page)).toBeHidden();
  });
  const address = new URL(page.url()).pathname;

  await test.step("by a button that leads elsewhere", async () => {
    const away = "**/deletion.data*";
    await page.route(away, (route) => route.abort("connectionrefused"));
    await openMenu(main);
    await follow(main, "Șterge ciorna");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: /^Șterge/ }).click();
    await expect(said(dialog)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.unroute(away);
    await press(dialog, /^Închide$/);
    await expect(heading(page, NEED.Titlu)).toBeVisible();
  });

  await test.step("after another has saved first, whose text still stands beside one's own", async () => {
    await page.goto(`${address}/edit`);
    await page.waitForLoadState("networkidle");
    const other = await context.newPage();
    await other.goto(`${address}/edit`);
    await fill(other, { Titlu: "Trotuar și parcare" });
    await press(other.locator("main"), /^Salvează$/);
    await expect(other).toHaveURL(WAY_TO_REQUEST);
    await other.close();
    await page.getByLabel("Titlu").fill("Trotuar de piatră");
    await press(main, /^Salvează$/);
    const beside = main.getByRole("row", { name: "Titlu Trotuar și parcare Trotuar de piatră" });
    await expect(beside).toBeVisible();
    await context.setOffline(true);
    await press(main, /^Salvează$/);
    await expect(said(page)).toBeVisible();
    await expect(beside).toBeVisible();
    await expect(page.getByLabel("Titlu")).toHaveValue("Trotuar de piatră");
    await context.setOffline(false);
    const answer = overloadedAnswer({ method: "POST", path: `${address}/edit.data`, header: () => undefined });
    const overloaded = { status: 503, headers: Object.fromEntries(answer.headers), body: await answer.text() };
    await page.route("**/edit.data*", (route) => route.fulfill(overloaded));
    await press(main, /^Salvează$/);
    await expect(page.getByRole("alert").filter({ hasText: "mai multe cereri decât poate rezolva" })).toBeVisible();
    await expect(page.getByLabel("Titlu")).toHaveValue("Trotuar de piatră");
    await page.unroute("**/edit.data*");
    await press(main, /^Salvează$/);
    await expect(heading(page, "Trotuar de piatră")).toBeVisible();
    await expect(said(page)).toBeHidden();
  });
  await context.close();
});

test("so does a form that the browser posts itself", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  await enter(clerk, "uat2@demo.ro");
  await page.goto("/support");
  await page.waitForLoadState("networkidle");
  const message = page.getByLabel("Mesaj", { exact: true });
  await page.getByLabel("Subiect", { exact: true }).fill("Încă un coleg");
  await message.fill("Cum îl înscriu?");
  await context.setOffline(true);
  await press(page, "Trimite mesajul");
  await expect(said(page)).toBeVisible();
  await expect(message).toHaveValue("Cum îl înscriu?");
  await context.setOffline(false);
  await press(page, "Trimite mesajul");
  await expect(page).toHaveURL(/\/support\/./);
  await context.close();
});

test("so does a form posted to a page that the router does not know yet", async ({ browser }) => {
  const firm = await visitor(browser);
  const { page, context } = firm;
  await enter(firm, "firma2@demo.ro", "/login?tip=firma");
  await page.route(DISCOVERY, (route) => route.abort("connectionrefused"));
  await page.goto(`/firma/opportunities/${await openTo("firma2@demo.ro")}`);
  await page.waitForLoadState("networkidle");
  await fill(page.locator("main"), {
    "Ce oferiți": "Trei zile de lucru.",
    "Preț sau preț minim": "9.000",
    Durata: "3",
  });
  await context.setOffline(true);
  await press(page, "Trimite oferta");
  await expect(said(page)).toBeVisible();
  await expect(page.getByLabel("Ce oferiți")).toHaveValue("Trei zile de lucru.");
  await context.setOffline(false);
  await page.unroute(DISCOVERY);
  await press(page, "Trimite oferta");
  await expect(page.getByText("Oferta a fost trimisă.").first()).toBeVisible();
  await context.close();
});

/** The id of a request that the firm of this person may answer and has not. */
async function openTo(email: string): Promise<string> {
  const [row] = await query<{ id: string }>(
    stage.database,
    `select r.id from requests r join users u on u.email = $1
     where r.status = 'sent' and r.deadline_at > now() + interval '1 day' and r.only_partner_id is null
       and not exists (select 1 from responses o where o.request_id = r.id and o.partner_id = u.organisation_id) limit 1`,
    [email],
  );
  if (!row) throw new Error("The demo world has no such request");
  return row.id;
}

test("a message that did not arrive stays in its box, and sent again arrives once", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  await enter(clerk, "uat@demo.ro");
  await page.route(DISCOVERY, (route) => route.abort("connectionrefused"));
  await page.goto(`/uat/messages/${await conversation()}`);
  await expect(page.getByRole("button", { name: "Trimite" })).toBeDisabled(); // its script runs: the box is empty
  const box = page.getByLabel("Mesajul dumneavoastră");
  const text = "Mesaj trimis fără rețea, apoi cu rețea.";
  const notSent = page.getByText("Mesajul nu a plecat: serverul nu a răspuns.");

  await test.step("the line is down", async () => {
    await box.fill(text);
    await expect(page.getByRole("button", { name: "Trimite" })).toBeEnabled();
    await context.setOffline(true);
    await box.press("Enter");
    await expect(notSent).toBeVisible();
    await expect(box).toHaveValue(text);
    await context.setOffline(false);
  });
  await test.step("it arrives, but the answer does not", async () => {
    const address = "**/uat/messages/*.data*";
    await page.route(address, async (route) => {
      if (route.request().method() === "POST") await route.fetch();
      await route.abort("connectionreset");
    });
    // the sentence still stands from the first time: only the request says that this one has failed
    const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
    await press(page, "Trimite");
    expect(new URL((await failed).url()).pathname).toMatch(/^\/uat\/messages\//);
    await expect(notSent).toBeVisible();
    await expect(box).toHaveValue(text);
    await page.unrouteAll({ behavior: "wait" });
  });
  await press(page, "Trimite");
  await expect(box).toHaveValue("");
  await expect(notSent).toBeHidden();
  await expect(page.getByRole("log").getByText(text)).toHaveCount(1);
  await context.close();
});

test("a link followed while the line is down leaves the page as it is, and is followed when the line is back", async ({
  browser,
}) => {
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  const noLine = page.getByRole("alert").filter({ hasText: "Nu există conexiune la internet" });
  const follows = (name: string) =>
    page.getByRole("navigation", { name: "Pagini" }).getByRole("link", { name }).click();
  await enter(clerk, "uat2@demo.ro");
  await page.goto("/uat/security/person");
  await page.waitForLoadState("networkidle");

  await test.step("to a page whose script is not here yet; what is typed stays, and only the button goes on", async () => {
    await context.setOffline(true);
    await follows("Mesaje");
    await expect(noLine).toBeVisible();
    await page.getByLabel("Funcția").fill("referent");
    await context.setOffline(false);
    await page.waitForTimeout(300);
    await expect(page.getByLabel("Funcția")).toHaveValue("referent");
    await press(page, "Încearcă din nou");
    await expect(heading(page, "Mesaje")).toBeFocused();
    await expect(noLine).toBeHidden();
  });

  await test.step("back in the history, and on its own when nothing was typed", async () => {
    await context.setOffline(true);
    await page.goBack();
    await expect(noLine).toBeVisible();
    await expect(page).toHaveURL(/\/uat\/messages$/);
    await expect(heading(page, "Mesaje")).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/uat\/security\/person$/);
    await page.goForward();
    await expect(heading(page, "Mesaje")).toBeVisible();
  });

  await test.step("when a proxy answers for the server, or the router does not know the page", async () => {
    await page.route("**/*.data*", (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
    await follows("Panou");
    await expect(noLine).toBeVisible();
    await page.unroute("**/*.data*");
    await press(page, "Încearcă din nou");
    await expect(page).toHaveURL(/\/uat\/dashboard$/);
    await page.route(DISCOVERY, (route) => route.abort("connectionrefused"));
    await page.reload();
    await page.waitForLoadState("networkidle");
    await follows("Instruiri");
    await expect(noLine).toBeVisible();
    await expect(page).toHaveURL(/\/uat\/dashboard$/);
    await page.unroute(DISCOVERY);
    await press(page, "Încearcă din nou");
    await expect(page).toHaveURL(/\/uat\/training-programs$/);
  });

  await test.step("to a file, which the browser fetches itself", async () => {
    const file = page.getByRole("link", { name: /^CSV/ });
    await page.goto("/uat/service-requests");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await file.click();
    await expect(noLine).toBeVisible();
    await expect(heading(page, "Solicitări")).toBeVisible();
    const download = page.waitForEvent("download");
    await context.setOffline(false);
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await expect(noLine).toBeHidden();
    const again = page.waitForEvent("download");
    await file.click();
    await again;
  });
  await context.close();
});
