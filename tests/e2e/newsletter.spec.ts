import { expect, test } from "@playwright/test";
import { query } from "../support/databases";
import { inspect } from "./support/axe";
import { stage, type Visitor, visitor } from "./support/stage";
import { enter, fill, follow, heading, openMailedLink, press } from "./support/steps";

test("somebody subscribes to the newsletter and leaves it by the mail's one-click header", async ({ browser }) => {
  const reader = await visitor(browser);
  const { page } = reader;
  const email = "cititor@exemplu.ro";

  await test.step("asks for it at the foot of the landing page", async () => {
    await page.goto("/");
    await subscribe(reader, "cititor");
    await expect(page).toHaveTitle("Eroare: Newsletter – PSP");
    await fill(page.locator("main"), { "E-mail": email });
    await press(page.locator("main"), "Abonare");
    await expect(heading(page, "Abonare reușită!")).toBeVisible();
    await expect(page.getByText("Vă mulțumim pentru abonarea la newsletter-ul nostru.")).toBeVisible();
    await inspect(reader, "asked for the newsletter");
    await page.reload();
    await expect(heading(page, "Abonare reușită!")).toBeVisible();
  });

  await test.step("confirms by the mailed link", async () => {
    await openMailedLink(reader, email, "/abonare/confirmare/");
    await expect(page.locator("main")).toContainText(email);
    await inspect(reader, "the confirmation of a subscription");
    await press(page.locator("main"), "Confirmă abonarea");
    await expect(heading(page, "Abonarea este confirmată")).toBeVisible();
    expect(await stateOf(email)).toBe("confirmed");
  });

  const stop = await test.step("gets a welcome whose header says how to stop", async () => {
    await expect.poll(() => stopLink(email)).toMatch(/^http/);
    return await stopLink(email);
  });

  await test.step("opens the link, which changes nothing", async () => {
    await page.goto(stop);
    await expect(heading(page, "Dezabonare de la newsletter")).toBeVisible();
    await inspect(reader, "before leaving");
    expect(await stateOf(email)).toBe("confirmed");
  });

  await test.step("presses the mail program's button, which asks nobody and follows nothing", async () => {
    const answer = await fetch(stop, {
      method: "POST",
      headers: { origin: "https://mail.example" },
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      redirect: "manual",
    });
    expect(answer.status).toBe(200);
    expect(await stateOf(email)).toBe("unsubscribed");
  });

  await test.step("may press the page's button too, which says that it is done", async () => {
    await press(page.locator("main"), "Dezabonare");
    await expect(heading(page, "V-ați dezabonat")).toBeVisible();
    await inspect(reader, "after leaving");
  });
  expect(reader.problems).toEqual([]);
  await reader.context.close();
});

test("somebody writes to the support team and keeps the page with the number", async ({ browser }) => {
  const writer = await visitor(browser);
  const { page } = writer;
  await page.goto("/");
  await follow(page.locator("footer"), "Centrul de suport");
  await expect(heading(page, "Centrul de suport")).toBeVisible();
  const answer = page.getByText("Procedura de achiziție, și cea directă, se face prin SEAP");
  await expect(answer).toBeHidden();
  await page.getByText("Solicitarea de pe platformă ține loc de achiziție prin SEAP?").click();
  await expect(answer).toBeVisible();
  await inspect(writer, "the support centre");

  await press(page.locator("main"), "Trimite mesajul");
  await expect(page.getByRole("alert")).toContainText("Vă rugăm completați toate câmpurile");
  await inspect(writer, "an empty message");
  const email = "scriitor@exemplu.ro";
  const words = { Nume: "Ana Munteanu", "E-mail": email, Subiect: "Un fișier mare", Mesaj: "Are 14 MB." };
  await fill(page.locator("main"), words);
  await press(page.locator("main"), "Trimite mesajul");
  await expect(heading(page, "Mesaj trimis cu succes!")).toBeVisible();
  await expect(page.getByText("Vă vom răspunde în cel mai scurt timp posibil.")).toBeVisible();
  await expect(page.getByText(/^S-\d{6}$/)).toBeVisible();
  await inspect(writer, "a message was sent");
  await page.reload();
  await expect(heading(page, "Mesaj trimis cu succes!")).toBeVisible();
  expect(writer.problems).toEqual([]);
  await writer.context.close();
});

test("whoever is signed in subscribes and writes by the same boxes, and does not type their name", async ({
  browser,
}) => {
  const member = await visitor(browser);
  const { page } = member;
  await enter(member, "uat2@demo.ro");
  await page.goto("/support");
  await expect(page.getByLabel("E-mail", { exact: true })).toHaveValue("uat2@demo.ro");
  await expect(page.getByLabel("Nume", { exact: true })).not.toHaveValue("");
  await page.goto("/comunitati"); // with the footer of the public pages
  await subscribe(member, "uat2@exemplu.ro");
  await expect(heading(page, "Abonare reușită!")).toBeVisible();
  expect(member.problems).toEqual([]);
  await member.context.close();
});

async function subscribe({ page }: Visitor, email: string): Promise<void> {
  const box = page.locator("footer");
  await box.getByLabel("Newsletter, prin e-mail").fill(email);
  await press(box, "Abonare");
}

async function stateOf(email: string): Promise<string> {
  const [row] = await query<{ state: string }>(
    stage.database,
    "select state from newsletter_subscribers where email = $1",
    [email],
  );
  return row?.state ?? "";
}

/** The address for one click in the newest mail to somebody. */
async function stopLink(email: string): Promise<string> {
  const [mail] = await query<{ header: string }>(
    stage.database,
    "select list_unsubscribe as header from mails where recipient = $1 and list_unsubscribe is not null order by id desc",
    [email],
  );
  return mail?.header.match(/^<([^>]+)>/)?.[1] ?? "";
}
