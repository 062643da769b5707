import { expect, it } from "vitest";
import { PASSWORD, withPassword } from "~/modules/accounts/pages.test-data";
import type { Browser } from "../../../tests/support/browser";
import { browserOf, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

const LIST = "/admin/communities";
const NAME = "Comuna Încercată de Sus";
const NONE_FOUND = "Nicio comunitate nu corespunde căutării";

ownPlatform();

const search = (browser: Browser, path: string) => browser.open(`${path}?cauta=${encodeURIComponent(NAME)}`);

async function signedIn(): Promise<Browser> {
  const { actor } = await withPassword(await person("ADMIN"));
  const admin = browserOf();
  await admin.open("/admin-login");
  admin.fill({ "E-mail": actor.email, Parola: PASSWORD });
  expect((await admin.press("Conectare")).path).toBe("/admin/dashboard");
  return admin;
}

async function add(admin: Browser) {
  await admin.open(LIST);
  await admin.follow("Adaugă comunitate");
  admin.fill({ Denumirea: NAME, Județul: "Alba", "Despre comunitate": "Trei sate pe două văi." });
  const created = await admin.press("Creează comunitatea");
  expect([created.announced, created.heading]).toEqual([expect.stringContaining("Comunitatea a fost creată!"), NAME]);
  expect((await search(admin, "/comunitati")).headings("h2", "h3")).toContain(NAME);
}

/** The page of the community at the desk, from the list. */
async function find(admin: Browser) {
  await search(admin, LIST);
  expect((await admin.follow(NAME)).heading).toBe(NAME);
}

async function edit(admin: Browser) {
  await find(admin);
  await admin.open(`${admin.page.path}/contact`);
  admin.fill({ Adresa: "Strada Morii nr. 4" });
  const saved = await admin.press(/^Salvează/);
  expect(saved.announced).toContain("Comunitatea a fost actualizată!");
  expect(saved.text()).toContain("Strada Morii nr. 4");
}

async function moveToBin(admin: Browser) {
  await admin.follow(/^Șterge/);
  expect((await admin.press("Șterge comunitatea")).announced).toContain("Comunitatea a fost ștearsă!");
}

async function restore(admin: Browser, button: string) {
  expect((await admin.press(button, "body")).announced).toContain("Comunitatea a fost restaurată.");
}

it("an ADMIN adds a community, edits it, deletes it and restores it, with forms alone", async () => {
  const admin = await signedIn();
  await add(admin);
  await edit(admin);
  await moveToBin(admin);
  await restore(admin, "Anulează ștergerea");
  await find(admin);

  await moveToBin(admin);
  await admin.open("/admin/bin?fel=comunitati");
  await restore(admin, `Restaurează : ${NAME}`);

  await find(admin);
  await moveToBin(admin);
  await admin.open("/admin/bin");
  await admin.follow(`Șterge definitiv : ${NAME}`);
  expect((await admin.press("Șterge definitiv")).announced).toContain("Comunitatea a fost ștearsă definitiv.");
  expect((await search(admin, LIST)).text()).toContain(NONE_FOUND);
});

it("an ADMIN creates the test communities and removes them, with forms alone", async () => {
  const admin = await signedIn();
  await admin.open(LIST);
  const created = await admin.press("Creează 5 comunități de test");
  expect(created.announced).toContain("Au fost create 5 comunități de test!");
  expect((await admin.open("/comunitati?cauta=de+test")).text()).toContain("Date de test");
  await admin.open(`${LIST}?fel=test`);
  await admin.follow("Șterge comunitățile de test");
  const removed = await admin.press("Șterge comunitățile de test");
  expect(removed.announced).toContain("5 comunități de test au fost șterse definitiv.");
  expect((await admin.open(`${LIST}?fel=test`)).text()).toContain(NONE_FOUND);
});
