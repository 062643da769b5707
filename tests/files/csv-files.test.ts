import { execFileSync } from "node:child_process";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations, users } from "~/modules/accounts/tables.server";
import { need, START } from "~/modules/requests/stories.test-data";
import { createRequest } from "~/modules/requests/verbs/drafts.server";
import { NO_FILES } from "~/modules/requests/verbs/files.server";
import { programDeskPath } from "~/modules/training/rules/paths";
import { publishedProgram } from "~/modules/training/training.test-data";
import { enrol } from "~/modules/training/verbs/enrolments.server";
import { setClock } from "~/platform/clock";
import { csvOf } from "~/platform/csv.server";
import { db } from "~/platform/database/connection.server";
import { HOSTILE_WORDS } from "../support/hostile-words";
import { member, type Person, person } from "../support/people";
import { ownPlatform } from "../support/platform";

ownPlatform();

/** Every page that makes a CSV file, and where it is. */
const FILES: Readonly<Record<string, () => Promise<Made>>> = {
  "app/modules/requests/pages/request-export.page.ts": requestsFile,
  "app/modules/training/pages/roster-file.page.ts": rosterFile,
};

/** A file with each of the hostile words in the cell of one column, in this order. */
type Made = { answer: Response; column: string; order: "written" | "any" };

const WRITTEN = HOSTILE_WORDS.map(([written]) => written);
let admin: Person;

beforeAll(async () => {
  setClock(START);
  admin = await person("ADMIN");
});

async function requestsFile(): Promise<Made> {
  const uat = await member("UAT");
  for (const title of WRITTEN) await createRequest(uat.actor, need({ title }), NO_FILES);
  const answer = await uat.get("/uat/service-requests/solicitari.csv");
  return { answer, column: "Titlu", order: "any" };
}

async function rosterFile(): Promise<Made> {
  const id = await publishedProgram(admin.actor, { title: WRITTEN[2] ?? "" });
  for (const words of WRITTEN) {
    const { actor } = await member("UAT");
    await db().update(users).set({ name: words }).where(eq(users.id, actor.userId));
    await db()
      .update(organisations)
      .set({ name: words })
      .where(eq(organisations.id, actor.organisation?.id ?? ""));
    await enrol(actor, id);
  }
  return { answer: await admin.get(programDeskPath("ADMIN", id, "roster.csv")), column: "Nume", order: "written" };
}

/** What Excel and LibreOffice take for the beginning of a formula, and the signs that they skip before it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(,\d+)?$/;

/**
 * Reads a file by the rules of RFC 4180, with the semicolons of Romanian settings and the mark that tells Excel that it is
 * UTF-8; whatever breaks one of them fails.
 */
function readCsv(bytes: Uint8Array): string[][] {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text.lastIndexOf("\uFEFF"), "one mark").toBe(0);
  expect(text.endsWith("\r\n")).toBe(true);
  expect(text, "no control characters but line ends and tabs").not.toMatch(/(?![\t\r\n])\p{Cc}/u);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  const cell = /"((?:[^"]|"")*)"(;|\r\n)|([^";\r\n]*)(;|\r\n)/y;
  while (at < text.length) {
    cell.lastIndex = at;
    const [whole = "", quoted, quotedEnd, plain = "", plainEnd] = cell.exec(text) ?? [];
    if (whole === "") throw new Error(`No cell begins with ${JSON.stringify(text.slice(at, at + 30))}`);
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    at += whole.length;
    if ((quotedEnd ?? plainEnd) === ";") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function checkTable(rows: readonly (readonly string[])[]): void {
  const [header = []] = rows;
  expect(new Set(header).size, "names of columns").toBe(header.length);
  expect(header).not.toContain("");
  for (const row of rows) {
    expect(row.length, row.join(";")).toBe(header.length);
    for (const cell of row) if (!NUMBER.test(cell)) expect(cell).not.toMatch(FORMULA);
  }
}

/** The words as Excel shows them, when the apostrophe that makes a text of them is left out. */
const shown = (cell: string) => cell.replace(/^'/, "");

it("every maker of CSV files stands in the table", () => {
  const pattern = "text/csv|csv-stringify|csvOf\\(|csvFile\\(";
  const found = execFileSync("git", ["grep", "--untracked", "-lE", pattern, "--", "app"]).toString().trim().split("\n");
  const makers = found.filter((file) => !file.includes(".test.") && file !== "app/platform/csv.server.ts");
  expect(makers.sort()).toEqual(Object.keys(FILES));
});

describe.each(Object.entries(FILES))("%s", (_, made) => {
  it("is read back whole, and runs nothing", async () => {
    const { answer, column, order } = await made();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
    const rows = readCsv(new Uint8Array(await answer.arrayBuffer()));
    checkTable(rows);
    const [header = [], ...lines] = rows;
    const read = lines.map((line) => shown(line[header.indexOf(column)] ?? ""));
    const expected = HOSTILE_WORDS.map(([, words]) => words);
    expect(order === "any" ? read.sort() : read).toEqual(order === "any" ? expected.sort() : expected);
  });
});

it.each([
  ...["\n=1+1", "\r\n=1+1", "\u200b=1+1", "\ufeff=1+1", "\u0000=1+1", "＝1+1", "'=1+1", "=1\ud800"],
  ...["\t@SUM(A1)", "\u001f-2+3", "\u202e+1"],
])("runs no formula of %j", (text) => {
  const rows = readCsv(new TextEncoder().encode(csvOf(["A", "B"], [[text, -2.5]])));
  checkTable(rows);
  expect(rows[1]?.[1]).toBe("-2,5");
});
