import { expect, type Locator, type Page, test } from "@playwright/test";
import { query } from "../support/databases";
import { LISTS } from "../support/lists";
import { DIALOG, inspect } from "./support/axe";
import { stage, visitor } from "./support/stage";
import { enter, fill, heading, press } from "./support/steps";

test("a pending navigation is shown, the new page is announced, and its heading gets the focus", async ({
  browser,
}) => {
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  const said = page.locator("body > [role=status]");
  const main = page.locator("main");
  await page.goto(await enter(clerk, "uat@demo.ro"), { waitUntil: "networkidle" });

  await test.step("a slow one", async () => {
    const gate = Promise.withResolvers<void>();
    await page.route("**/*.data*", async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.getByRole("navigation", { name: "Pagini" }).getByRole("link", { name: "Mesaje" }).click();
    await expect(main).toHaveAttribute("aria-busy", "true");
    await expect(page.locator(".on-its-way")).toBeVisible();
    await expect(said).toHaveText("Se încarcă");
    gate.resolve();
    await expect(heading(page, "Mesaje")).toBeFocused();
    await expect(said).toHaveText(/Mesaje – PSP$/);
    await expect(main).not.toHaveAttribute("aria-busy");
    await expect(page.locator(".on-its-way")).toHaveCount(0);
    await page.unroute("**/*.data*");
  });

  await test.step("the same list with another filter: the number of results is said, the focus stays", async () => {
    await page.goto("/parteneri");
    await page.waitForLoadState("networkidle");
    await fill(main, { Caută: "a" });
    await press(main, /^(Caută|Filtrează)$/);
    await expect(said).toHaveText(/^Parteneri \d+ parteneri?$/);
    await expect(heading(page, /^Parteneri/)).not.toBeFocused();
  });

  await test.step("a tab keeps the place on the page; another page of a list begins at its top", async () => {
    await page.setViewportSize({ width: 800, height: 400 });
    await page.goto("/cauta?q=a", { waitUntil: "networkidle" });
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const followed = async (link: Locator, address: RegExp) => {
      await page.evaluate(() => scrollTo(0, 150));
      await link.evaluate((element: HTMLElement) => element.click());
      await page.waitForURL(address);
      await expect(main).not.toHaveAttribute("aria-busy");
    };
    await followed(page.getByRole("navigation", { name: "Feluri de rezultate" }).getByRole("link").nth(1), /tip=/);
    expect(await scrolled()).toBe(150);
    await page.goto("/cauta?q=a", { waitUntil: "networkidle" });
    await followed(page.getByRole("link", { name: "Pagina 2" }), /pagina=2/);
    await expect.poll(scrolled).toBe(0);
  });

  await test.step("a link to a place on the page moves the focus there, without JavaScript too", async () => {
    const plain = await visitor(browser, { script: false });
    for (const shown of [page, plain.page]) {
      await shown.goto("/gdpr", { waitUntil: "networkidle" });
      const link = shown.getByRole("navigation", { name: "Cuprins" }).getByRole("link").nth(1);
      const target = shown.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
      await link.press("Enter");
      await expect(target).toBeFocused();
    }
    await plain.context.close();
  });
  await context.close();
});

/** Wraps every text of the page as the translator of a browser does, except what is marked as not for it. */
const translated = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (text.data.trim() === "" || parent?.closest("script, style, textarea, [translate=no]")) continue;
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  });

test("a page that the browser has translated shows new numbers and new rows, and does not break", async ({
  browser,
}) => {
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(error.message));
  await enter(clerk, "uat@demo.ro");
  for (const path of ["/uat/marketplace", "/uat/service-requests", "/uat/knowledge-hub"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    await translated(page);
    const main = page.locator("main");
    await main.getByRole("searchbox").first().fill("registru");
    await main.getByRole("searchbox").first().press("Enter");
    await page.waitForURL(/registru/);
    const fresh = await context.newPage();
    await fresh.goto(page.url(), { waitUntil: "networkidle" });
    await expect(main, path).toHaveText((await fresh.locator("main").textContent()) ?? "");
    await fresh.close();
  }
  expect(await moved(page, "to the end")).toBe("<b>b</b><font>c</font>a");
  expect(await moved(page, "before another")).toBe("<b>b</b>a<font>c</font>");
  expect(broken).toEqual([]);
  await context.close();
});

/** What stands where a translated text was moved. */
const moved = (page: Page, where: "to the end" | "before another"): Promise<string> =>
  page.evaluate(async (to) => {
    const parent = document.createElement("p");
    const a = new Text("a");
    const b = document.createElement("b");
    const c = new Text("c");
    b.append("b");
    parent.append(a, b, c);
    document.body.append(parent);
    for (const text of [a, c]) {
      const font = document.createElement("font");
      font.append(text.data);
      text.replaceWith(font);
    }
    await new Promise((done) => setTimeout(done)); // what was replaced is noticed after it
    if (to === "to the end") parent.appendChild(a);
    else parent.insertBefore(a, c);
    parent.remove();
    return parent.innerHTML;
  }, where);

