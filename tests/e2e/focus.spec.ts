import { type Browser, expect, type JSHandle, type Page, test } from "@playwright/test";
import { demoPassword } from "../../db/worlds/demo/accounts";
import type { Look } from "../sheet/pages";
import { arrive } from "./support/arrival";
import { conversation } from "./support/conversation";
import { type Visitor, visitor } from "./support/stage";
import { enter, fill, press } from "./support/steps";

/** A small phone; a common laptop at 200 %; a common desktop at 400 %. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 683, height: 325 },
  { width: 320, height: 256 },
] as const;
/** More stops than any page needs to show what its bars cover, and after how many the page is asked what it noted. */
const MOST_STOPS = 70;
const STOPS_AT_ONCE = 10;

const WALKS: readonly { email: string; pages: readonly Omit<Look, "name">[] }[] = [
  {
    email: "",
    pages: [
      { path: "/" },
      { path: "/comunitati" },
      { path: "/register?tip=uat" },
      { path: "/blog", under: ["Registratura fără dosar"] },
    ],
  },
  {
    email: "uat@demo.ro",
    pages: [
      { path: "/uat/dashboard" },
      { path: "/uat/service-requests" },
      { path: "/uat/service-requests", under: ["Portal de taxe"] },
      { path: "/uat/messages", under: ["Registru Deschis"] },
      { path: "/uat/articles/new" },
    ],
  },
  { email: "firma@demo.ro", pages: [{ path: "/firma/opportunities" }, { path: "/firma/profile/services" }] },
  { email: "admin@demo.ro", pages: [{ path: "/admin/organisations" }] },
];

for (const { email, pages } of WALKS) {
  test(`nothing covers what has the focus, on a small or enlarged screen, as ${email || "a stranger"}`, async ({
    browser,
  }) => {
    const one = await someone(browser, email);
    for (const look of pages) {
      await one.page.setViewportSize(WINDOWS[0]);
      await arrive(one.page, look);
      const stops = await one.page.evaluateHandle(noteStops);
      for (const window of WINDOWS) {
        await one.page.setViewportSize(window);
        const where = `${look.path} ${look.under ?? ""} at ${window.width} × ${window.height}`;
        expect.soft(await coveredStops(one.page, stops), where).toEqual([]);
      }
    }
    await one.context.close();
  });
}

async function someone(browser: Browser, email: string): Promise<Visitor> {
  const one = await visitor(browser);
  if (email !== "") await enter(one, email, email.startsWith("admin") ? "/admin-login" : "/login?tip=uat");
  return one;
}

/** Goes through the page by the Tab key, forwards and then back, and names what is focused under a bar. */
async function coveredStops(page: Page, stops: JSHandle<Stop[]>): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(beginAtTop);
  for (const back of [false, true]) {
    if (back) await page.keyboard.down("Shift");
    const noted: Stop[] = [];
    for (let pressed = 0; pressed < MOST_STOPS && noted.at(-1) !== "end"; pressed += STOPS_AT_ONCE) {
      for (let press = 0; press < STOPS_AT_ONCE; press += 1) await page.keyboard.press("Tab");
      noted.push(...(await stops.evaluate((all) => all.splice(0))));
    }
    if (back) await page.keyboard.up("Shift");
    expect(noted.length, "stops that were noted").toBeGreaterThan(2);
    covered.push(
      ...noted.filter((stop) => stop !== null && stop !== "end").map((stop) => `${back ? "back: " : ""}${stop}`),
    );
  }
  return covered;
}

/** What is covered at a stop, if anything; "end" where the focus has left the page. */
type Stop = string | null;

/** Runs in the page: the next key goes to the first stop. */
function beginAtTop(): void {
  const first = document.createElement("span");
  first.tabIndex = -1;
  document.body.prepend(first);
  first.focus();
  first.remove();
  scrollTo(0, 0);
}

/** Runs in the page: notes each stop until the notes are taken. Once the focus has left the page, no key brings it back before. */
function noteStops(): Stop[] {
  const stops: Stop[] = [];
  addEventListener("keydown", (event) => {
    if (event.key === "Tab" && stops.at(-1) === "end") event.preventDefault();
  });
  addEventListener("keyup", ({ key }) => {
    if (key === "Tab" && stops.at(-1) !== "end") stops.push(cover());
  });
  return stops;

  /** What has the focus, when a part of it lies under something that does not contain it. */
  function cover(): Stop {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "end";
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    // What is taller than the window is judged by the part that is in it.
    const seen = {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, innerWidth),
      bottom: Math.min(bottom, innerHeight),
    };
    const name = `${focused.localName} „${(focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim().slice(0, 40)}”`;
    if (seen.right - seen.left < 1 || seen.bottom - seen.top < 1)
      return right - left < 2 ? null : `${name} is outside the window`;
    // Of a text box only the first line has to be seen.
    const ys = focused.matches("textarea, [contenteditable]") ? [seen.top + 2] : [seen.top + 2, seen.bottom - 2];
    if (bottom - top > innerHeight / 2) return null;
    for (const x of [seen.left + 2, (seen.left + seen.right) / 2, seen.right - 2]) {
      for (const y of ys) {
        const over = document.elementFromPoint(x, y);
        const bar = over?.closest(".topbar, .bottombar, .toasts, .editor__top, .layout__stays, .pubhead");
        if (bar && !bar.contains(focused)) return `${name} under .${bar.className}`;
      }
    }
    return null;
  }
}

