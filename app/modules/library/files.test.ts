import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { resourceFiles, resourcePages } from "~/modules/library/tables/files.server";
import { attachments } from "~/modules/media/tables.server";
import type { LocalDate } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { files as storage } from "~/platform/files/files.server";
import { docxSaying, pdfDrawing, pdfSaying, xls, xlsRecord } from "../../../tests/support/documents";
import { cells, oldWorkbook } from "../../../tests/support/old-workbook";
import { member, type Person, person, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { everything, published, rowOf } from "./library.test-data";
import { datedName, titleOfFile } from "./rules/files";
import { filesOf } from "./store/files.server";
import { resources } from "./tables/resources.server";
import { readFilesAgain, readResourceFile } from "./verbs/files.server";
import { editResource, resourceBin, versionOf, withdrawResource } from "./verbs/resources.server";

ownPlatform();
const START = new Date("2026-11-21T09:00:00Z");
const HUB = "/uat/knowledge-hub";

let admin: Person;
let uat: Person;
let firma: Person;

beforeAll(async () => {
  admin = await person("ADMIN");
  uat = await member("UAT");
  firma = await member("FIRMA");
});
beforeEach(() => setClock(START));

const words = async (who: Person, path: string) => textOf(await who.get(path));
const file = (bytes: Uint8Array, name: string) => new File([bytes as BlobPart], name);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function formWith(sent: readonly File[], given: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = {
    title: "Model de deviz",
    kind: "template",
    category: "public_procurement",
    summary: "Pentru lucrări.",
    bodyForm: "plain",
    body: "",
    months: "12",
    ownerId: admin.actor.userId,
    formKey: v7(),
    ...given,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const one of sent) form.append("files", one);
  return form;
}

async function created(sent: readonly File[], given: Record<string, string> = {}): Promise<string> {
  const answer = await admin.post("/admin/library/new", formWith(sent, given));
  expect(answer.status).toBe(303);
  return answer.headers.get("location")?.split("/").at(-1) ?? "";
}

/** As the job does, for all that wait. */
async function readAll(): Promise<void> {
  for (const { id } of await db().select({ id: resourceFiles.id }).from(resourceFiles))
    await readResourceFile.run({ id });
}
const currentFiles = async (id: string) => filesOf((await rowOf(id)).editionId);

it("a file that an earlier reader read is read again, and found by its first words until then", async () => {
  const docx = await created([file(docxSaying("Cuvinte noi de tot"), "a.docx")], { title: "Citit din nou" });
  const pdf = await created([file(pdfSaying(["Pagina citita"]), "b.pdf")], { title: "Citit o data" });
  await readAll();
  const [one] = await currentFiles(docx);
  const [other] = await currentFiles(pdf);
  for (const row of [one, other])
    await db()
      .update(resourceFiles)
      .set({ reader: 1 })
      .where(eq(resourceFiles.id, row?.id ?? ""));
  await db()
    .update(resourcePages)
    .set({ text: "cuvinte vechi" })
    .where(eq(resourcePages.fileId, one?.id ?? ""));
  await readFilesAgain.run({});
  const reading = async (id: string) => (await currentFiles(id)).map((row) => row.reading);
  expect([await reading(docx), await reading(pdf)]).toEqual([["waiting"], ["read"]]); // nothing changed for PDFs
  const pages = () =>
    db()
      .select()
      .from(resourcePages)
      .where(eq(resourcePages.fileId, one?.id ?? ""));
  expect(await pages()).toMatchObject([{ text: "cuvinte vechi" }]);
  await readAll();
  expect(await pages()).toMatchObject([{ text: "Cuvinte noi de tot" }]);
  await readFilesAgain.run({});
  expect(await reading(docx)).toEqual(["read"]);
});

describe("a document with files", () => {
  const bytes = pdfSaying(["Prima pagina", "Aici scrie despre salubrizare"]);

  it("needs no text, and is downloaded with its bytes and a dated name", async () => {
    const id = await created([file(bytes, "Deviz.pdf")]);
    const text = await words(uat, `/uat/resource/${id}`);
    for (const said of ["Deviz.pdf", "PDF", "1 KB", sha256(bytes)]) expect(text).toContain(said);
    expect(text).toContain("Descarcă fișierul");
    for (const not of ["Textul se citește", "Salvează ca PDF"]) expect(text).not.toContain(not);
    expect(await words(admin, `/admin/library/${id}`)).toContain("Textul se citește");
    const [row] = await currentFiles(id);
    for (const [who, path] of [
      [uat, `/uat/resource/${id}/file/${row?.id}`],
      [uat, `/uat/resource/${id}/file/${row?.id}`],
      [admin, `/admin/library/${id}/file/${row?.id}`],
    ] as const) {
      const answer = await who.get(path);
      expect(answer.headers.get("content-disposition")).toContain("Deviz%202026-11-21.pdf");
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect((await rowOf(id)).downloads).toBe(1); // once a day and person, and never an ADMIN
  });

  it("is not given to a firm, from another document, or once withdrawn", async () => {
    const id = await created([file(bytes, "Deviz.pdf")]);
    const other = await published(admin);
    const [row] = await currentFiles(id);
    expect((await firma.get(`/uat/resource/${id}/file/${row?.id}`)).status).not.toBe(200);
    expect((await uat.get(`/uat/resource/${other}/file/${row?.id}`)).status).toBe(404);
    await withdrawResource(admin.actor, id);
    expect((await uat.get(`/uat/resource/${id}/file/${row?.id}`)).status).toBe(404);
    expect((await admin.get(`/admin/library/${id}/file/${row?.id}`)).status).toBe(200);
  });

  it("is refused without text and files, and keeps the files of a form with another mistake", async () => {
    const before = await everything();
    const empty = await admin.post("/admin/library/new", formWith([]));
    expect(empty.status).toBe(400);
    expect(await textOf(empty)).toContain("Scrieți conținutul documentului sau adăugați un fișier");
    const wrong = await admin.post("/admin/library/new", formWith([file(bytes, "Deviz.pdf")], { title: "" }));
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/name="files\.kept\.0\.key"/);
    const picture = await admin.post("/admin/library/new", formWith([file(Buffer.from("GIF89a"), "poza.gif")]));
    expect(await textOf(picture)).toContain("nu este PDF, DOC, DOCX, XLS, XLSX sau ODS");
    expect(await everything()).toBe(before);
  });

  it("is made of each of twenty large files that are sent at once, and what is refused is named", async () => {
    const large = Array.from({ length: 18 }, (_, number) => {
      const comment = `%${String(number).repeat(3 * 1024 * 1024)}\n`;
      return file(pdfSaying([`Plan ${number}`], comment), `plan mare ${number}.pdf`);
    });
    const form = formWith([
      ...large,
      file(Buffer.from("<p>"), "pagina.html"),
      file(pdfSaying(["Mic"]), "plan mic.pdf"),
    ]);
    form.set("months", "12");
    const answer = await admin.post("/admin/library/import", form);
    const said = await textOf(answer);
    expect([answer.status, said]).toEqual([200, expect.stringContaining("19 documente au fost adăugate")]);
    expect(said).toContain("1 fișier nu a fost adăugat");
    expect(said).toContain("„pagina.html”");
    const [first] = await db().select().from(resources).where(eq(resources.title, "Plan mare 0"));
    const [kept] = await currentFiles(first?.id ?? "");
    expect(kept?.sha256).toBe(sha256(new Uint8Array(await large[0]!.arrayBuffer())));
  });

  it("is found by the cells of an old workbook, also of one that was taken when nobody read them", async () => {
    const records = [cells.number(46461, { column: 0, style: 1 }), cells.text("salubrizare stradala", { column: 1 })];
    const id = await created([file(oldWorkbook({ sheets: [{ records }], styles: [0, 14] }), "Deviz.xls")]);
    const [row] = await currentFiles(id);
    const fileId = row?.id ?? "";
    await db().update(resourceFiles).set({ reading: "refused", reader: 1 }).where(eq(resourceFiles.id, fileId));
    await readFilesAgain.run({});
    await readAll();
    const pages = await db().select().from(resourcePages).where(eq(resourcePages.fileId, fileId));
    expect(pages).toMatchObject([{ text: "15.03.2027 | salubrizare stradala" }]);
    expect(await words(admin, `/admin/library/${id}`)).not.toContain("nu poate fi citit");
    const withMacros = file(xls(xlsRecord(0xd3)), "macro.xls");
    const answer = await admin.post("/admin/library/new", formWith([withMacros]));
    expect(await textOf(answer)).toContain("Documentul conține macrocomenzi");
  });

  it("is not read for ever: after three readings that did not come back it says so", async () => {
    const stream = deflateSync(Buffer.alloc(600_000_000, "(bomba) Tj "));
    const bomb = pdfDrawing([{ stream, filter: "/Filter /FlateDecode" }]);
    const id = await created([file(bomb, "Deviz.pdf")]);
    const [row] = await currentFiles(id);
    const run = () => readResourceFile.run({ id: row?.id ?? "" });
    const died = "The process that reads a document ended";
    await expect(run()).rejects.toThrow(died);
    expect((await currentFiles(id))[0]?.reading).toBe("waiting");
    await expect(run()).rejects.toThrow(died);
    await run();
    expect((await currentFiles(id))[0]?.reading).toBe("refused");
    expect(await words(admin, `/admin/library/${id}`)).toContain(
      "Citirea textului s-a oprit de trei ori și nu se mai încearcă",
    );
    const deaths = () =>
      db()
        .select({ deaths: resourceFiles.deaths })
        .from(resourceFiles)
        .where(eq(resourceFiles.id, row?.id ?? ""));
    expect(await deaths()).toEqual([{ deaths: 3 }]);
    await run(); // nobody waits for it any more
    expect(await deaths()).toEqual([{ deaths: 3 }]);
  });

  it("has a new edition for a replaced file, and keeps the old bytes at theirs", async () => {
    const id = await created([file(bytes, "Deviz.pdf")]);
    const [old] = await currentFiles(id);
    setClock(new Date("2026-11-22T09:00:00Z"));
    const page = await (await admin.get(`/admin/library/${id}/edit`)).text();
    const version = /name="version" value="([^"]*)"/.exec(page)?.[1] ?? "";
    const newer = pdfSaying(["Alt deviz"]);
    const same = formWith([file(bytes, "Deviz.pdf")], { version });
    expect((await admin.post(`/admin/library/${id}/edit`, same)).status).toBe(303);
    expect(await currentFiles(id), "chosen again").toHaveLength(1);
    const form = formWith([file(newer, "Deviz.pdf")], { version });
    form.append("removedFiles", old?.id ?? "");
    expect((await admin.post(`/admin/library/${id}/edit`, form)).status).toBe(303);
    expect((await rowOf(id)).number).toBe(2);
    expect(await words(uat, `/uat/resource/${id}`)).toContain(sha256(newer));
    expect(await words(uat, `/uat/resource/${id}`)).not.toContain(sha256(bytes));
    expect(await words(uat, `/uat/resource/${id}/v/1`)).toContain(sha256(bytes));
    expect(await words(uat, `/uat/resource/${id}/v/2`)).toContain(`SHA-256 ${sha256(newer).slice(0, 8)}`);
    const answer = await uat.get(`/uat/resource/${id}/file/${old?.id}`);
    expect(answer.headers.get("content-disposition")).toContain("2026-11-21");
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("has the same edition when nothing changed, and a file that stays belongs to the next one too", async () => {
    const id = await created([file(bytes, "Deviz.pdf")], { body: "Un text." });
    const row = await rowOf(id);
    const input = { ...row, basis: row.basis, note: "", files: { added: [], removedIds: [] } };
    await editResource(admin.actor, id, input, versionOf(row));
    expect((await rowOf(id)).number).toBe(1);
    await editResource(admin.actor, id, { ...input, title: "Alt titlu" }, versionOf(row));
    expect((await rowOf(id)).number).toBe(2);
    expect((await currentFiles(id)).map(({ name }) => name)).toEqual(["Deviz.pdf"]);
  });

  it("leaves nothing behind once purged", async () => {
    const id = await created([file(bytes, "Deviz.pdf")]);
    await readAll();
    const own = async () => (await db().select().from(resourceFiles)).filter(({ resourceId }) => resourceId === id);
    const [row] = await own();
    const stored = async () => (await db().select().from(attachments)).find((one) => one.id === row?.attachmentId);
    expect((await stored())?.attachedAt).not.toBeNull();
    await withdrawResource(admin.actor, id);
    await resourceBin.purge(admin.actor, id);
    expect(await own()).toEqual([]);
    expect((await stored())?.attachedAt).toBeNull(); // the nightly job deletes what nothing has
  });
});

describe("the text of a file", () => {
  it("is found in the hub by words only inside it, with its page", async () => {
    const ROW = "Gunoiul, pe înțelesul tuturor"; // also in lists beside the results
    const FOUND = /^Hub de cunoștințe – PSP.* Hub de cunoștințe 1 document.*Gunoiul, pe înțelesul tuturor/;
    const PLACE = "Găsit în „Ghid deșeuri.pdf”, pagina 2";
    const id = await created([file(pdfSaying(["Prima pagina", "Despre compostare si gunoi"]), "Ghid deșeuri.pdf")], {
      title: ROW,
      summary: "Un rezumat osebit.",
    });
    expect(await words(uat, `${HUB}?cauta=compostare`)).not.toMatch(FOUND);
    await readAll();
    const found = await words(uat, `${HUB}?cauta=compostării`);
    expect(found).toMatch(FOUND);
    expect(found).toContain(PLACE);
    expect(await words(uat, `${HUB}?cauta=compostare+osebit`)).toMatch(FOUND); // a word here, a word there
    expect(await words(admin, "/admin/library?cauta=compostare")).toContain(ROW);
    expect(await words(admin, `/admin/library/${id}`)).toContain("Se găsește și după cuvintele din el, 2 pagini.");
    const pages = await db().select().from(resourcePages);
    expect(pages.map(({ number, text }) => [number, text])).toContainEqual([2, "Despre compostare si gunoi"]);
    const row = await rowOf(id);
    const removedIds = row.fileIds;
    const input = { ...row, body: "<p>Text.</p>", note: "", files: { added: [], removedIds } };
    await editResource(admin.actor, id, input, versionOf(row));
    expect(await words(uat, `${HUB}?cauta=compostare`)).not.toMatch(FOUND); // only of an older edition
  });

  it("is read once, and waits for the storage to be back", async () => {
    const id = await created([file(pdfSaying(["Asteptare"]), "a.pdf")]);
    const [own] = await currentFiles(id);
    const stored = (await db().select().from(attachments)).find(({ sha256 }) => sha256 === own?.sha256);
    const bytes = await storage().getBytes(stored?.storageKey ?? "");
    await storage().delete(stored?.storageKey ?? "");
    await expect(readResourceFile.run({ id: own?.id ?? "" })).rejects.toThrow();
    expect((await currentFiles(id))[0]?.reading).toBe("waiting");
    await storage().put(stored?.storageKey ?? "", bytes);
    for (let times = 0; times < 2; times += 1) await readResourceFile.run({ id: own?.id ?? "" });
    expect((await currentFiles(id))[0]).toMatchObject({ reading: "read", pages: 1 });
  });

  it.each<[string, string, Buffer, RegExp]>([
    ["a scan", "scan.pdf", pdfDrawing([{ stream: Buffer.from("0 0 100 100 re f"), filter: "" }]), /pare scanat/],
    ["a PDF that is none", "fals.pdf", Buffer.from("%PDF-1.7 nimic"), /deteriorat/],
  ])("of %s ends in a sentence", async (_, name, bytes, sentence) => {
    const id = await created([file(bytes, name)]);
    await readAll();
    expect(await words(admin, `/admin/library/${id}`)).toMatch(sentence);
  });
});

describe("documents made from files", () => {
  const IMPORT = "/admin/library/import";
  const common = () => ({ title: "", body: "", summary: "" });

  it("come one from each, and the refused ones are named", async () => {
    const sent = [
      file(docxSaying("Regulamentul pisicii de companie"), "regulament_de-pază.docx"),
      file(Buffer.from("GIF89a"), "poza.gif"),
      file(pdfSaying(["Planul"]), "PLAN anual.pdf"),
      file(new Uint8Array(), "gol.pdf"),
    ];
    const answer = await admin.post(IMPORT, formWith(sent, common()));
    expect(answer.status).toBe(200);
    const text = await textOf(answer);
    expect(text).toContain("2 documente au fost adăugate");
    expect(text).toContain("Regulament de-pază");
    expect(text).toContain("2 fișiere nu au fost adăugate");
    expect(text).toContain("„poza.gif”: Conținutul fișierului nu este PDF");
    expect(text).toContain("„gol.pdf”: Fișierul ales este gol");
    await readAll();
    const found = await words(uat, `${HUB}?cauta=pisică`);
    expect(found).toContain("Regulament de-pază");
    expect(found).toContain("Găsit în „regulament_de-pază.docx”");
    expect(await words(admin, "/admin/library?cauta=PLAN")).toContain("Fără rezumat");
  });

  it("come once however often the form is sent", async () => {
    const before = await db().$count(resources);
    const form = () => formWith([file(pdfSaying(["Unu"]), "unu.pdf")], { ...common(), formKey: KEY });
    const KEY = v7();
    for (let times = 0; times < 2; times += 1) expect((await admin.post(IMPORT, form())).status).toBe(303);
    expect(await db().$count(resources)).toBe(before + 1);
  });

  it("are not made from a form with mistakes, which keeps its files", async () => {
    const before = await everything();
    const none = await admin.post(IMPORT, formWith([], common()));
    expect(await textOf(none)).toContain("Alegeți fișierele");
    const wrong = await admin.post(IMPORT, formWith([file(pdfSaying(["Doi"]), "doi.pdf")], { ...common(), kind: "" }));
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/name="files\.kept\.0\.key"/);
    expect(await everything()).toBe(before);
  });
});

it("names files by their day, and titles by their files", () => {
  expect(datedName("Deviz.final.xlsx", "2026-11-21" as LocalDate)).toBe("Deviz.final 2026-11-21.xlsx");
  expect(titleOfFile("model_de  referat-2.docx", 150)).toBe("Model de referat-2");
  expect(titleOfFile("înscris.pdf", 3)).toBe("Îns");
});
