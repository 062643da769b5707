import { expect, test } from "@playwright/test";
import { DIALOG, inspect } from "./support/axe";
import { isPage, kindOf } from "./support/kinds";
import { type Visitor, visitor } from "./support/stage";
import { enter } from "./support/steps";

type Walk = { who: string; email?: string; door?: string; from: readonly string[]; within: RegExp };

const ADMIN = { email: "admin@demo.ro", door: "/admin-login" };
const DASHBOARD = "/admin/dashboard";
/** The half of an ADMIN's pages that is walked by itself. */
const ROOMS = ["/admin/communities", "/admin/library", "/admin/legislation", "/admin/paper-models", "/admin/support"];
const inRooms = `(${ROOMS.join("|")})\\b`;

/**
 * Everybody walks every kind of page that links lead to from where they begin. Strangers see the public ones. The ADMIN is
 * first: later, other journeys empty the bin whose pages are walked.
 */
const walks: readonly Walk[] = [
  { who: "an ADMIN at the desks", ...ADMIN, from: [DASHBOARD], within: RegExp(`^(?!${inRooms})/admin\\b`) },
  { who: "an ADMIN in the rooms", ...ADMIN, from: [DASHBOARD, ...ROOMS], within: RegExp(`^${inRooms}`) },
  { who: "a stranger", from: ["/", "/admin-login", "/dev/mail"], within: /^\/(?!uat|firma|admin\/)/ },
  {
    who: "an authority",
    email: "uat@demo.ro",
    from: ["/uat/dashboard", "/parteneri", "/features/forum", "/features/project-exchange"],
    within: /^\/(uat|parteneri|partener|forum|proiecte|features\/(forum|project-exchange))\b/,
  },
  { who: "a firm", email: "firma@demo.ro", from: ["/firma/dashboard", "/"], within: /^\/(firma\b|$)/ },
  { who: "a firm that waits", email: "firma-noua@demo.ro", from: ["/firma/dashboard"], within: /^\/firma\b/ },
];

/** A walk looks at every kind of page, one after the other: minutes on a busy machine. */
const WALK_MS = 600_000;

for (const { who, email, door = "/login?tip=uat", from, within } of walks) {
  test(`every page that ${who} can reach exists, has valid structure and is accessible`, async ({ browser }) => {
    test.setTimeout(WALK_MS);
    const walker = await visitor(browser);
    if (email) await enter(walker, email, door);
    const waiting = [...from];
    const seen = new Set<string>();
    while (waiting.length > 0) {
      const path = waiting.shift() ?? "";
      const kind = kindOf(path);
      if (seen.has(kind)) continue;
      seen.add(kind);
      const links = await test.step(kind, () => look(walker, path));
      waiting.push(...links.filter((link) => within.test(link)));
    }
    console.log(`${who}: ${seen.size} kinds of pages`);
    expect(walker.problems).toEqual([]);
    await walker.context.close();
  });
}

/** Returns where its links lead, files and other sites left out. */
async function look(walker: Visitor, path: string): Promise<string[]> {
  const { page } = walker;
  await page.goto(path);
  await inspect(walker, path);
  const { headings, title, dialogs, links } = await page.evaluate(overview);
  expect.soft(headings, `one h1: ${path}`).toBe(1);
  expect.soft(title, path).toMatch(/ – PSP$|^PSP/);
  for (let index = 0; index < dialogs; index += 1) {
    const opener = page.locator("[data-dialog-open]:visible").nth(index);
    await opener.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await inspect(walker, `${path}, dialog ${index + 1}`, DIALOG);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect.soft(opener, "the focus is back").toBeFocused();
  }
  return links.filter(isPage);
}

/** Runs in the page: all in one question, since each costs more than its answer. */
function overview() {
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]:not([download])")]
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search);
  return {
    headings: shown("h1").length,
    title: document.title,
    dialogs: shown("[data-dialog-open]").length,
    links: [...new Set(links)],
  };
}
