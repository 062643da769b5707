import { expect, it } from "vitest";
import type { Browser } from "../../../tests/support/browser";
import { taggedIn } from "../../../tests/support/html";
import { browserOf, member } from "../../../tests/support/people";
import { jpegFile } from "../../../tests/support/pictures";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { discussionOf, repliesTo } from "./forum.test-data";

const EARLIER = "Cine are un regulament de salubrizare scris pentru o comună mică?";
/** As long as a careful clerk writes. */
const TITLE =
  "Cine a scurtat un regulament de salubrizare pentru o comună mică, cu case risipite pe șase dealuri și un tractor?";
const CATEGORY = "Mediu și Dezvoltare Durabilă";

ownPlatform();

const picture = async (alt: string) => ({
  "Adăugați imagini": await jpegFile("poza.jpg"),
  "Descrierea imaginilor alese acum": alt,
});

const picturesIn = ({ page }: Browser, place: string) =>
  taggedIn(page.part(place), "img").map(({ attribs }) => attribs.alt);

/** A picture keeps its place while its bytes are on their way, and they come. */
async function seePicture(reader: Browser, place: string, alt: string) {
  const found = taggedIn(reader.page.part(place), "img").find(({ attribs }) => attribs.alt === alt);
  expect([found?.attribs.width, found?.attribs.height]).toEqual(["900", "600"]);
  const file = await reader.get(found?.attribs.src ?? "");
  expect(file.headers.get("content-type")).toMatch(/^image\//);
  expect(file.bytes.length).toBeGreaterThan(0);
}

/** Asks a question, after a form without a text was shown again; returns its address. */
async function ask(asker: Browser): Promise<string> {
  await asker.open("/features/forum");
  expect((await asker.follow("Topic Nou")).heading).toBe("Topic Nou");
  asker.fill({ Titlul: TITLE, Categoria: CATEGORY });
  const refused = await asker.press("Publică");
  expect(refused.text()).toContain("Toate câmpurile sunt obligatorii");
  expect(refused.value("Titlul")).toBe(TITLE);
  expect(refused.headings("h2")).toContain("S-a mai discutat despre");
  expect(refused.link(EARLIER)).toBeTruthy();
  asker.fill({ Conținutul: "Avem un singur tractor.", ...(await picture("Tractorul nostru")) });
  const asked = await asker.press("Publică");
  expect([asked.heading, asked.announced]).toEqual([TITLE, expect.stringContaining("Topicul a fost creat cu succes!")]);
  await seePicture(asker, "#mesaj-1", "Tractorul nostru");
  return asked.path;
}

/** Finds the question on the page of its category, and follows the category there. */
async function followCategory(asker: Browser) {
  const category = await asker.follow(CATEGORY);
  expect(category.heading).toBe(`${CATEGORY} 1 discuție`);
  expect(category.link(TITLE)).toBeTruthy();
  asker.fill({ Categoria: "Urmăresc: aflu de fiecare mesaj" });
  const followed = await asker.press("Salvează");
  expect(followed.announced).toContain("S-a salvat ce urmăriți.");
  expect(followed.value("Categoria")).toBe("watching");
  asker.fill({ Categorie: "Resurse Umane" });
  const other = await asker.press("Filtrează");
  expect(other.heading).toMatch(/^Resurse Umane/);
  expect(other.path).toMatch(/^\/features\/forum\/resurse-umane/);
}

async function answer(firm: Browser, discussion: string) {
  await firm.open(discussion);
  firm.fill({ Conținutul: "Câte un container la baza fiecărui deal, golit lunea.", ...(await picture("Containerul")) });
  const answered = await firm.press("Răspunde");
  expect(answered.announced).toContain("Răspunsul a fost trimis!");
  expect(answered.text("#mesaj-2")).toContain("Câte un container");
  await seePicture(firm, "#mesaj-2", "Containerul");
}

/** Puts another picture in place of the first, which stays in the history. */
async function edit(asker: Browser, discussion: string) {
  await asker.open(discussion);
  await asker.follow(/^Modifică/, "#mesaj-1");
  asker.fill({ "Scoate imaginea": true, ...(await picture("Tractorul reparat")) });
  expect((await asker.press("Salvează")).announced).toContain("Mesajul a fost modificat.");
  expect(picturesIn(asker, "#mesaj-1")).not.toContain("Tractorul nostru");
  await seePicture(asker, "#mesaj-1", "Tractorul reparat");
  expect((await asker.follow(/^modificat/, "#mesaj-1")).heading).toBe("Istoricul mesajului");
  await seePicture(asker, "main", "Tractorul nostru");
}

async function solve(asker: Browser, discussion: string) {
  await asker.open(discussion);
  await asker.press("Aceasta este soluția", "#mesaj-2");
  expect(asker.page.text("#mesaj-2")).toContain("Soluția");
  await asker.press(/^Apreciez/, "#mesaj-2");
  expect(asker.page.steps("#mesaj-2")).toContain("Nu mai apreciez (1)");
}

/** A stranger finds the discussion in the list and in the search. */
async function find(reader: Browser) {
  const list = await reader.open("/features/forum?ordine=rezolvate&cauta=risipite");
  expect(list.link(new RegExp(TITLE.slice(0, 40)))).toBeTruthy();
  await reader.open("/cauta?q=container+deal");
  expect((await reader.follow(TITLE)).heading).toBe(TITLE);
  await seePicture(reader, "#mesaj-1", "Tractorul reparat");
  expect(reader.page.link("Vezi răspunsul ales ca soluție")).toMatch(/#mesaj-2$/);
}

/** A clerk and a firm after their first posts, which may have one picture only. */
async function membersOfTheForum() {
  const [clerk, firm] = [await member("UAT"), await member("FIRMA")];
  const body = "<p>Al nostru are 60 de pagini. Cum l-ați scurtat?</p>";
  const earlier = await discussionOf((await member("UAT")).actor, { title: EARLIER, body });
  for (const { actor } of [clerk, firm]) await repliesTo(earlier, actor, 3);
  return [browserOf(clerk), browserOf(firm)] as const;
}

it("a question is asked, answered, solved and found, with forms alone", async () => {
  const [asker, firm] = await membersOfTheForum();
  const discussion = await ask(asker);
  await followCategory(asker);
  await answer(firm, discussion);
  await edit(asker, discussion);
  await solve(asker, discussion);
  await deliverJournal();
  await find(browserOf());
});
