import { expect, it } from "vitest";
import type { Browser } from "../../../tests/support/browser";
import type { Answer } from "../../../tests/support/forms";
import { linksOf, taggedIn } from "../../../tests/support/html";
import { browserOf, member, person } from "../../../tests/support/people";
import { jpegFile } from "../../../tests/support/pictures";
import { ownPlatform } from "../../../tests/support/platform";
import { DESK, SAVED } from "./desk.test-data";

ownPlatform();

/** Follows a link of the desk, fills in the form of its page and saves it. */
async function edit(mayor: Browser, link: RegExp | string, answers: Record<string, Answer>) {
  await mayor.follow(link);
  mayor.fill(answers);
  const desk = await mayor.press("Salvează");
  expect([desk.announced, desk.heading]).toEqual([expect.stringContaining(SAVED), "Vitrina Comunității"]);
}

/** An authority makes its page from what it said when it registered. */
async function begin(mayor: Browser, name: string) {
  await mayor.open("/uat/dashboard");
  expect((await mayor.follow("Comunitatea mea")).text()).toContain("Comunitatea nu are încă o pagină");
  const form = await mayor.follow("Creează pagina comunității");
  expect([form.value("Denumirea"), form.value("Adresa")]).toEqual([name, "Strada Morii nr. 4"]);
  const desk = await mayor.press("Creează pagina");
  expect(desk.announced).toContain(SAVED);
  expect(desk.text()).toContain("Pagina nu este publică încă");
}

async function writeProfile(mayor: Browser) {
  await mayor.follow("Modifică profilul");
  mayor.fill({ Denumirea: "" });
  expect((await mayor.press("Salvează")).text()).toContain("Introduceți denumirea comunității");
  await mayor.open(`${DESK}/profile`);
  mayor.fill({
    "Despre comunitate": "Două sate pe malul apei.\nTrăim din livezi și din ateliere.",
    Obiective: "Apă și canalizare până în 2028.",
    "Alegeți imagin": await jpegFile("coperta.jpg"),
    "Descrierea imaginii alese": "Livezile de deasupra satului",
  });
  const desk = await mayor.press("Salvează");
  expect(desk.announced).toContain(SAVED);
  const cover = taggedIn(desk.tree, "img").find(({ attribs }) => attribs.alt === "Livezile de deasupra satului");
  expect((await mayor.get(cover?.attribs.src ?? "")).headers.get("content-type")).toMatch(/^image\//);
}

async function writeSections(mayor: Browser) {
  await edit(mayor, /Modifică\s*: Localizare/, { Populația: "4.120", Suprafața: "84,5" });
  expect(mayor.page.text()).toContain("4.120 de locuitori");
  await edit(mayor, /Modifică\s*: Statistici/, { "Proiecte finalizate": "14", "Buget alocat": "12 milioane lei" });
  await edit(mayor, /Modifică\s*: Contact/, { Telefon: "0260 555 014" });
  expect(mayor.page.text()).toContain("0260 555 014");
}

async function addAttractionsAndProject(mayor: Browser) {
  await mayor.follow("Adaugă o atracție");
  expect((await mayor.press("Salvează")).text()).toContain("Introduceți denumirea atracției");
  const spring = { Denumirea: "Izvorul Rece", Felul: "Natural", Descriere: "La capătul văii." };
  mayor.fill({ ...spring, "Adăugați imagini": await jpegFile("izvorul.jpg") });
  expect((await mayor.press("Salvează")).announced).toContain("Atracția „Izvorul Rece” a fost adăugată.");
  await edit(mayor, "Adaugă o atracție", { Denumirea: "Biserica de lemn", Felul: "Religios" });
  const moved = await mayor.press(/Mută mai în față\s*: Biserica de lemn/);
  expect(moved.headings("h3").filter((one) => /Izvorul|Biserica/.test(one))).toEqual([
    "Biserica de lemn Religios",
    "Izvorul Rece Natural",
  ]);
  await mayor.open(DESK);
  const project = { Titlul: "Grădiniță nouă", Stadiul: "În Desfășurare", "Progres, în %": "45" };
  await edit(mayor, "Adaugă un proiect", { ...project, "Începe la": "2026-03-01" });
  expect(mayor.page.text()).toContain("45% realizat");
  expect(mayor.page.text()).toContain("din 1 martie 2026");
}

async function fillGallery(mayor: Browser) {
  await mayor.follow("Adaugă imagini");
  mayor.fill({ "Adăugați imagini": [await jpegFile("hora.jpg"), await jpegFile("scoala.jpg")] });
  const full = await mayor.press("Salvează galeria");
  expect(full.announced).toContain("Images uploaded successfully");
  expect(full.announced).toContain("2 imagini au fost adăugate.");
  const [removal = ""] = linksOf(full.part("main")).filter((href) => /gallery\/[^/]+\/removal/.test(href));
  await mayor.open(removal);
  expect((await mayor.press("Scoate imaginea")).announced).toContain("Image removed successfully");
}

const found = async (citizen: Browser, name: string) => {
  await citizen.open("/comunitati");
  citizen.fill({ "Numele comunității": name });
  const list = await citizen.press("Caută");
  expect(list.path).toContain("cauta=");
  return list;
};

async function find(citizen: Browser, name: string) {
  const map = await citizen.open("/comunitati");
  const [county] = taggedIn(map.tree, "a").filter(({ attribs }) => attribs["aria-label"]?.startsWith("Sălaj: "));
  expect(county?.attribs["aria-label"]).toMatch(/Sălaj: \d+ comunit/);
  const inCounty = await citizen.open(county?.attribs.href ?? "");
  expect(inCounty.path).toContain("judet=SJ");
  expect(inCounty.link(new RegExp(`^${name}`))).toBeTruthy();
  await found(citizen, name);
  expect((await citizen.follow(new RegExp(`^${name}`))).heading).toBe(name);
  for (const words of ["Două sate pe malul apei.", "Izvorul Rece", "Grădiniță nouă", "84,5 km²", "12 milioane lei"])
    expect(citizen.page.text("main")).toContain(words);
}

it("an authority builds its page from nothing and is found on the map and in the directory, with forms alone", async () => {
  const name = "Comuna Valea Lungă";
  const authority = await member("UAT", "pending", { name });
  const [mayor, citizen, admin] = [browserOf(authority), browserOf(), browserOf(await person("ADMIN"))];
  await begin(mayor, name);
  await writeProfile(mayor);
  await writeSections(mayor);
  await addAttractionsAndProject(mayor);
  await fillGallery(mayor);
  expect((await mayor.follow("Previzualizare")).text()).toContain("Previzualizare: pagina nu este publică încă");
  expect((await found(citizen, name)).text()).toContain("Nicio comunitate nu corespunde căutării");

  await admin.open(`/admin/organisations?q=${encodeURIComponent(name)}`);
  await admin.follow(new RegExp(`^${name}`));
  await admin.follow(/^Verifică/);
  admin.fill({ Comună: true, "CUI-ul": true });
  const verified = await admin.press("Verifică organizația");
  expect([verified.heading, verified.text("main")]).toEqual([name, expect.stringContaining("Verificată")]);

  await find(citizen, name);
  await mayor.open(DESK);
  await edit(mayor, /Modifică\s*: Contact/, { Telefon: "0260 555 099" });
  expect((await citizen.reload()).text()).toContain("0260 555 099");
});
