import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { hashPassword } from "~/modules/accounts/session/auth.server";
import { now } from "~/platform/clock";
import { db, transaction } from "~/platform/database/connection.server";
import { envVariables } from "~/platform/env.server";
import { record } from "~/platform/journal/journal.server";
import { journal } from "~/platform/journal/tables.server";
import { member, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { COMPLIANCE, complianceOf } from "./rules/compliance";
import { certificates } from "./rules/content";
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
  const [one, other] = [await hashPassword("parola unei comune"), await hashPassword("parola unei comune")];
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
