import { expect, it } from "vitest";
import type { Browser } from "../../../tests/support/browser";
import { browserOf, member, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { mailsTo } from "./newsletter.test-data";

const SUBJECT = "Caietul de sarcini nu se încarcă";
const ANSWER = "Împărțiți fișierul în două părți de cel mult 10 MB.";
const THANKS = "Mulțumesc, a mers.";

ownPlatform();

/** A signed-in clerk writes to support, and is not asked for their name. */
async function write(clerk: Browser) {
  await clerk.open("/support");
  clerk.fill({ Subiect: SUBJECT, Mesaj: "Are 14 MB." });
  expect((await clerk.press("Trimite mesajul")).heading).toBe("Mesaj trimis cu succes!");
}

/** An ADMIN takes the message, looks at a prepared answer and writes another one. */
async function answer(admin: Browser) {
  await admin.open("/admin/dashboard");
  await admin.open("/admin/support");
  await admin.follow(SUBJECT);
  expect((await admin.press("Preia mesajul")).announced).toContain("Ați preluat mesajul.");
  admin.fill({ Răspunsul: ANSWER, "Răspuns pregătit": "Cum îmi fac cont?" });
  const prepared = await admin.press("Pune în răspuns");
  expect(prepared.value("Răspunsul")).toMatch(/Împărțiți fișierul[\s\S]*Alegeți „Înregistrare”/);
  admin.fill({ Răspunsul: ANSWER });
  expect((await admin.press("Răspunde")).announced).toContain("Răspunsul a fost trimis.");
}

/** The clerk reads the answer in the mail and on the page, and writes again. */
async function writeAgain(clerk: Browser, email: string) {
  expect((await mailsTo(email)).filter(({ text }) => text.includes(ANSWER))).toHaveLength(1);
  await clerk.open("/support");
  expect((await clerk.follow(SUBJECT)).text("main")).toContain(ANSWER);
  clerk.fill({ Mesaj: THANKS });
  expect((await clerk.press("Trimite")).announced).toContain("Mesajul a fost adăugat.");
}

async function close(admin: Browser) {
  expect((await admin.reload()).text("main")).toContain(THANKS);
  const closed = await admin.press("Încheie");
  expect(closed.announced).toContain("Mesajul este încheiat.");
  expect(() => closed.value("Răspunsul")).toThrow("0 of the field");
}

it("what is written to support is answered, and goes on, with forms alone", async () => {
  const who = await member("UAT");
  const [clerk, admin] = [browserOf(who), browserOf(await person("ADMIN"))];
  await write(clerk);
  await answer(admin);
  await writeAgain(clerk, who.actor.email);
  await close(admin);
});
