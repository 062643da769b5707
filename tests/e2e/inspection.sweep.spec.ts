import { expect, type Page, test } from "@playwright/test";
import { findings } from "./support/axe";
import { type Visitor, visitor } from "./support/stage";

for (const script of [true, false]) {
  test(`planted faults are found, ${script ? "with" : "without"} JavaScript`, async ({ browser }) => {
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
    expect(found.filter((line) => line.includes("image-alt")).length).toBe(1);
    expect(found.filter((line) => line.includes("color-contrast")).length).toBe(3);
    expect(wide).toBeGreaterThan(100);
    await stranger.context.close();
  });
}

/** Adds to the page what the style sheet of this test shows, hides or colours. What is built alike is looked at once: each has its own class. */
async function plant(page: Page, within: string, name: string, css: string): Promise<void> {
  await page
    .locator(within)
    .first()
    .evaluate(
      (place, { name, css }) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
        place.insertAdjacentHTML(
          "beforeend",
          `<p class="${name}">Cenușiu <img src="/icon.svg" width="20" height="20"></p>`,
        );
      },
      { name, css },
    );
}

const PALE = "color: #888; background: #999";
const about = (found: string[], look: string, rule: string) =>
  found.filter((line) => line.startsWith(`${look}: ${rule} `)).length;

test("an element that only a narrow page shows is checked by all rules", async ({ browser }) => {
  const { page, ...stranger } = await visitor(browser);
  await page.goto("/login?tip=uat");
  const css = `.only-narrow { display: none } @media (width < 500px) { .only-narrow { display: block; ${PALE} } }`;
  await plant(page, "main", "only-narrow", css);
  const { found } = await findings({ page, ...stranger });
  expect(about(found, "360 px, light", "image-alt")).toBe(1);
  expect(about(found, "360 px, light", "color-contrast")).toBe(1);
  expect(about(found, "360 px, dark", "color-contrast")).toBe(1);
  expect(found.filter((line) => line.startsWith("1280"))).toEqual([]);
  await stranger.context.close();
});

test("a lack of contrast only on a narrow or a dark page is found", async ({ browser }) => {
  const { page, ...stranger } = await visitor(browser);
  for (const [name, condition, look] of [
    ["pale-narrow", "(width < 500px)", "360 px, light"],
    ["pale-dark", "(prefers-color-scheme: dark)", "1280 px, dark"],
  ] as const) {
    await page.goto("/login?tip=uat");
    await plant(page, "main", name, `@media ${condition} { .${name} { ${PALE} } } .${name} img { display: none }`);
    const { found } = await findings({ page, ...stranger });
    expect(found.filter((line) => line.includes("color-contrast")).map((line) => line.split(":")[0])).toEqual([look]);
  }
  await stranger.context.close();
});

test("a pale row of a list is found among rows that are built alike, wherever the style finds it", async ({
  browser,
}) => {
  const { page, ...stranger } = await visitor(browser);
  for (const [name, rows] of [
    ["li:nth-child(odd):not(:first-child, :last-child)", 1],
    ["li:last-child", 1],
    ["li:nth-child(4) .other", 1],
    ["li", 1], // all are painted alike
  ] as const) {
    await page.goto("/login?tip=uat");
    await page.locator("main").evaluate(
      (main, { name, pale }) => {
        const items = [1, 2, 3, 4, 5, 6, 7].map((at) => `<li><b class="${at === 4 ? "other" : "b"}">Cenușiu</b></li>`);
        const like = name.replace(/\W/g, "");
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`.${like} ${name} { ${pale} }`);
        document.adoptedStyleSheets.push(sheet);
        main.insertAdjacentHTML("beforeend", `<ul class="${like}">${items.join("")}</ul>`);
      },
      { name, pale: PALE },
    );
    const { found } = await findings({ page, ...stranger });
    expect.soft(about(found, "1280 px, light", "color-contrast"), name).toBeGreaterThanOrEqual(rows);
    expect.soft(about(found, "1280 px, dark", "color-contrast"), name).toBeGreaterThanOrEqual(rows);
  }
  await stranger.context.close();
});

test("a fault in the header or footer is found on a page whose contents were inspected before", async ({ browser }) => {
  const { page, ...stranger } = await visitor(browser);
  for (const part of ["header", "footer"]) {
    await page.goto("/login?tip=uat");
    await findings({ page, ...stranger });
    await plant(page, `body ${part}`, `in-${part}`, `.in-${part} { ${PALE} }`);
    const { found } = await findings({ page, ...stranger });
    expect(about(found, "1280 px, light", "image-alt"), part).toBe(1);
    expect(about(found, "1280 px, light", "color-contrast"), part).toBe(1);
    expect(about(found, "1280 px, dark", "color-contrast"), part).toBe(1);
  }
  await stranger.context.close();
});

