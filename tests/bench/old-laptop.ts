import type { BrowserContext, Page } from "@playwright/test";
import { type PageTimings, watchPage } from "./page-watch";

/** An old laptop on a slow connection, emulated by Chromium. */
const SLOWER = 6;
const LINE = { latency: 150, downloadThroughput: 1_500_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const QUIET_MS = 600;
const MOST_WAIT_MS = 60_000;

/** The scripts a page fetches with an empty cache, and their bytes including response headers. */
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

/** Milliseconds: to hydration with an empty and a warm cache, total blocking time, and the slowest interaction. */
export async function timesOf(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(watchPage);
  await devtools.send("Network.clearBrowserCache");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await hydrated(page, address);
  const cold = await timingsOf(page);
  await page.goto("about:blank");
  await hydrated(page, address);
  const warm = await timingsOf(page);
  await interact(page);
  const { interactions } = await timingsOf(page);
  await page.close();
  return {
    cold: cold.hydratedAt,
    warm: warm.hydratedAt,
    blocked: Math.max(cold.blockedMs, warm.blockedMs),
    interaction: percentile(interactions, 98),
  };
}

/** Opens the page and waits for hydration and idle network. */
async function hydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load", timeout: MOST_WAIT_MS });
  const isHydrated = () => performance.getEntriesByName("hydrated").length > 0;
  await page.waitForFunction(isHydrated, undefined, { timeout: MOST_WAIT_MS });
  await page.waitForTimeout(QUIET_MS);
}

const timingsOf = (page: Page): Promise<PageTimings> =>
  page.evaluate(() => (window as unknown as { result(): PageTimings }).result());

/** Typical interactions: tabbing, opening a menu, typing. */
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