const ACCOUNTS = {
  uat: ["uat@demo.ro", "/login?tip=uat"],
  firma: ["firma@demo.ro", "/login?tip=firma"],
  admin: ["admin@demo.ro", "/admin-login"],
} as const;
/** Lists of `publicPages`, lists without pages, and a search that finds something. */
const MORE_LISTS = [
  ["", "stranger", "/parteneri"],
  ["", "stranger", "/features/marketplace"],
  ["", "stranger", "/features/community-showcase"],
  ["", "admin", "/admin/bin?fel=articole"],
  ["", "admin", "/admin/library/links"],
  ["", "admin", "/admin/paper-models"],
  ["", "uat", "/uat/paper-models"],
  ["", "uat", "/uat/messages?q=a"],
] as const;

test("every list tells how much it has found, where a screen reader is told of it", async ({ browser }) => {
  const silent: string[] = [];
  for (const who of ["stranger", "uat", "firma", "admin"] as const) {
    const reader = await visitor(browser, { script: false });
    if (who !== "stranger") await enter(reader, ACCOUNTS[who][0], ACCOUNTS[who][1]);
    const lists = [...LISTS, ...MORE_LISTS].filter(([, visitor, address]) => visitor === who && !address.includes(":"));
    for (const [, , address] of lists) {
      await reader.page.goto(address);
      const told = await reader.page.locator("main :is([data-results], [role=status])").allTextContents();
      if (!told.some((words) => /\d|^Nici|^Nimic/.test(words))) silent.push(`${address}: ${told.join("; ")}`);
    }
    await reader.context.close();
  }
  expect(silent).toEqual([]);
});

test("the bell opens the last five notifications, each with its state and its link", async ({ browser }) => {
  // whatever the journeys before this one have read
  await query(
    stage.database,
    `update notifications set read_at = null where id = (
       select n.id from notifications n join users u on u.id = n.user_id
       where u.email = 'uat@demo.ro' order by n.created_at desc, n.id desc limit 1)`,
  );
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  await page.goto(await enter(clerk, "uat@demo.ro"), { waitUntil: "networkidle" });
  const bell = page.locator("summary").filter({ hasText: "Notificări" });
  const panel = page.locator(".bell .menu__panel");
  await bell.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("listitem")).toHaveCount(4);
  await expect(panel.getByText("Necitită:").first()).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await page.route("**/notificari/recente", (route) => route.abort("connectionrefused"));
  await bell.click();
  await expect(panel).toContainText("Nu există conexiune la internet");
  await expect(heading(page, /^Bună ziua/)).toBeVisible();
  await page.unroute("**/notificari/recente");
  await bell.click();
  await bell.click();
  const first = panel.getByRole("listitem").first().getByRole("button");
  await first.click();
  await expect(page).not.toHaveURL(/dashboard/);
  await expect(panel).toBeHidden();
  await context.close();

  const plain = await visitor(browser, { script: false });
  await plain.page.goto(await enter(plain, "uat@demo.ro"));
  await plain.page
    .getByRole("link", { name: /^Notificări/ })
    .first()
    .click();
  await expect(heading(plain.page, /^Notificări/)).toBeVisible();
  await plain.context.close();
});

test("Ctrl K goes to pages and results by the keyboard alone, and gives the focus back", async ({ browser }) => {
  const clerk = await visitor(browser);
  const { page, context } = clerk;
  await page.goto(await enter(clerk, "uat@demo.ro"));
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  const bell = page.locator("summary").filter({ hasText: "Notificări" });
  const palette = page.getByRole("dialog", { name: "Mergeți la o pagină sau căutați" });
  const open = async () => {
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
  };
  await bell.focus();
  await open();
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await expect(bell).toBeFocused();

  await open();
  await palette.evaluate((dialog: HTMLDialogElement) => {
    dialog.close(); // the browser tells of it in a later task than that of keys pressed at once
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
  });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("hub cuno");
  await expect(palette.getByRole("option").first()).toHaveText("Hub de cunoștințe");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(heading(page, /^Hub de cunoștințe/)).toBeVisible();

  await open();
  await page.keyboard.type("referat de necesitate");
  const results = palette.getByRole("group", { name: "Rezultate" }).getByRole("option");
  const found = results.filter({ hasText: "Document" }).first(); // other journeys publish what these words find too
  await expect(found).toBeVisible();
  await inspect(clerk, "the palette", DIALOG);
  const wanted = (await found.locator("span").first().textContent()) ?? "";
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(found).toHaveAttribute("aria-selected", "true", { timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(heading(page, wanted)).toBeVisible();

  await open();
  await page.keyboard.type("hub cuno");
  await expect(palette.getByRole("option").first()).toHaveText("Hub de cunoștințe");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Ați căutat „hub cuno”")).toBeVisible();

  await page.route("**/uat/cautare?**", (route) => route.abort("connectionrefused"));
  await open();
  await page.keyboard.type("salubrizare");
  await expect(palette.getByRole("status")).toContainText("Căutarea nu a răspuns");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Ați căutat „salubrizare”")).toBeVisible();
  await context.close();
});

test("a dialog opens on its first field", async ({ browser }) => {
  const admin = await visitor(browser);
  await enter(admin, "admin@demo.ro", "/admin-login");
  await admin.page.goto("/admin/dashboard?coada=articole", { waitUntil: "networkidle" });
  await admin.page
    .getByRole("link", { name: /^Respinge „/ })
    .first()
    .click();
  await expect(admin.page.getByRole("dialog").getByLabel("Motivul")).toBeFocused();
  await admin.context.close();
});
