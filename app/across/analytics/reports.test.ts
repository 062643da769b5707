import { execFile } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { delimiter, dirname, join, posix } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { localDate, localDateOf } from "~/platform/calendar/local-date";
import { setClock } from "~/platform/clock";
import { db, transaction } from "~/platform/database/connection.server";
import { formatNumber } from "~/platform/language/numbers";
import { docxPart } from "../../../tests/support/docx";
import { temporaryFolder } from "../../../tests/support/folders";
import { pdfPages } from "../../../tests/support/pdf";
import { stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { childrenOf, readXml, type XmlElement } from "../../../tests/support/xml";
import { figuresOf } from "./rules/figures";
import { ANALYTICS, reportPath } from "./rules/paths";
import { REPORT_KINDS, type ReportKind } from "./rules/report-kinds";
import { chartsOf, figuresView } from "./rules/view";
import { insertReports } from "./store/reports.server";
import { insertFigures, insertSnapshot, newestSnapshot } from "./store/snapshots.server";
import { figureReports } from "./tables.server";
import { makeReports } from "./verbs/reports.server";

const own = ownPlatform();

/** Figures taken at 00:10 of this day of November, the greatest of which is `communities`. */
async function figuresOfDay(day: number, communities: number): Promise<string> {
  const on = localDate(2026, 11, day);
  const at = new Date(`${on}T00:10:00+02:00`);
  setClock(at);
  const id = (await insertSnapshot(on, at)) ?? "";
  const counted = {
    totals: { communities, partners: 312, projects: 69, open_projects: 45, articles: 77, discussions: 58, solved: 23 },
    states: new Map([["planning", 40] as const, ["completed", 29] as const]),
    months: new Map([["2026-11", 41] as const, ["2026-03", 6] as const]),
    categories: new Map(CATEGORY_CODES.map((code, place) => [code, place + 1] as const)),
  };
  await insertFigures(id, figuresOf(counted, localDateOf(at)));
  return id;
}

const download = (kind: ReportKind) => stranger.get(reportPath(kind));
const bytesOf = async (kind: ReportKind) => Buffer.from(await (await download(kind)).arrayBuffer());
const pageText = async () => textOf(await stranger.get(ANALYTICS));
const shown = async () => {
  const snapshot = await newestSnapshot();
  if (snapshot === null) throw new Error("There are no figures");
  const view = figuresView(snapshot);
  return { ...view, charts: chartsOf(view) };
};

/** All that is written in a PDF, with single spaces. */
const pdfWords = async (bytes: Uint8Array) => (await pdfPages(bytes)).join("\n").replace(/\s+/g, " ");

const within = (element: XmlElement, name: string): XmlElement[] => [
  ...childrenOf(element, name),
  ...element.children.flatMap((child) => within(child, name)),
];
const textIn = (element: XmlElement): string => element.text + element.children.map(textIn).join("");
const part = async (bytes: Buffer, name: string) => readXml(await docxPart(bytes, name));

/** The rows of a sheet: numbers as numbers. */
async function sheetRows(bytes: Buffer, place: number): Promise<(string | number)[][]> {
  const shared = within(await part(bytes, "xl/sharedStrings.xml"), "si").map(textIn);
  return within(await part(bytes, `xl/worksheets/sheet${place}.xml`), "row").map((row) =>
    within(row, "c").map((cell) => {
      const value = textIn(cell);
      return cell.attributes.t === "s" ? (shared[Number(value)] ?? "") : Number(value);
    }),
  );
}

/** Whether LibreOffice is here, with this library of one of its programs: they are installed one by one. */
function officeHas(library: string): boolean {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const program = folders.map((folder) => join(folder, "soffice")).find((path) => existsSync(path));
  return program !== undefined && existsSync(join(dirname(realpathSync(program)), library));
}

describe("the report files", () => {
  beforeAll(async () => {
    await figuresOfDay(26, 1204);
  });

  it("are said to be missing before the first ones", async () => {
    expect(await pageText()).toContain("Fișierele se fac o dată pe zi");
    for (const kind of REPORT_KINDS) expect((await download(kind)).status).toBe(404);
  });

  // the process that writes them is started here, and on a busy machine comes last
  it("are made once by two processes, and stand on the page with the moment of their figures and their size", {
    timeout: 400_000,
  }, async () => {
    await Promise.all([makeReports(), makeReports()]);
    expect(await db().select({ kind: figureReports.kind }).from(figureReports)).toHaveLength(3);
    const text = await pageText();
    expect(text.match(/Cifre din 26 noiembrie 2026, 00:10 , \d+ KB/g)).toHaveLength(3);
    expect(text).not.toContain("mai vechi");
    for (const kind of REPORT_KINDS) {
      const { status, headers } = await download(kind);
      expect([status, headers.get("content-disposition")]).toEqual([
        200,
        expect.stringContaining(`filename="psp-cifre-2026-11-26.${kind}"`),
      ]);
    }
  });

  it("say as PDF what the page says", async () => {
    const words = await pdfWords(await bytesOf("pdf"));
    const { totals, charts, takenAt } = await shown();
    expect(words).toContain(`Toate cifrele sunt din același moment: ${takenAt}.`);
    for (const { label, value } of totals) expect(words).toContain(`${label} ${formatNumber(value)}`);
    for (const { title, rows, total } of charts)
      for (const said of [title, `Total ${total}`, ...rows.map(({ label, value }) => `${label} ${value}`)])
        expect(words).toContain(said);
  });

  it("say as Excel what the page says, in numbers and moments that can be calculated with", async () => {
    const bytes = await bytesOf("xlsx");
    const { totals, charts } = await shown();
    const names = within(await part(bytes, "xl/workbook.xml"), "sheet").map(({ attributes }) => attributes.name);
    expect(names).toEqual(["Cifre", ...charts.map(({ title }) => title)]);
    const moment = Date.parse("2026-11-26T00:10Z") / 86_400_000 + 25_569;
    const first = await sheetRows(bytes, 1);
    expect(first[0]).toEqual(["Cifra", "Valoare", "Ce se numără", "Data", "Adresa listei"]);
    expect(first.slice(1)).toEqual(
      totals.map(({ label, value, definition, href }) => [
        ...[label, value, definition],
        ...[expect.closeTo(moment, 6), expect.stringMatching(new RegExp(`^http://[^/]+${href.replace("?", "\\?")}$`))],
      ]),
    );
    for (const [place, { of, rows, total }] of charts.entries())
      expect((await sheetRows(bytes, place + 2)).map((row) => row.slice(0, 2))).toEqual([
        [of, "Proiecte"],
        ...rows.map(({ label, value }) => [label, value]),
        ["Total", total],
      ]);
  });

  it("say as PowerPoint what the page says, a chart on each slide", async () => {
    const bytes = await bytesOf("pptx");
    const { totals, charts, takenAt } = await shown();
    const slide = async (place: number) =>
      within(await part(bytes, `ppt/slides/slide${place}.xml`), "a:p")
        .map((line) => within(line, "a:t").map(textIn).join(""))
        .join(" ");
    expect(await slide(1)).toContain(`același moment: ${takenAt}.`);
    for (const { label, value } of totals) expect(await slide(2)).toContain(`${label} ${formatNumber(value)}`);
    for (const [place, { title, rows, total }] of charts.entries()) {
      expect(await slide(place + 3)).toMatch(new RegExp(`^${title} .*Total: ${total}\\.`));
      const related = await part(bytes, `ppt/slides/_rels/slide${place + 3}.xml.rels`);
      const target = related.children.find(({ attributes }) => attributes.Type?.endsWith("/chart"))?.attributes.Target;
      const chart = await part(bytes, posix.resolve("/ppt/slides", target ?? "").slice(1));
      const said = (name: string) => within(chart, name).flatMap((one) => within(one, "c:v").map(textIn));
      expect(said("c:cat").toReversed()).toEqual(rows.map(({ label }) => label));
      expect(said("c:val").toReversed().map(Number)).toEqual(rows.map(({ value }) => value));
    }
  });

  for (const [kind, library] of Object.entries({ xlsx: "libsclo.so", pptx: "libsdlo.so" } as const)) {
    const title = `open in LibreOffice and say the same there: ${kind}`;
    it.skipIf(!officeHas(library))(title, async () => {
      const folder = temporaryFolder();
      const file = join(folder, `report.${kind}`);
      await writeFile(file, await bytesOf(kind as ReportKind));
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      await promisify(execFile)("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, file]);
      const words = await pdfWords(await readFile(join(folder, "report.pdf")));
      const { totals, charts } = await shown();
      for (const { label, value } of totals)
        expect(words).toMatch(new RegExp(`${label} ${formatNumber(value).replace(".", "[.,]")} `)); // by its own language
      for (const { total } of charts) expect(words).toMatch(new RegExp(`Total:? ${total}\\b`));
    });
  }

  it("stay those of the day before, whole, until all new ones are stored; the page says whose figures they have", {
    timeout: 400_000,
  }, async () => {
    const before = await Promise.all(REPORT_KINDS.map(bytesOf));
    await figuresOfDay(27, 1305);
    const holder = new pg.Client(own());
    await holder.connect();
    await holder.query("begin; lock table figure_reports in exclusive mode");
    const made = makeReports().catch((error: unknown) => error);
    const waiting = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await holder.query(`select ${waiting}`)).rowCount, { timeout: 30_000 }).toBe(1);
    await holder.query(`select pg_terminate_backend(pid) ${waiting}`);
    await holder.end();
    expect(await made).toBeInstanceOf(Error);
    expect(await Promise.all(REPORT_KINDS.map(bytesOf))).toEqual(before);
    const text = await pageText();
    expect(text).toContain("Ultima dată: 27 noiembrie 2026, 00:10");
    expect(text.match(/Cifre din 26 noiembrie 2026, 00:10/g)).toHaveLength(3);
    expect(text).toContain("Cifrele acestui fișier sunt mai vechi decât cele de pe pagină.");
  });

  it("are made at the next run when there are none of the newest figures, and replace those before", async () => {
    await makeReports();
    expect(await db().select({ kind: figureReports.kind }).from(figureReports)).toHaveLength(3);
    expect(await pdfWords(await bytesOf("pdf"))).toContain("Comunități 1.305");
    expect(await pageText()).not.toContain("mai vechi");
  });

  it("of an earlier day, stored late by a slower process, are given to nobody", async () => {
    const earlier = await figuresOfDay(25, 999);
    const file = Buffer.from("%PDF-");
    await transaction(() => insertReports(earlier, { pdf: file, xlsx: file, pptx: file }));
    expect((await download("pdf")).headers.get("content-disposition")).toContain("2026-11-27");
    expect((await pageText()).match(/Cifre din 27 noiembrie 2026/g)).toHaveLength(3);
  });

  it("that an earlier release wrote are made again", async () => {
    const same = await bytesOf("pdf");
    await makeReports();
    expect((await bytesOf("pdf")).equals(same)).toBe(true);
    for (const kind of REPORT_KINDS)
      await db()
        .update(figureReports)
        .set({ file: Buffer.from("%PDF-1.7") })
        .where(eq(figureReports.kind, kind));
    await makeReports();
    expect(await pdfPages(await bytesOf("pdf"))).toEqual(await pdfPages(same));
    for (const kind of ["xlsx", "pptx"] as const) expect((await bytesOf(kind)).subarray(0, 2).toString()).toBe("PK");
  });
});
