import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { query } from "../support/databases";
import { docxSaying, pdfSaying } from "../support/documents";
import { inspect } from "./support/axe";
import { stage, visitor } from "./support/stage";
import { downloaded, enter, fill, filter, follow, heading, openMenu, press, stepThrough } from "./support/steps";

/** Three wordings of one thing. */
const WORDINGS = ["referat de necesitate", "cumpărarea, nevoia și prețul estimat", "referate pentru achiziții"];
const FOUND = "Referat de necesitate";
/** A word that only a file says. */
const INSIDE = "Zorilescu";

test("a document of the library, from the first word to its readers", async ({ browser }) => {
  const title = "Model de dispoziție";
  const clerk = await visitor(browser);
  const admin = await visitor(browser);
  await enter(clerk, "uat@demo.ro");
  await enter(admin, "admin@demo.ro", "/admin-login");

  await test.step("a clerk finds one template by three wordings", async () => {
    const { page } = clerk;
    await page.goto("/uat/knowledge-hub");
    await inspect(clerk, "the knowledge hub");
    for (const words of WORDINGS) {
      await page.locator("main input[name=cauta]").fill(words);
      await filter(page);
      await expect(page.locator("main").getByRole("link", { name: FOUND, exact: true }).first()).toBeVisible();
    }
  });
  await test.step("reads it, marks it and downloads it", async () => {
    const { page } = clerk;
    await page.locator("main").getByRole("link", { name: FOUND, exact: true }).first().click();
    await expect(heading(page, FOUND)).toBeVisible();
    await expect(page.getByText("Exemplu, neverificat").first()).toBeVisible();
    await inspect(clerk, "a document");
    const marked = page.getByRole("button", { name: "Scoate din favorite" });
    if (await marked.isVisible()) await marked.click(); // when the journey runs again
    await press(page, "Adaugă la favorite");
    await expect(page.getByRole("button", { name: "Scoate din favorite" })).toBeVisible();
    const pdf = () => page.getByRole("button", { name: "Salvează ca PDF" }).first().click();
    expect((await downloaded(page, pdf)).suggestedFilename()).toMatch(/^Referat de necesitate, ediția 1, .*\.pdf$/);
    const docx = () => press(page, "Descarcă DOCX");
    expect((await downloaded(page, docx)).suggestedFilename()).toMatch(/^Referat de necesitate, ediția 1, .*\.docx$/);
    await page.goto("/uat/knowledge-hub?care=favorite");
    await expect(page.locator("main").getByRole("link", { name: FOUND, exact: true }).first()).toBeVisible();
    await page.goto("/uat/knowledge-hub");
    await follow(page.locator("main"), "Management");
    await expect(heading(page, "Managementul proiectelor")).toBeVisible();
    await inspect(clerk, "a topic");
  });
  await test.step("follows a repealed law to the one in its place", async () => {
    const { page } = clerk;
    await page.goto("/uat/legislation?cauta=350%2F2001");
    await inspect(clerk, "the legislation");
    await follow(page.locator("main"), "Legea 350/2001");
    await expect(page.getByText("Nu îl citați ca act în vigoare.")).toBeVisible();
    await inspect(clerk, "a repealed act");
    await follow(page.locator("main"), "Legea 169/2026");
    await expect(heading(page, "Legea 169/2026")).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: "Legea 350/2001" }).first()).toBeVisible();
  });
  const { page } = admin;
  await test.step("an ADMIN writes one, verifies it and edits it", async () => {
    await page.goto("/admin/library");
    await inspect(admin, "the library's desk");
    await follow(page.locator("main"), "Document nou");
    await inspect(admin, "a new document");
    await fill(page.locator("main"), {
      Titlul: title,
      Felul: "Model",
      Categoria: "Resurse Umane",
      Rezumatul: "Dispoziția primarului pentru o delegare.",
      "Temeiul legal": "OUG 57/2019: art. 196",
    });
    await page.locator(".ProseMirror").fill("Primarul comunei dispune.");
    await press(page, "Publică");
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText("Neverificat încă").first()).toBeVisible();
    await follow(page.locator("main"), "Verifică");
    await fill(page.locator("main"), {
      "Față de ce": "https://legislatie.just.ro/Public/1",
      "Data textului": "2026-10-01",
    });
    await inspect(admin, "a verification");
    await press(page, "Confirmă verificarea");
    await expect(page.getByText(/^Verificat la .*; de reverificat din /).first()).toBeVisible();
    await follow(page.locator("main"), "Editează");
    await fill(page.locator("main"), { Titlul: `${title} din nou`, "Ce s-a schimbat": "Titlul" });
    await press(page, "Salvează");
    await expect(page.getByText(/^Modificat la .*, după verificarea din /).first()).toBeVisible();
    await inspect(admin, "a document that was edited after its verification");
  });
  await test.step("an ADMIN adds files, and the clerk finds one by a word inside it", async () => {
    const document = page.url();
    await page.goto("/admin/library");
    await follow(page.locator("main"), "Documente din fișiere");
    await inspect(admin, "documents from files");
    const plan = pdfSaying(["Plan anual", `Drumul lui ${INSIDE}`]);
    await page.getByLabel("Fișiere").setInputFiles([
      { name: "plan_anual.pdf", mimeType: "application/pdf", buffer: plan },
      { name: "dispozitie.docx", mimeType: "", buffer: docxSaying("Dispoziția primarului") },
      { name: "pagina.html", mimeType: "text/html", buffer: Buffer.from("<p>Nu este un document</p>") },
    ]);
    await fill(page.locator("main"), { Felul: "Model", Categoria: "Resurse Umane" });
    await press(page, "Adaugă documentele");
    await expect(page.getByText("2 documente au fost adăugate:")).toBeVisible();
    await expect(page.getByText("„pagina.html”: Conținutul fișierului nu este PDF")).toBeVisible();
    await inspect(admin, "documents from files, one of which was refused");
    await expect(async () => {
      await clerk.page.goto(`/uat/knowledge-hub?cauta=${INSIDE}`);
      await expect(clerk.page.getByText(`Găsit în „plan_anual.pdf”, pagina 2`)).toBeVisible({ timeout: 500 });
    }).toPass();
    await follow(clerk.page.locator("main"), "Plan anual");
    await inspect(clerk, "a document with a file");
    const download = await downloaded(clerk.page, () => follow(clerk.page, "plan_anual.pdf"));
    expect(download.suggestedFilename()).toMatch(/^plan_\w+ \d{4}-\d\d-\d\d\.pdf$/);
    expect((await readFile(await download.path())).equals(plan)).toBe(true);
    await page.goto(document);
  });
  await test.step("the clerk reads both editions, until it is withdrawn", async () => {
    const address = new URL(page.url()).pathname.replace("/admin/library", "/uat/resource");
    await clerk.page.goto(`${address}/v/2`);
    await expect(clerk.page.getByText("Ce s-a schimbat față de ediția 1")).toBeVisible();
    await follow(clerk.page, "Ediția 1");
    await expect(heading(clerk.page, title)).toBeVisible();
    await expect(clerk.page.getByText("Cea de acum este ediția 2")).toBeVisible();
    await stepThrough(page, "Retrage", "Retrage documentul");
    await expect(page.getByText("Documentul a fost retras.").first()).toBeVisible();
    expect((await clerk.page.goto(address))?.status()).toBe(404);
  });
  await test.step("a quick link breaks, an ADMIN sees it and repairs it", async () => {
    const [link, address] = ["Registrul drumurilor", "https://127.0.0.1/drumuri-vechi"]; // refused without being asked
    await page.goto("/admin/library/links/new");
    await inspect(admin, "a new quick link");
    const fields = { Denumirea: link, Adresa: address, Categoria: "Strategii Locale", "Locul în listă": "1" };
    await fill(page.locator("main"), fields);
    await press(page, "Salvează");
    await expect(page.getByText("Linkul este în hub.").first()).toBeVisible();
    // two days on which it failed
    await query(
      stage.database,
      `update link_checks set failed_days = 2, failing_since = now() - interval '2 days', failed_on = current_date - 2,
         checked_at = now() - interval '2 days', good_at = now() - interval '9 days', problem = 'status', status = 404
       where address = $1`,
      [address],
    );
    await page.goto("/admin/library/links");
    const row = page.getByRole("listitem").filter({ hasText: link });
    await openMenu(row);
    await press(page.locator("main"), new RegExp(`Verifică acum ?: ${link}$`));
    await expect(page.getByText("Linkul nu a răspuns cum trebuie.").first()).toBeVisible();
    await clerk.page.goto(`/uat/knowledge-hub?cauta=${encodeURIComponent(link)}`);
    await expect(clerk.page.getByText("Nefuncțional").first()).toBeVisible();
    await expect(clerk.page.getByText("A funcționat ultima dată la").first()).toBeVisible();
    await inspect(clerk, "the hub with a broken link");
    await page.goto("/admin/library/links?care=nefunctionale");
    await inspect(admin, "the broken links");
    await follow(page.locator("main"), link);
    await fill(page.locator("main"), { Adresa: "https://127.0.0.1/drumuri-noi" });
    await press(page, "Salvează");
    await expect(page.getByText("Linkul a fost salvat.").first()).toBeVisible();
    await page.goto("/admin/library/links?care=nefunctionale");
    await expect(page.locator("main").getByText(address, { exact: false })).toHaveCount(0);
    await page.goto("/admin/library/links");
    await openMenu(row);
    await follow(page.locator("main"), new RegExp(`Șterge ?: ${link}$`));
    await press(page, "Șterge linkul");
    await expect(page.getByText("Linkul a fost șters.").first()).toBeVisible();
  });
  await Promise.all([clerk, admin].map((who) => who.context.close()));
});
