import { randomUUID } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { readEnv } from "~/platform/env.server";
import { files } from "~/platform/files/files.server";
import { setSettings } from "~/platform/settings.server";
import { archiveOf, compoundOf, docx, ods, pdf, workbook } from "../../../tests/support/documents";
import { temporaryFolder } from "../../../tests/support/folders";
import { somethingHappensAt } from "../../../tests/support/happening";
import { cameraPhoto } from "../../../tests/support/pictures";
import { ownDatabase } from "../../../tests/support/postgres";
import { attachmentAnswer } from "./content/answer.server";
import { MOST_BYTES, type Purpose } from "./rules/attachment";
import type { Uploader } from "./rules/uploader";
import { attachmentById } from "./store/attachment.server";
import { attachments } from "./tables.server";
import { attach, storeUpload, waitingUpload } from "./verbs/attachment.server";
import { receiveFiles } from "./verbs/receive.server";
import { deleteRemoved, removeOrphans } from "./verbs/sweep.server";

ownDatabase();
let folder = "";

beforeAll(async () => {
  folder = temporaryFolder();
  setSettings({ ...readEnv({ DATA_DIR: folder }), secret: "a secret that only this test knows" });
});
afterAll(() => rm(folder, { recursive: true }));

const by: Uploader = { userId: randomUUID(), organisationId: null };
const send = (name: string, bytes: Uint8Array | string, purpose: Purpose = "request", sender: Uploader = by) =>
  storeUpload({ file: new File([bytes as BlobPart], name), purpose, by: sender });

