import { beforeAll, describe, expect, it } from "vitest";
import { forgetLimits } from "~/across/registration/registration.test-data";
import type { Actor } from "~/modules/accounts/rules/actor";
import { hasSide, type Member } from "~/modules/conversations/rules";
import { openConversation } from "~/modules/conversations/verbs.server";
import { authority, firm, START, sentBy } from "~/modules/requests/stories.test-data";
import { setClock } from "~/platform/clock";
import {
  docSaying,
  docx,
  docxWith,
  encryptedOffice,
  heic,
  odt,
  override,
  pdfOf,
  pdfSaying,
  RELATIONSHIP,
  relationships,
  rtf,
  WORD_DOCUMENT,
  xlsx,
} from "../support/documents";
import { type Person, person, stranger, textOf } from "../support/people";
import { ownPlatform } from "../support/platform";

ownPlatform();

type Taker = {
  /** What it is asked with; the other fields are left empty, so that the form comes back. */
  send(form: FormData): Promise<Response>;
  field: string;
  accepts: readonly string[];
  several: boolean;
};

const EXCHANGED = ["pdf", "doc", "docx", "xlsx"];
const takers: Record<string, Taker> = {};

beforeAll(async () => {
  setClock(START);
  const uat = await authority();
  const firma = await firm();
  const partner = await firm();
  const request = await sentBy(uat);
  const colleague = (actor: Actor): Promise<Person> =>
    person(actor.role, (actor as Member).organisation.id, "colleague");
  const clerk = await colleague(uat);
  const seller = await colleague(firma);
  const admin = await person("ADMIN");
  if (!hasSide(uat)) throw new Error("Not a member");
  const about = { partnerId: (partner as Member).organisation.id, subject: "Taxe", about: null, text: "Bună ziua" };
  const conversation = await openConversation(uat, about, { postedTheRequest: false });
  const taker = (who: Pick<Person, "post">, path: string, more: Partial<Taker> = {}): Taker => ({
    send: (form) => who.post(path, form),
    field: "files",
    accepts: EXCHANGED,
    several: true,
    ...more,
  });
  const single = { field: "attachment", several: false };
  const registration = { field: "document", several: false };
  Object.assign(takers, {
    request: taker(clerk, "/uat/service-requests/new"),
    "changed request": taker(clerk, `/uat/service-requests/${request}/changes`),
    offer: taker(seller, `/firma/opportunities/${request}/response`),
    message: taker(clerk, `/uat/messages/${conversation}`, single),
    "first message": taker(clerk, `/uat/messages/nou?partener=${(firma as Member).organisation.id}`, single),
    "registration of an authority": taker(stranger, "/register?tip=uat", {
      ...registration,
      accepts: ["pdf", "doc", "docx"],
    }),
    "registration of a firm": taker(stranger, "/register?tip=firma", { ...registration, accepts: ["pdf"] }),
    library: taker(admin, "/admin/library/new"),
    "library, many": taker(admin, "/admin/library/import"),
  });
});

const TAKERS = [
  ...["request", "changed request", "offer", "message", "first message"],
  ...["registration of an authority", "registration of a firm", "library", "library, many"],
];

const template = (target: string) =>
  docx({
    more: [
      {
        name: "word/_rels/settings.xml.rels",
        contents: relationships(
          `<Relationship Id="a" Type="${RELATIONSHIP}/attachedTemplate" Target="${target}" TargetMode="External"/>`,
        ),
      },
    ],
  });
const pdf = pdfSaying(["Referat"]);
const picture = (ending: string) => `<Default Extension="${ending}" ContentType="image/jpeg"/>`;
const cdata = {
  name: "xl/worksheets/sheet1.xml",
  contents: "<worksheet><t><![CDATA[Balast & nisip]]></t></worksheet>",
};

