import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { pdf } from "../../../tests/support/documents";
import { elementsOf, shownWords, taggedIn, wordsOf } from "../../../tests/support/html";
import type { Page } from "../../../tests/support/page";
import { browserOf, member } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { authorityAnswers, PASSWORD } from "../../../tests/support/visits";

const DOCUMENT = "Certificat fiscal.pdf";
const SECRETS = { Parola: PASSWORD, "Confirmă parola": PASSWORD };

ownPlatform();

const byId = ({ tree }: Page, id: string) => elementsOf(tree, ({ attribs }) => attribs.id === id)[0];

/** The error summary takes the focus, and each of its lines leads to a field that says the same. Returns the lines. */
function summary(page: Page, lead: string | null): string[] {
  const [box, ...others] = elementsOf(page.tree, ({ attribs }) => attribs.role === "alert");
  expect(others).toEqual([]);
  expect(box!.attribs).toHaveProperty("autofocus");
  expect(wordsOf(taggedIn(page.tree, "title")[0]!)).toMatch(/^Eroare: /);
  if (lead) expect(shownWords(box!)).toContain(lead);
  return taggedIn(box!, "a").map((link) => {
    const id = link.attribs.href?.slice(1) ?? "";
    expect(byId(page, id), id).toBeDefined();
    expect(shownWords(byId(page, `${id}-error`)!), id).toContain(shownWords(link));
    return shownWords(link);
  });
}

const answers = authorityAnswers();
const TYPED = {
  "Denumirea autorității": String(answers.denumire),
  "Adresa sediului": String(answers.adresa),
  "Despre instituție": "Avem „ghilimele”, <semne> și ș ț.",
  Numele: String(answers.numeContact),
  Funcția: String(answers.functia),
  "E-mail": String(answers.email),
  Telefon: String(answers.telefon),
  CUI: "12345678",
};

/** All that was answered, but no password. */
function readAnswers(page: Page) {
  for (const [label, answer] of Object.entries(TYPED)) expect(page.value(label), label).toBe(answer);
  expect([page.value("Județul"), page.value("Bronze")]).toEqual(["SJ", "bronze"]);
  const [name] = elementsOf(page.tree, ({ attribs }) => attribs.class === "filebox__name");
  expect(shownWords(name!)).toContain(DOCUMENT);
  for (const label of Object.keys(SECRETS)) expect(page.value(label)).toBe("");
}

it("a registration with one mistake keeps every answer and the chosen file, but no password, with forms alone", async () => {
  const clerk = browserOf();
  await clerk.open("/register?tip=uat");
  const document = new File([pdf(2_000) as BlobPart], DOCUMENT, { type: "application/pdf" });
  clerk.fill({ ...TYPED, ...SECRETS, Județul: "Sălaj", Bronze: true, "Document de identificare": document });
  const refused = await clerk.press("Trimite cererea");
  expect(summary(refused, null)).toHaveLength(1);
  readAnswers(refused);

  clerk.fill({ ...SECRETS, CUI: String(answers.cui) });
  expect((await clerk.press("Trimite cererea")).heading).toBe("Verificați e-mailul");
  const { rows } = await db().execute(
    sql`select a.name from attachments a join organisations o on o.document_id = a.id where o.cui = ${answers.cui}`,
  );
  expect(rows).toEqual([{ name: DOCUMENT }]);
});

it("a request with nothing but a title comes back with it, with forms alone", async () => {
  const clerk = browserOf(await member("UAT"));
  await clerk.open("/uat/service-requests/new");
  clerk.fill({ Titlu: "Numai un titlu" });
  const refused = await clerk.press("Salvează ciorna");
  const sentences = summary(refused, "Toate câmpurile sunt obligatorii");
  expect(sentences).toEqual(["Alegeți categoria", "Descrieți de ce aveți nevoie"]);
  expect(refused.value("Titlu")).toBe("Numai un titlu");
});
