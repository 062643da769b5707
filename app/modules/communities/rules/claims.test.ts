import { describe, expect, it } from "vitest";
import type { Actor, Verification } from "~/modules/accounts/rules/actor";
import { areSimilar, claimPolicy, isClaimable } from "./claims";

describe("names that may be of one place", () => {
  it.each([
    ["Comuna Fântâna Albastră", "Primăria Comunei Fântâna Albastră", true],
    ["Comuna Fântâna Albastră", "UAT Fântânii Albastre", true],
    ["Comuna Fântâna Albastră", "Comuna Fantana", true],
    ["Orașul Iaşi de Vale", "ORASUL IASI DE VALE", true],
    ["Județul Sălaj", "Consiliul Județean Sălaj", true],
    ["Sectorul 3", "Primăria Sectorului 3", true],
    ["Sectorul 3", "Sectorul 4", false],
    ["Comuna Fântâna Albastră", "Comuna Piatra Albastră", false],
    ["Comuna Mărgău", "Comuna Măgura", false],
    ["Comuna", "Comuna Măgura", false],
    ["", "", false],
  ])("%s and %s: %s", (one, other, similar) => {
    expect(areSimilar(one, other)).toBe(similar);
    expect(areSimilar(other, one)).toBe(similar);
  });
});

const actor = (role: "UAT" | "FIRMA" | "ADMIN", verification: Verification = "verified") =>
  ({
    userId: "u",
    role,
    organisation: role === "ADMIN" ? null : { id: "o", kind: role, verification, membership: "owner" },
  }) as unknown as Actor;
const NOBODYS = { organisationId: null, deletedAt: null, isTest: false };

describe("who claims and who decides", () => {
  it.each([
    ["a stranger", null, false, false],
    ["a verified authority", actor("UAT"), true, false],
    ["an authority that waits", actor("UAT", "pending"), false, false],
    ["a rejected authority", actor("UAT", "rejected"), false, false],
    ["a suspended authority", actor("UAT", "suspended"), false, false],
    ["a firm", actor("FIRMA"), false, false],
    ["an ADMIN", actor("ADMIN"), false, true],
  ] as const)("%s", (_, who, claims, decides) => {
    expect(claimPolicy.may("claim", who, NOBODYS, new Date())).toBe(claims);
    expect(claimPolicy.may("decide", who, NOBODYS, new Date())).toBe(decides);
  });

  it.each([
    ["nobody's", NOBODYS, true],
    ["somebody's", { ...NOBODYS, organisationId: "o" }, false],
    ["in the bin", { ...NOBODYS, deletedAt: new Date() }, false],
    ["only tried out", { ...NOBODYS, isTest: true }, false],
  ])("what is %s", (_, community, free) => {
    expect(isClaimable(community)).toBe(free);
    expect(claimPolicy.may("claim", actor("UAT"), community, new Date())).toBe(free);
  });
});
