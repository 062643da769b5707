import { expect, test } from "@playwright/test";
import { findings } from "./support/axe";
import { visitor } from "./support/stage";

for (const script of [true, false]) {
  test(`the inspection finds what is planted, ${script ? "with" : "without"} JavaScript`, async ({ browser }) => {
    const stranger = await visitor(browser, { script });
    await stranger.page.goto("/login?tip=uat");
    expect(await findings(stranger)).toEqual({ found: [], wide: 0 });
    const name = script ? "p" : "div"; // what is built alike is looked at once
    await stranger.page.locator("main").evaluate((main, tag) => {
      main.insertAdjacentHTML("beforeend", `<img src="/icon.svg" width="500" height="20"><${tag}>Cenușiu</${tag}>`);
      const pale = main.lastElementChild;
      if (pale instanceof HTMLElement) pale.style.cssText = "color: #888; background: #999; width: 2000px";
    }, name);
    const { found, wide } = await findings(stranger);
    expect(found.filter((line) => line.includes("image-alt")).length).toBe(2);
    expect(found.filter((line) => line.includes("color-contrast")).length).toBe(4);
    expect(wide).toBeGreaterThan(100);
    await stranger.context.close();
  });
}
