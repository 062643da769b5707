import { type Browser, expect, test } from "@playwright/test";
import { docxWords } from "../support/docx";
import { inspect } from "./support/axe";
import { stage, type Visitor, visitor } from "./support/stage";
import { enter, fill, follow, heading, press } from "./support/steps";

const REQUEST = "Portal de taxe";

/** One after the other: an authority has one text of each model. */
test.describe.configure({ mode: "serial" });

/** Each walk has a kind of its own: what one publishes, the other would be told of. */
const KINDS = [
  { script: true, kind: "need", title: "Referat de necesitate", email: "uat@demo.ro" },
  { script: false, kind: "comparison", title: "Tabel comparativ al ofertelor", email: "editor@demo.ro" },
] as const;

for (const walked of KINDS)
  test(`a new version of a model reaches an authority with its own text, ${walked.script ? "with" : "without"} JavaScript`, ({
    browser,
  }) => walk(browser, walked));

async function walk(browser: Browser, { script, kind, title, email }: (typeof KINDS)[number]) {
  const origin = script ? stage.first : stage.second;
  const clerk = await visitor(browser, { origin, script });
  const admin = await visitor(browser, { origin, script });
  await enter(clerk, email);
  await enter(admin, "admin@demo.ro", "/admin-login");
  const main = clerk.page.locator("main");
  const desk = admin.page.locator("main");
  const own = `/uat/paper-models/${kind}`;
  /** The pages are the same without JavaScript. */
  const look = async (who: Visitor, what: string) => (script ? inspect(who, what) : undefined);

  await test.step("a clerk adapts the text, told which fact does not exist", async () => {
    await clerk.page.goto(own);
    await follow(main, "Adaptează textul");
    await look(clerk, "the form of a model");
    const text = await main.getByLabel("Textul").inputValue();
    await fill(main, { Textul: `Pentru {obiectul}.\n${text}` });
    await press(main, "Salvează textul");
    await expect(main.getByText("Cel mai apropiat este {obiect}").first()).toBeVisible();
    await fill(main, { Textul: `Compartimentul nostru a consultat piața.\n${text}` });
    await press(main, "Salvează textul");
    await expect(clerk.page.getByText("Textul instituției a fost salvat.").first()).toBeVisible();
    await look(clerk, "an authority's own text of a model");
  });

  await test.step("an ADMIN writes a version, sees what changed and publishes it", async () => {
    await admin.page.goto("/admin/paper-models");
    await look(admin, "the models of papers");
    await follow(desk, title);
    await follow(desk, "Scrie altă versiune");
    const text = await desk.getByLabel("Textul").inputValue();
    await fill(desk, { "Ce s-a schimbat": "Se cere și dovada fondurilor", Textul: `${text}\n_2 Dovada fondurilor` });
    await press(desk, "Salvează ciorna");
    await expect(heading(admin.page, `${title}, versiunea 3`)).toBeVisible();
    await expect(desk.locator("ins", { hasText: "Dovada fondurilor" })).toBeVisible();
    await look(admin, "the draft of a model");
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
      .toContain(`„${title}”: modelul platformei s-a schimbat`);
    await press(main, `„${title}”: modelul platformei s-a schimbat`);
    await expect(heading(clerk.page, title)).toBeVisible();
    await expect(main.getByText("Modelul s-a schimbat.").first()).toBeVisible();
    await expect(main.locator("#schimbarea ins", { hasText: "Dovada fondurilor" })).toBeVisible();
    await look(clerk, "a model that changed");
  });

  await test.step("returns to the platform's, and its next paper names the version", async () => {
    await follow(main, "Revino la modelul platformei");
    await press(main, "Revino la modelul platformei");
    await expect(main.getByText("Modelul platformei, versiunea 3").first()).toBeVisible();
    await clerk.page.goto("/uat/service-requests");
    await follow(main, REQUEST);
    await follow(main, "Documentele instituției");
    await press(main, new RegExp(`^Generează.*${title}$`));
    await expect(main.getByText("Modelul platformei, versiunea 3").first()).toBeVisible();
    const link = main.getByRole("link", { name: new RegExp(`^DOCX.*${title}`) }).first();
    const file = await clerk.page.request.get((await link.getAttribute("href")) ?? "");
    const words = (await docxWords(await file.body())).join("\n");
    expect(words).toContain("Dovada fondurilor:");
    expect(words).toContain("Modelul platformei, versiunea 3");
  });
}
