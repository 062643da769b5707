import { expect, test } from "@playwright/test";
import { demoPassword } from "../../db/worlds/demo/accounts";
import { query } from "../support/databases";
import { authorityAnswers } from "../support/visits";
import { inspect } from "./support/axe";
import { fillAuthorityFacts, textsOf } from "./support/registration";
import { stage, type Visitor, visitor } from "./support/stage";
import { asked, fill, follow, heading, openMailedLink, openMenu, press, signIn, stepThrough } from "./support/steps";

const PASSWORD = "Izvor-Limpede-7431";
const ownerEmail = "podul-lung@demo.ro";
const organisation = "Municipiul Podul Lung";

test("an owner invites a colleague, hands the account over and leaves", async ({ browser }) => {
  const [owner, colleague] = [await visitor(browser), await visitor(browser)];
  const email = "coleg@exemplu.ro";

  await test.step("invites by e-mail", async () => {
    await signIn(owner, ownerEmail, demoPassword);
    await owner.page.goto("/uat/profile");
    await follow(owner.page.locator("main"), "Invită un coleg");
    await expect(heading(owner.page, "Invitați un coleg")).toBeVisible();
    await inspect(owner, "the form of an invitation");
    await fill(owner.page.locator("main"), { "E-mail": email });
    await press(owner.page, "Trimite invitația");
    await expect(owner.page.getByText(`Invitația a fost trimisă la ${email}.`).first()).toBeVisible();
    await expect(owner.page.locator("#invitatii")).toContainText(`${email}`);
    await inspect(owner, "colleagues and invitations");
  });

  await test.step("the colleague opens the mailed link and joins with an account of their own", async () => {
    const { page } = colleague;
    await openMailedLink(colleague, email, "/invitatie/");
    await expect(heading(page, `Invitație în contul ${organisation}`)).toBeVisible();
    await inspect(colleague, "an invitation");
    await fill(page.locator("main"), {
      Numele: "Teodora Cârlan",
      Funcția: "consilier",
      Telefon: "0722 123 456",
      Parola: PASSWORD,
      "Confirmă parola": "alta parola",
    });
    await press(page.locator("main"), "Acceptă invitația");
    await expect(page.getByText("Parolele nu se potrivesc").first()).toBeVisible();
    await expect(page.getByLabel("Numele")).toHaveValue("Teodora Cârlan");
    await inspect(colleague, "an invitation, refused");
    await fill(page.locator("main"), { Parola: PASSWORD, "Confirmă parola": PASSWORD });
    await press(page.locator("main"), "Acceptă invitația");
    await expect(page).toHaveURL(/\/uat\/dashboard/);
    await expect(page.getByText(`De acum lucrați în contul ${organisation}.`).first()).toBeVisible();
  });

  const draft = "Cerere a colegului";
  await test.step("works for the organisation, whose data are the owner's", async () => {
    const { page } = colleague;
    await page.goto("/uat/service-requests/new");
    await fill(page.locator("main"), { Titlu: draft, Categorie: "Consultanță Juridică", Descriere: "De scris." });
    await press(page, "Salvează ciorna");
    await expect(page.getByRole("heading", { name: draft }).first()).toBeVisible();
    await page.goto("/uat/profile");
    await expect(page.locator("#colegi")).toContainText("Teodora Cârlan (dumneavoastră)");
    await expect(page.getByRole("link", { name: "Invită un coleg" })).toHaveCount(0);
    await inspect(colleague, "colleagues as an editor sees them");
    await owner.page.goto(`/uat/service-requests?q=${encodeURIComponent("Cerere a colegului")}`);
    await expect(owner.page.getByText(draft).first()).toBeVisible();
  });

  await test.step("the owner hands the account over", async () => {
    const { page } = owner;
    await page.goto("/uat/profile");
    await openMenu(page, "Teodora Cârlan");
    await follow(page, "Predă contul : Teodora Cârlan");
    await asked(page, "Predă contul");
    await inspect(owner, "handing over");
    await fill(page.locator("main"), { "Parola contului dumneavoastră": demoPassword });
    await press(page.locator("main"), "Predă contul");
    await expect(page.getByText("Contul a fost predat.").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Invită un coleg" })).toHaveCount(0);
  });

  await test.step("and leaves, with an account and without an organisation", async () => {
    const { page } = owner;
    await page
      .locator("#colegi")
      .getByRole("listitem")
      .filter({ hasText: "(dumneavoastră)" })
      .locator("summary")
      .click();
    await stepThrough(page, "Părăsește organizația", "Părăsește organizația", () => inspect(owner, "leaving"));
    await expect(heading(page, "Nu faceți parte din nicio organizație")).toBeVisible();
    await inspect(owner, "no organisation");
    await page.goto("/uat/service-requests");
    await expect(heading(page, "Nu faceți parte din nicio organizație")).toBeVisible();
  });

  await test.step("asks another authority by its CUI, sees what they asked, and takes it back", async () => {
    const { page } = owner;
    const cui = await cuiOf("Comuna Măgura de Lut");
    await page.goto("/fara-organizatie");
    await follow(page, "Înregistrează o autoritate");
    await expect(heading(page, "Înregistrați o autoritate")).toBeVisible();
    await fillAuthorityFacts(owner, textsOf(authorityAnswers({ cui })));
    await fill(page, { Funcția: "secretar", Telefon: "0722 123 456" });
    await inspect(owner, "another registration with the same account");
    await press(page, "Trimite cererea");
    await follow(page.locator("main"), "Vezi cererea");
    await expect(heading(page, "Cererea dumneavoastră așteaptă răspuns")).toBeVisible();
    await expect(page.locator("main")).toContainText(cui);
    await inspect(owner, "a request that waits for an answer");
    await follow(page.locator("main"), "Retrage cererea");
    await inspect(owner, "the question before a request is taken back");
    await press(page.locator("main"), "Retrage cererea");
    await expect(page.getByText("Cererea a fost retrasă.").first()).toBeVisible();
    await expect(heading(page, "Nu faceți parte din nicio organizație")).toBeVisible();
  });

  await test.step("the new owner asks them back, and they accept there", async () => {
    await inviteBack(colleague, ownerEmail);
    await owner.page.goto("/fara-organizatie");
    await inspect(owner, "an invitation without an organisation");
    await press(owner.page.locator("main"), `Acceptă invitația de la ${organisation}`);
    await expect(owner.page).toHaveURL(/\/uat\/dashboard/);
  });

  for (const { problems, context } of [owner, colleague]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

async function cuiOf(name: string): Promise<string> {
  const [found] = await query<{ cui: string }>(stage.database, "select cui from organisations where name = $1", [name]);
  return found?.cui ?? "";
}

async function inviteBack({ page }: Visitor, email: string): Promise<void> {
  await page.goto("/uat/profile/invitations/new");
  await fill(page.locator("main"), { "E-mail": email });
  await press(page, "Trimite invitația");
  await expect(page.getByText(`Invitația a fost trimisă la ${email}.`).first()).toBeVisible();
}