/** Taken where their kind is. */
const ORDINARY: readonly [string, string, Buffer][] = [
  ["bom.pdf", "pdf", Buffer.concat([Buffer.from("\ufeff"), pdf])],
  ["newline.pdf", "pdf", Buffer.concat([Buffer.from("\r\n"), pdf])],
  ["tmpl-mac.docx", "docx", template("file:///Users/elena/Library/Normal.dotm")],
  ["tmpl-linux.docx", "docx", template("file:///home/elena/Primaria.ott")],
  ["npoi-zip64.xlsx", "xlsx", xlsx({ long: true })],
  ["xlsx-cdata.xlsx", "xlsx", xlsx({ more: [cdata] })],
  [
    "two-spellings.docx",
    "docx",
    docx({ types: [override("/word/document.xml", WORD_DOCUMENT), picture("JPG"), picture("jpg")] }),
  ],
];

/** Refused everywhere, with one sentence for each cause. */
const REFUSED: readonly [string, RegExp, Buffer][] = [
  ["rtf-as.doc", /Fișierul este RTF, orice nume ar avea\. Salvați-l ca (DOCX sau )?PDF/, rtf()],
  ["a.odt", /Fișierul este un text ODT \(LibreOffice\)\. Salvați-l ca (DOCX sau )?PDF/, odt()],
  ["foto.heic", /Imaginea este HEIC, cum salvează unele telefoane\. Salvați-o ca (JPEG|PDF)/, heic()],
  ["foto-heic-numit.jpg", /Imaginea este HEIC, cum salvează unele telefoane\. Salvați-o ca (JPEG|PDF)/, heic()],
  ["parola.docx", /Fișierul este protejat cu parolă\./, encryptedOffice()],
  ["parola.xlsx", /Fișierul este protejat cu parolă\./, encryptedOffice()],
  ["parola.doc", /Fișierul este protejat cu parolă\./, docSaying("", { flags: 0x0100 })],
  ["camp.docx", /Documentul încarcă ceva din altă parte/, docxWith('<w:fldSimple w:instr="DDEAUTO cmd"/>')],
  ["adresa.pdf", /PDF-ul deschide automat o adresă/, pdfOf(["<< /OpenAction << /S /URI /URI (a) >> >>"])],
];

const asFile = (name: string, bytes: Buffer) => new File([bytes as BlobPart], name);

async function answerTo(taker: Taker, files: readonly File[]): Promise<{ text: string; html: string }> {
  const form = new FormData();
  for (const file of files) form.append(taker.field, file);
  await forgetLimits();
  const answer = await taker.send(form);
  const html = await answer.clone().text();
  return { text: await textOf(answer), html };
}

const takerOf = (name: string): Taker => {
  const taker = takers[name];
  if (!taker) throw new Error(`No taker ${name}`);
  return taker;
};

describe.each(TAKERS)("the taker of files: %s", (name) => {
  it("takes files as programs really write them, and names every one that it refuses", async () => {
    const taker = takerOf(name);
    const batches = (all: readonly [string, string | RegExp, Buffer][]) =>
      taker.several ? [all.slice(0, 3), all.slice(3, 6), all.slice(6)] : all.map((one) => [one]);
    for (const batch of batches(ORDINARY)) {
      const { text, html } = await answerTo(
        taker,
        batch.map(([file, , bytes]) => asFile(file, bytes)),
      );
      for (const [file, kind] of batch) {
        const taken = taker.accepts.includes(String(kind));
        expect(html.includes(`value="${file}"`), `${file} is taken`).toBe(taken);
        if (!taken) expect(text).toMatch(new RegExp(`„${file}”[^:]*: Conținutul fișierului nu este`));
      }
    }
    for (const batch of batches(REFUSED)) {
      const { text, html } = await answerTo(
        taker,
        batch.map(([file, , bytes]) => asFile(file, bytes)),
      );
      for (const [file, sentence] of batch) {
        expect(text, file).toMatch(new RegExp(`„${file}”[^:]*: ${(sentence as RegExp).source}`));
        expect(html).not.toContain(`value="${file}"`);
      }
    }
  });
});
