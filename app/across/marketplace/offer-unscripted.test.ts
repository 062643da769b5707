import { beforeAll, expect, it } from "vitest";
import { PASSWORD, withPassword } from "~/modules/accounts/pages.test-data";
import { partnerServices } from "~/modules/partners/tables.server";
import { setRating } from "~/modules/partners/verbs.server";
import { db } from "~/platform/database/connection.server";
import { mailById, newestMails } from "~/platform/mail/mail.server";
import { cuiWithCheckDigit } from "~/platform/romania/cui";
import type { Browser } from "../../../tests/support/browser";
import { linkIn } from "../../../tests/support/databases";
import { pdf } from "../../../tests/support/documents";
import { browserOf, member } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { partner, review } from "./marketplace.test-data";

const SERVICE = "Registratură electronică";
const FIRM = "Registru Deschis SRL";
const REVIEW = "Registratura merge din prima zi.";
const EMAIL = "primar@valea-lunga.test";

ownPlatform();

beforeAll(async () => {
  const partnerId = await partner(FIRM);
  await db().insert(partnerServices).values({ partnerId, rank: 0, name: SERVICE });
  await review(partnerId, { by: await member("UAT"), repliedBy: await member("FIRMA"), text: REVIEW });
  await setRating(partnerId, { rating: 5, reviewCount: 1, quality: 5, time: 4, communication: 5, price: 4 });
  await partner("Strategii Locale SRL");
});

/** From the list of partners to the offer, and from its button to the sign-in. */
async function arriveAtDoor(someone: Browser) {
  await someone.open("/parteneri");
  someone.fill({ Caută: "registratura" });
  expect((await someone.press("Filtrează")).text("main")).not.toContain("Strategii Locale SRL");
  const profile = await someone.follow(FIRM);
  expect(profile.heading).toBe(FIRM);
  expect(profile.headings("h2", "h3").join()).toContain("Recenzii");
  expect(profile.text("main")).toContain(REVIEW);
  const offers = await someone.follow("Oferte în marketplace");
  expect([offers.heading, offers.steps()]).toEqual([
    expect.stringContaining("Marketplace PSP"),
    expect.arrayContaining(["Înapoi la profil partener"]),
  ]);
  someone.fill({ Caută: "registratura" });
  await someone.press("Filtrează");
  const door = await someone.follow(new RegExp(`^Standard .*Solicită ofertă ?: ${SERVICE} – Standard, de ${FIRM}$`));
  expect(door.text()).toContain("Pentru a contacta un partener, trebuie să vă autentificați mai întâi.");
}

async function register(mayor: Browser) {
  await mayor.follow("Înregistrare", "main");
  mayor.fill({
    "Denumirea autorității": "Comuna Valea Lungă",
    CUI: cuiWithCheckDigit("1000731"),
    Județul: "Sălaj",
    "Adresa sediului": "Strada Primăriei nr. 1",
    Bronze: true,
    Numele: "Maria Popescu",
    Funcția: "Referent",
    "E-mail": EMAIL,
    Telefon: "0722 123 456",
    Parola: PASSWORD,
    "Confirmă parola": PASSWORD,
    "Document de identificare": new File([pdf(2_000) as BlobPart], "Certificat fiscal.pdf"),
  });
  expect((await mayor.press("Trimite cererea")).heading).toBe("Verificați e-mailul");
}

async function confirm(mayor: Browser) {
  const [mail] = await newestMails(1, EMAIL);
  await mayor.open(linkIn((await mailById(mail?.id ?? ""))?.text ?? "", "/confirmare/"));
  expect((await mayor.press("Confirmă adresa")).text()).toContain("Adresa a fost confirmată.");
}

/** Signs in, and finds a request draft addressed to the firm of the offer. */
async function signIn(someone: Browser, email: string) {
  someone.fill({ "E-mail": email, Parola: PASSWORD });
  const request = await someone.press("Conectare");
  expect(request.path).toMatch(/^\/uat\/service-requests\/new\?partener=.*nivel=standard/);
  expect(request.value("Titlu")).toContain(SERVICE);
  expect(request.text("main")).toContain(FIRM);
}

it("somebody new finds an offer, registers, and arrives at the request that starts from it, with forms alone", async () => {
  const mayor = browserOf();
  await arriveAtDoor(mayor);
  await register(mayor);
  await confirm(mayor);
  await signIn(mayor, EMAIL);
});

it("a member finds a firm by need, reads its reviews and asks for its offer, with forms alone", async () => {
  const { actor } = await withPassword(await member("UAT"));
  const clerk = browserOf();
  await arriveAtDoor(clerk);
  await signIn(clerk, actor.email);
});