async function stored(name: string, bytes: Uint8Array = pdf(), sender: Uploader = by) {
  const upload = await send(name, bytes, "request", sender);
  if (!upload.ok) throw new Error(upload.sentence);
  return upload;
}
const rows = () => db().$count(attachments);
const bytesOnDisk = async () =>
  (await readdir(join(folder, "files"), { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  ).length;

const WORD = docx();

describe("what is taken in", () => {
  it.each([
    ["plan.pdf", pdf(), "plan.pdf"],
    ["plan.docx", WORD, "plan.docx"],
    ["deviz.xls", workbook(), "deviz.xlsx"],
    ["deviz.ods", ods(), "deviz.ods"],
    ["plan.doc", compoundOf("WordDocument", "1Table"), "plan.doc"],
    ["numit greșit.pdf", WORD, "numit greșit.docx"],
    ["fara ending", pdf(), "fara ending.pdf"],
    ["../../x", pdf(), "x.pdf"],
    ["a\r\nb.pdf", pdf(), "a b.pdf"],
    [`${"n".repeat(200)}.pdf`, pdf(), `${"n".repeat(100)}.pdf`],
    ["egal.pdf", pdf(MOST_BYTES), "egal.pdf"],
  ])("%s", async (name, bytes, kept) => {
    const upload = await stored(name, bytes);
    expect(upload.name).toBe(kept);
    const row = await attachmentById(upload.id);
    expect(row).toMatchObject({ name: kept, size: bytes.length, attachedAt: null });
    expect(row?.storageKey).toMatch(/^attachments\/\d{4}-\d\d-\d\d\/[0-9a-f-]{36}$/);
    expect(Buffer.from(await files().getBytes(row?.storageKey ?? "")).equals(Buffer.from(bytes))).toBe(true);
  });
});

it("keeps a photograph without the place where it was taken", async () => {
  const sent = await cameraPhoto({ width: 60, height: 40 });
  expect(sent.includes("CANARY-CAMERA")).toBe(true);
  const { id, name } = await stored("fisura.jpeg", sent);
  const row = await attachmentById(id);
  const kept = Buffer.from(await files().getBytes(row?.storageKey ?? ""));
  expect([name, row?.kind, row?.size]).toEqual(["fisura.jpg", "jpg", kept.length]);
  expect(kept.includes("CANARY")).toBe(false);
  const answer = await attachmentAnswer(row!);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("content-disposition")).toContain("attachment");
});

describe("what is refused leaves nothing behind", () => {
  it.each([
    ["pagina.pdf", "<html><script>alert(1)</script>", "kind"],
    ["imagine.pdf", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "kind"],
    ["php.docx", "<?php system($_GET[0]);", "kind"],
    ["arhiva.docx", archiveOf("a.txt"), "kind"],
    ["tabel.docx", archiveOf("[Content_Types].xml", "xl/workbook.xml"), "kind"],
    ["tabel.doc", compoundOf("Workbook"), "xls"],
    ["macro.docm", docx({ more: [{ name: "word/vbaProject.bin", contents: "" }] }), "macros"],
    ["macro.docx", docx({ more: [{ name: "word/vbaProject.bin", contents: "" }] }), "macros"],
    ["macro.doc", compoundOf("WordDocument", "_VBA_PROJECT"), "macros"],
    ["trunchiat.docx", WORD.subarray(0, 60), "kind"],
    ["gol.pdf", "", "empty"],
    ["mare.pdf", pdf(MOST_BYTES + 1), "size"],
    ["program.pdf", Buffer.from("MZ\u0000\u0000"), "kind"],
  ])("%s", async (name, bytes, problem) => {
    const before = [await rows(), await bytesOnDisk()];
    expect(await send(name, bytes)).toMatchObject({ ok: false, problem });
    expect([await rows(), await bytesOnDisk()]).toEqual(before);
  });

  it("a table or a picture where an identity document is asked for", async () => {
    const sentence = "Conținutul fișierului nu este PDF, DOC sau DOCX. Alegeți un fișier de acest fel";
    for (const bytes of [workbook(), ods(), await cameraPhoto({ width: 60, height: 40 })])
      expect(await send("act.pdf", bytes, "registration-uat")).toMatchObject({ ok: false, sentence });
  });

  it("a Word document where only PDF is asked for", async () => {
    expect(await send("plan.docx", WORD, "registration-firma")).toMatchObject({
      ok: false,
      sentence: "Conținutul fișierului nu este PDF. Alegeți un fișier de acest fel",
    });
  });
});

describe("a handle", () => {
  it("is good for its sender only, until the file is attached", async () => {
    const upload = await stored("plan.pdf");
    expect(await waitingUpload(upload.key, { purpose: "request", by })).toMatchObject({
      id: upload.id,
      name: "plan.pdf",
    });
    expect(
      await waitingUpload(upload.key, { purpose: "request", by: { userId: randomUUID(), organisationId: null } }),
    ).toBeNull();
    expect(
      await waitingUpload(upload.key, { purpose: "request", by: { registration: "userId" in by ? by.userId : "" } }),
    ).toBeNull();
    const attached = await attach(upload.id, { at: new Date(), organisationId: randomUUID() });
    expect(attached.attachedAt).not.toBeNull();
    expect(await waitingUpload(upload.key, { purpose: "request", by })).toBeNull();
    await expect(attach(upload.id, { at: new Date() })).rejects.toMatchObject({ status: 409 });
  });

  it.each([
    ["nothing", () => ""],
    ["an id alone", (id: string) => id],
    ["another signature", (id: string) => `${id}.AAAA`],
  ])("that is %s opens nothing", async (_, forge) => {
    const upload = await stored("plan.pdf");
    expect(await waitingUpload(forge(upload.id), { purpose: "request", by })).toBeNull();
  });
});

describe("receiveFiles", () => {
  const formWith = (...parts: [string, string | File][]) => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    return form;
  };
  const file = (name: string) => new File([pdf() as BlobPart], name);

  it("keeps a chosen file through a refused form, and takes its fields out", async () => {
    const first = formWith(["title", "Drumuri"], ["document", file("unu.pdf")]);
    const received = await receiveFiles(first, "document", { purpose: "request", by });
    expect([...first.keys()]).toEqual(["title"]);
    const [kept] = received.kept;
    expect(kept).toMatchObject({ name: "unu.pdf", size: "1 KB" });

    const second = formWith(
      ["document.kept.0.key", kept?.key ?? ""],
      ["document.kept.0.name", "minciună.pdf"],
      ["document.kept.0.size", "9 GB"],
      ["document", new File([], "")],
    );
    const again = await receiveFiles(second, "document", { purpose: "request", by });
    expect([...second.keys()]).toEqual([]);
    expect(again).toMatchObject({ sentence: null, files: [{ id: received.files[0]?.id, name: "unu.pdf" }] });
  });

  it("takes no file that was sent for another use, whose kinds are others", async () => {
    const table = await send("deviz.xlsx", workbook());
    const parts: [string, string][] = [["files.kept.0.key", table.ok ? table.key : ""]];
    const asked = { purpose: "paper-proof", by, most: 5 } as const;
    expect(await receiveFiles(formWith(...parts), "files", asked)).toMatchObject({
      files: [],
      sentence: expect.stringContaining("nu mai este păstrat"),
    });
  });

  it("puts a newly chosen file in place of the only kept one, and beside several", async () => {
    const kept = await stored("vechi.pdf");
    const parts: [string, string | File][] = [
      ["document.kept.0.key", kept.key],
      ["document", file("nou.pdf")],
    ];
    const one = await receiveFiles(formWith(...parts), "document", { purpose: "request", by });
    expect(one.files.map(({ name }) => name)).toEqual(["nou.pdf"]);
    const several = await receiveFiles(formWith(...parts), "document", { purpose: "request", by, most: 3 });
    expect(several.files.map(({ name }) => name)).toEqual(["vechi.pdf", "nou.pdf"]);
  });

  it("says what is wrong and keeps the others", async () => {
    const form = formWith(
      ["document", file("unu.pdf")],
      ["document", new File(["<html>"], "doi.pdf")],
      ["document", file("trei.pdf")],
    );
    const received = await receiveFiles(form, "document", { purpose: "request", by, most: 5 });
    expect(received.files.map(({ name }) => name)).toEqual(["unu.pdf", "trei.pdf"]);
    expect(received.sentence).toContain("nu este PDF");
    const many = formWith(["document", file("unu.pdf")], ["document", file("doi.pdf")]);
    expect((await receiveFiles(many, "document", { purpose: "request", by })).sentence).toContain("prea multe");
    const lost = formWith(["document.kept.0.key", "nimic"]);
    expect((await receiveFiles(lost, "document", { purpose: "request", by })).sentence).toContain(
      "nu mai este păstrat",
    );
  });
});

