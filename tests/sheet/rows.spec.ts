import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { measuredLists } from "./lists";
import { signedIn } from "./signed-in";

const results = fileURLToPath(new URL("../../test-results", import.meta.url));

/** A common laptop, whose browser leaves 650 px, and a phone; where the first row of a list has to begin, in pixels. */
const WINDOWS = [
  { width: 1366, height: 650, first: 300 },
  { width: 360, height: 780, first: 360 },
] as const;

test("first rows and rows in sight", async ({ browser }) => {
  const table: string[] = [];
  for (const [email, lists] of Map.groupBy(measuredLists, (list) => list.email)) {
    const page = await signedIn(browser, email);
    for (const { path, least } of lists) {
      const cells: string[] = [];
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await page.goto(path);
        const { first, whole, all } = await page.evaluate(rowsInSight);
        expect.soft(first, `${path}, ${window.width} px wide: its first row`).toBeLessThanOrEqual(window.first);
        if (window === WINDOWS[0])
          expect.soft(whole, `${path}: rows in sight`).toBeGreaterThanOrEqual(Math.min(least, all));
        cells.push(`${first} | ${whole} of ${all}`);
      }
      table.push(`| ${path} | ${cells.join(" | ")} |`);
    }
    await page.context().close();
  }
  const head = WINDOWS.map(({ width, height }) => `first row at ${width} × ${height} | whole rows`).join(" | ");
  const text = [`| list | ${head} |`, "|---|---|---|---|---|", ...table].join("\n");
  writeFileSync(`${results}/rows.md`, `${text}\n`);
  console.log(text);
});

/** Runs in the page. `first`: where the first row begins, in pixels, infinite where there is none. `whole`: how many end before the window or the bar at its foot. */
function rowsInSight(): { first: number; whole: number; all: number } {
  const boxes = [...document.querySelectorAll("main :is(.row, .feature)")]
    .filter((row) => row.checkVisibility())
    .map((row) => row.getBoundingClientRect());
  const bar = document.querySelector(".bottombar");
  const end = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
  return {
    first: Math.round(Math.min(...boxes.map(({ top }) => top))),
    whole: boxes.filter(({ bottom }) => bottom <= end).length,
    all: boxes.length,
  };
}
