import { expect, test } from "@playwright/test";
import { oldestBrowsers } from "../../bin/oldest-browsers";
import { newerThan } from "../support/newer-features";
import { visitor } from "./support/stage";
import { enter, fill, heading, press } from "./support/steps";

/** Chromium as it would be without everything that one of the oldest supported browsers lacks. */
test("an article with a pasted text, without what the oldest browsers lack", async ({ browser }) => {
  const author = await visitor(browser);
  const { page, context } = author;
  await context.addInitScript(forget, [...newerThan(oldestBrowsers).names]);
  await enter(author, "uat2@demo.ro");
  await page.goto("/uat/articles/new");
  expect(await page.evaluate(() => "toReversed" in Array.prototype || "parse" in URL)).toBe(false);
  await fill(page.locator("main"), { Titlul: "Scris într-un browser vechi", Categoria: "Realizări" });
  const editor = page.locator(".ProseMirror");
  await editor.click();
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    const style = 'style="mso-list:l0 level1 lfo1"';
    const struck = '<del cite="mailto:ana">vechi</del><span style="text-decoration: line-through">scos</span>';
    const html = `<h1>Ce am făcut</h1><p ${style}>1. drumul</p><p>Și ${struck}<b>podul</b>.</p>`;
    clipboardData.setData("text/html", html);
    element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(editor.getByText("podul")).toBeVisible();
  await expect(page.getByText("Textul tăiat (șters) din documentul lipit nu a fost preluat.")).toBeVisible();
  await press(page.locator("main"), "Salvează ciorna");
  await expect(heading(page, "Scris într-un browser vechi")).toBeVisible();
  const saved = page.locator("main .prose");
  await expect(saved.getByRole("heading", { name: "Ce am făcut" })).toBeVisible();
  await expect(saved.getByText("Și podul.")).toBeVisible();
  expect(author.problems).toEqual([]);
  await context.close();
});

/** Deletes what has these names, such as `Array.prototype.toReversed`. Runs in each page before its own scripts. */
function forget(names: string[]): void {
  for (const name of names) {
    const path = name.split(".");
    const last = path.pop() ?? "";
    let owner: Record<string, unknown> | undefined = globalThis;
    for (const key of path) owner = owner?.[key] as typeof owner;
    if (owner) Reflect.deleteProperty(owner, last);
    if (path[0] === "Window") Reflect.deleteProperty(globalThis, last); // a window has its members itself
  }
}