describe("receiveFiles, after a refused form", () => {
  const formOf = (...parts: [string, string | File][]) => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    return form;
  };
  const file = (name: string, bytes: Uint8Array | string = pdf()) => new File([bytes as BlobPart], name);
  const receive = (form: FormData, most = 5) => receiveFiles(form, "files", { purpose: "request", by, most });

  it("names every bad file, each cause once", async () => {
    const bad = [
      file("C:\\acte\\a.odt", "<html>"),
      file("b.doc", "x"),
      file("gol.pdf", ""),
      file(`${"n".repeat(300)}.pdf`, "y"),
    ];
    const received = await receive(formOf(...bad.map((one): [string, File] => ["files", one])));
    expect(received.sentence).toBe(
      `„a.odt”, „b.doc”, „${"n".repeat(100)}…”: Conținutul fișierului nu este PDF, DOC, DOCX, XLSX, ODS, JPEG sau PNG. Alegeți un fișier de acest fel. „gol.pdf”: Fișierul ales este gol. Alegeți alt fișier`,
    );
  });

  it("does not attach a file twice when it is chosen again, unless its name or its bytes are others", async () => {
    const [kept] = (await receive(formOf(["files", file("plan.pdf")]))).kept;
    const before = await rows();
    const again: [string, string | File][] = [
      ["files.kept.0.key", kept?.key ?? ""],
      ["files", file("plan.pdf")],
      ["files", file("plan.pdf")],
    ];
    expect((await receive(formOf(...again), 1)).files).toHaveLength(1);
    expect((await receive(formOf(...again), 2)).sentence).toBeNull();
    expect(await rows()).toBe(before + 1); // the one that took the place of the only one
    const others = formOf(...again.slice(0, 1), ["files", file("alt plan.pdf")], ["files", file("plan.pdf", pdf(99))]);
    expect((await receive(others)).files.map(({ name }) => name)).toEqual(["plan.pdf", "alt plan.pdf", "plan.pdf"]);
  });

  it("leaves out the kept files that are ticked, and only them", async () => {
    const { kept } = await receive(formOf(["files", file("unu.pdf")], ["files", file("doi.pdf")]));
    const form = formOf(...kept.map(({ key }, index): [string, string] => [`files.kept.${index}.key`, key]), [
      "files.kept.0.remove",
      "da",
    ]);
    expect((await receive(form)).files.map(({ name }) => name)).toEqual(["doi.pdf"]);
    expect([...form.keys()]).toEqual([]);
  });
});

