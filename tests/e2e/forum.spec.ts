import { expect, test } from "@playwright/test";
import { query } from "../support/databases";
import { photo } from "../support/pictures";
import { turnToEditor } from "./support/arrival";
import { inspect } from "./support/axe";
import { stage, type Visitor, visitor } from "./support/stage";
import { enter, fill, follow, heading, openMenu, press } from "./support/steps";

test("a question is asked, answered, solved and found", async ({ browser }) => {
  // as long as a careful clerk writes; the demo world has a discussion like it
  const title =
    "Cine a scurtat un regulament de salubrizare pentru o comună mică, cu case risipite pe șase dealuri și un tractor?";
  const [asker, firm, reader] = await Promise.all([1, 2, 3].map(() => visitor(browser)));
  if (!asker || !firm || !reader) throw new Error("Nobody came");
  await enter(asker, "lunca@demo.ro");
  await enter(firm, "firma2@demo.ro", "/login?tip=firma");
  let path = "";

  await test.step("asked, after a form without a text was shown again", async () => {
    const { page } = asker;
    await page.goto("/features/forum");
    await inspect(asker, "the forum, for a member");
    await follow(page.locator("main"), "Topic Nou");
    await expect(heading(page, "Topic Nou")).toBeVisible();
    await fill(page.locator("main"), { Titlul: title, Categoria: "Mediu și Dezvoltare Durabilă" });
    // the list comes above the button, which a press may otherwise miss
    await expect(page.getByRole("heading", { name: "S-a mai discutat despre" })).toBeVisible();
    await press(page.locator("main"), "Publică");
    await expect(page.getByText("Toate câmpurile sunt obligatorii").first()).toBeVisible();
    await expect(page.getByLabel("Titlul")).toHaveValue(title);
    await expect(page.getByRole("heading", { name: "S-a mai discutat despre" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Cine are un regulament de salubrizare" })).toBeVisible();
    await inspect(asker, "a new discussion, refused");
    await write(asker, "Avem un singur tractor.");
    await addPicture(asker, "Tractorul nostru");
    await press(page.locator("main"), "Publică");
    await expect(heading(page, title)).toBeVisible();
    await seePicture(asker, "#mesaj-1", "Tractorul nostru");
    await expect(page.getByText("Topicul a fost creat cu succes!").first()).toBeVisible();
    path = new URL(page.url()).pathname;
  });

  await test.step("found on the page of its category, which is followed there", async () => {
    const { page } = asker;
    await follow(page.locator("main"), "Mediu și Dezvoltare Durabilă");
    await expect(heading(page, "Mediu și Dezvoltare Durabilă")).toBeVisible();
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    await inspect(asker, "a category of the forum, for a member");
    await fill(page.locator("aside"), { Categoria: "Urmăresc: aflu de fiecare mesaj" });
    await press(page.locator("aside"), "Salvează");
    await expect(page.getByText("S-a salvat ce urmăriți.").first()).toBeVisible();
    await expect(page.locator("aside").getByLabel("Categoria")).toHaveValue("watching");
    await fill(page.locator("main [role=search]"), { Categorie: "Resurse Umane" });
    await press(page.locator("main [role=search]"), "Filtrează");
    await expect(heading(page, "Resurse Umane")).toBeVisible();
    await expect(page).toHaveURL(/\/features\/forum\/resurse-umane/);
  });

  await test.step("answered by a firm", async () => {
    const { page } = firm;
    await page.goto(path);
    await page
      .locator("#mesaj-1")
      .getByRole("link", { name: /^Citează/ })
      .focus();
    await page.keyboard.press("r");
    await expect(page).toHaveURL(/\/reply\?citat=/);
    await expect(await turnToEditor(page)).toContainText("a scris:");
    await page.goto(path);
    await write(firm, "Câte un container la baza fiecărui deal, golit lunea.");
    await addPicture(firm, "Containerul");
    await inspect(firm, "a discussion, for a member");
    await press(page.locator("main"), "Răspunde");
    await expect(page.getByText("Răspunsul a fost trimis!").first()).toBeVisible();
    await expect(page.locator("#mesaj-2")).toContainText("Câte un container");
    await seePicture(firm, "#mesaj-2", "Containerul");
  });

  await test.step("edited, with another picture in place of the first, which stays in the history", async () => {
    const { page } = asker;
    await page.goto(path);
    await openMenu(page.locator("#mesaj-1"));
    await follow(page.locator("#mesaj-1"), /^Modifică/);
    await (await turnToEditor(page)).locator("img").click();
    await press(page.locator("main"), "Scoate imaginea din text");
    await addPicture(asker, "Tractorul reparat");
    await inspect(asker, "a post that is edited, with a picture");
    await press(page.locator("main"), "Salvează");
    await expect(page.getByText("Mesajul a fost modificat.").first()).toBeVisible();
    await expect(page.locator("#mesaj-1").getByAltText("Tractorul nostru")).toHaveCount(0);
    await seePicture(asker, "#mesaj-1", "Tractorul reparat");
    await follow(page.locator("#mesaj-1"), /^modificat/);
    await expect(heading(page, "Istoricul mesajului")).toBeVisible();
    await seePicture(asker, "main", "Tractorul nostru");
  });

  await test.step("solved by whoever asked", async () => {
    const { page } = asker;
    await page.goto(path);
    await press(page.locator("#mesaj-2"), "Aceasta este soluția");
    await expect(page.locator("#mesaj-2").getByText("Soluția", { exact: true })).toBeVisible();
    await press(page.locator("#mesaj-2"), /^Apreciez/);
    await expect(page.locator("#mesaj-2").getByRole("button", { name: "Nu mai apreciez (1)" })).toBeVisible();
  });

  await test.step("found by a stranger, in the list and in the search", async () => {
    const { page } = reader;
    await page.goto("/features/forum?ordine=rezolvate&cauta=risipite");
    await expect(page.getByRole("link", { name: new RegExp(title.slice(0, 40)) }).first()).toBeVisible();
    await page.goto("/cauta?q=container+deal");
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
    await follow(page.locator("main"), title);
    await expect(heading(page, title)).toBeVisible();
    await seePicture(reader, "#mesaj-1", "Tractorul reparat");
    await inspect(reader, "a solved discussion");
    await follow(page.locator("main"), "Vezi răspunsul ales ca soluție");
    await expect(page).toHaveURL(/#mesaj-2$/);
  });

  for (const { problems, context } of [asker, firm, reader]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

test("a title stays on the screen when the session ends while it is typed", async ({ browser }) => {
  const visit = await visitor(browser);
  const { page, context, problems } = visit;
  await enter(visit, "lunca@demo.ro");
  await page.goto("/forum/nou");
  await context.clearCookies();
  const asked = page.waitForResponse((answer) => answer.url().includes("/forum/asemanatoare"));
  await page.getByLabel("Titlul").pressSequentially("Cine are un regulament de salubrizare?");
  await (await asked).finished();
  await page.waitForTimeout(500);
  await expect(heading(page, "Topic Nou")).toBeVisible();
  await expect(page.getByLabel("Titlul")).toHaveValue("Cine are un regulament de salubrizare?");
  expect(problems).toEqual([]);
  await context.close();
});

/** Runs in the page. With a limit, since a page in which nothing happens any more is not always told that it is idle. */
function idleTwice() {
  const limit = { timeout: 2_000 };
  return new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done(), limit), limit));
}

test("a discussion is read without the editor, which comes when somebody turns to the box", async ({ browser }) => {
  const visit = await visitor(browser);
  const { page, context, problems } = visit;
  const fetched: string[] = [];
  page.on("request", (request) => void (/rich-body-.*\.js$/.test(request.url()) && fetched.push(request.url())));
  await enter(visit, "lunca@demo.ro");
  const [discussion] = await query<{ id: string }>(
    stage.database,
    "select id from discussions where title like 'Cum răspundeți la cererile repetate%'",
  );
  await page.goto(`/forum/${discussion?.id}`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(idleTwice);
  expect(fetched).toEqual([]);
  await page.getByLabel("Conținutul").hover();
  await expect.poll(() => fetched.length, "the pointer only fetches it").toBe(1);
  await page.evaluate(idleTwice);
  await expect(page.locator(".ProseMirror")).toHaveCount(0);
  await page.getByLabel("Conținutul").focus();
  await expect(page.locator(".ProseMirror")).toBeFocused();
  expect(problems).toEqual([]);
  await context.close();
});

test("a press is not lost when the list of similar discussions comes meanwhile", async ({ browser }) => {
  const visit = await visitor(browser);
  const { page, context, problems } = visit;
  await enter(visit, "lunca@demo.ro");
  await page.goto("/forum/nou");
  const button = page.getByRole("button", { name: "Publică" });
  await button.scrollIntoViewIfNeeded();
  const asked = page.waitForResponse((answer) => answer.url().includes("/forum/asemanatoare"));
  await fill(page.locator("main"), { Titlul: "Cine are un regulament de salubrizare?" });
  await button.hover();
  await page.mouse.down();
  await (await asked).finished();
  await page.waitForTimeout(200);
  await page.mouse.up();
  await expect(page.getByText("Toate câmpurile sunt obligatorii").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "S-a mai discutat despre" })).toBeVisible();
  await follow(page.locator("main"), "Contractul de salubrizare");
  await expect(heading(page, "Contractul de salubrizare")).toBeVisible();
  expect(problems).toEqual([]);
  await context.close();
});

test("a reported post is hidden, contested and shown again", async ({ browser }) => {
  const title = "Cine cumpără panouri de la noi?";
  const [author, moderator, reader] = await Promise.all([1, 2, 3].map(() => visitor(browser)));
  if (!author || !moderator || !reader) throw new Error("Nobody came");
  await enter(author, "firma@demo.ro", "/login?tip=firma");
  await enter(moderator, "admin@demo.ro", "/admin-login");
  let path = "";

  await test.step("hidden by the reports of three organisations", async () => {
    await author.page.goto("/forum/nou");
    await fill(author.page.locator("main"), { Titlul: title, Categoria: "Discuții generale" });
    await write(author, "Avem o ofertă de nerefuzat.");
    await press(author.page.locator("main"), "Publică");
    const asked = author.page.getByText("Discuția nu s-a publicat încă").first();
    await expect(heading(author.page, title).or(asked)).toBeVisible();
    if (await asked.isVisible()) await press(author.page.locator("main"), "Publică");
    await expect(heading(author.page, title)).toBeVisible();
    path = new URL(author.page.url()).pathname;
    for (const email of ["lunca@demo.ro", "magura@demo.ro", "salcia@demo.ro"]) {
      const reporter = await visitor(browser);
      const { page } = reporter;
      await enter(reporter, email);
      await page.goto(path);
      await openMenu(page.locator("#mesaj-1"));
      await follow(page.locator("#mesaj-1"), /^Raportează/);
      await press(page.locator("main"), "Raportează");
      await expect(page.getByText("Alegeți motivul").first()).toBeVisible();
      await inspect(reporter, "a report, refused");
      await fill(page.locator("main"), {
        Motivul: "Reclamă sau mesaj nedorit",
        "Ce este în neregulă": "Vinde ceva, nu întreabă nimic.",
      });
      await press(page.locator("main"), "Raportează");
      await expect(page.getByText("Mesajul a fost raportat.").first()).toBeVisible();
      expect(reporter.problems).toEqual([]);
      await reporter.context.close();
    }
    expect((await reader.page.goto(path))?.status()).toBe(404);
  });

  await test.step("hidden by an administrator, with a reason that its author reads and contests", async () => {
    const { page } = moderator;
    await page.goto("/admin/forum");
    await inspect(moderator, "the reported posts");
    await follow(page.locator("main"), title);
    await inspect(moderator, "a reported post");
    await fill(page.locator("main"), { Motivul: "Reclamă sau mesaj nedorit", Explicația: "Este o ofertă." });
    await press(page.locator("main"), "Ascunde mesajul");
    await expect(page.getByText("Mesajul a fost ascuns.").first()).toBeVisible();
    await author.page.goto(path);
    await expect(author.page.locator("#mesaj-1")).toContainText("Este o ofertă.");
    await openMenu(author.page.locator("#mesaj-1"));
    await follow(author.page.locator("#mesaj-1"), "Contestă decizia");
    await fill(author.page.locator("main"), {
      "De ce ar trebui să rămână": "Întrebam cine cumpără împreună cu noi.",
    });
    await inspect(author, "an appeal");
    await press(author.page.locator("main"), "Trimite contestația");
    await expect(author.page.getByText("Contestația a fost trimisă.").first()).toBeVisible();
  });

  await test.step("shown again after the appeal", async () => {
    const { page } = moderator;
    await page.reload();
    await follow(page.locator("main"), "Decide despre contestație");
    await fill(page.locator("main"), { Decizia: "Mesajul este arătat din nou", Motivele: "Nu este o ofertă." });
    await inspect(moderator, "the decision about an appeal");
    await press(page.locator("main"), "Trimite decizia");
    await expect(page.getByText("Mesajul este arătat din nou.").first()).toBeVisible();
    expect((await reader.page.goto(path))?.status()).toBe(200);
    await expect(heading(reader.page, title)).toBeVisible();
  });

  for (const { problems, context } of [author, moderator]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

/** Writes into the editor. */
async function write({ page }: Visitor, text: string): Promise<void> {
  const editor = await turnToEditor(page);
  await editor.fill(text);
}

/** A picture with its description, into the editor. */
async function addPicture({ page }: Visitor, alt: string): Promise<void> {
  const buffer = await (await photo({ width: 900, height: 600 })).jpeg().toBuffer();
  const file = { name: "poza.jpg", mimeType: "image/jpeg", buffer };
  const picture = (await turnToEditor(page)).locator("img");
  await page.getByLabel("Alegeți imagini").setInputFiles(file);
  await picture.click();
  await page.getByLabel("Descrierea imaginii").fill(alt);
}

/** Its bytes came, and its place was kept while they were on their way. */
async function seePicture({ page }: Visitor, place: string, alt: string): Promise<void> {
  const picture = page.locator(place).getByAltText(alt);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("width", "900");
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
