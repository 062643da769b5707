import { expect, it } from "vitest";
import type { Browser } from "../../../tests/support/browser";
import { taggedIn, wordsOf } from "../../../tests/support/html";
import { browserOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { linkTo, oneClick, rowOf, stopLink } from "./newsletter.test-data";

const READER = "cititor@exemplu.ro";
const QUESTION = "Solicitarea de pe platformă ține loc de achiziție prin SEAP?";
const ANSWER = "Procedura de achiziție, și cea directă, se face prin SEAP";

ownPlatform();

const stateOf = async (email: string) => (await rowOf(email))?.state;

/** At the foot of the landing page, first with half an address. */
async function ask(reader: Browser) {
  await reader.open("/");
  reader.fill({ "Newsletter, prin e-mail": "cititor" }, "footer");
  const refused = await reader.press("Abonare", "footer");
  expect(taggedIn(refused.tree, "title").map((title) => wordsOf(title))).toEqual(["Eroare: Newsletter – PSP"]);
  reader.fill({ "E-mail": READER });
  const asked = await reader.press("Abonare");
  for (const page of [asked, await reader.reload()]) expect(page.heading).toBe("Abonare reușită!");
  expect(asked.text()).toContain("Vă mulțumim pentru abonarea la newsletter-ul nostru.");
}

async function confirm(reader: Browser) {
  expect((await reader.open(await linkTo(READER, "/abonare/confirmare/"))).text("main")).toContain(READER);
  expect((await reader.press("Confirmă abonarea")).heading).toBe("Abonarea este confirmată");
  expect(await stateOf(READER)).toBe("confirmed");
}

/** The link of the welcome changes nothing, the mail program's button asks nobody, and the page's says that it is done. */
async function leave(reader: Browser) {
  const stop = (await stopLink(READER)).post;
  expect((await reader.open(stop)).heading).toBe("Dezabonare de la newsletter");
  expect(await stateOf(READER)).toBe("confirmed");
  expect((await oneClick(stop, { origin: "https://mail.example" })).status).toBe(200);
  expect(await stateOf(READER)).toBe("unsubscribed");
  expect((await reader.press("Dezabonare")).heading).toBe("V-ați dezabonat");
}

it("somebody subscribes to the newsletter and leaves it by the mail's one-click header, with forms alone", async () => {
  const reader = browserOf();
  await ask(reader);
  await confirm(reader);
  await leave(reader);
});

/** The answer is folded under its question. */
async function readAnswers(writer: Browser) {
  await writer.open("/");
  const centre = await writer.follow("Centrul de suport", "footer");
  expect(centre.heading).toBe("Centrul de suport");
  const [fold] = taggedIn(centre.tree, "details").filter((one) => wordsOf(one).startsWith(QUESTION));
  expect([wordsOf(fold!), "open" in fold!.attribs]).toEqual([expect.stringContaining(ANSWER), false]);
}

it("somebody writes to the support team and keeps the page with the number, with forms alone", async () => {
  const writer = browserOf();
  await readAnswers(writer);
  const refused = await writer.press("Trimite mesajul");
  expect(refused.announced).toContain("Vă rugăm completați toate câmpurile");
  writer.fill({
    Nume: "Ana Munteanu",
    "E-mail": "scriitor@exemplu.ro",
    Subiect: "Un fișier mare",
    Mesaj: "Are 14 MB.",
  });
  const sent = await writer.press("Trimite mesajul");
  expect(sent.text()).toContain("Vă vom răspunde în cel mai scurt timp posibil.");
  expect(sent.text()).toMatch(/ S-\d{6} /);
  for (const page of [sent, await writer.reload()]) expect(page.heading).toBe("Mesaj trimis cu succes!");
});