test("a conversation opens on a phone with its last message and the place to write in view", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  await enter(clerk, "uat@demo.ro");
  for (const window of [WINDOWS[0], { width: 390, height: 844 }]) {
    await page.setViewportSize(window);
    await page.goto(`/uat/messages/${await conversation()}`);
    const last = page.locator(".log .msg, .log .sys").last();
    const attach = page.locator(".composer summary");
    for (const [what, part] of [
      ["the last message", last],
      ["the text", page.getByLabel("Mesajul dumneavoastră")],
      ["the button", page.getByRole("button", { name: "Trimite" })],
      ["the attachment", attach],
    ] as const) {
      await expect(part, what).toBeInViewport({ ratio: 1 });
      const covered = await part.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 4, bottom - 4)?.closest(".bottombar") !== null;
      });
      expect(covered, `${what} under the bar`).toBe(false);
    }
    expect(await page.evaluate(() => scrollY), "nothing was scrolled").toBe(0);
    await attach.click();
    await expect(page.getByRole("button", { name: "Trimite" }), "the button beside a file").toBeInViewport({
      ratio: 1,
    });
  }
  await clerk.context.close();
});

test("below the banner of a message, without JavaScript, the place to write is in view", async ({ browser }) => {
  const clerk = await visitor(browser, { script: false });
  const { page } = clerk;
  await page.setViewportSize(WINDOWS[0]);
  await page.goto(`/login?tip=uat&redirectTo=%2Fuat%2Fmessages%2F${await conversation()}`);
  await fill(page, { "E-mail": "uat@demo.ro", Parola: demoPassword });
  await press(page, "Conectare");
  await expect(page.getByText("Conectare reușită!")).toBeVisible();
  for (const part of [page.locator(".log .msg, .log .sys").last(), page.getByRole("button", { name: "Trimite" })])
    await expect(part).toBeInViewport({ ratio: 1 });
  const { bottom } = await page.locator(".composer").evaluate((form) => form.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual((await page.locator(".bottombar").boundingBox())?.y ?? 0);
  await clerk.context.close();
});

test("the hint about keys is shown only where there are keys that do something", async ({ browser }) => {
  const hint = (page: Page) => page.getByText("Enter trimite");
  const clerk = await visitor(browser);
  await enter(clerk, "uat@demo.ro");
  const path = `/uat/messages/${await conversation()}`;
  await clerk.page.goto(path);
  await expect(hint(clerk.page)).toBeVisible();
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
  for (const without of [phone, { javaScriptEnabled: false }]) {
    const storageState = await clerk.context.storageState();
    const context = await browser.newContext({ baseURL: clerk.origin, storageState, ...without });
    const page = await context.newPage();
    await page.goto(path);
    await expect(hint(page)).toBeHidden();
    await context.close();
  }
  await clerk.context.close();
});

/** Elements marked as current, each with a page that has it. */
const CURRENT: readonly (readonly [path: string, what: string])[] = [
  ["/uat/service-requests", ".rail a[aria-current]"],
  ["/uat/articles", ".tabs a[aria-current]"],
  ["/uat/messages/{id}", ".row--conv[aria-current]"],
  ["/uat/messages", ".bottombar a[aria-current]"],
];

test("forced colours mark the current tab and item", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page } = clerk;
  await enter(clerk, "uat@demo.ro");
  await page.emulateMedia({ forcedColors: "active" });
  const id = await conversation();
  for (const [path, what] of CURRENT) {
    await page.setViewportSize({ width: what.includes("bottombar") ? 360 : 1280, height: 900 });
    await page.goto(path.replace("{id}", id));
    const colours = (element: Element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    };
    const current = await page.locator(what).first().elementHandle();
    const marked = await current?.evaluate(colours);
    await current?.evaluate((element) => element.removeAttribute("aria-current"));
    expect(await current?.evaluate(colours), `${what}, as the others`).not.toBe(marked);
  }
  await clerk.context.close();
});