test("a fault only on the second page of a kind is found, and its landmarks are checked again", async ({ browser }) => {
  const { page, ...stranger } = await visitor(browser);
  await page.goto("/login?tip=uat");
  await findings({ page, ...stranger });
  await page.goto("/login?tip=firma");
  await plant(page, "main", "on-second", `.on-second { ${PALE} }`);
  await page
    .locator("main")
    .evaluate((main) => main.insertAdjacentHTML("afterend", "<main class='second-main'>Încă unul</main>"));
  const { found } = await findings({ page, ...stranger });
  expect(about(found, "1280 px, light", "image-alt")).toBe(1);
  expect(about(found, "1280 px, light", "color-contrast")).toBe(1);
  expect(about(found, "1280 px, light", "landmark-no-duplicate-main")).toBe(1);
  await page.goto("/register");
  await page.locator("main").evaluate((main) => {
    const menu = document.querySelector("header nav");
    const label = menu?.getAttribute("aria-label") ?? "";
    main.insertAdjacentHTML("beforeend", `<nav class="same-name" aria-label="${label}"></nav>`);
  });
  const again = (await findings({ page, ...stranger })).found;
  expect(about(again, "1280 px, light", "landmark-unique")).toBe(1); // said of the menu in the header, which was seen
  await stranger.context.close();
});

/** Adds a style sheet and a part of `main` to a sign-in page, and inspects it. */
async function foundWith(visitor: Visitor, css: string, html: string, where = "/login?tip=uat"): Promise<string[]> {
  const { page } = visitor;
  await page.goto(where);
  await page.locator("main").evaluate(
    (main, { css, html }) => {
      const sheet = document.createElement("style");
      sheet.textContent = css;
      main.insertAdjacentElement("beforebegin", sheet);
      main.insertAdjacentHTML("beforeend", html);
    },
    { css, html },
  );
  return (await findings(visitor)).found;
}

test("what is clean on one page is checked again in another place, with another style, and without JavaScript", async ({
  browser,
}) => {
  const stranger = await visitor(browser, { bypassCSP: true });
  const unscripted = await visitor(browser, { bypassCSP: true, script: false });
  const html = `<div class="fine-place"><p class="twice">Cenușiu</p></div>`;
  const css = `.pale-place .twice { ${PALE} } html:not(.js) .twice { ${PALE} }`;
  const pale = (found: string[]) =>
    ["1280 px, dark", "1280 px, light"].map((look) => about(found, look, "color-contrast"));
  expect(await foundWith(stranger, css, html)).toEqual([]);
  expect(await foundWith(stranger, css, `${html}<hr>`, "/login?tip=firma")).toEqual([]);
  const elsewhere = html.replace("fine-place", "pale-place");
  expect.soft(pale(await foundWith(stranger, css, elsewhere, "/register?tip=uat")), "in another place").toEqual([1, 1]);
  const restyled = `.twice { ${PALE} }`;
  expect.soft(pale(await foundWith(stranger, restyled, html, "/register?tip=firma")), "another style").toEqual([1, 1]);
  expect.soft(pale(await foundWith(unscripted, css, html, "/admin-login")), "without JavaScript").toEqual([1, 1]);
  await Promise.all([stranger.context.close(), unscripted.context.close()]);
});

test("an element that only narrow pages have is checked by all rules again where it contains something else", async ({
  browser,
}) => {
  const stranger = await visitor(browser, { bypassCSP: true });
  const css = ".narrow-button { display: none } @media (width < 500px) { .narrow-button { display: block } }";
  const named = `<button class="narrow-button"><b>Meniu</b></button>`;
  expect(await foundWith(stranger, css, named)).toEqual([]);
  const found = await foundWith(stranger, css, named.replace("<b>Meniu</b>", ""));
  expect(about(found, "360 px, light", "button-name")).toBe(1);
  await stranger.context.close();
});

test("beside what is known to be clean, a fault of size, contents, order or of what is painted behind is found", async ({
  browser,
}) => {
  const stranger = await visitor(browser, { bypassCSP: true });
  const css =
    ".beside { width: 18px; height: 18px; padding: 0; min-height: 0 } .faint { opacity: 0.2 } .over { position: relative } .under { position: absolute; inset: 0; background: #777 }";
  const kinds: readonly [fine: string, faulty: string, rules: readonly string[]][] = [
    [
      "<p>Text</p>",
      "<div class='faint'><p>Text</p></div>",
      ["1280 px, light: color-contrast", "1280 px, dark: color-contrast"],
    ],
    [
      "<p>Altul</p>",
      "<div class='over'><div class='under'></div><b class='over'>Altul</b></div>",
      ["1280 px, light: color-contrast"],
    ],
    ["<ul><li>Rând</li></ul>", "<ul><p>Rând</p></ul>", ["1280 px, light: list"]],
    ["<h2>Titlu</h2>", "<h5>Titlu</h5>", ["1280 px, light: heading-order"]],
    [
      "<button type='button'>Buton</button>",
      "<div><button class='beside' type='button'>1</button><button class='beside' type='button'>2</button></div>",
      ["1280 px, light: target-size", "360 px, light: target-size"],
    ],
  ];
  for (const [fine, faulty, rules] of kinds) {
    expect(await foundWith(stranger, css, fine), fine).toEqual([]);
    const found = await foundWith(stranger, css, `${fine}${faulty}`);
    for (const rule of rules)
      expect
        .soft(
          found.some((line) => line.startsWith(`${rule} `)),
          `${rule}: ${found}`,
        )
        .toBe(true);
  }
  await stranger.context.close();
});
