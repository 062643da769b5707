import { expect, test } from "@playwright/test";
import { bytes } from "../bench/bytes";
import { stage, visitor } from "./support/stage";

test("every public page keeps its weight for a stranger", async () => {
  const lines = await bytes(stage.first);
  expect(lines.length).toBeGreaterThan(5);
  const heavy = lines.filter(({ met }) => met === false);
  expect(heavy.map(({ what, figures }) => `${what}: ${JSON.stringify(figures)}`)).toEqual([]);
});

test("a link under the pointer is prefetched, unless it leads to sign-in", async ({ browser }) => {
  const { context, page, problems } = await visitor(browser);
  const fetched: string[] = [];
  context.on("request", (request) => {
    if (/prefetch/.test(request.headers()["sec-purpose"] ?? "")) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto("/parteneri");
  await page.getByRole("banner").getByRole("link", { name: "Conectare" }).hover();
  await page.waitForTimeout(600);
  expect(fetched).toEqual([]);
  await page.locator('main a[href^="/partener/"]').first().hover();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  expect(fetched.every((path) => path.startsWith("/partener/"))).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

test("the fonts are loaded with the first text, in every language that a page may hold", async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await page.goto("/parteneri");
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  expect(loaded.filter((face) => /Instrument Sans Variable"? loaded/.test(face)).length).toBe(2);
  const missing = (text: string) =>
    page.evaluate((letters) => {
      const canvas = document.createElement("canvas").getContext("2d");
      if (!canvas) return [];
      const width = (letter: string, family: string) => {
        canvas.font = `400 100px ${family}`;
        return canvas.measureText(letter).width;
      };
      // a letter that the font lacks is as wide as the one that stands in for it, whichever that is
      return [...letters].filter(
        (letter) =>
          width(letter, '"Instrument Sans Variable", monospace') === width(letter, "monospace") &&
          width(letter, '"Instrument Sans Variable", serif') === width(letter, "serif"),
      );
    }, text);
  expect(await missing("ĂăÂâÎîȘșȚțŞşŐőŰűÄäÖöÜüßÉéÈèÇç„”–—…•×°€−")).toEqual([]);
  expect(await missing("字")).toEqual(["字"]);
  await context.close();
});

test("text in the fallback font takes the same room", async ({ browser }) => {
  const { page, context } = await visitor(browser);
  await page.goto("/");
  for (const [weight, stretch] of [
    [400, "100%"],
    [600, "100%"],
    [650, "85%"],
  ] as const) {
    const ratio = await page.evaluate(widthBesideFallback, { weight, stretch });
    expect(Math.abs(ratio - 1), `${weight} at ${stretch}: ${ratio}`).toBeLessThan(0.02);
  }
  await context.close();
});

/** Runs in the page: how wide its text is in our letters, beside those that stand in for them; large, so that no letter is rounded. */
async function widthBesideFallback(style: { weight: number; stretch: string }): Promise<number> {
  const line = document.createElement("span");
  line.textContent = document.querySelector("main")?.textContent ?? "";
  Object.assign(line.style, { position: "absolute", whiteSpace: "nowrap", fontSize: "200px" });
  Object.assign(line.style, { fontWeight: String(style.weight), fontStretch: style.stretch });
  document.body.append(line);
  const widthIn = async (family: string) => {
    line.style.fontFamily = family;
    await document.fonts.load(`${style.weight} 200px "${family}"`, "aăâîșț");
    return line.getBoundingClientRect().width;
  };
  const ratio = (await widthIn("Instrument Sans Variable")) / (await widthIn("Instrument Fallback"));
  line.remove();
  return ratio;
}
