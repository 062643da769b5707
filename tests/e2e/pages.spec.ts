import { expect, type Page, test } from "@playwright/test";
import { DIALOG, inspect } from "./support/axe";
import { isPage, kindOf } from "./support/kinds";
import { type Visitor, visitor } from "./support/stage";
import { enter } from "./support/steps";

type Walk = { who: string; email?: string; door?: string; from: readonly string[]; within: RegExp };

/** Everybody walks every kind of page that links lead to from where they begin. Strangers see the public ones. */
const walks: readonly Walk[] = [
  { who: "a stranger", from: ["/", "/admin-login", "/dev/mail"], within: /^\/(?!uat|firma|admin\/)/ },
  {
    who: "an authority",
    email: "uat@demo.ro",
    from: ["/uat/dashboard", "/parteneri"],
    within: /^\/(uat|parteneri|partener)\b/,
  },
  { who: "a firm", email: "firma@demo.ro", from: ["/firma/dashboard", "/"], within: /^\/(firma\b|$)/ },
  { who: "a firm that waits", email: "firma-noua@demo.ro", from: ["/firma/dashboard"], within: /^\/firma\b/ },
  { who: "an ADMIN", email: "admin@demo.ro", door: "/admin-login", from: ["/admin/dashboard"], within: /^\/admin\b/ },
];

for (const { who, email, door = "/login?tip=uat", from, within } of walks) {
  test(`every page that ${who} can reach is there, in order and open to everybody`, async ({ browser }) => {
    const walker = await visitor(browser);
    if (email) await enter(walker, email, door);
    const waiting = [...from];
    const seen = new Set<string>();
    while (waiting.length > 0) {
      const path = waiting.shift() ?? "";
      const kind = kindOf(path);
      if (seen.has(kind)) continue;
      seen.add(kind);
      await test.step(kind, () => look(walker, path));
      waiting.push(...(await linksOf(walker.page)).filter((link) => within.test(link)));
    }
    console.log(`${who}: ${seen.size} kinds of pages`);
    expect(walker.problems).toEqual([]);
    await walker.context.close();
  });
}

async function look(walker: Visitor, path: string): Promise<void> {
  const { page } = walker;
  await page.goto(path);
  await expect.soft(page.getByRole("heading", { level: 1 }), `one h1: ${path}`).toHaveCount(1);
  await expect.soft(page, path).toHaveTitle(/ – PSP$|^PSP/);
  await inspect(walker, path);
  const openers = page.locator("[data-dialog-open]:visible");
  for (let index = 0; index < (await openers.count()); index += 1) {
    await openers.nth(index).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await inspect(walker, `${path}, dialog ${index + 1}`, DIALOG);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect.soft(openers.nth(index), "the focus is back").toBeFocused();
  }
}

/** Where the page's links lead, files and other sites left out. */
async function linksOf(page: Page): Promise<string[]> {
  const found = await page.locator("a[href]:not([download])").evaluateAll((links) =>
    links
      .map((link) => link as HTMLAnchorElement)
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
  return [...new Set(found)].filter(isPage);
}
