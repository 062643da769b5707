import { expect, it } from "vitest";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { published } from "~/modules/library/library.test-data";
import { browserOf, member, person } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";

const DISCUSSED = "Cine are un regulament de salubrizare scris pentru o comună mică?";
const DOCUMENT = "Contractul de salubrizare";

ownPlatform();

/** A discussion and a document about the same, among documents about something else. */
async function makeWorld() {
  const admin = await person("ADMIN");
  await discussionOf((await member("UAT")).actor, { title: DISCUSSED });
  await published(admin, {
    title: DOCUMENT,
    summary: "Regulamentul de salubrizare și contractul cu operatorul.",
    tags: ["salubrizare"],
    body: "<h2>Regulamentul de salubrizare</h2><p>Regulamentul unei comune mici are programul de colectare.</p>",
  });
  for (const title of ["Plan de deszăpezire", "Anunț de concurs", "Casarea bunurilor"])
    await published(admin, { title, summary: `${title}, pe scurt.`, tags: [], body: `<p>${title} al comunei.</p>` });
  await deliverJournal();
}

it("what is like a discussion is shown before it is published, with forms alone", async () => {
  await makeWorld();
  const clerk = browserOf(await member("UAT"));
  await clerk.open("/forum/nou");
  clerk.fill({
    Titlul: "Are cineva un regulament de salubrizare pentru o comună mică?",
    Conținutul: "Îl căutăm de o lună.",
  });
  const shown = await clerk.press("Publică");
  expect(shown.announced).toContain("Discuția nu s-a publicat încă");
  expect(shown.link(DISCUSSED)).toMatch(/^\/forum\//);
  expect(shown.headings("h2")).toContain("În bibliotecă");
  expect(shown.link(DOCUMENT)).toMatch(/^\/uat\/resource\//);
  expect(shown.value("Conținutul")).toBe("Îl căutăm de o lună.");
  expect((await clerk.press("Publică")).announced).toContain("Topicul a fost creat cu succes!");
});
