import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { published } from "~/modules/library/library.test-data";
import { db } from "~/platform/database/connection.server";
import { setSettings, settings } from "~/platform/settings.server";
import type { Browser } from "../../../tests/support/browser";
import { elementsOf, linksOf, shownWords, taggedIn } from "../../../tests/support/html";
import { ModelEndpoint, quoting } from "../../../tests/support/model-endpoint";
import type { Page } from "../../../tests/support/page";
import { browserOf, member, person } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { assistantWritings } from "./tables.server";
import { writeAnswer } from "./verbs/write.server";

const CHAT = "/uat/ai-chat";
const DOCUMENT = "Referat de necesitate";
const QUESTION = "cum se face un referat de necesitate";
const UNKNOWN = "Câți pinguini trăiesc în Antarctica?";

const endpoint = new ModelEndpoint();

ownPlatform();

beforeAll(async () => {
  await endpoint.open();
  endpoint.reply = quoting();
  const costs = { price: { in: 250, out: 1_000 }, most: { hourly: 30, daily: 500 }, ceiling: 10_000 };
  const model = { url: endpoint.url, host: endpoint.host, key: "cheie", name: "model-de-test", seconds: 60, ...costs };
  setSettings({ ...settings(), model });
  const admin = await person("ADMIN");
  await published(admin, {
    title: DOCUMENT,
    body: `<h2>Cum se face un referat de necesitate</h2><p>Compartimentul scrie nevoia, cantitatea și prețul estimat.</p>
      <h2>Cine semnează referatul de necesitate</h2><p>Referatul de necesitate se semnează de șeful compartimentului.</p>`,
  });
  for (const title of ["Plan de deszăpezire", "Anunț de concurs", "Casarea bunurilor"])
    await published(admin, { title, summary: `${title}, pe scurt.`, tags: [], body: `<p>${title} al comunei.</p>` });
  await deliverJournal();
});
afterAll(() => endpoint.close());

function send(clerk: Browser, text: string): Promise<Page> {
  clerk.fill({ "Întrebarea dumneavoastră": text });
  return clerk.press("Trimite");
}

/** Writes the answer for which the page waits, as a worker would. */
async function write() {
  const waiting = () =>
    db()
      .select({ questionId: assistantWritings.questionId })
      .from(assistantWritings)
      .where(isNull(assistantWritings.endedAt));
  await expect.poll(waiting).toHaveLength(1);
  for (const writing of await waiting()) await writeAnswer.run(writing);
}

async function ask(clerk: Browser) {
  const page = await clerk.open(CHAT);
  expect(page.button("Trimite").attribs).toHaveProperty("disabled");
  expect((await clerk.follow("Achiziții publice")).text("main")).toContain("Valoare estimată");
  const [answered] = await Promise.all([send(clerk, QUESTION), write()]);
  expect(answered.text("main")).toContain(`Am găsit informații în „${DOCUMENT}”`);
}

const writtenOn = ({ tree }: Page) =>
  elementsOf(tree, ({ attribs }) => attribs["aria-label"] === "Scris de un model").at(0)!;

/** What a model wrote over the passages came with the page, without what no passage says, and stays. */
async function readWritten(clerk: Browser) {
  const { page } = clerk;
  expect(page.text("main")).toContain(`textul se trimite la ${endpoint.host}`);
  expect(page.text("main")).not.toContain("Modelul scrie");
  const written = writtenOn(page);
  expect(shownWords(written)).not.toMatch(/\b987\b/); // as a number: a port may end so
  const [claim, ...others] = linksOf(written).filter((href) => href.endsWith("-2"));
  expect(others).toEqual([]);
  expect(page.link(/^Pasajul 2:/)).toBe(page.path + claim);
  const [passage] = taggedIn(page.tree, "figure").filter(({ attribs }) => `#${attribs.id}` === claim);
  expect(taggedIn(passage!, "blockquote")).toHaveLength(1);
  expect(shownWords(writtenOn(await clerk.reload()))).toBe(shownWords(written));
}

/** What is not known is said to be so, and the chat is sent to the support desk. */
async function askUnknown(clerk: Browser) {
  const greeted = await send(clerk, "Bună ziua!");
  expect(greeted.text("main")).toContain("Sunt asistentul pentru achiziții publice.");
  const unknown = await send(clerk, UNKNOWN);
  expect(unknown.text("main")).toContain("Nu știu: niciun document de aici nu răspunde");
  const message = await clerk.follow("trimiteți conversația la suport");
  expect(message.value("Mesaj")).toContain(UNKNOWN);
}

async function remove(clerk: Browser) {
  await clerk.open(CHAT);
  await clerk.follow(new RegExp(QUESTION), "body");
  await clerk.follow("Șterge");
  const removed = await clerk.press("Șterge conversația");
  expect(removed.announced).toContain("Conversația a fost ștearsă.");
  expect(removed.steps("body").join()).not.toContain(QUESTION);
}

it("a clerk asks, follows the source and is told what is not known, with forms alone", async () => {
  const clerk = browserOf(await member("UAT"));
  await ask(clerk);
  await readWritten(clerk);
  await askUnknown(clerk);
  await clerk.follow(new RegExp(QUESTION));
  expect((await clerk.follow(DOCUMENT)).heading).toBe(DOCUMENT);
  await remove(clerk);
});
