import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor, Visitor } from "~/modules/accounts/rules/actor";
import { addDays, type LocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { actState, actVerification, isActTrusted } from "./rules/acts";
import { type ResourceAction, resourcePolicy } from "./rules/policy";
import { isTrusted, monthsAfter, trustWords, verificationState, verificationWords } from "./rules/verification";

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
  const resource = { editionId: "e1", editedOn: on("2025-05-01"), months: 12, verification, actChanges: [] } as const;
  const abrogated = { kind: "lege", number: "544/2001", change: "abrogates", since: on("2025-09-01") } as const;

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
    [
      "verified",
      { ...resource, actChanges: [abrogated] },
      "2025-08-31",
      "Verificat la 3 mai 2025; de reverificat din 3 mai 2026",
    ],
    [
      "act_changed",
      { ...resource, actChanges: [abrogated] },
      "2025-09-01",
      "Legea 544/2001: act abrogat din 1 septembrie 2025. Documentul a fost verificat înainte, la 3 mai 2025",
    ],
    [
      "never",
      { ...resource, verification: null, actChanges: [abrogated] },
      "2025-09-01",
      "Neverificat încă. Legea 544/2001: act abrogat din 1 septembrie 2025",
    ],
  ] as const)("is %s", (state, facts, today, words) => {
    expect(verificationState(facts, on(today))).toBe(state);
    expect(verificationWords(facts, on(today))).toBe(words);
  });
});

it("is trusted only as verified in its present text, within its period, after every change of its acts, and as no example", () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays(on("2025-01-01"), days));
  const facts = fc.record({
    editionId: fc.constantFrom("e1", "e2"),
    editedOn: day,
    months: fc.constantFrom(3, 6, 12, 24),
    isExample: fc.boolean(),
    verification: fc.option(
      day.map((verifiedOn) => ({ editionId: "e1", verifiedOn, source: "https://a.ro", sourceOn: verifiedOn })),
    ),
    actChanges: fc.array(
      fc.record({
        kind: fc.constant("lege" as const),
        number: fc.constant("544/2001"),
        change: fc.constantFrom("abrogates" as const, "amends" as const),
        since: day,
      }),
      { maxLength: 2 },
    ),
  });
  fc.assert(
    fc.property(facts, day, (document, today) => {
      const { verification, months, isExample, editionId, actChanges } = document;
      const isGood =
        verification !== null &&
        verification.editionId === editionId &&
        monthsAfter(verification.verifiedOn, months) > today &&
        actChanges.every(({ since }) => since > today) &&
        !isExample;
      expect(isTrusted(document, today)).toBe(isGood);
      const words = trustWords(document, today);
      expect(words.startsWith("Exemplu, neverificat")).toBe(isExample);
      if (isExample) expect(words).not.toMatch(/Verificat la|verificarea din|verificat înainte|încă/);
      for (const { since } of actChanges.filter((change) => change.since <= today))
        expect(words).toContain(dateLong(since));
    }),
  );
});

it("an act is trusted only in force, as compared with its source, and after every amendment that holds", () => {
  const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays(on("2025-01-01"), days));
  const facts = fc.record({
    inForceFrom: fc.option(day),
    abrogatedOn: fc.option(day),
    verifiedOn: fc.option(day),
    newAmendments: fc.array(day, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(facts, day, (act, today) => {
      const isAmended = act.newAmendments.some((since) => since <= today);
      const isGood = actState(act, today) === "in-force" && act.verifiedOn !== null && !isAmended;
      expect(isActTrusted(act, today)).toBe(isGood);
      const words = actVerification(act, today);
      if (act.verifiedOn === null) expect(words).toBe("încă nu");
      else expect(words).toBe(`la ${dateLong(act.verifiedOn)}${isAmended ? ", înainte de ultima modificare" : ""}`);
    }),
  );
});

describe("who may do what with a document", () => {
  const NOW = new Date("2026-11-21T10:00:00Z");
  const daysAgo = (days: number) => ({ deletedAt: new Date(NOW.getTime() - days * 86_400_000), isForFirms: false });
  const member = (kind: "UAT" | "FIRMA", verification: "verified" | "pending"): Actor => ({
    userId: "u",
    sessionId: "s",
    name: "Ana",
    email: "ana@psp.test",
    role: kind,
    organisation: { id: "o", kind, name: "X", verification, membership: "owner" },
  });
  const WHO: Record<string, Visitor> = {
    nobody: null,
    uat: member("UAT", "verified"),
    unverified: member("UAT", "pending"),
    firma: member("FIRMA", "verified"),
    admin: { userId: "a", sessionId: "s", name: "A", email: "a@psp.test", role: "ADMIN", organisation: null },
  };
  const STATES = { read: { deletedAt: null, isForFirms: false }, withdrawn: daysAgo(1), gone: daysAgo(30) };
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

  it("firms read what is meant for them, until it is withdrawn", () => {
    const read = (facts: { deletedAt: Date | null; isForFirms: boolean }) =>
      resourcePolicy.may("read", member("FIRMA", "pending"), facts, NOW);
    expect(read({ deletedAt: null, isForFirms: true })).toBe(true);
    expect(read({ deletedAt: NOW, isForFirms: true })).toBe(false);
    expect(read({ deletedAt: null, isForFirms: false })).toBe(false);
  });
});
