import { expect, type Page, test } from "@playwright/test";
import { demoPassword } from "../../db/worlds/demo/accounts";
import { visitor } from "./support/stage";
import { follow, press, signIn } from "./support/steps";

const PAGE = "/firma/profile/company";
const WAITS = "Ce scrieți acum nu se păstrează automat";

test("what was typed and not saved is offered again, and nothing typed meanwhile takes its place", async ({
  browser,
}) => {
  const firm = await visitor(browser);
  const { page } = firm;
  await signIn(firm, "firma2@demo.ro", demoPassword, "/login?tip=firma");
  await type(page, "Scris azi dimineață.");
  await expect(page.getByText(/^Ciornă păstrată la \d\d:\d\d/)).toBeVisible();
  await type(page, "Scris din nou, fără a fi continuat ciorna.");
  await expect(page.getByText(WAITS)).toBeVisible();
  await follow(page, "Continuați");
  await expect(page.getByLabel("Descriere")).toHaveValue("Scris azi dimineață.");
  await page.getByLabel("Descriere").fill("Scris azi dimineață și la prânz.");
  await expect(page.getByText(/^Ciornă păstrată la \d\d:\d\d/)).toBeVisible();
  await press(page, "Renunțați la ele");
  await expect(page.getByLabel("Descriere")).not.toHaveValue(/Scris/);
  await expect(page.getByText("modificări nesalvate")).toBeHidden();
  expect(firm.problems).toEqual([]);
  await firm.context.close();
});

/** Opens the form anew and types into it once the page has its script. */
async function type(page: Page, words: string): Promise<void> {
  await page.goto(PAGE);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Descriere").fill(words);
}
