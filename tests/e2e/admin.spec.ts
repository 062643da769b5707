import { expect, type Page, test } from "@playwright/test";
import { demoPassword } from "../../db/worlds/demo/accounts";
import { inspect } from "./support/axe";
import { visitor } from "./support/stage";
import { asked, fill, follow, heading, openMenu, press, signIn, stepThrough } from "./support/steps";

const LIST = "/admin/communities";

test("an ADMIN adds a community, edits it, deletes it and restores it", async ({ browser }) => {
  const admin = await visitor(browser);
  const { page } = admin;
  const name = "Comuna Încercată de Sus";
  await signIn(admin, "admin@demo.ro", demoPassword, "/admin-login");
  await inspect(admin, "an ADMIN's dashboard");
  await add(page, name);
  await page.goto(`/comunitati?cauta=${encodeURIComponent(name)}`);
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await edit(page, name);

  await stepThrough(page, /^Șterge/, "Șterge comunitatea", () => inspect(admin, "a community about to be deleted"));
  await expect(page.getByText("Comunitatea a fost ștearsă!")).toBeVisible();
  await inspect(admin, "a deletion that can be taken back");
  await press(page, "Anulează ștergerea");
  await expect(page.getByText("Comunitatea a fost restaurată.")).toBeVisible();
  await found(page, name);

  await deleted(page, name);
  await page.goto("/admin/bin?fel=comunitati");
  await inspect(admin, "the bin");
  await press(page, `Restaurează : ${name}`);
  await expect(page.getByText("Comunitatea a fost restaurată.")).toBeVisible();

  await deleted(page, name);
  await page.goto("/admin/bin");
  await openMenu(page, name);
  await stepThrough(page, `Șterge definitiv : ${name}`, "Șterge definitiv");
  await expect(page.getByText("Comunitatea a fost ștearsă definitiv.")).toBeVisible();
  await page.goto(`${LIST}?cauta=${encodeURIComponent(name)}`);
  await expect(page.getByText("Nicio comunitate nu corespunde căutării")).toBeVisible();
  expect(admin.problems).toEqual([]);
  await admin.context.close();
});

test("an ADMIN creates the test communities and removes them", async ({ browser }) => {
  const admin = await visitor(browser);
  const { page } = admin;
  await signIn(admin, "admin@demo.ro", demoPassword, "/admin-login");
  await page.goto(LIST);
  await press(page, "Creează 5 comunități de test");
  await expect(page.getByText("Au fost create 5 comunități de test!")).toBeVisible();
  await inspect(admin, "communities, five to try things out among them");
  await page.goto("/comunitati?cauta=de+test");
  await expect(page.getByText("Date de test").first()).toBeVisible();
  await page.goto(`${LIST}?fel=test`);
  await follow(page, "Șterge comunitățile de test");
  await press(await asked(page, "Șterge comunitățile de test"), "Șterge comunitățile de test");
  await expect(page.getByText("5 comunități de test au fost șterse definitiv.")).toBeVisible();
  await page.goto(`${LIST}?fel=test`);
  await expect(page.getByText("Nicio comunitate nu corespunde căutării")).toBeVisible();
  expect(admin.problems).toEqual([]);
  await admin.context.close();
});

async function add(page: Page, name: string): Promise<void> {
  await page.goto(LIST);
  await follow(page, "Adaugă comunitate");
  await fill(page.locator("main"), {
    Denumirea: name,
    Județul: "Alba",
    "Despre comunitate": "Trei sate pe două văi.",
  });
  await press(page, "Creează comunitatea");
  await expect(page.getByText("Comunitatea a fost creată!")).toBeVisible();
  await expect(heading(page, name)).toBeVisible();
}

async function found(page: Page, name: string): Promise<void> {
  await page.goto(`${LIST}?cauta=${encodeURIComponent(name)}`);
  await follow(page.locator("main .list"), name);
  await expect(heading(page, name)).toBeVisible();
}

async function edit(page: Page, name: string): Promise<void> {
  await found(page, name);
  await page.goto(`${new URL(page.url()).pathname}/contact`);
  await fill(page.locator("main"), { Adresa: "Strada Morii nr. 4" });
  await press(page.locator("main"), /^Salvează/);
  await expect(page.getByText("Comunitatea a fost actualizată!")).toBeVisible();
  await expect(page.getByText("Strada Morii nr. 4")).toBeVisible();
}

async function deleted(page: Page, name: string): Promise<void> {
  await found(page, name);
  await stepThrough(page, /^Șterge/, "Șterge comunitatea");
  await expect(page.getByText("Comunitatea a fost ștearsă!")).toBeVisible();
}
