import { type Browser, expect, test } from "@playwright/test";
import { demoPassword } from "../../../db/worlds/demo/accounts";
import { authorityAnswers, firmAnswers } from "../../support/visits";
import { inspect } from "./axe";
import { confirmAndEnter, registerAuthority, registerFirm, textsOf, verify } from "./registration";
import { stage, type Visitor, visitor } from "./stage";
import { asked, DOCUMENT, fill, follow, heading, openMenu, press, signIn, stepThrough } from "./steps";

/** The whole loop, from two registrations to the new rating, with forms alone or with scripts. */
export async function walkLoop(browser: Browser, { script }: { script: boolean }): Promise<void> {
  const origin = script ? stage.first : stage.second;
  const mayor = await visitor(browser, { origin, script });
  const firm = await visitor(browser, { origin, script });
  const admin = await visitor(browser, { origin, script });
  const stranger = await visitor(browser, { origin, script });
  const all = [mayor, firm, admin, stranger];
  const authority = textsOf(authorityAnswers());
  const company = textsOf(firmAnswers());
  const title = `Proiect pentru canalizare, ${authority.denumire}`;

  await test.step("an authority registers, with its document", () => registerAuthority(mayor, authority));
  await test.step("a firm registers, with its document", () => registerFirm(firm, company));
  await test.step("both confirm their addresses by the mailed links and sign in", async () => {
    await confirmAndEnter(mayor, authority.email, "uat");
    await confirmAndEnter(firm, company.email, "firma");
  });
  await test.step("an ADMIN verifies both", async () => {
    await signIn(admin, "admin@demo.ro", demoPassword, "/admin-login");
    await inspect(admin, "the ADMIN's dashboard");
    const look = () => lookAtDocument(admin);
    await verify(admin, { name: authority.denumire, kind: "Comună" }, look);
    await verify(admin, { name: company.denumire, kind: null }, look);
  });
  const number = await test.step("the authority writes a draft and sends it", () => writeAndSend(mayor, title));
  await test.step("the firm is told, finds the opportunity with its reasons, and asks", () => findAndAsk(firm, title));
  await test.step("the authority answers", () => answer(mayor));
  await test.step("the firm responds", () => respond(firm));
  await test.step("the authority changes the budget, and the response waits for its author", async () => {
    await changeBudget(mayor);
    await confirmResponse(firm);
  });
  await test.step("the authority accepts", () => accept(mayor, company.denumire));
  await test.step("they write to each other", () =>
    talk(mayor, firm, { authority: authority.denumire, company: company.denumire }));
  await test.step("the authority completes and reviews", () => completeAndReview(mayor, title));
  await test.step("the firm replies", () => reply(firm, title));
  await test.step("everybody sees the new rating", () => seeRating(stranger, company.denumire, authority.denumire));
  expect(number).toMatch(/^PSP-\d{4}-\d{6}$/);
  expect(all.flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all(all.map(({ context }) => context.close()));
}

async function lookAtDocument(admin: Visitor): Promise<void> {
  const { page } = admin;
  const document = page.getByRole("link", { name: DOCUMENT.name });
  const file = await page.request.get((await document.getAttribute("href")) ?? "");
  expect(file.headers()["content-disposition"]).toContain("attachment");
  expect(await file.body()).toEqual(DOCUMENT.buffer);
  await inspect(admin, "an organisation that waits");
}

async function writeAndSend(mayor: Visitor, title: string): Promise<string> {
  const { page } = mayor;
  await page.goto("/uat/service-requests");
  await inspect(mayor, "no requests yet");
  await follow(page, /Scrie prima solicitare|Solicitare nouă/);
  await fill(await asked(page, "Salvează ciorna"), {
    Titlu: title,
    Categorie: "Fonduri Europene",
    Descriere: "Avem studiul de fezabilitate. Ne trebuie cererea de finanțare și sprijin până la semnare.",
  });
  await inspect(mayor, "a new request");
  await press(await asked(page, "Salvează ciorna"), "Salvează ciorna");
  await expect(page.getByText("Solicitarea a fost creată cu succes!").first()).toBeVisible();
  await inspect(mayor, "a draft");
  await follow(page, "Modifică ciorna");
  await fill(page, { "Buget, de la": "20.000", "Până la": "40.000", Județul: "Sălaj" });
  await inspect(mayor, "a draft that is edited");
  await press(page, /^Salvează$/);
  await follow(page, "Trimite solicitarea");
  await expect(heading(page, "Trimiteți solicitarea")).toBeVisible();
  await expect(page.locator("main")).toContainText("Nu a fost trimisă încă. Verificați-o și apăsați Trimite.");
  await inspect(mayor, "the step of sending");
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1366, height: 650 });
  await expect(page.getByRole("button", { name: "Trimite", exact: true })).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);
  await press(page, "Trimite");
  await expect(page.getByText("Solicitare trimisă!").first()).toBeVisible();
  await inspect(mayor, "a sent request");
  const number = await page
    .locator("main")
    .getByText(/PSP-\d{4}-\d{6}/)
    .first()
    .textContent();
  return number?.match(/PSP-\d{4}-\d{6}/)?.[0] ?? "";
}

