import { describe, expect, it } from "vitest";
import type { Actor, Visitor } from "~/modules/accounts/rules/actor";
import type { LocalDate } from "~/platform/calendar/local-date";
import { type ResourceAction, resourcePolicy } from "./rules/policy";
import { monthsAfter, verificationState, verificationWords } from "./rules/verification";

const on = (text: string) => text as LocalDate;

it.each([
  ["2025-05-03", 12, "2026-05-03"],
  ["2025-11-30", 3, "2026-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2025-12-31", 6, "2026-06-30"],
])("%s and %i months are %s", (from, months, to) => {
  expect(monthsAfter(on(from), months)).toBe(to);
});

describe("the state of a document", () => {
  const verification = {
    editionId: "e1",
    verifiedOn: on("2025-05-03"),
    source: "https://a.ro",
    sourceOn: on("2025-01-01"),
  };
  const resource = { editionId: "e1", editedOn: on("2025-05-01"), months: 12, verification } as const;

  it.each([
    ["never", { ...resource, verification: null }, "2025-05-03", "Neverificat încă"],
    ["verified", resource, "2026-05-02", "Verificat la 3 mai 2025; de reverificat din 3 mai 2026"],
    ["due", resource, "2026-05-03", "Verificat la 3 mai 2025; de reverificat din 3 mai 2026"],
    [
      "changed",
      { ...resource, editionId: "e2", editedOn: on("2025-06-05") },
      "2027-01-01",
      "Modificat la 5 iunie 2025, după verificarea din 3 mai 2025",
    ],
  ] as const)("is %s", (state, facts, today, words) => {
    expect(verificationState(facts, on(today))).toBe(state);
    expect(verificationWords(facts, on(today))).toBe(words);
  });
});

describe("who may do what with a document", () => {
  const NOW = new Date("2026-11-21T10:00:00Z");
  const daysAgo = (days: number) => ({ deletedAt: new Date(NOW.getTime() - days * 86_400_000) });
  const member = (kind: "UAT" | "FIRMA", verification: "verified" | "pending"): Actor => ({
    ...{ userId: "u", sessionId: "s", name: "Ana", email: "ana@psp.test", role: kind },
    organisation: { id: "o", kind, name: "X", verification, membership: "owner" },
  });
  const WHO: Record<string, Visitor> = {
    nobody: null,
    uat: member("UAT", "verified"),
    unverified: member("UAT", "pending"),
    firma: member("FIRMA", "verified"),
    admin: { ...{ userId: "a", sessionId: "s", name: "A", email: "a@psp.test" }, role: "ADMIN", organisation: null },
  };
  const STATES = { read: { deletedAt: null }, withdrawn: daysAgo(1), gone: daysAgo(30) };
  const MAY: readonly [ResourceAction, Record<string, readonly (keyof typeof STATES)[]>][] = [
    ["read", { uat: ["read"], unverified: ["read"], admin: ["read", "withdrawn", "gone"] }],
    ["create", { admin: ["read", "withdrawn", "gone"] }],
    ["edit", { admin: ["read"] }],
    ["verify", { admin: ["read"] }],
    ["withdraw", { admin: ["read"] }],
    ["restore", { admin: ["withdrawn"] }],
  ];

  it.each(MAY)("%s", (action, allowed) => {
    for (const [name, visitor] of Object.entries(WHO)) {
      const may = Object.entries(STATES).filter(([, facts]) => resourcePolicy.may(action, visitor, facts, NOW));
      expect([name, may.map(([state]) => state)]).toEqual([name, allowed[name] ?? []]);
    }
  });
});
