import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { hashPassword } from "~/modules/accounts/session/auth.server";
import { storeUpload } from "~/modules/media/verbs/attachment.server";
import { storeImage } from "~/modules/media/verbs/image.server";
import { type LocalDate, localDateOf, monthOf } from "~/platform/calendar/local-date";
import { now, setClock } from "~/platform/clock";
import { counts } from "~/platform/counts/counts.server";
import { COUNTED_KINDS } from "~/platform/counts/kinds";
import { countsSince } from "~/platform/counts/since.server";
import { dailyCounts } from "~/platform/counts/tables.server";
import { db, transaction } from "~/platform/database/connection.server";
import { envVariables } from "~/platform/env.server";
import { record } from "~/platform/journal/journal.server";
import { journal } from "~/platform/journal/tables.server";
import { dateLong } from "~/platform/language/dates";
import { app } from "../../../tests/support/app";
import { docx, encryptedOffice } from "../../../tests/support/documents";
import { member, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { COMPLIANCE, complianceOf } from "./rules/compliance";
import { certificates } from "./rules/content";
import { severityOf, threats } from "./rules/security-figures";
import { notDone, type Proof, statements } from "./rules/security-statements";

ownPlatform();

const PATH = "/features/security";
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether the file has a test of this name that runs: `it("name"`, or `it.each(…)("name"`. */
function hasTest(file: string, name: string): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, "utf8");
  const called = new RegExp(String.raw`(?:^\s*(?:it|test)|[\])])\(\s*"${escaped(name)}"`, "m");
  return called.test(source) && !/\b(it|test|describe)\.(skip|todo|only|fails)\b/.test(source);
}

/** Headers are read from a refused address: development, and so tests, send the other pages without their policy. */
async function isProved(proof: Proof): Promise<boolean> {
  if ("test" in proof) return hasTest(...proof.test);
  if ("setting" in proof) return (envVariables as readonly string[]).includes(proof.setting);
  const [name, part] = proof.header;
  return ((await stranger.get("/%")).headers.get(name) ?? "").includes(part);
}

describe("a statement about security", () => {
  const proofs = statements.flatMap(({ title, proofs }) => proofs.map((proof) => ({ title, proof })));

  it.each(proofs)("is proved: $title, $proof", async ({ proof }) => {
    expect(await isProved(proof)).toBe(true);
  });

  it("is not proved by a test, a setting or a header that is not there", async () => {
    const file = "app/application.test.ts";
    expect(hasTest(file, "is taken under either name of this machine, and from nowhere else")).toBe(true);
    expect([hasTest(file, "is taken under either name of this machine"), hasTest("app/none.test.ts", "x")]).toEqual([
      false,
      false,
    ]);
    expect(await isProved({ setting: "HTTPS" as "PORT" })).toBe(false);
    expect(await isProved({ header: ["content-security-policy", "script-src 'unsafe-inline'"] })).toBe(false);
  });
});

test("a password is kept as a salted hash", async () => {
  const one = await hashPassword("parola unei comune");
  const other = await hashPassword("parola unei comune");
  expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(one).not.toBe(other);
});

test("an entry of the journal is neither changed nor deleted", async () => {
  const { userId } = (await member("UAT")).actor;
  const by = { userId, organisation: null };
  await transaction(() => record({ what: "session.opened", subjectId: userId, by, at: now() }));
  const refused = { cause: { message: expect.stringContaining("append-only") } };
  await expect(db().update(journal).set({ note: "x" })).rejects.toMatchObject(refused);
  await expect(db().delete(journal)).rejects.toMatchObject(refused);
});