async function findAndAsk(firm: Visitor, title: string): Promise<void> {
  const { page } = firm;
  await expect(async () => {
    await page.goto("/firma/notificari");
    await expect(page.locator("main").getByText(title).first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await inspect(firm, "the centre of notifications");
  await page.goto("/firma/opportunities");
  const row = page.locator("main").getByRole("listitem").filter({ hasText: title }).first();
  await expect(row.getByText("Lucrați în ").first()).toBeVisible();
  await inspect(firm, "the opportunities");
  await openMenu(row);
  await follow(row, /^Vezi Detalii/);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await inspect(firm, "an opportunity");
  await fill(page, { "Întrebarea dumneavoastră": "Există deja acordul de mediu?" });
  await press(page, "Întreabă");
  await expect(page.getByText("Întrebarea a fost trimisă.").first()).toBeVisible();
  await expect(page.getByText("Așteaptă răspuns")).toBeVisible();
}

async function answer(mayor: Visitor): Promise<void> {
  const { page } = mayor;
  await page.reload();
  await follow(page, /^Întrebări/);
  await expect(page.getByText("Există deja acordul de mediu?").first()).toBeVisible();
  await inspect(mayor, "a question that waits");
  await fill(page, { "Răspunsul dumneavoastră": "Da, din primăvară." });
  await press(page, "Răspunde");
  await expect(page.getByText("Răspunsul a fost publicat.").first()).toBeVisible();
}

async function respond(firm: Visitor): Promise<void> {
  const { page } = firm;
  await page.reload();
  await expect(page.getByText("Da, din primăvară.")).toBeVisible();
  await fill(page, {
    "Ce oferiți": "Scriem cererea de finanțare și vă însoțim până la semnarea contractului.",
    "Preț sau preț minim": "32.500",
    Durata: "10",
  });
  await expect(page.getByRole("radio", { name: "săptămâni" })).toBeChecked();
  await inspect(firm, "a filled-in response");
  await press(page, "Trimite oferta");
  await expect(page.getByText("Oferta a fost trimisă.").first()).toBeVisible();
  await inspect(firm, "an opportunity with the own response");
}

async function changeBudget(mayor: Visitor): Promise<void> {
  const { page } = mayor;
  await openMenu(page.locator("main"));
  await follow(page, "Modifică solicitarea");
  await expect(page.getByText("Ofertele primite vor aștepta confirmarea firmelor.")).toBeVisible();
  await fill(page, { "Până la": "35.000" });
  await inspect(mayor, "a sent request that is changed");
  await press(page, "Publică modificarea");
  await expect(page.getByText("Solicitarea a fost modificată.").first()).toBeVisible();
}

async function confirmResponse(firm: Visitor): Promise<void> {
  const { page } = firm;
  await page.reload();
  const waiting = page.getByRole("region", { name: "De confirmat" });
  await expect(waiting).toContainText("35.000");
  await inspect(firm, "a response to confirm");
  await press(waiting, "Confirmă oferta");
  await expect(page.getByText("Oferta a fost confirmată.").first()).toBeVisible();
}

async function accept(mayor: Visitor, company: string): Promise<void> {
  const { page } = mayor;
  await follow(page, /^Oferte/);
  await expect(page.getByRole("region", { name: `Oferta firmei ${company}` })).toBeVisible();
  await inspect(mayor, "the offers");
  await follow(page, /^Acceptă oferta/);
  await fill(page, { "De ce alegeți această ofertă acum": "Răspunde întregii nevoi." });
  await inspect(mayor, "the question before accepting");
  await press(page, "Acceptă oferta");
  await expect(page.getByText("Oferta a fost acceptată.").first()).toBeVisible();
  await expect(page.locator("main").getByText("În progres").first()).toBeVisible();
  await inspect(mayor, "a request in progress");
}

async function talk(mayor: Visitor, firm: Visitor, names: { authority: string; company: string }): Promise<void> {
  await mayor.page.goto("/uat/messages");
  await inspect(mayor, "the conversations");
  await follow(mayor.page, new RegExp(names.company));
  await write(mayor, "Bună ziua! Când putem începe?");
  await firm.page.goto("/firma/messages");
  await follow(firm.page, new RegExp(names.authority));
  await expect(firm.page.getByRole("log").getByText("Când putem începe?")).toBeVisible();
  await inspect(firm, "a conversation");
  await write(firm, "De luni. Trimitem întâi graficul.");
  if (!mayor.script) await mayor.page.reload();
  await expect(mayor.page.getByRole("log").getByText("De luni.")).toBeVisible();
}

async function write({ page }: Visitor, text: string): Promise<void> {
  await fill(page, { "Mesajul dumneavoastră": text });
  await press(page, "Trimite");
  await expect(page.getByRole("log").getByText(text)).toBeVisible();
}

const SCORES = ["Nota generală", "Calitate", "Termene", "Comunicare", "Preț"];

async function completeAndReview(mayor: Visitor, title: string): Promise<void> {
  const { page } = mayor;
  await page.goto("/uat/service-requests");
  await inspect(mayor, "the list of requests");
  await follow(page, title);
  await stepThrough(page, "Marchează finalizată", "Marchează finalizată");
  await expect(page.getByText("Colaborarea este finalizată.").first()).toBeVisible();
  for (const group of await page.getByRole("group").all()) {
    const stars = group.getByRole("radio", { name: /^5/ });
    if ((await stars.count()) > 0) await stars.check();
  }
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(SCORES.length);
  await fill(page, { Recenzia: "Au lucrat atent și au răspuns mereu repede." });
  await inspect(mayor, "a review being written");
  await press(page, "Publică recenzia");
  await expect(page.getByText("Recenzia a fost publicată.").first()).toBeVisible();
  await inspect(mayor, "a completed request");
}

async function reply(firm: Visitor, title: string): Promise<void> {
  const { page } = firm;
  await page.goto("/firma/opportunities?fila=mele");
  await follow(page.locator("main").getByRole("listitem"), title);
  await expect(page.getByText("Au lucrat atent și au răspuns mereu repede.")).toBeVisible();
  await inspect(firm, "a review to reply to");
  await fill(page, { "Răspundeți la recenzie": "Mulțumim, a fost un proiect frumos." });
  await press(page, "Publică răspunsul");
  await expect(page.getByText("Mulțumim, a fost un proiect frumos.").first()).toBeVisible();
}

async function seeRating(stranger: Visitor, company: string, authority: string): Promise<void> {
  const { page } = stranger;
  await page.goto("/parteneri");
  await inspect(stranger, "the directory of partners");
  await fill(page, { Caută: company });
  await page.getByLabel("Caută").first().press("Enter");
  const card = page.getByRole("listitem").filter({ hasText: company }).first();
  await expect(card.getByText("5,0")).toBeVisible();
  await follow(card, company);
  await expect(heading(page, company)).toBeVisible();
  await expect(page.locator("main").getByText("5,0").first()).toBeVisible();
  await expect(page.getByText("Au lucrat atent și au răspuns mereu repede.")).toBeVisible();
  await expect(page.getByText("Mulțumim, a fost un proiect frumos.")).toBeVisible();
  await expect(page.getByText(authority).first()).toBeVisible();
  await inspect(stranger, "a partner's profile");
}
