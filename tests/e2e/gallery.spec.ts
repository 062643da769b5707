import { expect, type Page, test } from "@playwright/test";
import { inspect } from "./support/axe";
import { visitor } from "./support/stage";
import { enter, follow } from "./support/steps";

const COMMUNE = "Comuna Fântâna Albastră";
const gallery = (page: Page) => page.getByRole("list", { name: "Galerie" }).getByRole("link");
const viewer = (page: Page) => page.getByRole("dialog", { name: "Imagini" });
const place = (page: Page) => viewer(page).getByRole("status");

test("a citizen looks through a gallery by keys, buttons and finger, and comes back to where they were", async ({
  browser,
}) => {
  const citizen = await visitor(browser);
  const { page } = citizen;
  await openCommune(page);
  const all = await gallery(page).count();
  expect(all).toBeGreaterThan(2);
  const second = gallery(page).nth(1);
  const words = await second.locator("img").getAttribute("alt");
  await second.click();
  await expect(place(page)).toHaveText(`2 din ${all}`);
  await expect(viewer(page).locator("figcaption", { hasText: words ?? "" })).toBeInViewport();
  await expect(viewer(page).getByRole("img").nth(1)).toBeInViewport();
  await inspect(citizen, "the viewer of pictures", "dialog[open]");

  await page.keyboard.press("ArrowRight");
  await expect(place(page)).toHaveText(`3 din ${all}`);
  await viewer(page).getByRole("button", { name: "Imaginea anterioară" }).click();
  await expect(place(page)).toHaveText(`2 din ${all}`);
  await page.keyboard.press("Home");
  await expect(place(page)).toHaveText(`1 din ${all}`);
  await expect(viewer(page).getByRole("button", { name: "Imaginea anterioară" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.keyboard.press("End");
  await expect(place(page)).toHaveText(`${all} din ${all}`);
  // A finger scrolls the list, which comes to rest at a whole picture.
  await viewer(page)
    .locator("ul")
    .evaluate((list) => list.scrollBy({ left: -0.8 * list.clientWidth }));
  await expect(place(page)).toHaveText(`${all - 1} din ${all}`);

  await page.keyboard.press("Escape");
  await expect(viewer(page)).toBeHidden();
  await expect(second).toBeFocused();
  expect(citizen.problems).toEqual([]);
  await citizen.context.close();
});

test("without JavaScript a picture of a gallery is a link to it", async ({ browser }) => {
  const citizen = await visitor(browser, { script: false });
  await openCommune(citizen.page);
  await gallery(citizen.page).first().click();
  await expect(citizen.page).toHaveURL(/\/imagini\//);
  await citizen.context.close();
});

test("a picture alone is seen without a way to others, also by somebody who is signed in", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  await enter(clerk, "uat@demo.ro");
  await page.goto("/uat/community/preview");
  await page
    .locator("li.row", { hasNot: page.locator(".thumbs") })
    .locator("a.thumb")
    .first()
    .click();
  await expect(viewer(page).getByRole("img")).toBeInViewport({ ratio: 1 });
  await expect(viewer(page).getByRole("button")).toHaveCount(1);
  await viewer(page).getByRole("button", { name: "Închide" }).click();
  await expect(viewer(page)).toBeHidden();
  expect(clerk.problems).toEqual([]);
  await clerk.context.close();
});

async function openCommune(page: Page): Promise<void> {
  await page.goto("/comunitati?cauta=fantana");
  await follow(page.locator("main"), COMMUNE);
  await expect(page.getByRole("heading", { name: "Galerie" })).toBeVisible();
}
