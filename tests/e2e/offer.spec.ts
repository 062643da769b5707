import { type Browser, expect, type Page, test } from "@playwright/test";
import { demoPassword } from "../../db/worlds/demo/accounts";
import { authorityAnswers, PASSWORD } from "../support/visits";
import { inspect } from "./support/axe";
import { fillAuthority, textsOf } from "./support/registration";
import { type Visitor, visitor } from "./support/stage";
import { fill, filter, follow, heading, openMailedLink, press } from "./support/steps";

const SERVICE = "Registratură electronică";
const FIRM = "Registru Deschis SRL";

test("somebody new finds an offer, registers, and arrives at the request that starts from it", async ({ browser }) => {
  const mayor = await atTheDoor(browser);
  const { page } = mayor;
  const answers = textsOf(authorityAnswers());
  await follow(page.locator("main"), "Înregistrare");
  await fillAuthority(mayor, answers);
  await openMailedLink(mayor, answers.email, "/confirmare/");
  await press(page, "Confirmă adresa");
  await expect(page.getByText("Adresa a fost confirmată.")).toBeVisible();
  await enter(page, answers.email, PASSWORD);
  await inspect(mayor, "a request that starts from an offer");
  expect(mayor.problems).toEqual([]);
  await mayor.context.close();
});

test("a member finds a firm by need, reads its reviews and asks for its offer", async ({ browser }) => {
  const clerk = await atTheDoor(browser);
  await enter(clerk.page, "uat2@demo.ro", demoPassword);
  expect(clerk.problems).toEqual([]);
  await clerk.context.close();
});

/** From the list of partners to the offer, and from its button to sign-in. */
async function atTheDoor(browser: Browser): Promise<Visitor> {
  const someone = await visitor(browser);
  const { page } = someone;
  await page.goto("/parteneri");
  await filter(page, { Caută: "registratura" });
  await follow(page.locator("main"), FIRM);
  await expect(heading(page, FIRM)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recenzii" })).toBeVisible();
  await follow(page.locator("main"), "Oferte în marketplace");
  await expect(heading(page, /Marketplace PSP/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Înapoi la profil partener" })).toBeVisible();
  await filter(page, { Caută: "registratura" });
  await inspect(someone, "the marketplace, filtered");
  await follow(page.locator("main"), new RegExp(`Solicită ofertă ?: ${SERVICE} – Standard, de ${FIRM}`));
  await expect(page.getByText("Pentru a contacta un partener, trebuie să vă autentificați mai întâi.")).toBeVisible();
  await inspect(someone, "the door, on the way to a request");
  return someone;
}

/** Signs in, and finds a request draft addressed to the firm of the offer. */
async function enter(page: Page, email: string, password: string): Promise<void> {
  await fill(page, { "E-mail": email, Parola: password });
  await press(page, "Conectare");
  await expect(page).toHaveURL(/\/uat\/service-requests\/new\?partener=.*nivel=standard/);
  await expect(page.locator("main").getByLabel("Titlu").first()).toHaveValue(new RegExp(SERVICE));
  await expect(page.locator("main").getByText(FIRM).first()).toBeVisible();
}
