import { expect, test } from "@playwright/test";
import { visitor } from "./support/stage";
import { fill, press } from "./support/steps";

test("Back from an accepted public form leads to its page, also after it was refused once", async ({ browser }) => {
  const guest = await visitor(browser);
  const { page, context } = guest;
  await page.goto("/parola-uitata");
  await fill(page, { "E-mail": "fara-adresa" });
  await press(page.locator("main"), /Trimite/);
  await expect(page.getByRole("alert").first()).toBeVisible();
  await fill(page, { "E-mail": "nimeni@exemplu.ro" });
  await press(page.locator("main"), /Trimite/);
  await expect(page).not.toHaveURL(/parola-uitata$/);
  await page.goBack();
  await expect(page).toHaveURL(/parola-uitata$/);
  await expect(page.getByLabel("E-mail", { exact: true })).toBeVisible();
  expect(guest.problems).toEqual([]);
  await context.close();
});

test("a link that the browser does not let be copied is selected, and the button says so each time", async ({
  browser,
}) => {
  const guest = await visitor(browser);
  const { page, context } = guest;
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await page.goto("/blog");
  await page.locator('main a[href^="/blog/"]').first().click();
  const button = page.getByRole("button", { name: "Copiază linkul" });
  await button.click();
  const refused = page.getByRole("button", { name: "Nu s-a copiat: apăsați Ctrl+C" });
  await expect(refused).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("/blog/");
  await refused.click();
  await expect(button).toBeVisible();
  expect(guest.problems).toEqual([]);
  await context.close();
});
