import { expect, type Page, test } from "@playwright/test";
import { photo } from "../support/pictures";
import { authorityAnswers } from "../support/visits";
import { inspect } from "./support/axe";
import { confirmAndEnter, registerAuthority, textsOf, verifiedByAdmin } from "./support/registration";
import { type Visitor, visitor } from "./support/stage";
import { asked, fill, follow, heading, openMenu, press } from "./support/steps";

const DESK = "/uat/community";
const SAVED = "Profilul comunității a fost salvat cu succes!";

test("an authority builds its page from nothing and is found on the map and in the directory", async ({ browser }) => {
  const mayor = await visitor(browser);
  const citizen = await visitor(browser);
  const answers = textsOf(authorityAnswers());

  await test.step("an authority registers and makes its page from what it said", () => begin(mayor, answers));
  await test.step("it says who it is, with a picture", () => writeProfile(mayor));
  await test.step("it says where it is, what it counts and who is written to", () => writeSections(mayor));
  await test.step("it adds what can be seen, and puts it in order", () => addAttractions(mayor));
  await test.step("it adds what is being built", () => addProject(mayor));
  await test.step("it fills its gallery and takes one picture out", () => fillGallery(mayor));
  await test.step("it sees how that will look, and strangers do not yet", async () => {
    await follow(mayor.page, "Previzualizare");
    await expect(mayor.page.getByText("Previzualizare: pagina nu este publică încă").first()).toBeVisible();
    await inspect(mayor, "the preview of a community");
    await search(citizen.page, answers.denumire);
    await expect(citizen.page.getByText("Nicio comunitate nu corespunde căutării").first()).toBeVisible();
  });
  await test.step("an ADMIN verifies it", () =>
    verifiedByAdmin(browser, mayor.origin, { name: answers.denumire, kind: "Comună" }));
  await test.step("a citizen finds it on the map and in the directory", () => find(citizen, answers.denumire));
  await test.step("what it changes is seen at once", async () => {
    await mayor.page.goto(DESK);
    await edit(mayor, /Modifică\s*: Contact/, { Telefon: "0260 555 099" });
    await citizen.page.reload();
    await expect(citizen.page.getByText("0260 555 099").first()).toBeVisible();
  });
  expect([mayor, citizen].flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all([mayor, citizen].map(({ context }) => context.close()));
});

async function begin(mayor: Visitor, answers: ReturnType<typeof textsOf>): Promise<void> {
  const { page } = mayor;
  await registerAuthority(mayor, answers);
  await confirmAndEnter(mayor, answers.email, "uat");
  await follow(page.locator("main"), "Comunitatea mea");
  await expect(page.getByText("Comunitatea nu are încă o pagină").first()).toBeVisible();
  await inspect(mayor, "an authority without a community");
  await follow(page.locator("main"), "Creează pagina comunității");
  await expect(page.getByLabel("Denumirea")).toHaveValue(answers.denumire);
  await expect(page.getByLabel("Adresa")).toHaveValue(answers.adresa ?? "");
  await inspect(mayor, "a new community");
  await press(page, "Creează pagina");
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await expect(page.getByText("Pagina nu este publică încă").first()).toBeVisible();
  await inspect(mayor, "a community that has just begun");
}

const jpeg = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await (await photo({ width: 1200, height: 800 })).jpeg().toBuffer(),
});

async function writeProfile(mayor: Visitor): Promise<void> {
  const { page } = mayor;
  await follow(page, "Modifică profilul");
  await fill(page, { Denumirea: "" });
  await press(page, "Salvează");
  await expect(page.getByText("Introduceți denumirea comunității").first()).toBeVisible();
  await inspect(mayor, "a profile with something wrong in it");
  await page.goto(`${DESK}/profile`);
  await fill(page, {
    "Despre comunitate": "Două sate pe malul apei.\nTrăim din livezi și din ateliere.",
    Obiective: "Apă și canalizare până în 2028.",
  });
  await page.locator("input[type=file]").setInputFiles(await jpeg("coperta.jpg"));
  await page.getByLabel("Descrierea imaginii").first().fill("Livezile de deasupra satului");
  await inspect(mayor, "a profile that is filled in");
  await press(page, "Salvează");
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await expect(page.getByAltText("Livezile de deasupra satului").first()).toBeVisible();
}

