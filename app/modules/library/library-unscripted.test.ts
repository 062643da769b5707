import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import type { Browser } from "../../../tests/support/browser";
import { docxSaying, pdfSaying } from "../../../tests/support/documents";
import { browserOf, member, type Person, person } from "../../../tests/support/people";
import { deliverJournal, ownPlatform } from "../../../tests/support/platform";
import { actOf, published } from "./library.test-data";
import { resourceFiles } from "./tables/files.server";
import { readResourceFile } from "./verbs/files.server";

const FOUND = "Referat de necesitate";
/** Three wordings of one thing. */
const WORDINGS = ["referat de necesitate", "cumpărarea, nevoia și prețul estimat", "referate pentru achiziții"];
const TITLE = "Model de dispoziție, fără script";
/** A word that only a file says. */
const INSIDE = "Amurgescu";
const HUB = "/uat/knowledge-hub";

ownPlatform();

async function makeLibrary(admin: Person) {
  await published(admin, {
    title: FOUND,
    summary: "Modelul cu care un compartiment cere o achiziție: nevoia, cantitatea, prețul estimat, sursa banilor.",
    tags: ["referat", "referat de necesitate", "achiziții", "cumpărare", "nevoie"],
    topics: ["management-proiecte"],
    isExample: true,
    body: "<p>COMUNA ……</p><p><strong>REFERAT DE NECESITATE</strong></p><p>Subsemnatul solicit ……</p>",
  });
  const actId = await actOf(admin, {
    number: "169/2026",
    title: "Legea nr. 169/2026 pentru Codul urbanismului",
    topics: [],
  });
  const abrogated = { actId, on: "2026-07-01" as LocalDate, note: "Codul urbanismului." };
  await actOf(admin, { number: "350/2001", title: "Legea nr. 350/2001 privind amenajarea teritoriului", abrogated });
  await actOf(admin, { kind: "oug", number: "57/2019", title: "OUG nr. 57/2019 privind Codul administrativ" });
  await deliverJournal();
}

async function read(clerk: Browser) {
  await clerk.open(HUB);
  for (const words of WORDINGS) {
    clerk.fill({ Caută: words });
    expect((await clerk.press("Filtrează")).steps(), words).toContain(FOUND);
  }
  expect((await clerk.follow(FOUND)).heading).toBe(FOUND);
  expect(clerk.page.text()).toContain("Exemplu, neverificat");
  expect((await clerk.press("Adaugă la favorite")).steps()).toContain("Scoate din favorite");
  for (const [button, ending] of [
    ["Salvează ca PDF", "pdf"],
    ["Descarcă DOCX", "docx"],
  ] as const)
    expect((await clerk.press(button)).fileName).toMatch(
      new RegExp(`^Referat de necesitate, ediția 1, .*\\.${ending}$`),
    );
  expect((await clerk.open(`${HUB}?care=favorite`)).steps()).toContain(FOUND);
  await clerk.open(HUB);
  expect((await clerk.follow(/^Management/)).heading).toBe("Managementul proiectelor");

  await clerk.open("/uat/legislation?cauta=350%2F2001");
  expect((await clerk.follow(/Legea 350\/2001/)).text()).toContain("Nu îl citați ca act în vigoare.");
  expect((await clerk.follow("Legea 169/2026")).heading).toBe("Legea 169/2026");
  expect(clerk.page.steps()).toContain("Legea 350/2001");
}

/** An ADMIN writes a document, verifies it and edits it; its address at the desk. */
async function write(admin: Browser): Promise<string> {
  await admin.open("/admin/library");
  await admin.follow("Document nou");
  admin.fill({
    Titlul: TITLE,
    Felul: "Model",
    Categoria: "Resurse Umane",
    Rezumatul: "Dispoziția primarului pentru o delegare.",
    "Temeiul legal": "OUG 57/2019: art. 196",
    Conținutul: "Primarul comunei **dispune**.",
  });
  const document = await admin.press("Publică");
  expect([document.heading, document.text()]).toEqual([TITLE, expect.stringContaining("Neverificat încă")]);
  await admin.follow("Verifică");
  admin.fill({ "Față de ce": "https://legislatie.just.ro/Public/1", "Data textului": "2026-10-01" });
  expect((await admin.press("Confirmă verificarea")).text()).toMatch(/Verificat la .*; de reverificat din /);
  await admin.follow("Editează");
  admin.fill({ Titlul: `${TITLE} din nou`, "Ce s-a schimbat": "Titlul" });
  expect((await admin.press("Salvează")).text()).toMatch(/Modificat la .*, după verificarea din /);
  return admin.page.path;
}

