import { type Browser, expect, test } from "@playwright/test";
import { inspect } from "./support/axe";
import { type Visitor, visitor } from "./support/stage";
import { enter, fill, filter, follow, heading, press } from "./support/steps";

type Desk = { email: string; door: string; path: string; category: string; centre: string };

/** Both kinds of author, each at its own desk. */
const DESKS = {
  UAT: {
    email: "uat@demo.ro",
    door: "/login?tip=uat",
    path: "/uat/articles",
    category: "Realizări",
    centre: "/uat/notificari",
  },
  FIRMA: {
    email: "firma@demo.ro",
    door: "/login?tip=firma",
    path: "/firma/content",
    category: "Achiziții Publice",
    centre: "/firma/notificari",
  },
} as const satisfies Record<string, Desk>;

const FIRST = "Am terminat.";
const BETTER = "Am terminat lucrarea în două luni și jumătate, cu 20.000 de lei mai puțin decât era prevăzut.";
const REASON = "Spuneți cât a durat și cât a costat.";

for (const [kind, desk] of Object.entries(DESKS)) {
  test(`an article of a ${kind} author, from the first word to its readers`, async ({ browser }) => {
    await walk(browser, desk, `Acoperișul cel nou al autorului ${kind}`);
  });
}

test("Ctrl+K opens the editor's link panel", async ({ browser }) => {
  const author = await visitor(browser);
  await enter(author, DESKS.UAT.email, DESKS.UAT.door);
  await author.page.goto(`${DESKS.UAT.path}/new`);
  const editor = author.page.locator(".ProseMirror");
  await editor.click();
  await author.page.keyboard.press("ControlOrMeta+k");
  await author.page.getByLabel("Adresa linkului").fill("exemplu.ro/pagina");
  await author.page.keyboard.press("Enter");
  const link = editor.locator("a", { hasText: "exemplu.ro/pagina" });
  await expect(link).toHaveAttribute("href", "https://exemplu.ro/pagina");
  await author.page.getByRole("button", { name: "Gras (Ctrl+B)" }).focus();
  await author.page.keyboard.press("Control+K"); // from the toolbar, with Caps Lock
  await expect(author.page.getByLabel("Adresa linkului")).toBeFocused();
});

test("what is typed stays with its author, whatever happens meanwhile", async ({ browser }) => {
  const author = await visitor(browser);
  const colleague = await visitor(browser);
  for (const who of [author, colleague]) await enter(who, DESKS.UAT.email, DESKS.UAT.door);
  const { page, context } = author;
  const main = page.locator("main");
  await writeAndSend(author, DESKS.UAT, "Ce se scrie rămâne");
  await press(main, "Retrage din revizie");
  await expect(page.getByText("Articolul nu mai este în revizie.").first()).toBeVisible();
  const address = new URL(page.url()).pathname;
  const edit = async () => {
    await page.goto(`${address}/edit`);
    await page.locator(".ProseMirror").waitFor();
  };
  const type = async (words: string) => {
    await page.locator(".ProseMirror").click();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.insertText(words);
  };

  await test.step("the line is down", async () => {
    await edit();
    await context.setOffline(true);
    await type(" Fără rețea.");
    await expect(main.getByRole("status").getByText("Serverul nu răspunde acum.")).toBeVisible();
    await press(main, /^Salvează$/);
    await expect(page.getByRole("alert").filter({ hasText: "Pagina a rămas cum era" })).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByText(/^Salvat la /)).toBeVisible();
  });
  await test.step("the button is pressed while the saving is under way", async () => {
    const gate = Promise.withResolvers<void>();
    await page.route("**/edit.data*", async (route) => {
      await gate.promise;
      await route.continue();
    });
    await type(" Întâi.");
    await expect(main.getByText("Se salvează…")).toBeVisible();
    await type(" Apoi.");
    await press(main, /^Salvează$/);
    gate.resolve();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.unrouteAll({ behavior: "wait" });
    await expect(main.getByText("Fără rețea. Întâi. Apoi.")).toBeVisible();
  });
  await test.step("a colleague sends it for review", async () => {
    await edit();
    await colleague.page.goto(address);
    await press(colleague.page.locator("main"), "Trimite la revizie");
    await expect(colleague.page.getByText("Articolul este în revizie.").first()).toBeVisible();
    await type(" Între timp.");
    await expect(
      main.getByRole("status").getByText("Articolul este în revizie și nu se poate modifica."),
    ).toBeVisible();
    await press(main, /^Salvează$/);
    await expect(main.getByRole("alert").getByText("Ce ați scris este mai jos, nesalvat.")).toBeVisible();
    await press(colleague.page.locator("main"), "Retrage din revizie");
    await expect(colleague.page.getByText("Articolul nu mai este în revizie.").first()).toBeVisible();
    await press(main, /^Salvează$/);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(main.getByText("Apoi. Între timp.")).toBeVisible();
  });
  await Promise.all([author, colleague].map((who) => who.context.close()));
});

