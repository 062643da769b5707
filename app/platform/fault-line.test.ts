import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { faultLine, maskedPath } from "./fault-line.server";

const firstLine = (error: unknown) => faultLine(error).split("\n")[0];
const ofDatabase = (fields: object) => Object.assign(new Error("text canar"), { severity: "ERROR", ...fields });

describe("the log line of an error", () => {
  it.each([
    ["a fault of ours", new TypeError("Cannot read properties of null (reading 'id')"), /^TypeError: .*reading 'id'/],
    [
      "a file",
      Object.assign(new Error("open '/data/files'"), { code: "EACCES" }),
      /^Error EACCES: open '\/data\/files'$/,
    ],
    [
      "a missing table",
      ofDatabase({ code: "42P01", message: 'relation "offers" does not exist' }),
      /relation "offers"/,
    ],
    [
      "a second row",
      ofDatabase({ code: "23505", message: "duplicate key", table: "users", detail: "canar" }),
      /^database 23505: duplicate key \(users\)$/,
    ],
    ["a thrown sentence", "nimic", /^thrown: nimic$/],
    ["nothing", undefined, /^thrown: undefined$/],
  ])("tells of %s", (_, error, line) => expect(firstLine(error)).toMatch(line));

  it.each([
    ["a value that is no number", ofDatabase({ code: "22P02", routine: "float8in_internal" })],
    ["what a parser quotes", new SyntaxError(`Unexpected token 'c', ..."a": "canar"}" is not valid JSON`)],
    ["the recipient", Object.assign(new Error("Rejected: 550 <canar@exemplu.ro>"), { code: "EENVELOPE" })],
    ["a link", new Error(`GET http://psp.test/parola-noua/${"canarX".repeat(7)} failed`)],
    [
      "a cause",
      new Error("outside", { cause: new DrizzleQueryError("select $1", ["canar"], ofDatabase({ code: "22001" })) }),
    ],
    [
      "lines that look like a stack",
      new DrizzleQueryError("select $1", ["a\n    at canar (x.js:1:1)"], new Error("no")),
    ],
    ["a stack that says something else", Object.assign(new Error("gone"), { stack: "canar\n    at canar" })],
  ])("keeps %s", (_, error) => expect(faultLine(error)).not.toContain("canar"));

  it("has the place of the error and all its causes", () => {
    const line = faultLine(new DrizzleQueryError("select $1", ["canar"], ofDatabase({ code: "40P01" })));
    expect(line).toMatch(/^query failed: select \$1\n {4}at .*fault-line\.test\.ts/);
    expect(line).toMatch(/\ncaused by database 40P01/);
  });
});

describe("a path in the log", () => {
  it.each([
    [`/parola-noua/${"Ab1_".repeat(11)}`, "/parola-noua/…"],
    [`/invitatie/${"Ab1-".repeat(11)}/refuz`, "/invitatie/…/refuz"],
    [`/abonare/dezabonare/${"Ab1.".repeat(11)}.data`, "/abonare/dezabonare/…"],
    [
      "/uat/service-requests/0199f0a2-7d1c-7c3e-9f2a-3b1c5d7e9f01",
      "/uat/service-requests/0199f0a2-7d1c-7c3e-9f2a-3b1c5d7e9f01",
    ],
    ["/blog/cum-se-scrie-o-cerere-de-finantare", "/blog/cum-se-scrie-o-cerere-de-finantare"],
    ["/blog/f%C3%A2nt%C3%A2na-%C8%99i-%C8%9B%C4%83ranul", "/blog/f%C3%A2nt%C3%A2na-%C8%99i-%C8%9B%C4%83ranul"],
  ])("%s", (path, written) => expect(maskedPath(path)).toBe(written));
});
