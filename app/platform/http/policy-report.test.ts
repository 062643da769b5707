import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { app } from "../../../tests/support/app";
import { stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { ORIGIN } from "../../../tests/support/settings";
import { db } from "../database/connection.server";
import { startLog } from "../log.server";
import { contentSecurityPolicy, nonced } from "./headers.server";

ownPlatform();

const send = (body: unknown, type = "application/csp-report") =>
  app().fetch(
    new Request(`${ORIGIN}/csp-report`, {
      method: "POST",
      headers: { "content-type": type },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
const report = (more: Record<string, unknown> = {}) => ({
  "csp-report": {
    "document-uri": `${ORIGIN}/uat/messages/1?q=secret`,
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/a.js?token=secret",
    ...more,
  },
});

let lines: string[] = [];
beforeEach(async () => {
  await db().execute(sql`delete from rate_limits`);
  lines = [];
  startLog("warn", { write: (line) => void lines.push(line) });
});

describe("a page that broke its content policy", () => {
  it("has a reporting address; other responses do not", async () => {
    const page = await stranger.get("/%");
    expect(page.headers.get("content-security-policy")).toMatch(/; report-uri \/csp-report; report-to csp$/);
    expect(page.headers.get("reporting-endpoints")).toBe('csp="/csp-report"');
    expect(contentSecurityPolicy(nonced("x"))).toMatch(/; report-uri \/csp-report; report-to csp$/);
    expect((await stranger.get("/healthz")).headers.get("reporting-endpoints")).toBeNull();
  });

  it("is logged for both report formats of browsers, without the query of addresses", async () => {
    expect((await send(report())).status).toBe(204);
    const newer = { documentURL: `${ORIGIN}/blog`, effectiveDirective: "style-src-attr", blockedURL: "inline" };
    const all = [
      { type: "csp-violation", body: newer },
      { type: "deprecation", body: {} },
    ];
    expect((await send(all, "application/reports+json")).status).toBe(204);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { path: "/uat/messages/1", directive: "script-src-elem", blocked: "https://evil.example" },
      { path: "/blog", directive: "style-src-attr", blocked: "inline" },
    ]);
    expect(lines.join()).not.toContain("secret");
  });

  it("of another site, or no report at all, is not logged", async () => {
    expect((await send(report({ "document-uri": "https://evil.example/" }))).status).toBe(204);
    for (const body of ["", "{", "[1]", { "csp-report": 7 }, { "csp-report": { "document-uri": {} } }])
      expect((await send(body)).status).toBe(400);
    expect((await send("x".repeat(17 * 1024))).status).toBe(413);
    expect(lines).toEqual([]);
  });

  it("cannot add a line to the log", async () => {
    await send(report({ "effective-directive": 'x\n{"level":60}', "blocked-uri": 'a\n"b' }));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ directive: "x", blocked: "" });
  });

  it("is limited: after twenty in a minute from one address none is read", async () => {
    const answers = [];
    for (let round = 0; round < 22; round += 1) answers.push((await send(report())).status);
    expect(answers).toEqual([...Array(20).fill(204), 429, 429]);
    expect(lines).toHaveLength(20);
  });
});