describe("removeOrphans", () => {
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

  it("removes what nobody attached for a day, and nothing else", async () => {
    await withClock(hoursFromNow(72), removeOrphans);
    const forgotten = await stored("uitat.pdf");
    const used = await stored("folosit.pdf");
    await attach(used.id, { at: new Date() });
    expect(await withClock(hoursFromNow(23), removeOrphans)).toBe(0);
    expect(await withClock(hoursFromNow(25), removeOrphans)).toBe(1);
    expect(await attachmentById(forgotten.id)).toBeNull();
    expect(await attachmentById(used.id)).not.toBeNull();
    expect(await removeOrphans()).toBe(0);
  });

  it("finds bytes whose row was never written", async () => {
    const { id } = await stored("pierdut.pdf");
    const row = await attachmentById(id);
    await db().delete(attachments).where(eq(attachments.id, id));
    await somethingHappensAt(hoursFromNow(72));
    expect(await withClock(hoursFromNow(72), removeOrphans)).toBe(1);
    expect(await files().exists(row?.storageKey ?? "")).toBe(true);
    expect(await withClock(hoursFromNow(40 * 24), deleteRemoved)).toBeGreaterThan(0);
    expect(await files().exists(row?.storageKey ?? "")).toBe(false);
  });

  it("finds those of long ago, whose removal was cut off", async () => {
    const { id } = await withClock(hoursFromNow(-100 * 24), () => stored("de demult.pdf"));
    const row = await attachmentById(id);
    await db().delete(attachments).where(eq(attachments.id, id));
    await somethingHappensAt(new Date());
    expect(await removeOrphans()).toBe(1);
    await withClock(hoursFromNow(40 * 24), deleteRemoved);
    expect(await files().exists(row?.storageKey ?? "")).toBe(false);
  });

  it("leaves no bytes when the row cannot be written", async () => {
    const before = await bytesOnDisk();
    const wrong: Uploader = { userId: "nu este un id", organisationId: null };
    await expect(send("plan.pdf", pdf(), "request", wrong)).rejects.toThrow();
    expect(await bytesOnDisk()).toBe(before);
  });
});

describe("attachmentAnswer", () => {
  it("is saved, never shown", async () => {
    const { id } = await stored("Hotărâre „nr. 5” (finală)'.pdf");
    const row = await attachmentById(id);
    const answer = await attachmentAnswer(row!);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "application/pdf",
      "content-length": String(row?.size),
      "content-disposition":
        "attachment; filename=\"hotarare-nr-5-finala.pdf\"; filename*=UTF-8''Hot%C4%83r%C3%A2re%20%E2%80%9Enr.%205%E2%80%9D%20%28final%C4%83%29%27.pdf",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(pdf()))).toBe(true);
  });

  it("fails as a whole when the bytes are gone", async () => {
    const { id } = await stored("plan.pdf");
    const row = await attachmentById(id);
    await files().delete(row?.storageKey ?? "");
    await expect(attachmentAnswer(row!)).rejects.toThrow();
  });
});
