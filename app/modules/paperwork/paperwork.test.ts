import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Member } from "~/modules/accounts/rules/actor";
import { actOf } from "~/modules/library/library.test-data";
import { actInputOf, actVersionOf, editAct } from "~/modules/library/verbs/acts.server";
import { attachmentById } from "~/modules/media/store/attachment.server";
import {
  authority,
  type Cast,
  cast,
  DEADLINE,
  firm,
  NONE,
  need,
  responseInput,
  STATES,
  sentBy,
  standing,
} from "~/modules/requests/stories.test-data";
import { requests } from "~/modules/requests/tables/requests.server";
import { completeRequest, openResponses } from "~/modules/requests/verbs/decisions.server";
import { createRequest, sendRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { respond } from "~/modules/requests/verbs/responses.server";
import { type LocalDate, localDate, localDateOf } from "~/platform/calendar/local-date";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { files } from "~/platform/files/files.server";
import { dateLong, dateTime } from "~/platform/language/dates";
import { BLANK } from "~/platform/paper/paper";
import { docxPart, docxWords } from "../../../tests/support/docx";
import { person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { at, keyIn, readText, signedIn } from "../../../tests/support/request-visitors";
import { NO_CRITERION, TO_CHECK } from "./rules/compose";
import { PAPER_KIND_CODES, type PaperKind } from "./rules/paper-kind";
import { possiblePapers } from "./rules/possible";
import { paperOf, papersOf } from "./store/papers.server";
import { notePrice, registerPaper, removePrice } from "./verbs/chain.server";
import { paperworkOf } from "./verbs/facts.server";
import { saveLetterhead } from "./verbs/letterhead.server";
import { writePaperOf } from "./verbs/papers.server";

ownPlatform();

let people: Cast;
let uat: Member;
beforeEach(async () => {
  people = await cast();
  uat = people.uat as Member;
});

const bytesOf = async (fileId: string): Promise<Buffer> => {
  const { storageKey } = (await attachmentById(fileId))!;
  return Buffer.from(await files().getBytes(storageKey));
};

/** The id of the new paper. */
async function makePaper(...asked: Parameters<typeof writePaperOf>): Promise<string> {
  const add = await writePaperOf(...asked);
  await add();
  const [paper] = await papersOf(asked[1]);
  return paper!.id;
}

/** The words of a made paper, from the XML of its DOCX, paragraph by paragraph. */
async function wordsOf(requestId: string, paperId: string): Promise<string[]> {
  const { docxId } = await paperOf(requestId, paperId);
  return docxWords(await bytesOf(docxId));
}

const made = async (id: string, kind: PaperKind, responseId: string | null = null) =>
  wordsOf(id, await makePaper(uat, id, { kind, responseId }));

const price = ({ on, ...given }: { source: string; on: string; price?: number; currency?: "RON" | "EUR" }) => ({
  price: 8_000_000,
  currency: "RON" as const,
  ...given,
  on: on as LocalDate,
});

const possibleNow = async (id: string): Promise<PaperKind[]> =>
  possiblePapers((await paperworkOf(uat, await standing(id), now())).possible).flatMap(({ kind, why }) =>
    why === null ? [kind] : [],
  );

const BEFORE: PaperKind[] = ["need", "plan", "estimate", "specification", "invitation"];
const DECIDED: PaperKind[] = [
  ...(["declaration", "comparison", "selection", "accepted", "declined"] as const),
  ...(["order", "contract", "reception", "entry", "payment"] as const),
];

describe("which papers can be made", () => {
  it("follows the state of the request", async () => {
    const expected: [keyof typeof STATES, PaperKind[]][] = [
      ["draft", BEFORE],
      ["sealed", BEFORE],
      ["closedSealed", BEFORE],
      ["open", [...BEFORE, "declaration", "comparison", "completion", "completion"]],
      ["opened", [...BEFORE, "declaration", "comparison", "completion", "completion"]],
      ["running", [...BEFORE, ...DECIDED]],
      ["completed", [...BEFORE, ...DECIDED, "certificate"]],
      ["cancelled", ["comparison", "declined", "declined"]],
    ];
    for (const [state, kinds] of expected) {
      const { id } = await STATES[state]({ ...people, uat });
      expect(await possibleNow(id), state).toEqual(kinds);
    }
  });

  it("is said again when one is asked for too early", async () => {
    const { id } = await STATES.closedSealed(people);
    for (const kind of PAPER_KIND_CODES.filter((code) => !BEFORE.includes(code)))
      await expect(makePaper(uat, id, { kind, responseId: null }), kind).rejects.toMatchObject({ status: 409 });
    expect(await papersOf(id)).toEqual([]);
  });
});

describe("a paper", () => {
  it("has every figure of the offers in the comparison", async () => {
    const third = await firm({ name: "Ghilda & Fiii SRL" });
    const id = await sentBy(uat);
    await respond(people.author, id, responseInput(), NO_FILES);
    await respond(
      people.other,
      id,
      responseInput({ priceMin: { minor: 8_990_050, currency: null }, duration: 1, durationUnit: "months" }),
      NO_FILES,
    );
    await respond(
      third,
      id,
      responseInput({
        priceMin: { minor: 1_500_000, currency: null },
        priceMax: { minor: 1_750_000, currency: null },
        currency: "EUR",
        duration: 20,
        durationUnit: "days",
      }),
      NO_FILES,
    );
    setClock(DEADLINE);
    const words = await made(id, "comparison");
    const submitted = dateTime(new Date("2026-09-07T07:00:00.000Z"));
    const head = words.indexOf("Nr.");
    expect(words.slice(head, head + 24)).toEqual([
      ...["Nr.", "Firma", "Preț, fără TVA", "Durata", "Trimisă", "Stare"],
      ...["1", people.author.organisation?.name, "84.500 lei", "10 săptămâni", submitted, "Trimisă"],
      ...["2", people.other.organisation?.name, "89.900,50 lei", "1 lună", submitted, "Trimisă"],
      ...["3", "Ghilda & Fiii SRL", "15.000–17.500 EUR", "20 de zile", submitted, "Trimisă"],
    ]);
    expect(words).toContain("Oferte primite: 3 oferte");
    expect(words).toContain(`Numărul solicitării: ${(await standing(id)).registration}`);
    expect(words[0]).toBe(TO_CHECK);
    const bare = await makePaper(uat, id, { kind: "comparison", responseId: null, bare: true });
    expect(await wordsOf(id, bare)).not.toContain(TO_CHECK);
  });

  it("says nothing of sealed offers", async () => {
    const { id } = await STATES.sealed(people);
    const words = (await made(id, "need")).join("\n");
    for (const secret of [people.author.organisation?.name ?? "?", "84.500", "89.900", "Trei portaluri"])
      expect(words).not.toContain(secret);
  });

  it("leaves blank what a draft does not have", async () => {
    const id = await createRequest(uat, need({ budgetMin: null, budgetMax: null }), NO_FILES);
    const words = await made(id, "need");
    expect(words).toContain(`Bugetul prevăzut, fără TVA: ${BLANK}`);
    expect(words).toContain("Nr. ……………… din ………………………");
    expect(words.join("")).not.toMatch(/[{}]|null|undefined/);
  });

  it("estimates only from what was known before the request was sent, each with its date", async () => {
    const earlier = await STATES.running(people);
    await completeRequest(uat, earlier.id);
    const { registration } = await standing(earlier.id);
    const completedOn = dateLong(now());
    setClock(new Date(now().getTime() + 86_400_000));
    const id = await createRequest(uat, need(), NO_FILES);
    await notePrice(uat, id, price({ source: "Catalogul SEAP, poziția 7", on: "2026-09-01", price: 9_000_000 }));
    await notePrice(
      uat,
      id,
      price({ source: "Un anunț din ziua trimiterii", on: localDateOf(now()), price: 1_000_000 }),
    );
    await sendRequest(uat, id, {});
    await respond(people.author, id, responseInput({ priceMin: { minor: 1_111_100, currency: null } }), NO_FILES);
    const sentAt = now();
    const later = await STATES.running(people);
    setClock(new Date(sentAt.getTime() + 1));
    await completeRequest(uat, later.id);
    const words = await made(id, "estimate");
    const text = words.join("\n");
    const row = words.indexOf(
      `Solicitarea nr. ${registration}, „Portal de taxe și impozite locale”, finalizată cu ${people.author.organisation?.name}`,
    );
    expect(words.slice(row + 1, row + 4)).toEqual([completedOn, "din platformă", "84.500 lei"]);
    expect(text).toContain("Catalogul SEAP, poziția 7\n1 septembrie 2026");
    expect(text).toContain("este 87.250 lei, fără TVA");
    for (const other of ["11.111", "Un anunț din ziua trimiterii", (await standing(later.id)).registration])
      expect(text).not.toContain(other);
    await expect(removePrice(uat, later.id, NONE)).rejects.toMatchObject({ status: 404 });
  });

  it("has a blank value without a source from before, though offers came, and without one currency", async () => {
    const { id } = await STATES.closed(people);
    const text = (await made(id, "estimate")).join("\n");
    expect(text).toContain(`din tabel, este ${BLANK}, fără TVA`);
    expect(text).not.toContain("84.500");
    for (const currency of ["RON", "EUR"] as const)
      await notePrice(uat, id, price({ source: `Catalog în ${currency}`, on: "2026-09-01", currency }));
    expect((await made(id, "estimate")).join("\n")).toContain(`din tabel, este ${BLANK}, fără TVA`);
  });

  it("prints the criterion as it was announced, and a blank that says so when none was", async () => {
    const criterion = "prețul cel mai scăzut, 70 % preț și 30 % termen";
    const id = await sentBy(uat, { criterion });
    await respond(people.author, id, responseInput(), NO_FILES);
    for (const kind of ["specification", "invitation", "comparison"] as const)
      expect((await made(id, kind)).join("\n"), kind).toContain(criterion);
    const { id: older } = await STATES.open(people);
    expect((await made(older, "comparison")).join("\n")).toContain(NO_CRITERION);
    expect(await readText(await signedIn(uat), at(older, "papers"))).toContain("fără un criteriu de alegere anunțat");
  });

  it("cites the registered numbers of those before it", async () => {
    const { id } = await STATES.running(people);
    const order = await makePaper(uat, id, { kind: "order", responseId: null });
    expect((await made(id, "reception")).join("\n")).toContain(`Comanda sau contractul: ${BLANK}`);
    expect(await registerPaper(uat, id, order, { number: "412", on: localDate(2026, 9, 7) })).toBe(true);
    expect((await made(id, "reception")).join("\n")).toContain("Comanda sau contractul: nr. 412 din 7 septembrie 2026");
  });

  it("is addressed to the firm of its offer", async () => {
    const { id, first, second } = await STATES.running(people);
    const accepted = await made(id, "accepted", first);
    expect(accepted).toContain(`Către: ${people.author.organisation?.name}`);
    expect(accepted.join("\n")).toContain(`a fost acceptată la ${dateLong(now())}.`);
    const declined = (await made(id, "declined", second)).join("\n");
    expect(declined).toContain("Motivul: a fost acceptată altă ofertă.");
    expect(declined).not.toContain(people.author.organisation?.name);
    await expect(makePaper(uat, id, { kind: "declined", responseId: first })).rejects.toMatchObject({ status: 400 });
    expect((await made(id, "selection")).join("\n")).toContain(
      "cu prețul de 84.500 lei, fără TVA, și durata de 10 săptămâni",
    );
  });

  it("has the head and the signatories of its authority, and keeps those of its day", async () => {
    const { id } = await STATES.open(people);
    const before = await makePaper(uat, id, { kind: "need", responseId: null });
    await saveLetterhead(
      uat,
      {
        head: "PRIMĂRIA ȘOPÂRLIȚA\nAchiziții",
        prefix: "A/",
        logo: null,
        signatories: [
          { block: "approved", title: "Primar", name: "Ion Țăranu" },
          { block: "cfp", title: "Contabil-șef", name: "Ana Pop" },
        ],
      },
      null,
    );
    const words = await made(id, "need");
    for (const line of [
      "PRIMĂRIA ȘOPÂRLIȚA",
      "Achiziții",
      "Nr. A/……………… din ………………………",
      "Primar",
      "Ion Țăranu",
      "Întocmit",
      uat.name,
    ])
      expect(words).toContain(line);
    expect(words).not.toContain("Ana Pop");
    expect(await wordsOf(id, before)).not.toContain("Primar");
    const { id: running, second } = await STATES.running(people);
    const letter = await made(running, "declined", second);
    expect(letter).toContain("Ion Țăranu");
    for (const other of ["Ana Pop", uat.name, "Întocmit"]) expect(letter).not.toContain(other);
    expect(await made(running, "order")).toContain("Ana Pop");
  });

  it("is a valid pair of files: A4, page numbers, fonts with ș and ț inside", async () => {
    const { id } = await STATES.open(people);
    const { docxId, pdfId } = await paperOf(id, await makePaper(uat, id, { kind: "comparison", responseId: null }));
    const docx = await bytesOf(docxId);
    expect(await docxPart(docx, "word/document.xml")).toContain('<w:pgSz w:w="11906" w:h="16838"');
    expect(await docxPart(docx, "word/footer1.xml")).toContain("PAGE");
    const pdf = (await bytesOf(pdfId)).toString("latin1");
    expect(pdf.match(/\/FontFile/g)?.length).toBeLessThanOrEqual(4);
    expect(/^%PDF-.*\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/s.test(pdf)).toBe(true);
    expect(await attachmentById(docxId)).toMatchObject({ organisationId: uat.organisation.id, purpose: "paper" });
  });
});

describe("the page of papers", () => {
  it("makes one, lists it and gives its files to the authority alone", async () => {
    const { id } = await STATES.open(people);
    const visitor = await signedIn(uat);
    const page = at(id, "papers");
    expect(await readText(visitor, page)).toContain("Niciun document, deocamdată.");
    const fields = { formKey: await keyIn(visitor, page), kind: "comparison" };
    expect((await visitor.post(page, fields)).headers.get("location")).toBe(page);
    await visitor.post(page, fields); // sent twice, made once
    const [paper, ...more] = await papersOf(id);
    expect(more).toEqual([]);
    const html = await (await visitor.get(page)).text();
    for (const format of ["docx", "pdf"]) {
      const path = `${page}/${paper?.id}/${format}`;
      expect(html).toContain(path);
      const answer = await visitor.get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-disposition")).toContain(`.${format}`);
      for (const [who, status] of [
        [await signedIn(await authority()), 404],
        [await signedIn(people.author), 302],
      ] as const)
        expect((await who.get(path)).status).toBe(status);
    }
    expect((await visitor.get(`${page}/${paper?.id}/zip`)).status).toBe(404);
  });

  it("says before one is made which characters its PDF will not show", async () => {
    const { id } = await STATES.open(people);
    const visitor = await signedIn(uat);
    expect(await readText(visitor, at(id, "papers"))).not.toContain("În PDF apar");
    await db().update(requests).set({ title: "Portal 😀 漢 5 m²" }).where(eq(requests.id, id));
    expect(await readText(visitor, at(id, "papers"))).toContain("nu se pot scrie: 😀 漢. În DOCX rămân.");
  });

  it("says at once of those to be made and of those made that an act under them was abrogated", async () => {
    const { id } = await STATES.open(people);
    await makePaper(uat, id, { kind: "need", responseId: null });
    const visitor = await signedIn(uat);
    const admin = await person("ADMIN");
    const number = "395/2016";
    const decision = await actOf(admin, { kind: "hg", number, title: "HG nr. 395/2016, normele de achiziții" });
    expect(await readText(visitor, at(id, "papers"))).not.toContain("Temeiul s-a schimbat");
    const newer = await actOf(admin, { kind: "hg", number: "12/2026", title: "HG nr. 12/2026, normele noi" });
    const since = localDateOf(now());
    const seen = await actInputOf(decision);
    const edited = { ...seen, abrogated: { actId: newer, on: since, note: "" } };
    await editAct(admin.actor, decision, edited, actVersionOf(seen));
    const text = await readText(visitor, at(id, "papers"));
    const made = text.indexOf("Documente făcute");
    const sentence = `Temeiul s-a schimbat. HG 395/2016: abrogat din ${dateLong(since)}`;
    expect([text.slice(0, made), text.slice(made)].map((part) => part.includes(sentence))).toEqual([true, true]);
  });

  it("says why others cannot be made, and opens no seal", async () => {
    const { id } = await STATES.closedSealed(people);
    const visitor = await signedIn(uat);
    const text = await readText(visitor, at(id, "papers"));
    expect(text).toContain("Ofertele sunt sigilate. Documentul se poate face după ce le deschideți.");
    expect(text).not.toContain("84.500");
    await openResponses(uat, id);
    expect(await readText(visitor, at(id, "papers"))).not.toContain("Ofertele sunt sigilate");
  });

  it("keeps what is wrong in the letterhead", async () => {
    const visitor = await signedIn(uat);
    const page = "/uat/letterhead";
    const wrong = await visitor.post(page, { formKey: await keyIn(visitor, page), signs_committee: ": fără funcție" });
    expect(wrong.status).toBe(400);
    expect(await textOf(wrong)).toContain("cu funcția înainte de două puncte");
    const saved = await visitor.post(page, {
      formKey: await keyIn(visitor, page),
      signs_committee: "Consilier: Ana Pop\nInspector",
    });
    expect(saved.headers.get("location")).toBe(page);
    expect(await (await visitor.get(page)).text()).toContain("Consilier: Ana Pop\nInspector");
  });
});
