import type { BrowserContext, Page } from "@playwright/test";
import { type Told, watchPage } from "./page-watch";

/** A town hall's old laptop on a poor line, as Chromium imitates it. */
const SLOWER = 6;
const LINE = { latency: 150, downloadThroughput: 1_500_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const QUIET_MS = 600;
const MOST_WAIT_MS = 60_000;

/** The scripts that a page fetches when nothing of ours is kept, and their bytes with the headers of the answers. */
export async function scriptsOf(page: Page, address: string): Promise<{ files: string[]; bytes: number }> {
  const devtools = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  let bytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") scripts.set(requestId, response.url);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await devtools.send("Network.enable");
  await hydrated(page, address);
  await page.close();
  return { files: [...scripts.values()], bytes };
}

/** In milliseconds: until the page answers with nothing kept and when it comes again, how long it could not, its slowest answer. */
export async function timesOf(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(watchPage);
  await devtools.send("Network.clearBrowserCache");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await hydrated(page, address);
  const cold = await toldBy(page);
  await page.goto("about:blank");
  await hydrated(page, address);
  const warm = await toldBy(page);
  await interact(page);
  const { interactions } = await toldBy(page);
  await page.close();
  return {
    cold: cold.hydratedAt,
    warm: warm.hydratedAt,
    blocked: Math.max(cold.blockedMs, warm.blockedMs),
    interaction: percentile(interactions, 98),
  };
}

/** Opens the page and waits until it answers and nothing more comes. */
async function hydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load", timeout: MOST_WAIT_MS });
  const isHydrated = () => performance.getEntriesByName("hydrated").length > 0;
  await page.waitForFunction(isHydrated, undefined, { timeout: MOST_WAIT_MS });
  await page.waitForTimeout(QUIET_MS);
}

const toldBy = (page: Page): Promise<Told> => page.evaluate(() => (window as unknown as { told(): Told }).told());

/** What people do on every page: go through it by keyboard, open its menu, write into it. */
async function interact(page: Page): Promise<void> {
  for (let times = 0; times < 5; times += 1) await page.keyboard.press("Tab");
  const menu = page.locator("details.menu > summary:visible").first();
  if ((await menu.count()) > 0) {
    await menu.click();
    await page.keyboard.press("Escape");
  }
  const box = page
    .locator("main :is(textarea, input[type=text], input[type=search], [contenteditable=true]):visible")
    .first();
  if ((await box.count()) > 0) {
    await box.click();
    await page.keyboard.type("Drum comunal", { delay: 60 });
  }
  await page.waitForTimeout(QUIET_MS);
}

function percentile(all: readonly number[], percent: number): number {
  const sorted = [...all].sort((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0;
}
