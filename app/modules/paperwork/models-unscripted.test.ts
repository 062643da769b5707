import { expect, it } from "vitest";
import { createSession } from "~/modules/accounts/session/session.server";
import { cast, STATES } from "~/modules/requests/stories.test-data";
import type { Browser } from "../../../tests/support/browser";
import { docxWords } from "../../../tests/support/docx";
import { shownWords, taggedIn } from "../../../tests/support/html";
import { browserOf, person } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";

const TITLE = "Tabel comparativ al ofertelor";
const REQUEST = "Portal de taxe și impozite locale";
const ADDED = "Dovada fondurilor";
const TOLD = `„${TITLE}”: modelul platformei s-a schimbat`;

ownPlatform();

/** The clerk of an authority with a request that two firms have answered. */
async function clerkOf(): Promise<Browser> {
  const people = await cast();
  await STATES.closed(people);
  return browserOf({ cookie: await createSession(people.uat.userId) });
}

/** A clerk adapts the text, and is told which fact does not exist. */
async function adapt(clerk: Browser) {
  await clerk.open("/uat/paper-models/comparison");
  const text = (await clerk.follow("Adaptează textul")).value("Textul");
  clerk.fill({ Textul: `Pentru {obiectul}.\n${text}` });
  expect((await clerk.press("Salvează textul")).text("main")).toContain("Cel mai apropiat este {obiect}");
  clerk.fill({ Textul: `Compartimentul nostru a consultat piața.\n${text}` });
  expect((await clerk.press("Salvează textul")).announced).toContain("Textul instituției a fost salvat.");
}

const inserted = ({ page }: Browser, within: string): string[] =>
  taggedIn(page.part(within), "ins").map((one) => shownWords(one));

/** An ADMIN writes a version, sees what changed and publishes it. */
async function publish(admin: Browser) {
  await admin.open("/admin/paper-models");
  await admin.follow(TITLE);
  const text = (await admin.follow("Scrie altă versiune")).value("Textul");
  admin.fill({ "Ce s-a schimbat": "Se cere și dovada fondurilor", Textul: `${text}\n_2 ${ADDED}` });
  expect((await admin.press("Salvează ciorna")).heading).toBe(`${TITLE}, versiunea 3`);
  expect(inserted(admin, "main").join()).toContain(ADDED);
  const asked = await admin.follow("Publică versiunea");
  expect(asked.text("main")).toContain("1 autoritate cu text propriu este anunțată");
  expect((await admin.press("Publică versiunea")).announced).toContain("Versiunea a fost publicată.");
}

async function readDifference(clerk: Browser) {
  expect((await clerk.open("/uat/notificari")).text("main")).toContain(TOLD);
  const model = await clerk.press(TOLD);
  expect([model.heading, model.text("main")]).toEqual([TITLE, expect.stringContaining("Modelul s-a schimbat.")]);
  expect(inserted(clerk, "#schimbarea").join()).toContain(ADDED);
}

/** Returns to the platform's model, and its next paper names the version. */
async function giveUp(clerk: Browser) {
  await clerk.follow("Revino la modelul platformei");
  const model = await clerk.press("Revino la modelul platformei");
  expect(model.text("main")).toContain("Modelul platformei, versiunea 3");
  await clerk.open("/uat/service-requests");
  await clerk.follow(REQUEST);
  await clerk.follow("Documentele instituției");
  const papers = await clerk.press(new RegExp(`^Generează.*${TITLE}$`));
  expect(papers.text("main")).toContain("Modelul platformei, versiunea 3");
  const file = await clerk.get(papers.link(new RegExp(`^DOCX.*${TITLE}`)));
  const words = (await docxWords(file.bytes)).join("\n");
  expect(words).toContain(`${ADDED}:`);
  expect(words).toContain("Modelul platformei, versiunea 3");
}

it("a new version of a model reaches an authority with its own text, with forms alone", async () => {
  const [clerk, admin] = [await clerkOf(), browserOf(await person("ADMIN"))];
  await adapt(clerk);
  await publish(admin);
  await deliverJournal();
  await readDifference(clerk);
  await giveUp(clerk);
});