async function walk(browser: Browser, desk: Desk, title: string) {
  const author = await visitor(browser);
  const admin = await visitor(browser);
  const stranger = await visitor(browser);
  await enter(author, desk.email, desk.door);
  await enter(admin, "admin@demo.ro", "/admin-login");

  await test.step("the author writes it and sends it", () => writeAndSend(author, desk, title));
  const address = new URL(author.page.url()).pathname;
  const publicPath = `/blog/${address.split("/").at(-1)}`;
  await test.step("an ADMIN is told, reads it and rejects it with a reason", () => reject(admin, title));
  await test.step("nobody else reads it, and its author reads why", async () => {
    expect((await stranger.page.goto(publicPath))?.status()).toBe(404);
    await told(author, desk, `Articolul „${title}” nu a fost aprobat`);
    await author.page.goto(address);
    await expect(author.page.locator("main").getByText(REASON).first()).toBeVisible();
    await inspect(author, "an article that was rejected");
  });
  await test.step("the author improves it and sends it again", () => improve(author));
  await test.step("the ADMIN approves it", () => approve(admin, title));
  await test.step("it is read on the blog, in the feed and on the page of whoever wrote it", async () => {
    await told(author, desk, `Articolul „${title}” a fost publicat`);
    const { page } = stranger;
    expect((await page.goto(publicPath))?.status()).toBe(200);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(BETTER).first()).toBeVisible();
    await page.goto("/blog");
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
    expect(await (await page.request.get("/blog.atom")).text()).toContain(title);
    await page.goto(publicPath);
    await page.locator("main a[href^='/comunitati/'], main a[href^='/partener/']").first().click();
    await expect(page.getByRole("link", { name: new RegExp(title) }).first()).toBeVisible();
  });
  expect([author, admin].flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all([author, admin, stranger].map(({ context }) => context.close()));
}

/** Replaces what stands in the editor. */
async function writeBody({ page }: Visitor, text: string): Promise<void> {
  const editor = page.locator(".ProseMirror");
  await editor.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

async function writeAndSend(author: Visitor, desk: Desk, title: string): Promise<void> {
  const { page } = author;
  await page.goto(`${desk.path}/new`);
  await fill(page.locator("main"), { Titlul: title, Categoria: desk.category });
  await writeBody(author, FIRST);
  await inspect(author, "an article that is written");
  await press(page.locator("main"), "Salvează și trimite la revizie");
  await expect(page.getByText("Articolul este în revizie.").first()).toBeVisible();
  await expect(heading(page, title)).toBeVisible();
}

/** From the list of what waits, as an ADMIN comes to it. */
async function open(admin: Visitor, title: string): Promise<void> {
  const { page } = admin;
  await page.goto("/admin/articles");
  await filter(page, { Caută: title });
  await inspect(admin, "the review desk");
  await follow(page.locator("main .list"), title);
  await expect(heading(page, title)).toBeVisible();
}

async function reject(admin: Visitor, title: string): Promise<void> {
  const { page } = admin;
  await open(admin, title);
  await inspect(admin, "a text that waits");
  await press(page.locator("main"), "Respinge");
  await expect(page.getByText("Scrieți motivul sau alegeți unul dintre cele frecvente").first()).toBeVisible();
  await inspect(admin, "a rejection without a reason");
  await page.locator("h1").click(); // keys are for who is not typing
  await page.keyboard.press("r");
  await expect(page.getByLabel("Motivul respingerii")).toBeFocused();
  await fill(page.locator("main"), { "Motivul respingerii": REASON });
  await press(page.locator("main"), "Respinge");
  await expect(page.getByText("Autorul a fost notificat despre decizie.").first()).toBeVisible();
}

async function improve(author: Visitor): Promise<void> {
  const { page } = author;
  await follow(page.locator("main"), "Editează");
  await writeBody(author, BETTER);
  await press(page.locator("main"), "Salvează și trimite la revizie");
  await expect(page.getByText("Articolul este în revizie.").first()).toBeVisible();
}

async function approve(admin: Visitor, title: string): Promise<void> {
  const { page } = admin;
  await open(admin, title);
  await expect(page.locator("main").getByText(REASON).first()).toBeVisible();
  await press(page.locator("main"), "Aprobă și publică");
  await expect(page.getByText("Articolul a fost publicat cu succes.").first()).toBeVisible();
}

async function told({ page }: Visitor, desk: Desk, sentence: string): Promise<void> {
  await expect(async () => {
    await page.goto(desk.centre);
    await expect(page.locator("main").getByText(sentence).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}
