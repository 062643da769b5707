import { expect, test } from "@playwright/test";
import { inspect } from "./support/axe";
import { visitor } from "./support/stage";
import { enter, fill, follow, heading, openMenu, press } from "./support/steps";

const TITLE = "Portalul orașului: site nou, cereri și plăți online";
const QUESTION = "Cât a durat migrarea?";

test("what one authority has done is shown to another, which finds whom to ask", async ({ browser }) => {
  const [owner, seeker] = await Promise.all([1, 2].map(() => visitor(browser)));
  if (!owner || !seeker) throw new Error("Nobody came");
  await enter(owner, "uat2@demo.ro");
  await enter(seeker, "lunca@demo.ro");

  await test.step("agreed to by its authority", async () => {
    const { page } = owner;
    await page.goto("/uat/service-requests?stare=completed");
    await follow(page.locator("main"), TITLE);
    await page.waitForURL(/service-requests\/[0-9a-f-]{36}/);
    await openMenu(page.locator("main"));
    await follow(page.locator("main"), "Arată altor autorități");
    await expect(heading(page, "Arătați solicitarea altor autorități?")).toBeVisible();
    await inspect(owner, "agreeing to show a request");
    await press(page.locator("main"), "Arată solicitarea");
    await expect(page.getByText("Solicitarea se vede la „Cine a mai făcut asta?”.").first()).toBeVisible();
  });

  await test.step("found by another one", async () => {
    const { page } = seeker;
    await page.goto("/uat/service-requests/new");
    await fill(page.locator("main"), { Titlu: "Portalul comunei", Categorie: "IT și Digitalizare" });
    await expect(page.getByRole("region", { name: "Cine a mai făcut asta?" })).toContainText(TITLE);
    await inspect(seeker, "a request, with what was done before");
    await page.goto("/uat/experience?cauta=portal+cereri");
    await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
    await inspect(seeker, "what others have done");
  });

  await test.step("asked, and answered", async () => {
    const { page } = seeker;
    await follow(page.locator("main").getByRole("listitem").filter({ hasText: TITLE }), /^Întreabă/);
    await expect(page.getByText(`Despre ce a făcut: ${TITLE}`)).toBeVisible();
    await fill(page.locator("main .card.form"), { Mesaj: QUESTION });
    await press(page.locator("main"), "Trimite");
    await expect(page.getByText(QUESTION).first()).toBeVisible();
    const { pathname } = new URL(page.url());
    await owner.page.goto(pathname);
    await expect(owner.page.getByText(QUESTION).first()).toBeVisible();
    await inspect(owner, "a conversation of two authorities");
  });

  await test.step("and hidden again", async () => {
    const { page } = owner;
    await page.goto("/uat/service-requests?stare=completed");
    await follow(page.locator("main"), TITLE);
    await page.waitForURL(/service-requests\/[0-9a-f-]{36}/);
    await openMenu(page.locator("main"));
    await press(page.locator("main"), "Nu mai arăta altora");
    await expect(page.getByText("Solicitarea nu se mai vede la alte autorități.").first()).toBeVisible();
    await seeker.page.goto("/uat/experience?cauta=portal+cereri");
    await expect(seeker.page.getByText(TITLE)).toHaveCount(0);
  });

  for (const { problems, context } of [owner, seeker]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});
