import { type Browser, chromium, expect, test } from "@playwright/test";
import { visitor } from "./support/stage";
import { enter } from "./support/steps";

/** What WCAG 1.4.12 lets a reader set. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const PUBLIC = ["/", "/comunitati", "/parteneri", "/login", "/support"];

/** By how much each page is wider than its window, in pixels; pages that fit are left out. */
async function tooWide(browser: Browser, style: string) {
  const found: Record<string, number> = {};
  const firm = await visitor(browser, { bypassCSP: true });
  const look = async (path: string) => {
    await firm.page.goto(path);
    if (style !== "") await firm.page.addStyleTag({ content: style });
    for (const width of [360, 1280]) {
      await firm.page.setViewportSize({ width, height: 800 });
      const over = await firm.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) found[`${path} at ${width}`] = over;
    }
  };
  for (const path of PUBLIC) await look(path);
  await enter(firm, "firma@demo.ro", "/login?tip=firma");
  await firm.page.goto("/firma/opportunities");
  const opportunity = await firm.page.locator("main a[href^='/firma/opportunities/0']").first().getAttribute("href");
  await look(opportunity ?? "");
  await firm.context.close();
  return found;
}

test("no page is wider than its window with a font of 24 px set in the browser", async () => {
  const { launchOptions } = test.info().project.use;
  const args = [...(launchOptions?.args ?? []), "--blink-settings=defaultFontSize=24"];
  const browser = await chromium.launch({ ...launchOptions, args });
  const found = await tooWide(browser, "");
  await browser.close();
  expect(found).toEqual({});
});

test("no page is wider than its window with the text spacing that a reader may set", async ({ browser }) => {
  expect(await tooWide(browser, SPACING)).toEqual({});
});
