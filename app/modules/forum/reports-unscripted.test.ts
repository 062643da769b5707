import { expect, it } from "vitest";
import type { Browser } from "../../../tests/support/browser";
import { browserOf, member, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

const TITLE = "Cine cumpără panouri de la noi?";

ownPlatform();

async function publish(author: Browser): Promise<string> {
  await author.open("/forum/nou");
  author.fill({ Titlul: TITLE, Categoria: "Discuții generale", Conținutul: "Avem o ofertă de nerefuzat." });
  const published = await author.press("Publică");
  expect(published.heading).toBe(TITLE);
  return published.path;
}

/** Reports the post, after a form without a reason was shown again. */
async function report(reporter: Browser, discussion: string) {
  await reporter.open(discussion);
  await reporter.follow(/^Raportează/, "#mesaj-1");
  expect((await reporter.press("Raportează")).text()).toContain("Alegeți motivul");
  reporter.fill({
    Motivul: "Reclamă sau mesaj nedorit",
    "Ce este în neregulă": "Vinde ceva, nu întreabă nimic.",
  });
  expect((await reporter.press("Raportează")).announced).toContain("Mesajul a fost raportat.");
}

async function hide(moderator: Browser) {
  await moderator.open("/admin/forum");
  await moderator.follow(TITLE);
  moderator.fill({ Motivul: "Reclamă sau mesaj nedorit", Explicația: "Este o ofertă." });
  expect((await moderator.press("Ascunde mesajul")).announced).toContain("Mesajul a fost ascuns.");
}

/** The author reads why the post is hidden, and contests it. */
async function contest(author: Browser, discussion: string) {
  expect((await author.open(discussion)).text("#mesaj-1")).toContain("Este o ofertă.");
  await author.follow("Contestă decizia", "#mesaj-1");
  author.fill({ "De ce ar trebui să rămână": "Întrebam cine cumpără împreună cu noi." });
  expect((await author.press("Trimite contestația")).announced).toContain("Contestația a fost trimisă.");
}

async function showAgain(moderator: Browser) {
  await moderator.reload();
  await moderator.follow("Decide despre contestație");
  moderator.fill({ Decizia: "Mesajul este arătat din nou", Motivele: "Nu este o ofertă." });
  expect((await moderator.press("Trimite decizia")).announced).toContain("Mesajul este arătat din nou.");
}

it("a reported post is hidden, contested and shown again, with forms alone", async () => {
  const [author, moderator, reader] = [browserOf(await member("FIRMA")), browserOf(await person("ADMIN")), browserOf()];
  const discussion = await publish(author);
  for (let organisations = 1; organisations <= 3; organisations += 1)
    await report(browserOf(await member("UAT")), discussion);
  expect((await reader.get(discussion)).status).toBe(404);
  await hide(moderator);
  await contest(author, discussion);
  await showAgain(moderator);
  const shown = await reader.open(discussion);
  expect([shown.status, shown.heading]).toEqual([200, TITLE]);
});
