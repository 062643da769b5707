import { existsSync, writeFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { pdf } from "../support/documents";
import { authorityAnswers } from "../support/visits";
import { inspect } from "./support/axe";
import { conversation } from "./support/conversation";
import { confirmAddress, enterByForm, fillAuthority, textsOf, verifiedByAdmin } from "./support/registration";
import { stage, type Visitor, visitor } from "./support/stage";
import { enter, fill, follow, heading, press } from "./support/steps";

const PHONE = { width: 360, height: 640 };
/** What is left of a phone's screen above its keyboard. */
const ABOVE_KEYBOARD = { width: 360, height: 330 };
const MEGA = 1024 * 1024;
const LARGE = "Plan de situație.pdf";
const SMALL = "Plan.pdf";
const TOO_LARGE = "Fișierul „Plan de situație.pdf” are 14 MB, iar limita este de 10 MB.";
const OFFER = { "Ce oferiți": "Asfaltăm în trei săptămâni.", "Preț sau preț minim": "84.500", Durata: "3" };
/** Both files, on the disk: a browser takes long to be handed large ones by a test. */
function files(): string[] {
  const made = { [LARGE]: pdf(14 * MEGA), [SMALL]: pdf(MEGA) };
  return Object.entries(made).map(([name, bytes]) => {
    const path = test.info().outputPath(name);
    if (!existsSync(path)) writeFileSync(path, bytes); // a chosen file that changes cannot be sent
    return path;
  });
}
const NEED = { Titlu: "Asfaltarea străzii Morii", Categorie: "Fonduri Europene", Descriere: "Doi kilometri." };
const KEPT = /^Text păstrat la \d\d:\d\d/;

test("a town hall registers on a phone and sends a request in three clicks after sign-in; the offer to it survives its browser and a file of 14 MB", async ({
  browser,
}) => {
  const request = await sentOnPhone(browser);
  await writtenAndLeft(browser, `/firma/opportunities/${request}`);
  await continuedElsewhere(browser, `/firma/opportunities/${request}`);
});

/** From the first page to a sent request; returns its id. */
async function sentOnPhone(browser: Browser): Promise<string> {
  const clerk = await visitor(browser);
  const { page } = clerk;
  const answers = textsOf(authorityAnswers());
  await page.setViewportSize(PHONE);
  await test.step("registers and confirms the address", async () => {
    await page.goto("/");
    await follow(page.locator("main"), "Devino Membru CCDL");
    await fillAuthority(clerk, answers);
    await confirmAddress(clerk, answers.email);
  });
  await test.step("is verified", () =>
    verifiedByAdmin(browser, clerk.origin, { name: answers.denumire, kind: "Comună" }));
  await test.step("signs in", () => enterByForm(clerk, answers.email, "uat"));
  const clicks = await countedClicks(clerk);
  const id = await test.step("writes and sends", () => writtenAndSent(clerk));
  expect(clicks, "from sign-in to a sent request").toHaveLength(3);
  expect(clerk.problems).toEqual([]);
  await clerk.context.close();
  return id;
}

/** Three fields, with the keyboard open: what is typed into and what is pressed has to be in the window. */
async function writtenAndSent(clerk: Visitor): Promise<string> {
  const { page } = clerk;
  const main = page.locator("main");
  await follow(main, "Solicită Serviciu");
  await expect(heading(page, "Solicitare nouă")).toBeVisible();
  await page.setViewportSize(ABOVE_KEYBOARD);
  for (const [label, value] of Object.entries(NEED)) {
    const field = main.getByLabel(label).first();
    await field.focus();
    await expect(field).toBeInViewport();
    await fill(main, { [label]: value });
  }
  await inspect(clerk, "a new request on a phone");
  await press(main, "Salvează și trimite");
  await expect(heading(page, "Trimiteți solicitarea")).toBeVisible();
  await press(main, /^Trimite$/);
  await expect(page.getByText("Solicitare trimisă!").first()).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The buttons and links that are pressed from now on, on whatever page. */
async function countedClicks({ page }: Visitor): Promise<string[]> {
  const clicks: string[] = [];
  await page.exposeFunction("pressed", (words: string) => clicks.push(words));
  const listen = () =>
    document.addEventListener("click", ({ target }) => {
      const pressed = (target as Element).closest("a, button");
      if (pressed) (window as unknown as { pressed(words: string): void }).pressed(pressed.textContent ?? "");
    });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return clicks;
}

async function writtenAndLeft(browser: Browser, opportunity: string): Promise<void> {
  const firm = await atTheOffer(browser, opportunity, {});
  await fill(firm.page.locator("main"), OFFER);
  await expect(firm.page.getByText(KEPT)).toBeVisible();
  expect(firm.problems).toEqual([]);
  await firm.context.close();
}

async function continuedElsewhere(browser: Browser, opportunity: string): Promise<void> {
  const firm = await atTheOffer(browser, opportunity, { origin: stage.second });
  const { page } = firm;
  await expect(page.getByText(/^Continuați textul păstrat de la \d\d:\d\d/)).toBeVisible();
  await inspect(firm, "an offer whose draft is offered");
  await follow(page.locator("main"), "Continuă textul păstrat");
  await asWritten(page);
  await page.getByLabel("Fișiere").setInputFiles(files());
  await expect(page.getByText(TOO_LARGE)).toBeVisible();
  const left = page
    .getByLabel("Fișiere")
    .evaluate((box: HTMLInputElement) => [...(box.files ?? [])].map((f) => f.name));
  expect(await left).toEqual([SMALL]);
  await asWritten(page);
  await inspect(firm, "an offer with a file that is too large");
  await test.step("the server refuses it as well, and keeps everything else", async () => {
    const plain = await atTheOffer(browser, opportunity, { script: false });
    await follow(plain.page.locator("main"), "Continuă textul păstrat");
    await plain.page.getByLabel("Fișiere").setInputFiles(files());
    await press(plain.page, "Trimite oferta");
    await expect(plain.page.getByRole("alert").getByText(TOO_LARGE)).toBeVisible();
    await expect(plain.page.locator(".filebox__name")).toContainText(`${SMALL} `);
    await asWritten(plain.page);
    await plain.context.close();
  });
  await press(page, "Trimite oferta");
  await expect(page.getByLabel("Fișiere"), "it is not sent without the file unnoticed").toBeFocused();
  await expect(page.getByText("apăsați din nou butonul ca să trimiteți fără acest fișier")).toBeVisible();
  await asWritten(page);
  await press(page, "Trimite oferta");
  await expect(page.getByText("Oferta a fost trimisă.").first()).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: SMALL })).toBeVisible();
  expect(firm.problems).toEqual([]);
  await firm.context.close();
}

