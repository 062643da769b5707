import { expect, type Locator, type Page } from "@playwright/test";
import type { Look } from "../../sheet/pages";

/** Opens a page of the sheet, complete. */
export async function arrive(page: Page, { path, under = [] }: Omit<Look, "name">): Promise<void> {
  await page.goto(path);
  for (const words of under) {
    const href = await page.locator("main a", { hasText: words }).first().getAttribute("href");
    await page.goto(href ?? path);
  }
  if (await page.locator("html.js textarea[name=body]").count()) await turnToEditor(page);
}

/** With JavaScript the editor comes after its page, or when its box is focused. Returns it. */
export async function turnToEditor(page: Page): Promise<Locator> {
  const editor = page.getByRole("textbox", { name: "Conținutul" }).and(page.locator("[contenteditable=true]"));
  await expect(async () => {
    await page.evaluate(() => {
      const box = document.querySelector("textarea[name=body]");
      box?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    });
    await expect(editor).toBeVisible({ timeout: 500 });
  }).toPass();
  return editor;
}
