import { expect, it } from "vitest";
import type { Browser } from "../../../tests/support/browser";
import { type Element, elementsOf, nameOf, shownWords, taggedIn } from "../../../tests/support/html";
import type { Page } from "../../../tests/support/page";
import { browserOf, person } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { firm as registered, SAVED } from "./profile.test-data";

const WORD = "sumane";

ownPlatform();

/** From the whole profile into one of its parts. */
async function open(firm: Browser, part: string, title: string) {
  await firm.open("/firma/profile");
  expect(firm.page.links("/firma/profile/")).toContain(`/firma/profile/${part}`);
  expect((await firm.open(`/firma/profile/${part}`)).heading).toBe(title);
}

async function save(firm: Browser) {
  const profile = await firm.press("Salvează");
  expect([profile.announced, profile.heading]).toEqual([expect.stringContaining(SAVED), "Profilul firmei"]);
}

async function writeCompany(firm: Browser) {
  await open(firm, "company", "Despre firmă");
  firm.fill({ Descriere: "" });
  expect((await firm.press("Salvează")).announced).toContain("Descrieți firma");
  firm.fill({
    Descriere: `Lucrăm cu comunele din Sălaj de zece ani: ${WORD}, registre și tot ce ține o primărie în rând.`,
    Domeniu: "Consultanță",
    "Anul înființării": "2015",
    Angajați: "10–50 de angajați",
    "Județul sediului": "Sălaj",
  });
  await save(firm);
}

const rowsOf = ({ tree }: Page): Element[] =>
  elementsOf(tree, ({ attribs }) => attribs.class?.includes("rowlist__row") ?? false).filter(
    ({ name }) => name === "fieldset",
  );
const isFocused = ({ tree }: Page, row: number): boolean =>
  taggedIn(rowsOf({ tree } as Page)[row]!, "input").some(({ attribs }) => "autofocus" in attribs);
const row = (number: number) => new RegExp(`^Serviciul ${number}\\b`);

async function writeServices(firm: Browser) {
  await open(firm, "services", "Servicii");
  const added = await firm.press("Adaugă un serviciu");
  expect([rowsOf(added).length, isFocused(added, 0)]).toEqual([1, true]);
  firm.fill({ Denumirea: "Inventar al bunurilor" }, row(1));
  expect(rowsOf(await firm.press("Adaugă un serviciu"))).toHaveLength(2);
  firm.fill({ Denumirea: `Împletit ${WORD}` }, row(2));
  expect((await firm.press(/^Sus ?: Serviciul 2/)).value("Denumirea", row(1))).toBe(`Împletit ${WORD}`);

  // the error of a row does not stay at the place from which its row was moved
  firm.fill({ Denumirea: "", Descrierea: "Cu mâna." }, row(1));
  const refused = await firm.press("Salvează");
  expect(shownWords(rowsOf(refused)[0]!)).toContain("Introduceți denumirea serviciului");
  const moved = await firm.press(/^Jos ?: Serviciul 1/);
  expect(moved.value("Descrierea", row(2))).toBe("Cu mâna.");
  expect(shownWords(rowsOf(moved)[0]!)).not.toContain("Introduceți denumirea serviciului");

  firm.fill({ Denumirea: `Împletit ${WORD}` }, row(2));
  await firm.press(/^Sus ?: Serviciul 2/);
  expect(rowsOf(await firm.press("Adaugă un serviciu"))).toHaveLength(3);
  expect(rowsOf(await firm.press(/^Scoate ?: Serviciul 3/))).toHaveLength(2);
  await save(firm);
}

async function writeTheRest(firm: Browser) {
  await open(firm, "categories", "Categorii și județe");
  firm.fill({ "Marketing și Comunicare": true, Sălaj: true });
  await save(firm);
  await open(firm, "portfolio", "Portofoliu");
  await firm.press("Adaugă un proiect");
  firm.fill({ "Numele proiectului": "Muzeul satului", Anul: "2024", Bugetul: "90.000 lei" });
  await save(firm);
  await open(firm, "offers", "Oferte speciale");
  await firm.press("Adaugă o ofertă");
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  firm.fill({ Titlul: "O zi gratuită", Descrierea: "Pentru comune.", "Valabilă până la": until });
  await save(firm);
}

async function find(stranger: Browser, name: string) {
  expect((await stranger.open(`/parteneri?cauta=${WORD}&categorie=marketing&judet=SJ`)).text("main")).toContain(name);
  const marketplace = await stranger.open(`/marketplace?cauta=${WORD}`);
  expect(marketplace.text()).toContain(`Împletit ${WORD} – Premium`);
  const [partner] = taggedIn(marketplace.part("main"), "a").filter((one) =>
    nameOf(one, marketplace.tree).startsWith("Vezi partener"),
  );
  expect((await stranger.open(partner?.attribs.href ?? "")).heading).toBe(name);
  for (const text of ["O zi gratuită", "10–50 de angajați", "Muzeul satului"])
    expect(stranger.page.text("main")).toContain(text);
  expect((await stranger.follow(/^Portofoliu/)).text()).toContain("90.000 lei");
  await deliverJournal();
  expect((await stranger.open(`/cauta?q=${WORD}`)).text("main")).toContain(name);
}

it("a firm completes its profile and appears with its services, offers and portfolio, with forms alone", async () => {
  const owner = await registered("pending");
  const name = owner.actor.organisation?.name ?? "";
  const [firm, stranger, admin] = [browserOf(owner), browserOf(), browserOf(await person("ADMIN"))];
  expect((await firm.open("/firma/profile")).text()).toContain("Firma așteaptă verificarea");
  await writeCompany(firm);
  await writeServices(firm);
  await writeTheRest(firm);
  expect((await firm.open("/firma/profile/preview")).heading).toBe(name);
  expect((await stranger.open(`/marketplace?cauta=${WORD}`)).text("main")).not.toContain(name);

  await admin.open(`/admin/organisations?q=${encodeURIComponent(name)}`);
  await admin.follow(new RegExp(`^${name}`));
  await admin.follow(/^Verifică/);
  admin.fill({ "CUI-ul": true });
  const verified = await admin.press("Verifică organizația");
  expect([verified.heading, verified.text("main")]).toEqual([name, expect.stringContaining("Verificată")]);
  await find(stranger, name);

  await open(firm, "services", "Servicii");
  firm.fill({ Denumirea: `Depănat ${WORD}` }, row(1));
  expect((await firm.enter("Denumirea", row(1))).announced).toContain("Se vede deja pe pagina publică.");
  expect((await firm.follow("Vezi pagina publică", "body")).heading).toBe(name);
  expect((await stranger.open(`/marketplace?cauta=${WORD}`)).text()).toContain(`Depănat ${WORD} – Premium`);
});
