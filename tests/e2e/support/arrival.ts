import type { Page } from "@playwright/test";
import type { Look } from "../../sheet/pages";

/** Opens a page of the sheet, complete. */
export async function arrive(page: Page, { path, under = [] }: Omit<Look, "name">): Promise<void> {
  await page.goto(path);
  for (const words of under) {
    const href = await page.locator("main a", { hasText: words }).first().getAttribute("href");
    await page.goto(href ?? path);
  }
  // With JavaScript the editor comes after its page.
  if (await page.locator("html.js textarea[name=body]").count()) await page.locator("[contenteditable=true]").waitFor();
}
