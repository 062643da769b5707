import { expect, it } from "vitest";
import { cuiWithCheckDigit } from "~/platform/romania/cui";
import type { Browser } from "../../../tests/support/browser";
import { browserOf, member } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { linkTo } from "./colleagues.test-data";
import { PASSWORD, withPassword } from "./pages.test-data";

const ORGANISATION = "Comuna Măgura de Lut";
const INVITED = "coleg@exemplu.ro";
const DRAFT = "Cerere a colegului";
const UNPLACED = "Nu faceți parte din nicio organizație";

ownPlatform();

async function invite(who: Browser, email: string) {
  expect((await who.follow("Invită un coleg")).heading).toBe("Invitați un coleg");
  who.fill({ "E-mail": email });
  const sent = await who.press("Trimite invitația");
  expect(sent.announced).toContain(`Invitația a fost trimisă la ${email}.`);
  expect(sent.text("#invitatii")).toContain(email);
}

async function join(colleague: Browser) {
  expect((await colleague.open(await linkTo(INVITED))).heading).toBe(`Invitație în contul ${ORGANISATION}`);
  colleague.fill({ Numele: "Teodora Cârlan", Funcția: "consilier", Telefon: "0722 123 456" });
  colleague.fill({ Parola: PASSWORD, "Confirmă parola": "alta parola" });
  const refused = await colleague.press("Acceptă invitația");
  expect(refused.text()).toContain("Parolele nu se potrivesc");
  expect(refused.value("Numele")).toBe("Teodora Cârlan");
  colleague.fill({ Parola: PASSWORD, "Confirmă parola": PASSWORD });
  const joined = await colleague.press("Acceptă invitația");
  expect(joined.path).toBe("/uat/dashboard");
  expect(joined.announced).toContain(`De acum lucrați în contul ${ORGANISATION}.`);
}

/** The colleague works for the organisation, whose data are the owner's. */
async function work(colleague: Browser, owner: Browser) {
  await colleague.open("/uat/service-requests/new");
  colleague.fill({ Titlu: DRAFT, Categorie: "Consultanță Juridică", Descriere: "De scris." });
  expect((await colleague.press("Salvează ciorna")).headings("h1", "h2").join()).toContain(DRAFT);
  const profile = await colleague.open("/uat/profile");
  expect(profile.text("#colegi")).toContain("Teodora Cârlan (dumneavoastră)");
  expect(profile.steps("body")).not.toContain("Invită un coleg");
  expect((await owner.open(`/uat/service-requests?q=${encodeURIComponent(DRAFT)}`)).steps()).toContain(DRAFT);
}

async function handOverAndLeave(owner: Browser) {
  await owner.open("/uat/profile");
  await owner.follow("Predă contul : Teodora Cârlan");
  owner.fill({ "Parola contului dumneavoastră": PASSWORD });
  const handed = await owner.press("Predă contul");
  expect(handed.announced).toContain("Contul a fost predat.");
  expect(handed.steps("body")).not.toContain("Invită un coleg");
  await owner.follow(/^Părăsește organizația/);
  expect((await owner.press("Părăsește organizația")).heading).toBe(UNPLACED);
  expect((await owner.open("/uat/service-requests")).heading).toBe(UNPLACED);
}

/** Asks another authority by its CUI, sees what they asked, and takes it back. */
async function askAnother(owner: Browser, cui: string) {
  await owner.open("/fara-organizatie");
  expect((await owner.follow("Înregistrează o autoritate")).heading).toBe("Înregistrați o autoritate");
  owner.fill({ "Denumirea autorității": "Comuna Valea Lungă", CUI: cui, Județul: "Sălaj" });
  owner.fill({ "Adresa sediului": "Strada Primăriei nr. 1", Funcția: "secretar", Telefon: "0722 123 456" });
  owner.fill({ Bronze: true });
  await owner.press("Trimite cererea");
  const waiting = await owner.follow("Vezi cererea");
  expect([waiting.heading, waiting.text("main")]).toEqual([
    "Cererea dumneavoastră așteaptă răspuns",
    expect.stringContaining(cui),
  ]);
  await owner.follow("Retrage cererea");
  const back = await owner.press("Retrage cererea");
  expect([back.announced, back.heading]).toEqual([expect.stringContaining("Cererea a fost retrasă."), UNPLACED]);
}

it("an owner invites a colleague, hands the account over, leaves and comes back, with forms alone", async () => {
  const first = await withPassword(await member("UAT", "verified", { name: ORGANISATION }));
  const cui = cuiWithCheckDigit("4291763");
  await member("UAT", "verified", { name: "Municipiul Podul Lung", cui });
  const [owner, colleague] = [browserOf(first), browserOf()];
  await owner.open("/uat/profile");
  await invite(owner, INVITED);
  await join(colleague);
  await work(colleague, owner);
  await handOverAndLeave(owner);
  await askAnother(owner, cui);

  await colleague.open("/uat/profile");
  await invite(colleague, first.actor.email);
  await owner.open("/fara-organizatie");
  expect((await owner.press(`Acceptă invitația de la ${ORGANISATION}`)).path).toBe("/uat/dashboard");
});