describe("the page of security", () => {
  it("counts by kind what was refused this month, from where it is refused", async () => {
    await counts.flush();
    await db().update(dailyCounts).set({ count: 0 });
    const guess = () => stranger.post("/login?tip=uat", { email: "nimeni@psp.test", parola: "o parolă greșită" });
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    await stranger.post("/login?tip=uat", {}, { origin: "https://evil.example" });
    const by = { userId: randomUUID(), organisationId: null };
    const document = (bytes: Uint8Array) => new File([bytes as BlobPart], "act.docx");
    const macros = docx({ more: [{ name: "word/vbaProject.bin", contents: "" }] });
    for (const bytes of [macros, macros, encryptedOffice(), Buffer.from("MZ"), Buffer.alloc(0)])
      await storeUpload({ file: document(bytes), purpose: "request", by });
    await storeImage({ file: document(Buffer.alloc(10 * 1024 * 1024 + 1)), alt: "", by });
    const report = [{ type: "csp-violation", body: { documentURL: `${ORIGIN}/blog`, effectiveDirective: "img-src" } }];
    await app().fetch(new Request(`${ORIGIN}/csp-report`, { method: "POST", body: JSON.stringify(report) }));
    await counts.flush();

    const html = await (await stranger.get(PATH)).text();
    const rows = html.split('id="amenintari"')[1]?.split("</table>")[0]?.split("<tr>").slice(2) ?? [];
    const said = await Promise.all(rows.map(async (row) => (await textOf(new Response(row))).replace(/ \(.*?\)/, "")));
    expect(said.map((row) => row.replace(/ Mediu de la .*? Ridicat de la [\d.]+/, "").trim())).toEqual([
      "Conectări refuzate 5 Scăzut Blocat",
      "Cereri peste limită 1 Scăzut Blocat",
      "Formulare de pe alt site 1 Scăzut Blocat",
      "Fișiere cu programe 2 Mediu Blocat",
      "Fișiere cu parolă 1 Scăzut Blocat",
      "Fișiere de alt fel 1 Scăzut Blocat",
      "Fișiere prea mari 1 Scăzut Blocat",
      "Conținut străin în pagini 1 Scăzut Monitorizat",
    ]);
    const from = (await countsSince({ day: monthOf(localDateOf(now())) }))[0]?.countedFrom;
    expect(await textOf(new Response(html))).toContain(`numărate din ${dateLong(from ?? ("" as LocalDate))}`);
  });

  it("shows a new month from zero, from its first day", async () => {
    setClock(new Date("2030-01-31T22:30:00Z"));
    const text = await textOf(await stranger.get(PATH));
    setClock(null);
    expect(text).toContain("numărate din 1 februarie 2030");
    expect(text.match(/ 0 Scăzut /g)).toHaveLength(COUNTED_KINDS.length);
  });

  it.each([
    [0, "low"],
    [99, "low"],
    [100, "medium"],
    [999, "medium"],
    [1_000, "high"],
  ])("calls %i a month %s", (count, severity) => {
    expect(severityOf(count, threats["sign-in"])).toBe(severity);
  });

  it("has every statement with its proofs, every standard with its state, and what is not done", async () => {
    const html = await (await stranger.get(PATH)).text();
    const text = await textOf(new Response(html));
    for (const { title, text: said } of statements)
      expect([text.includes(title), text.includes(said)]).toEqual([true, true]);
    for (const sentence of notDone) expect(text).toContain(sentence);
    expect(html.split("<details").length - 1).toBeGreaterThanOrEqual(statements.length);
    for (const { name, state } of complianceOf(certificates))
      expect(text).toContain(`${name} ${COMPLIANCE[state].label}`);
  });

  it("says that something is certified only when the operator wrote down by whom", () => {
    expect(complianceOf({}).filter(({ state }) => state === "certified")).toEqual([]);
    const by = { by: "un organism acreditat", until: "31 decembrie 2027" };
    expect(complianceOf({ "iso-27001": by }).filter(({ state }) => state === "certified")).toEqual([
      expect.objectContaining({
        code: "iso-27001",
        text: "Certificat de un organism acreditat, până la 31 decembrie 2027.",
      }),
    ]);
  });
});