/** An ADMIN adds files, and the clerk finds one by a word inside it. */
async function addFiles(admin: Browser, clerk: Browser) {
  await admin.open("/admin/library");
  await admin.follow("Documente din fișiere");
  const plan = pdfSaying(["Plan anual", `Drumul lui ${INSIDE}`]);
  const files = [
    new File([plan as BlobPart], "plan_fara.pdf"),
    new File([docxSaying("Dispoziția primarului") as BlobPart], "dispozitie_fara.docx"),
    new File(["<p>Nu este un document</p>"], "pagina.html", { type: "text/html" }),
  ];
  admin.fill({ Fișiere: files, Felul: "Model", Categoria: "Resurse Umane" });
  const added = await admin.press("Adaugă documentele");
  expect(added.text()).toContain("2 documente au fost adăugate:");
  expect(added.text()).toContain("„pagina.html”: Conținutul fișierului nu este PDF");
  for (const { id } of await db().select({ id: resourceFiles.id }).from(resourceFiles))
    await readResourceFile.run({ id });
  await deliverJournal();
  expect((await clerk.open(`${HUB}?cauta=${INSIDE}`)).text()).toContain("Găsit în „plan_fara.pdf”, pagina 2");
  await clerk.follow("Plan fara");
  const saved = await clerk.follow(/plan_fara\.pdf/);
  expect(saved.fileName).toMatch(/^plan_\w+ \d{4}-\d\d-\d\d\.pdf$/);
  expect(saved.bytes.equals(plan)).toBe(true);
}

async function withdraw(admin: Browser, clerk: Browser, document: string) {
  const address = document.replace("/admin/library", "/uat/resource");
  expect((await clerk.open(`${address}/v/2`)).text()).toContain("Ce s-a schimbat față de ediția 1");
  const first = await clerk.follow("Ediția 1");
  expect([first.heading, first.text()]).toEqual([TITLE, expect.stringContaining("Cea de acum este ediția 2")]);
  await admin.open(document);
  await admin.follow("Retrage");
  expect((await admin.press("Retrage documentul")).announced).toContain("Documentul a fost retras.");
  expect((await clerk.get(address)).status).toBe(404);
}

async function repairLink(admin: Browser, clerk: Browser) {
  const [link, address] = ["Registrul drumurilor", "https://127.0.0.1/drumuri-fara"]; // refused without being asked
  await admin.open("/admin/library/links/new");
  admin.fill({ Denumirea: link, Adresa: address, Categoria: "Strategii Locale", "Locul în listă": "1" });
  expect((await admin.press("Salvează")).announced).toContain("Linkul este în hub.");
  // two days on which it failed
  await db().execute(sql`update link_checks set failed_days = 2, failing_since = now() - interval '2 days',
    failed_on = current_date - 2, checked_at = now() - interval '2 days', good_at = now() - interval '9 days',
    problem = 'status', status = 404 where address = ${address}`);
  await admin.open("/admin/library/links");
  const checked = await admin.press(new RegExp(`Verifică acum ?: ${link}$`));
  expect(checked.announced).toContain("Linkul nu a răspuns cum trebuie.");
  const hub = await clerk.open(`${HUB}?cauta=${encodeURIComponent(link)}`);
  expect(hub.text()).toContain("Nefuncțional");
  expect(hub.text()).toContain("A funcționat ultima dată la");
  await admin.open("/admin/library/links?care=nefunctionale");
  await admin.follow(link);
  admin.fill({ Adresa: "https://127.0.0.1/drumuri-noi" });
  expect((await admin.press("Salvează")).announced).toContain("Linkul a fost salvat.");
  expect((await admin.open("/admin/library/links?care=nefunctionale")).text("main")).not.toContain(address);
  await admin.open("/admin/library/links");
  await admin.follow(new RegExp(`Șterge ?: ${link}$`));
  expect((await admin.press("Șterge linkul")).announced).toContain("Linkul a fost șters.");
}

it("a document of the library goes from the first word to its readers, with forms alone", async () => {
  const operator = await person("ADMIN");
  const [admin, clerk] = [browserOf(operator), browserOf(await member("UAT"))];
  await makeLibrary(operator);
  await read(clerk);
  const document = await write(admin);
  await addFiles(admin, clerk);
  await withdraw(admin, clerk, document);
  await repairLink(admin, clerk);
});
