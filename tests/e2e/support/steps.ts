import { type Download, expect, type Locator, type Page } from "@playwright/test";
import { demoPassword } from "../../../db/worlds/demo/accounts";
import { Browser } from "../../support/browser";
import { linkIn, mailsTo } from "../../support/databases";
import { pdf } from "../../support/documents";
import { signIn as signInOverHttp } from "../../support/visits";
import { stage, type Visitor } from "./stage";

export const DOCUMENT = { name: "Certificat fiscal.pdf", mimeType: "application/pdf", buffer: pdf(2_000) };

/** A file is made by a process of lower priority, which waits for the other programs of a busy machine. The product waits as long. */
export const MAKING_MS = 60_000;

/** Fills the fields with these labels: selects options, attaches files, types the rest. Folded parts are opened. */
export async function fill(scope: Page | Locator, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const field = scope.getByLabel(label, { exact: false }).first();
    const tag = await field.evaluate((element) => {
      element.closest("details")?.setAttribute("open", "");
      return element.tagName;
    });
    if (tag === "SELECT") await field.selectOption({ label: answer });
    else await field.fill(answer);
  }
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Presses the button and waits for the page that follows. */
export async function press(scope: Page | Locator, name: string | RegExp): Promise<void> {
  await scope.getByRole("button", { name }).click();
}

/** Filters the list of the page, and waits until it is the filtered one. */
export async function filter(page: Page, typed: Record<string, string> = {}): Promise<void> {
  const before = page.url();
  await fill(page.locator("main"), typed);
  await press(page.locator("main"), "Filtrează");
  await page.waitForURL((address) => address.href !== before);
}

/** A file that takes its time to be made on a busy machine: what `begin` presses leads to it. */
export async function downloaded(page: Page, begin: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 60_000 }), begin()]);
  return download;
}

export const follow = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole("link", { name }).first().click();

/** Opens the rarer actions of a page, or of the row with this name. */
export const openMenu = (scope: Page | Locator, row?: string) =>
  scope
    .locator("details.menu > summary", { hasText: row === undefined ? /^(Alte acțiuni|Acțiuni)/ : `Acțiuni: ${row}` })
    .first()
    .click();

/** The confirmation of a step: a dialog with JavaScript, a page of its own without. Both have the same button. */
export async function asked(page: Page, button: string | RegExp): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  const main = page.locator("main");
  await expect(dialog.or(main).getByRole("button", { name: button }).first()).toBeVisible();
  return (await dialog.isVisible()) ? dialog : main;
}

/** Takes a step that asks for confirmation; `look` is called while it does. */
export async function stepThrough(page: Page, link: string | RegExp, button: string, look?: () => Promise<void>) {
  await follow(page, link);
  const scope = await asked(page, button);
  await look?.();
  await press(scope, button);
}

/** Opens the link of the newest mail to a recipient. */
export async function openMailedLink({ page }: Visitor, recipient: string, path: string): Promise<void> {
  await expect.poll(async () => (await mailsTo(stage.database, recipient)).length).toBeGreaterThan(0);
  await page.goto(linkIn((await mailsTo(stage.database, recipient)).at(-1)?.text ?? "", path));
}

/**
 * Signs in without the browser, for journeys that are not about signing in. No page is opened: returns the path of the
 * dashboard.
 */
export async function enter({ context, origin }: Visitor, email: string, door = "/login?tip=uat"): Promise<string> {
  const browser = new Browser(origin);
  const { location } = await signInOverHttp(browser, email, demoPassword, door);
  expect(location, `${email} is signed in`).toMatch(/\/dashboard/);
  await context.addCookies(sessionOf(browser, origin));
  return location ?? "";
}

/** The session of a visitor without a browser, for a browser context. A waiting flash message stays with the visitor. */
export const sessionOf = ({ cookie }: Browser, url: string) =>
  cookie
    .split("; ")
    .map((pair) => ({ name: pair.slice(0, pair.indexOf("=")), value: pair.slice(pair.indexOf("=") + 1), url }))
    .filter(({ name }) => name.includes("session"));

export async function signIn(
  { page }: Visitor,
  email: string,
  password: string,
  door = "/login?tip=uat",
): Promise<void> {
  await page.goto(door);
  await fill(page, { "E-mail": email, Parola: password });
  await press(page, "Conectare");
  await expect(page).toHaveURL(/\/dashboard/);
}
