import { expect, test } from "@playwright/test";
import { mailsTo } from "../support/databases";
import { inspect } from "./support/axe";
import { stage, visitor } from "./support/stage";
import { enter, fill, follow, heading, press } from "./support/steps";

test("what is written to support is answered, and goes on", async ({ browser }) => {
  const subject = "Caietul de sarcini nu se încarcă";
  const answer = "Împărțiți fișierul în două părți de cel mult 10 MB.";
  const clerk = await visitor(browser);
  const admin = await visitor(browser);
  await enter(clerk, "uat2@demo.ro");
  await enter(admin, "admin@demo.ro", "/admin-login");

  await test.step("a clerk writes, without typing their name", async () => {
    await clerk.page.goto("/support");
    await fill(clerk.page.locator("main form").first(), { Subiect: subject, Mesaj: "Are 14 MB." });
    await press(clerk.page.locator("main"), "Trimite mesajul");
    await expect(heading(clerk.page, "Mesaj trimis cu succes!")).toBeVisible();
    await inspect(clerk, "a message to support");
  });

  await test.step("an ADMIN takes it and answers", async () => {
    await admin.page.goto("/admin/dashboard");
    await admin.page.goto("/admin/support");
    await follow(admin.page.locator("main"), subject);
    await press(admin.page.locator("main"), "Preia mesajul");
    await expect(admin.page.getByText("Ați preluat mesajul.")).toBeVisible();
    await fill(admin.page.locator("main"), { Răspunsul: answer, "Răspuns pregătit": "Cum îmi fac cont?" });
    await press(admin.page.locator("main"), "Pune în răspuns");
    const box = admin.page.getByLabel("Răspunsul");
    await expect(box).toHaveValue(/Împărțiți fișierul[\s\S]*Alegeți „Înregistrare”/);
    await box.fill(answer);
    await press(admin.page.locator("main"), "Răspunde");
    await expect(admin.page.getByText("Răspunsul a fost trimis.")).toBeVisible();
    await inspect(admin, "an answered message");
  });

  await test.step("the clerk reads the answer in the mail and on the page, and writes again", async () => {
    await expect
      .poll(async () => (await mailsTo(stage.database, "uat2@demo.ro")).some(({ text }) => text.includes(answer)))
      .toBe(true);
    await clerk.page.goto("/support");
    await follow(clerk.page.locator("main"), subject);
    await expect(clerk.page.locator("main")).toContainText(answer);
    await inspect(clerk, "an answer of the support");
    await fill(clerk.page.locator("form.form"), { Mesaj: "Mulțumesc, a mers." });
    await press(clerk.page.locator("main"), /^Trimite$/);
    await expect(clerk.page.getByText("Mesajul a fost adăugat.")).toBeVisible();
  });

  await test.step("the ADMIN reads it and closes the message", async () => {
    await admin.page.reload();
    await expect(admin.page.locator("main")).toContainText("Mulțumesc, a mers.");
    await press(admin.page.locator("main"), "Încheie");
    await expect(admin.page.getByText("Mesajul este încheiat.")).toBeVisible();
    await expect(admin.page.getByLabel("Răspunsul")).toBeHidden();
    await inspect(admin, "a closed message");
  });
  expect([...clerk.problems, ...admin.problems]).toEqual([]);
  await clerk.context.close();
  await admin.context.close();
});
