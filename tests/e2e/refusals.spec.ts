import { expect, type Page, test } from "@playwright/test";
import { visitor } from "./support/stage";
import { enter, follow, heading } from "./support/steps";

const NOBODYS = "/uat/messages/00000000-0000-4000-8000-000000000000";
const SCRIPT = "**/assets/refusal-*.js";
const home = (page: Page) => page.goto("/uat/dashboard", { waitUntil: "networkidle" });

/** Follows a link of the frame that leads nowhere. */
async function followLost(page: Page) {
  const link = page.getByRole("navigation", { name: "Pagini" }).getByRole("link", { name: "Mesaje" });
  await link.evaluate((element, address) => element.setAttribute("href", address), NOBODYS);
  await link.click();
}

test("the page of an error is whole before its script arrives, and short where that never does", async ({
  browser,
}) => {
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  await enter(clerk, "uat@demo.ro");

  await test.step("a link shows it whole, with the focus on its heading", async () => {
    await home(page);
    await followLost(page);
    await expect(heading(page, "404")).toBeFocused();
    await expect(page.getByRole("searchbox", { name: "Căutați în toată platforma" })).toBeVisible();
  });

  await test.step("as the server sent it, it stays while its script is on its way, and after", async () => {
    const gate = Promise.withResolvers<void>();
    await page.route(SCRIPT, async (route) => {
      await gate.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(SCRIPT);
    await page.goto(NOBODYS);
    const sent = await heading(page, "404").elementHandle();
    await asked;
    gate.resolve();
    await page.waitForLoadState("networkidle");
    expect(await sent?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await page.unroute(SCRIPT);
  });

  await test.step("where its script does not arrive, a short one has the sentence and a way on", async () => {
    await home(page);
    await page.route(SCRIPT, (route) => route.abort("connectionrefused"));
    await followLost(page);
    await expect(heading(page, "Ceva nu a mers")).toBeFocused();
    await expect(page.getByText("nu există sau nu este a dumneavoastră")).toBeVisible();
    await page.unroute(SCRIPT);
    await follow(page.locator("main"), "Încearcă din nou");
    await expect(heading(page, "404")).toBeVisible();
  });

  const unforeseen = clerk.problems.filter((problem) => !/404|refusal-|ERR_CONNECTION_REFUSED/.test(problem));
  expect(unforeseen).toEqual([]);
  await context.close();
});
