import { type ElementHandle, launch, type Page } from "puppeteer-core";
import { type Browser, PATIENCE_MS, type Tab } from "./tab";

/** Through WebDriver BiDi, which is the protocol that Firefox itself speaks. */
export async function startFirefox(program: string): Promise<Browser> {
  const firefox = await launch({
    browser: "firefox",
    executablePath: program,
    defaultViewport: { width: 1280, height: 900 },
    protocolTimeout: PATIENCE_MS,
  });
  return {
    /** A window of its own: a tab behind another one draws nothing, and does not answer a click. */
    openTab: async () => tabOf(await (await firefox.createBrowserContext()).newPage({ type: "window" })),
    close: () => firefox.close(),
  };
}

const tabOf = (page: Page): Tab<ElementHandle> => ({
  async open(url) {
    await page.goto(url);
  },
  run: (work, ...given) => page.evaluate(work as never, ...given),
  find: async (work, ...given) =>
    (await page.evaluateHandle(work as (...given: unknown[]) => unknown, ...given)).asElement() as ElementHandle | null,
  click: (element) => element.click(),
  /** At once: key by key, a sentence takes seconds. */
  type: (element, text) =>
    element.evaluate((field, value) => {
      (field as HTMLInputElement).focus();
      (field as HTMLInputElement).select();
      document.execCommand("insertText", false, value);
    }, text),
  async pressWithControl(key) {
    await page.keyboard.down("Control");
    await page.keyboard.press(key as "a");
    await page.keyboard.up("Control");
  },
  screenshot: () => page.screenshot(),
});