async function atTheOffer(
  browser: Browser,
  opportunity: string,
  options: Parameters<typeof visitor>[1],
): Promise<Visitor> {
  const firm = await visitor(browser, options);
  await enter(firm, "firma@demo.ro", "/login?tip=firma");
  await firm.page.goto(opportunity);
  if (firm.script) await firm.page.waitForLoadState("networkidle");
  return firm;
}

async function asWritten(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(OFFER)) await expect(page.getByLabel(label).first()).toHaveValue(value);
}

test("a message that was begun on one device stands in its box on another, until it is sent", async ({ browser }) => {
  const path = `/uat/messages/${await conversation()}`;
  const open = async (origin: string) => {
    const clerk = await visitor(browser, { origin });
    await enter(clerk, "uat@demo.ro");
    await clerk.page.goto(path);
    await clerk.page.waitForLoadState("networkidle");
    return clerk;
  };
  const first = await open(stage.first);
  await first.page.getByLabel("Mesajul dumneavoastră").fill("Vă trimitem mâine planul.");
  await expect(first.page.getByText(KEPT)).toBeVisible();
  await first.context.close();
  const { page, context } = await open(stage.second);
  const box = page.getByLabel("Mesajul dumneavoastră");
  await expect(box).toHaveValue("Vă trimitem mâine planul.");
  await press(page, "Trimite");
  await expect(box).toHaveValue("");
  await page.reload();
  await expect(box).toHaveValue("");
  await context.close();
});
