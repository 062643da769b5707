import { expect, it } from "vitest";
import { createSession } from "~/modules/accounts/session/session.server";
import { cast, firm, need, responseInput } from "~/modules/requests/stories.test-data";
import { acceptResponse, completeRequest } from "~/modules/requests/verbs/decisions.server";
import { createRequest, sendRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { respond } from "~/modules/requests/verbs/responses.server";
import type { Browser } from "../../../tests/support/browser";
import { pdf } from "../../../tests/support/documents";
import { docxWords } from "../../../tests/support/docx";
import { browserOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

const REQUEST = "Strategia de dezvoltare locală 2027–2034";
const WON = "31.500 lei";
const LOST = "33.000 lei";
const NOT_ANNOUNCED = "(neanunțat în solicitare)";
const NUMBER = "B-117";

/** Every paper of the chain in its order, and what must be read in it. */
const CHAIN: readonly (readonly [title: string, figures: readonly string[]])[] = [
  ["Referat de necesitate", ["25.000–35.000 lei", "270.120 lei", "900.400 lei"]],
  ["Extras din programul anual al achizițiilor", ["30.000 lei"]],
  ["Notă privind determinarea valorii estimate", ["Catalogul SEAP", "15 ianuarie 2025", "este 30.000 lei, fără TVA"]],
  ["Caiet de sarcini", [REQUEST, NOT_ANNOUNCED]],
  ["Invitație și text pentru anunțul din SEAP", [REQUEST, NOT_ANNOUNCED]],
  ["Declarație de confidențialitate și neconflict de interese", ["Ghilda"]],
  ["Tabel comparativ al ofertelor", [WON, LOST, NOT_ANNOUNCED]],
  ["Proces-verbal de selecție", [WON, LOST, "Ghilda", NOT_ANNOUNCED]],
  ["Adresă: ofertă acceptată", [WON, "Ion Țăranu"]],
  ["Adresă: ofertă neacceptată", ["a fost acceptată altă ofertă", "Ion Țăranu"]],
  ["Comandă", [WON, "Ion Țăranu", "Maria Socoteală"]],
  ["Contract", [WON, "Ghilda"]],
  ["Proces-verbal de recepție", [WON, "Ghilda"]],
  ["Notă de intrare-recepție", [WON]],
  ["Listă de verificare pentru ordonanțare", [WON, "Maria Socoteală"]],
  ["Document constatator", [WON, "Ghilda"]],
];

ownPlatform();

const lei = (whole: number) => ({ minor: whole * 100, currency: null });

/** The clerk of an authority with a completed request, which had two offers and announced no criterion. */
async function clerkOf(): Promise<Browser> {
  const { uat, other } = await cast();
  const ghilda = await firm({ name: "Ghilda Consult SRL" });
  const asked = need({ title: REQUEST, budgetMin: lei(25_000), budgetMax: lei(35_000) });
  const id = await createRequest(uat, asked, NO_FILES);
  await sendRequest(uat, id, {});
  const won = await respond(ghilda, id, responseInput({ priceMin: lei(31_500) }), NO_FILES);
  await respond(other, id, responseInput({ priceMin: lei(33_000) }), NO_FILES);
  await acceptResponse(uat, id, won, "Răspunde întregii nevoi.");
  await completeRequest(uat, id);
  return browserOf({ cookie: await createSession(uat.userId) });
}

async function writeLetterhead(clerk: Browser) {
  await clerk.open("/uat/letterhead");
  expect((await clerk.follow("Modelele documentelor")).heading).toMatch(/^Modelele documentelor/);
  await clerk.follow("Antetul documentelor");
  clerk.fill({ Aprobat: "Primar: Ion Țăranu", "Vizat pentru control": "Contabil: Maria Socoteală" });
  expect((await clerk.press("Salvează")).announced).toContain("Antetul a fost salvat.");
}

/** Notes a public price, keeps the proof of the announcement, leaves a step out and takes that back. */
async function prepare(clerk: Browser, papers: string) {
  expect((await clerk.follow("Prețuri publice")).heading).toBe("Prețuri publice notate");
  clerk.fill({ Sursa: "Catalogul SEAP, poziția 7", "Data sursei": "2025-01-15", Prețul: "30.000" });
  expect((await clerk.press("Notează prețul")).announced).toContain("Prețul a fost notat.");
  await clerk.open(`${papers}/proofs`);
  clerk.fill({ Fișiere: new File([pdf(2_000) as BlobPart], "Certificat fiscal.pdf") });
  expect((await clerk.press("Păstrează dovada")).announced).toContain("Dovada a fost păstrată.");
  await clerk.open(papers);
  await clerk.follow(/^Omite.*Notă de intrare/);
  clerk.fill({ Motivul: "Este un serviciu." });
  expect((await clerk.press("Omite pasul")).text()).toMatch(/Omis de .*: Este un serviciu\./);
  expect((await clerk.press(/^Nu mai omite/)).announced).toContain("Pasul nu mai este omis.");
}

it("the papers of a request are made from the need to the payment, with forms alone", async () => {
  const clerk = await clerkOf();
  await writeLetterhead(clerk);
  await clerk.open("/uat/service-requests?stare=completed");
  await clerk.follow(REQUEST);
  const papers = await clerk.follow("Documentele instituției");
  expect(papers.heading).toBe("Documentele instituției 0 din 12 pași");
  await prepare(clerk, papers.path);

  for (const [title] of CHAIN) {
    await clerk.press(new RegExp(`^Generează.*${title}(, .*)?$`));
    expect(clerk.page.link(new RegExp(`^DOCX.*${title}`))).toBeTruthy();
    if (title !== "Comandă") continue;
    await clerk.follow(new RegExp(`^Notează numărul.*${title}$`));
    clerk.fill({ Numărul: NUMBER });
    expect((await clerk.press("Salvează")).text()).toContain(`nr. ${NUMBER} din`);
  }
  expect(clerk.page.text("main")).not.toMatch(/\bUrmează\b/);

  const fileOf = async (name: RegExp) => (await clerk.get(clerk.page.link(name))).bytes;
  for (const [title, figures] of CHAIN) {
    const text = (await docxWords(await fileOf(new RegExp(`^DOCX.*${title}`)))).join("\n");
    for (const figure of figures) expect(text, title).toContain(figure);
    expect(text, title).not.toMatch(/recenzi|★|din 5\b|\{|\}|undefined|null/i);
    if (/^(Adresă|Comandă|Contract)/.test(title)) expect(text, title).not.toContain("jurist");
    if (title === "Referat de necesitate") expect(text).not.toContain("Maria Socoteală");
    if (["Proces-verbal de recepție", "Notă de intrare-recepție", "Document constatator"].includes(title))
      expect(text, title).toMatch(new RegExp(`Comanda sau contractul: nr\\. ${NUMBER} din`));
  }
  expect((await fileOf(/^PDF.*Comandă/)).subarray(0, 5).toString()).toBe("%PDF-");
}); // sixteen papers, each as DOCX and PDF
