import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import { arrive } from "../e2e/support/arrival";
import { stage } from "../e2e/support/stage";
import { plantLongWords } from "../support/long-words";
import { looks, readmePictures } from "./pages";
import { signedIn } from "./signed-in";

const sheet = fileURLToPath(new URL("../../test-results/sheet", import.meta.url));
const pictures = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
const THUMBNAIL = 320;
/** Pixels across a sheet of paper, at 96 to the inch. */
const A4 = 794;
const forReadme = process.env.README_PICTURES === "1";

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  if (!forReadme) await plantLongWords(stage.database, "one in each list");
  rmSync(sheet, { recursive: true, force: true });
  mkdirSync(forReadme ? pictures : sheet, { recursive: true });
});

for (const [email, list] of Object.entries(looks)) {
  test(`as ${email || "a stranger"}`, async ({ browser }) => {
    const page = await signedIn(browser, email);
    for (const look of list) {
      if (forReadme && !(look.name in readmePictures)) continue;
      await arrive(page, look);
      if (forReadme) await page.screenshot({ path: `${pictures}/${readmePictures[look.name]}.png` });
      else await takeAll(page, look.name, email === "");
    }
  });
}

test("on one sheet", async ({ page }) => {
  test.skip(forReadme);
  const files = readdirSync(sheet).filter((file) => file.endsWith(".png"));
  const figures = files.map(
    (file) => `<figure><img src="${file}" width="${THUMBNAIL}"><figcaption>${file}</figcaption></figure>`,
  );
  const style = "body{font:13px sans-serif;columns:4;background:#ddd}figure{break-inside:avoid;margin:0 0 16px}";
  writeFileSync(
    `${sheet}/index.html`,
    `<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join("")}`,
  );
  await page.setViewportSize({ width: 4 * (THUMBNAIL + 24), height: 900 });
  await page.goto(`file://${sheet}/index.html`);
  await page.screenshot({ path: `${sheet}/sheet.png`, fullPage: true, timeout: 120_000 }); // hundreds of pictures
});

/** A desk, a phone; where it is public, also a large screen and a tablet. */
const WIDTHS = { workspace: [1280, 360], public: [1920, 1280, 768, 360] };
/** A page as it opens on a common laptop, and on that laptop at a zoom of 200 %. */
const WINDOWS = [
  { width: 1366, height: 650 },
  { width: 683, height: 325 },
];

async function takeAll(page: Page, name: string, isPublic: boolean): Promise<void> {
  for (const width of WIDTHS[isPublic ? "public" : "workspace"]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await take(page, `${name}-${width}-${colorScheme}`, width, { colorScheme });
    }
  }
  await page.emulateMedia({ colorScheme: "light", media: "screen" });
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await page.screenshot({ path: `${sheet}/${name}-${window.width}x${window.height}.png` });
  }
  if (isPublic) await take(page, `${name}-print`, A4, { colorScheme: "light", media: "print" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: "light", media: "screen" });
}

async function take(
  page: Page,
  name: string,
  width: number,
  media: Parameters<Page["emulateMedia"]>[0],
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia(media);
  await seeEverything(page, width);
  await page.screenshot({ path: `${sheet}/${name}.png`, fullPage: true });
}

/** Makes the window as high as the page: pictures and drawings are made when they come near, and bars stand at its end. */
async function seeEverything(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, 900) });
  await page.evaluate(() => {
    const seen = [...document.images].filter((image) => image.checkVisibility());
    return Promise.all(seen.map((image) => image.decode().catch(() => {})));
  });
}