/** One step of the desk, in its dialog. */
async function edit(mayor: Visitor, link: RegExp | string, answers: Record<string, string>): Promise<void> {
  const { page } = mayor;
  await follow(page.locator("main"), link);
  await fill(await asked(page, "Salvează"), answers);
  await press(await asked(page, "Salvează"), "Salvează");
  await expect(page.getByText(SAVED).first()).toBeVisible();
  await expect(heading(page, "Vitrina Comunității")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function writeSections(mayor: Visitor): Promise<void> {
  const { page } = mayor;
  const alarms = await page.evaluateHandle(noteAlarms);
  await follow(page.locator("main"), /Modifică\s*: Localizare/);
  await asked(page, "Salvează");
  expect(await alarms.jsonValue(), "nothing is said to be out of reach while the form is loaded").toEqual([]);
  await inspect(mayor, "the section of a community");
  await page.goto(DESK);
  await edit(mayor, /Modifică\s*: Localizare/, { Populația: "4.120", Suprafața: "84,5" });
  await expect(page.getByText("4.120 de locuitori").first()).toBeVisible();
  await edit(mayor, /Modifică\s*: Statistici/, { "Proiecte finalizate": "14", "Buget alocat": "12 milioane lei" });
  await edit(mayor, /Modifică\s*: Contact/, { Telefon: "0260 555 014" });
  await expect(page.getByText("0260 555 014").first()).toBeVisible();
}

/** Runs in the page: notes what dialogs give the alarm about, also for a moment only. */
function noteAlarms(): string[] {
  const alarms: string[] = [];
  new MutationObserver(() => {
    for (const alarm of document.querySelectorAll("dialog [role=alert]")) alarms.push(alarm.textContent);
  }).observe(document.body, { childList: true, subtree: true });
  return alarms;
}

async function addAttractions(mayor: Visitor): Promise<void> {
  const { page } = mayor;
  await follow(page.locator("main"), "Adaugă o atracție");
  await asked(page, "Salvează");
  await press(await asked(page, "Salvează"), "Salvează");
  await expect(page.getByText("Introduceți denumirea atracției").first()).toBeVisible();
  await inspect(mayor, "an attraction with something wrong in it");
  const form = await asked(page, "Salvează");
  await fill(form, { Denumirea: "Izvorul Rece", Felul: "Natural", Descriere: "La capătul văii." });
  await form.locator("input[type=file]").setInputFiles(await jpeg("izvorul.jpg"));
  await press(form, "Salvează");
  await expect(page.getByText("Atracția „Izvorul Rece” a fost adăugată.").first()).toBeVisible();
  await edit(mayor, "Adaugă o atracție", { Denumirea: "Biserica de lemn", Felul: "Religios" });
  await openMenu(page.locator("li.row", { hasText: "Biserica de lemn" }));
  await press(page.locator("main"), /Mută mai în față\s*: Biserica de lemn/);
  await expect(page.locator("main h3").filter({ hasText: /Izvorul|Biserica/ })).toHaveText([
    /Biserica de lemn/,
    /Izvorul Rece/,
  ]);
}

async function addProject(mayor: Visitor): Promise<void> {
  const { page } = mayor;
  await page.goto(DESK);
  await edit(mayor, "Adaugă un proiect", {
    Titlul: "Grădiniță nouă",
    Stadiul: "În Desfășurare",
    "Progres, în %": "45",
    "Începe la": "2026-03-01",
  });
  await expect(page.getByText("45% realizat").first()).toBeVisible();
  await expect(page.getByText("din 1 martie 2026").first()).toBeVisible();
}

async function fillGallery(mayor: Visitor): Promise<void> {
  const { page } = mayor;
  await follow(page.locator("main"), "Adaugă imagini");
  await page.locator("input[type=file]").setInputFiles([await jpeg("hora.jpg"), await jpeg("scoala.jpg")]);
  await inspect(mayor, "a gallery that is being filled");
  await press(page, "Salvează galeria");
  await expect(page.getByText("Images uploaded successfully").first()).toBeVisible();
  await expect(page.getByText("2 imagini au fost adăugate.").first()).toBeVisible();
  await follow(page.locator("main"), /^Scoate\s*: Imagine fără descriere/);
  await press(await asked(page, "Scoate imaginea"), "Scoate imaginea");
  await expect(page.getByText("Image removed successfully").first()).toBeVisible();
  await inspect(mayor, "a full desk of a community");
}

async function search(page: Page, name: string): Promise<void> {
  await page.goto("/comunitati");
  await fill(page.locator("main"), { "Numele comunității": name });
  await press(page.locator("main"), "Caută");
  await expect(page).toHaveURL(/cauta=/);
}

async function find(citizen: Visitor, name: string): Promise<void> {
  const { page } = citizen;
  await page.goto("/comunitati");
  const county = page.locator("svg").getByRole("link", { name: /^Sălaj: / });
  await expect(county).toHaveAttribute("aria-label", /Sălaj: \d+ comunit/);
  await county.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/judet=SJ/);
  await expect(page.locator("main .list").getByRole("link", { name })).toBeVisible();
  await search(page, name);
  await page.locator("main .list").getByRole("link", { name }).click();
  await expect(heading(page, name)).toBeVisible();
  for (const words of ["Două sate pe malul apei.", "Izvorul Rece", "Grădiniță nouă", "84,5 km²", "12 milioane lei"])
    await expect(page.locator("main").getByText(words).first()).toBeVisible();
  await inspect(citizen, "a page that an authority has built");
}
