import { expect, test } from "@playwright/test";
import { inspect } from "./support/axe";
import { stage, visitor } from "./support/stage";
import { enter, follow, heading, press } from "./support/steps";

test("a visitor walks the first page by its header and finds a commune from it", async ({ browser }) => {
  const someone = await visitor(browser);
  const { page } = someone;
  const header = page.getByRole("banner");
  await page.goto("/");
  await inspect(someone, "the landing page");
  for (const [label, id] of [
    ["Despre Noi", "despre"],
    ["Funcționalități", "functionalities"],
    ["Comunități", "comunitati"],
    ["Parteneri", "parteneri"],
    ["Contact", "contact"],
  ] as const) {
    await follow(header.getByRole("navigation"), label);
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await header.getByRole("searchbox").fill("Fantana Albastra");
  await header.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/cauta\?q=Fantana\+Albastra$/);
  await expect(page.locator("main").getByRole("link", { name: "Comuna Fântâna Albastră" }).first()).toBeVisible();
  expect(someone.problems).toEqual([]);
  await someone.context.close();
});

for (const script of [true, false]) {
  test(`on a phone the menu and the search open and close, ${script ? "with" : "without"} JavaScript`, async ({
    browser,
  }) => {
    const someone = await visitor(browser, { origin: script ? stage.first : stage.second, script });
    const { page } = someone;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const header = page.getByRole("banner");
    const menu = header.locator("summary", { hasText: "Meniu" });
    const inside = header.locator("details[open]").getByRole("link", { name: "Parteneri" });
    await expect(inside).toBeHidden();
    await menu.click();
    await expect(inside).toBeVisible();
    await menu.click();
    await expect(inside).toBeHidden();
    if (script) {
      await menu.click();
      await page.keyboard.press("Escape");
      await expect(inside).toBeHidden();
    }
    await header.locator("summary", { hasText: "Căutați" }).click();
    await header.getByRole("searchbox").fill("registru");
    await press(header, "Caută");
    await expect(page).toHaveURL(/\/cauta\?q=registru$/);
    expect(someone.problems).toEqual([]);
    await someone.context.close();
  });
}

test("a member is greeted on the first page and goes on to its desk", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  await enter(clerk, "uat@demo.ro");
  await page.goto("/");
  await expect(heading(page, /^Bine ați revenit, /)).toBeVisible();
  await expect(page.getByText("Devino Membru CCDL")).toHaveCount(0);
  await inspect(clerk, "the landing page of a member");
  await follow(page.locator("main"), "Deschide panoul");
  await expect(page).toHaveURL(/\/uat\/dashboard$/);
  expect(clerk.problems).toEqual([]);
  await clerk.context.close();
});
