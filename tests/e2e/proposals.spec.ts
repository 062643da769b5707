import { expect, type Page, test } from "@playwright/test";
import { inspect } from "./support/axe";
import { type Visitor, visitor } from "./support/stage";
import { enter, fill, follow, heading, openMenu, press } from "./support/steps";

const title = "Model de anunț propus cu script";
const advert = "Cumpărați anunțuri gata scrise de la noi.";

test("a firm proposes a document, and its readers comment on it", async ({ browser }) => {
  const visit = async (email: string, door?: string): Promise<Visitor> => {
    const one = await visitor(browser);
    await enter(one, email, door);
    return one;
  };
  const firm = await visit("firma@demo.ro", "/login?tip=firma");
  const admin = await visit("admin@demo.ro", "/admin-login");
  const visitors = [firm, admin];

  await test.step("proposed by a firm, after a form without a text was shown again", async () => {
    const { page } = firm;
    await page.goto("/firma/network?fila=resurse");
    await follow(page.locator("main"), "Propune un document");
    await fill(page.locator("main"), {
      Titlul: title,
      Categoria: "Achiziții Publice",
      Rezumatul: "Pentru anunțuri.",
    });
    await press(page.locator("main"), "Trimite propunerea");
    await expect(page.getByText("Scrieți conținutul documentului sau adăugați un fișier").first()).toBeVisible();
    await expect(page.getByLabel("Titlul")).toHaveValue(title);
    await inspect(firm, "a proposal, refused");
    await fill(page.locator("main"), { Conținutul: "Anunțul se publică înainte de cumpărare." });
    await press(page.locator("main"), "Trimite propunerea");
    await expect(page.getByText("Propunerea a fost trimisă.").first()).toBeVisible();
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    await inspect(firm, "a person's proposals");
  });

  await test.step("rejected with a reason, and sent again", async () => {
    const { page } = admin;
    await page.goto("/admin/library/proposals");
    await inspect(admin, "the proposals that wait");
    await follow(page.locator("main"), title);
    await fill(page.locator("main"), { Motivul: "Spuneți pentru ce praguri este." });
    await inspect(admin, "a proposal, for ADMIN");
    await press(page.locator("main"), "Respinge");
    await expect(page.getByText("Propunerea a fost respinsă.").first()).toBeVisible();
    await firm.page.reload();
    await follow(firm.page.locator("main"), title);
    await expect(firm.page.getByText("Spuneți pentru ce praguri este.").first()).toBeVisible();
    await fill(firm.page.locator("main"), { Rezumatul: "Pentru anunțuri sub prag." });
    await press(firm.page.locator("main"), "Trimite din nou");
    await expect(firm.page.getByText("Propunerea a fost trimisă din nou.").first()).toBeVisible();
  });

  await test.step("accepted by publishing it from its own form, for firms too", async () => {
    const { page } = admin;
    await page.goto("/admin/library/proposals");
    await follow(page.locator("main"), title);
    await expect(page.getByText("A fost respinsă înainte, cu motivul: Spuneți pentru ce praguri este.")).toBeVisible();
    await follow(page.locator("main"), "Pregătește documentul");
    await expect(page.getByLabel("Titlul")).toHaveValue(title);
    await fill(page.locator("main"), { Felul: "Model" });
    await page.getByLabel("Se vede și firmelor").check();
    await press(page.locator("main"), "Publică");
    await expect(heading(page, title)).toBeVisible();
    await firm.page.goto("/firma/proposals");
    await follow(firm.page.locator("main"), title);
    await expect(firm.page.getByText("Acceptată").first()).toBeVisible();
    await follow(firm.page.locator("main"), "Vezi documentul");
    await expect(firm.page).toHaveURL(/\/firma\/resource\//);
    await expect(heading(firm.page, title)).toBeVisible();
    await inspect(firm, "a document, for a firm");
  });
  const document = new URL(firm.page.url()).pathname.replace("/firma", "/uat");

  const clerk = await visit("uat@demo.ro");
  visitors.push(clerk);
  const openComment = async (page: Page) => {
    await page
      .getByRole("region", { name: /^Comentarii/ })
      .getByRole("listitem")
      .getByRole("link")
      .first()
      .click();
    await expect(heading(page, `Comentarii: ${title}`)).toBeVisible();
  };
  await test.step("commented on by a clerk, liked by the firm", async () => {
    const { page } = clerk;
    await page.goto(document);
    await follow(page.locator("main"), "Scrie un comentariu");
    await page.getByRole("textbox", { name: "Conținutul" }).and(page.locator("[contenteditable]")).fill(advert);
    await press(page.locator("main"), "Comentează");
    await expect(page.getByText("Comentariul a fost trimis.").first()).toBeVisible();
    await expect(heading(page, `Comentarii: ${title}`)).toBeVisible();
    await inspect(clerk, "the comments on a document");
    await page.goto(document);
    await expect(page.getByText(advert)).toBeVisible();
    await firm.page.reload();
    await openComment(firm.page);
    await press(firm.page.locator("main"), /^Apreciez/);
    await expect(firm.page.getByRole("button", { name: "Nu mai apreciez (1)" })).toBeVisible();
  });

  const comments = new URL(firm.page.url()).pathname;
  await test.step("reported by three organisations and hidden", async () => {
    const reporters = [firm, await visit("firma2@demo.ro", "/login?tip=firma"), await visit("uat2@demo.ro")];
    visitors.push(...reporters.slice(1));
    for (const { page } of reporters) {
      await page.goto(comments);
      await openMenu(page.locator("#mesaj-1"));
      await follow(page.locator("#mesaj-1"), /^Raportează/);
      await fill(page.locator("main"), {
        Motivul: "Reclamă sau mesaj nedorit",
        "Ce este în neregulă": "Vinde ceva.",
      });
      await press(page.locator("main"), "Raportează");
      await expect(page.getByText("Mesajul a fost raportat.").first()).toBeVisible();
    }
    await firm.page.goto(comments);
    await expect(firm.page.locator("#mesaj-1")).not.toContainText(advert);
  });

  await test.step("hidden by ADMIN, contested and shown again", async () => {
    const { page } = admin;
    await page.goto("/admin/forum");
    await follow(page.locator("main"), new RegExp(title));
    await fill(page.locator("main"), { Motivul: "Reclamă sau mesaj nedorit", Explicația: "Este o reclamă." });
    await press(page.locator("main"), "Ascunde mesajul");
    await expect(page.getByText("Mesajul a fost ascuns.").first()).toBeVisible();
    await clerk.page.goto(comments);
    await openMenu(clerk.page.locator("#mesaj-1"));
    await follow(clerk.page.locator("main"), "Contestă decizia");
    await fill(clerk.page.locator("main"), { "De ce ar trebui să rămână": "Este o glumă." });
    await press(clerk.page.locator("main"), "Trimite contestația");
    await expect(clerk.page.getByText("Contestația a fost trimisă.").first()).toBeVisible();
    await page.reload();
    await follow(page.locator("main"), "Decide despre contestație");
    await fill(page.locator("main"), { Decizia: "Mesajul este arătat din nou", Motivele: "Nu vinde nimic." });
    await press(page.locator("main"), "Trimite decizia");
    await expect(page.getByText("Autorul primește motivele.").first()).toBeVisible();
    await firm.page.goto(comments);
    await expect(firm.page.locator("#mesaj-1")).toContainText(advert);
  });

  for (const { problems, context } of visitors) {
    expect(problems).toEqual([]);
    await context.close();
  }
});
