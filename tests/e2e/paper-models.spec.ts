import { expect, test } from "@playwright/test";
import { docxWords } from "../support/docx";
import { inspect } from "./support/axe";
import { visitor } from "./support/stage";
import { enter, fill, follow, heading, MAKING_MS, openMenu, press } from "./support/steps";

const REQUEST = "Portal de taxe";
const TITLE = "Referat de necesitate";

test("a new version of a model reaches an authority with its own text", async ({ browser }) => {
  const clerk = await visitor(browser);
  const admin = await visitor(browser);
  await enter(clerk, "uat@demo.ro");
  await enter(admin, "admin@demo.ro", "/admin-login");
  const main = clerk.page.locator("main");
  const desk = admin.page.locator("main");

  await test.step("a clerk adapts the text, told which fact does not exist", async () => {
    await clerk.page.goto("/uat/paper-models/need");
    await follow(main, "Adaptează textul");
    await inspect(clerk, "the form of a model");
    const text = await main.getByLabel("Textul").inputValue();
    await fill(main, { Textul: `Pentru {obiectul}.\n${text}` });
    await press(main, "Salvează textul");
    await expect(main.getByText("Cel mai apropiat este {obiect}").first()).toBeVisible();
    await fill(main, { Textul: `Compartimentul nostru a consultat piața.\n${text}` });
    await press(main, "Salvează textul");
    await expect(clerk.page.getByText("Textul instituției a fost salvat.").first()).toBeVisible();
    await inspect(clerk, "an authority's own text of a model");
  });

  await test.step("an ADMIN writes a version, sees what changed and publishes it", async () => {
    await admin.page.goto("/admin/paper-models");
    await inspect(admin, "the models of papers");
    await follow(desk, TITLE);
    await follow(desk, "Scrie altă versiune");
    const text = await desk.getByLabel("Textul").inputValue();
    await fill(desk, { "Ce s-a schimbat": "Se cere și dovada fondurilor", Textul: `${text}\n_2 Dovada fondurilor` });
    await press(desk, "Salvează ciorna");
    await expect(heading(admin.page, `${TITLE}, versiunea 3`)).toBeVisible();
    await expect(desk.locator("ins", { hasText: "Dovada fondurilor" })).toBeVisible();
    await inspect(admin, "the draft of a model");
    await follow(desk, "Publică versiunea");
    await expect(desk.getByText("1 autoritate cu text propriu este anunțată")).toBeVisible();
    await press(desk, "Publică versiunea");
    await expect(admin.page.getByText("Versiunea a fost publicată.").first()).toBeVisible();
  });

  await test.step("the authority is told and sees the difference", async () => {
    await expect
      .poll(async () => {
        await clerk.page.goto("/uat/notificari");
        return main.textContent();
      })
      .toContain(`„${TITLE}”: modelul platformei s-a schimbat`);
    await press(main, `„${TITLE}”: modelul platformei s-a schimbat`);
    await expect(heading(clerk.page, TITLE)).toBeVisible();
    await expect(main.getByText("Modelul s-a schimbat.").first()).toBeVisible();
    await expect(main.locator("#schimbarea ins", { hasText: "Dovada fondurilor" })).toBeVisible();
    await inspect(clerk, "a model that changed");
  });

  await test.step("returns to the platform's, and its next paper names the version", async () => {
    await follow(main, "Revino la modelul platformei");
    await press(main, "Revino la modelul platformei");
    await expect(clerk.page.getByText("Folosiți din nou modelul platformei.").first()).toBeVisible();
    await expect(main.getByText("Modelul platformei, versiunea 3").first()).toBeVisible();
    await clerk.page.goto("/uat/service-requests");
    await follow(main, REQUEST);
    await clerk.page.waitForURL(/service-requests\/[0-9a-f-]{36}/);
    await openMenu(main);
    await follow(main, "Documentele instituției");
    await press(main, new RegExp(`^Generează.*${TITLE}$`));
    await expect(main.getByText("Modelul platformei, versiunea 3").first()).toBeVisible({ timeout: MAKING_MS });
    const link = main.getByRole("link", { name: new RegExp(`^DOCX.*${TITLE}`) }).first();
    const file = await clerk.page.request.get((await link.getAttribute("href")) ?? "");
    const words = (await docxWords(await file.body())).join("\n");
    expect(words).toContain("Dovada fondurilor:");
    expect(words).toContain("Modelul platformei, versiunea 3");
  });
});
