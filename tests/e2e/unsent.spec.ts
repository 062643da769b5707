import { expect, type Page, test } from "@playwright/test";
import { demoPassword } from "../../db/worlds/demo/accounts";
import { query } from "../support/databases";
import { inspect } from "./support/axe";
import { stage, type Visitor, visitor } from "./support/stage";
import { enter, fill, follow, press } from "./support/steps";

const NEW_REQUEST = "/uat/service-requests/new";
const WAITS = "Sesiunea s-a încheiat. Ce ați scris este păstrat; conectați-vă ca să continuați.";
const PROFILE = "/firma/profile/company";

test("what is typed when the session ends in another tab is kept for its author alone, and offered after the sign-in", async ({
  browser,
}) => {
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  await enter(clerk, "dealul@demo.ro");
  await opened(page, NEW_REQUEST);
  await page.getByLabel("Titlu").fill("Drum scris pe jumătate");
  const bar = page.getByRole("alert").filter({ hasText: "Sesiunea s-a încheiat." });

  await test.step("the session ends in another tab: the page stays, and says so in sight", async () => {
    await signOutElsewhere(clerk);
    await expect(bar).toBeVisible();
    await expect(bar).toContainText("Ce ați scris este păstrat în acest navigator");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeInViewport();
    await page.getByLabel("Descriere").fill("Scris după ce s-a încheiat sesiunea.");
    await inspect(clerk, "a page whose session has ended");
  });
  await test.step("a menu link asks before it leads away", async () => {
    await follow(page.getByRole("navigation", { name: "Pagini" }), "Mesaje");
    const question = page.getByRole("dialog", { name: "Plecați din pagină?" });
    await expect(question).toBeVisible();
    await press(question, "Înapoi la text");
    await expect(page).toHaveURL(new RegExp(`${NEW_REQUEST}$`));
    const asked = page.waitForEvent("dialog");
    void page.reload().catch(() => {});
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await expect(page.getByLabel("Descriere")).toHaveValue("Scris după ce s-a încheiat sesiunea.");
  });
  await test.step("the sign-in says that the text waits, and somebody else who signs in is not offered it", async () => {
    await expect.poll(() => keptIn(page)).toBeGreaterThan(0);
    await follow(bar, "Conectare");
    await expect(page).toHaveURL(/\/login\?/);
    await expect(page.getByText(WAITS)).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain("Scris după ce");
    await signInHere(page, "uat@demo.ro");
    await expect(page.getByText("Scris după ce s-a încheiat sesiunea.")).toHaveCount(0);
    await page.goto("/uat/dashboard");
    await page.waitForLoadState("networkidle");
    await expect(page.getByText("păstrat în acest navigator")).toHaveCount(0);
    await press(page, "Deconectare");
    await expect(page.getByText("V-ați deconectat.").first()).toBeVisible();
  });
  await test.step("its author is, whichever way they come, and finds it in the form", async () => {
    await signInHere(page, "dealul@demo.ro", "/login?tip=uat");
    await follow(page.locator("main"), "Deschide textul păstrat");
    await expect(page.getByRole("heading", { name: "Ce ați scris s-a păstrat" })).toBeVisible();
    await expect(page.getByText("Scris după ce s-a încheiat sesiunea.").first()).toBeVisible();
    await follow(page, "Deschide formularul completat");
    await expect(page.getByLabel("Titlu")).toHaveValue("Drum scris pe jumătate");
    await expect(page.getByLabel("Descriere")).toHaveValue("Scris după ce s-a încheiat sesiunea.");
    expect(await keptIn(page)).toBe(0);
  });
  expect(clerk.problems.filter((problem) => !problem.includes("/ciorna"))).toEqual([]);
  await context.close();
});

test("who signs in again in another tab goes on where they were, and a page without text goes to the sign-in", async ({
  browser,
}) => {
  const firm = await visitor(browser);
  const { page, context } = firm;
  await enter(firm, "harta@demo.ro", "/login?tip=firma");
  await opened(page, PROFILE);
  const reader = await context.newPage();
  await opened(reader, "/firma/dashboard");
  await page.getByLabel("Descriere").fill("Scris în două file.");
  await signOutElsewhere(firm);
  const bar = page.getByRole("alert").filter({ hasText: "Sesiunea s-a încheiat." });
  await expect(bar).toBeVisible();
  await expect(reader).toHaveURL(/\/login\?redirectTo=%2Ffirma%2Fdashboard/);
  await enter(firm, "harta@demo.ro", "/login?tip=firma");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(bar).toHaveCount(0);
  await expect(page.getByText(/^Text păstrat la \d\d:\d\d/)).toBeVisible();
  expect(await keptIn(page)).toBe(0);
  await context.close();
});

test("two moderators have one article open: the reason that one types stays when the other approves it", async ({
  browser,
}) => {
  const typing = await visitor(browser);
  const deciding = await visitor(browser);
  for (const who of [typing, deciding]) await enter(who, "admin@demo.ro", "/admin-login");
  const address = await pendingArticle();
  await opened(typing.page, address);
  const reason = typing.page.getByLabel("Motivul", { exact: false }).last();
  await reason.fill("Lipsește sursa cifrelor.");
  await opened(deciding.page, address);
  await press(deciding.page.locator("main"), "Aprobă și publică");
  await expect(deciding.page).not.toHaveURL(new RegExp(`${address}$`));

  await tellModerators();
  const said = typing.page.getByRole("alert").filter({ hasText: "Textul a fost aprobat." });
  await expect(said).toBeVisible();
  await expect(said).toBeInViewport();
  await expect(reason).toHaveValue("Lipsește sursa cifrelor.");
  await inspect(typing, "a page that changed under a typed form");
  await press(typing.page.locator("main"), "Respinge");
  await expect(typing.page.getByText("Lipsește sursa cifrelor.").first()).toBeVisible();
  await Promise.all([typing, deciding].map((who) => who.context.close()));
});

/** Opens a page and waits for its script and for its live connection. */
async function opened(page: Page, path: string): Promise<void> {
  await expect(async () => expect((await page.goto(path))?.status()).toBe(200)).toPass(); // 503 while the machine is busy
  await page.waitForLoadState("networkidle");
}

async function signOutElsewhere({ context }: Visitor): Promise<void> {
  const other = await context.newPage();
  await other.goto("/");
  await press(other, "Deconectare");
  await expect(other.getByText("V-ați deconectat.").first()).toBeVisible({ timeout: 30_000 });
  await other.close();
}

async function signInHere(page: Page, email: string, door?: string): Promise<void> {
  if (door) await page.goto(door);
  const choice = page.getByRole("link", { name: /autorit/i }).first();
  if (!(await page.getByLabel("E-mail", { exact: true }).isVisible())) await choice.click();
  await fill(page.locator("main"), { "E-mail": email, Parola: demoPassword });
  await press(page, "Conectare");
  await expect(page).not.toHaveURL(/\/login/);
}

/** How many texts wait in this browser. */
const keptIn = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("psp-text:")).length);

/** As any notification does; both moderators have one account here, and nobody is told of what they have done themselves. */
const tellModerators = () =>
  query(
    stage.database,
    `with told as (
       insert into live_events (user_id, what, at)
       select id, 'notifications', now() from users where email = 'admin@demo.ro' returning user_id)
     select pg_notify('live', user_id::text) from told`,
  );

async function pendingArticle(): Promise<string> {
  const [found] = await query<{ id: string }>(
    stage.database,
    "select id from article_submissions where status = 'pending' order by id limit 1",
  );
  return `/admin/articles/${found?.id}`;
}
