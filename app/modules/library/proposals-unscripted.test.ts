import { expect, it } from "vitest";
import type { Browser } from "../../../tests/support/browser";
import { browserOf, member, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

const TITLE = "Model de anunț propus fără script";
const ADVERT = "Cumpărați anunțuri gata scrise de la noi.";
const QUEUE = "/admin/library/proposals";

ownPlatform();

/** A firm proposes a document; an ADMIN rejects it and then publishes it. Returns the address of the firm's document. */
async function publish(firm: Browser, admin: Browser): Promise<string> {
  await firm.open("/firma/network?fila=resurse");
  await firm.follow("Propune un document");
  firm.fill({ Titlul: TITLE, Categoria: "Achiziții Publice", Rezumatul: "Pentru anunțuri." });
  const refused = await firm.press("Trimite propunerea");
  expect(refused.text()).toContain("Scrieți conținutul documentului sau adăugați un fișier");
  expect(refused.value("Titlul")).toBe(TITLE);
  firm.fill({ Conținutul: "Anunțul se publică înainte de cumpărare." });
  const list = await firm.press("Trimite propunerea");
  expect(list.announced).toContain("Propunerea a fost trimisă.");
  const proposal = list.link(TITLE);

  await admin.open(QUEUE);
  await admin.follow(TITLE);
  admin.fill({ Motivul: "Spuneți pentru ce praguri este." });
  expect((await admin.press("Respinge")).announced).toContain("Propunerea a fost respinsă.");
  await firm.reload();
  expect((await firm.follow(TITLE)).text()).toContain("Spuneți pentru ce praguri este.");
  firm.fill({ Rezumatul: "Pentru anunțuri sub prag." });
  expect((await firm.press("Trimite din nou")).announced).toContain("Propunerea a fost trimisă din nou.");

  await admin.open(QUEUE);
  const again = await admin.follow(TITLE);
  expect(again.text()).toContain("A fost respinsă înainte, cu motivul: Spuneți pentru ce praguri este.");
  expect((await admin.follow("Pregătește documentul")).value("Titlul")).toBe(TITLE);
  admin.fill({ Felul: "Model", "Se vede și firmelor": true });
  expect((await admin.press("Publică")).heading).toBe(TITLE);

  await firm.open("/firma/proposals");
  expect(firm.page.link(TITLE)).toBe(proposal);
  expect((await firm.follow(TITLE)).text()).toContain("Acceptată");
  const document = await firm.follow("Vezi documentul");
  expect([document.path, document.heading]).toEqual([expect.stringMatching(/^\/firma\/resource\//), TITLE]);
  return document.path;
}

it("a firm proposes a document, and its readers comment on it, with forms alone", async () => {
  const [firm, other] = [browserOf(await member("FIRMA")), browserOf(await member("FIRMA"))];
  const [clerk, colleague] = [browserOf(await member("UAT")), browserOf(await member("UAT"))];
  const admin = browserOf(await person("ADMIN"));
  const document = await publish(firm, admin);

  await clerk.open(document.replace("/firma", "/uat"));
  await clerk.follow("Scrie un comentariu");
  clerk.fill({ Conținutul: ADVERT });
  const commented = await clerk.press("Comentează");
  expect([commented.announced, commented.heading]).toEqual([
    expect.stringContaining("Comentariul a fost trimis."),
    `Comentarii: ${TITLE}`,
  ]);
  expect((await clerk.open(document.replace("/firma", "/uat"))).text()).toContain(ADVERT);

  await firm.reload();
  const read = await firm.follow(/^Apreciază sau raportează/);
  expect(read.heading).toBe(`Comentarii: ${TITLE}`);
  expect((await firm.press(/^Apreciez/)).steps()).toContain("Nu mai apreciez (1)");
  const comments = firm.page.path;

  for (const reporter of [firm, other, colleague]) {
    await reporter.open(comments);
    await reporter.follow(/^Raportează/, "#mesaj-1");
    reporter.fill({ Motivul: "Reclamă sau mesaj nedorit", "Ce este în neregulă": "Vinde ceva." });
    expect((await reporter.press("Raportează")).announced).toContain("Mesajul a fost raportat.");
  }
  expect((await firm.open(comments)).text("#mesaj-1")).not.toContain(ADVERT);

  await admin.open("/admin/forum");
  await admin.follow(new RegExp(TITLE));
  admin.fill({ Motivul: "Reclamă sau mesaj nedorit", Explicația: "Este o reclamă." });
  expect((await admin.press("Ascunde mesajul")).announced).toContain("Mesajul a fost ascuns.");
  await clerk.open(comments);
  await clerk.follow("Contestă decizia");
  clerk.fill({ "De ce ar trebui să rămână": "Este o glumă." });
  expect((await clerk.press("Trimite contestația")).announced).toContain("Contestația a fost trimisă.");
  await admin.reload();
  await admin.follow("Decide despre contestație");
  admin.fill({ Decizia: "Mesajul este arătat din nou", Motivele: "Nu vinde nimic." });
  expect((await admin.press("Trimite decizia")).announced).toContain("Autorul primește motivele.");
  expect((await firm.open(comments)).text("#mesaj-1")).toContain(ADVERT);
});
