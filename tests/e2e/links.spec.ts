import { expect, test } from "@playwright/test";
import { visitor } from "./support/stage";
import { enter } from "./support/steps";

test("a link moves inside the application, and is left to the browser when it is to open elsewhere", async ({
  browser,
}) => {
  const uat = await visitor(browser);
  const { page, context } = uat;
  await page.goto(await enter(uat, "uat@demo.ro"));
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const stayed = () => page.evaluate(() => "stayed" in window);
  const link = page.getByRole("navigation").getByRole("link", { name: "Solicitări" }).first();

  await link.click();
  await expect(page).toHaveURL(/\/uat\/service-requests$/);
  expect(await stayed()).toBe(true);

  const leftToBrowser = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.addEventListener(
          "click",
          (event) => {
            resolve(!event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        );
      }),
  );
  await link.click({ modifiers: ["ControlOrMeta"] });
  expect(await leftToBrowser).toBe(true);
  await expect(page).toHaveURL(/\/uat\/service-requests$/);
  expect(uat.problems).toEqual([]);
  await context.close();
});
