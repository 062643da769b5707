import { expect, it } from "vitest";
import type { OrganisationKind, Verification, Visitor } from "~/modules/accounts/rules/actor";
import { keepingPolicy, profilePolicy } from "./policy";

const of = (
  kind: OrganisationKind,
  id: string,
  verification: Verification,
  membership: "owner" | "colleague",
): Visitor => ({
  userId: "u",
  sessionId: "s",
  name: "Ana",
  email: "ana@psp.test",
  role: kind,
  organisation: { id, kind, name: "Firma", verification, membership },
});
const admin: Visitor = {
  userId: "a",
  sessionId: "s",
  name: "Ion",
  email: "ion@psp.test",
  role: "ADMIN",
  organisation: null,
};

it.each<[string, Visitor, boolean, boolean]>([
  ["a stranger", null, false, false],
  ["an ADMIN", admin, false, false],
  ["a town hall", of("UAT", "own", "verified", "owner"), false, false],
  ["another firm", of("FIRMA", "other", "verified", "owner"), false, false],
  ["the owner, verified", of("FIRMA", "own", "verified", "owner"), true, true],
  ["a colleague, verified", of("FIRMA", "own", "verified", "colleague"), true, true],
  ["the owner, waiting", of("FIRMA", "own", "pending", "owner"), true, true],
  ["a colleague, rejected", of("FIRMA", "own", "rejected", "colleague"), true, true],
  ["the owner, suspended", of("FIRMA", "own", "suspended", "owner"), true, false],
])("%s reads and edits", (_, actor, reads, edits) => {
  const profile = { id: "own" };
  expect(profilePolicy.can(actor, profile, new Date())).toEqual({ read: reads, edit: edits });
});

it.each<[string, Visitor, boolean, boolean]>([
  ["a stranger", null, false, false],
  ["an ADMIN", admin, false, false],
  ["a firm", of("FIRMA", "own", "verified", "owner"), false, false],
  ["an authority, verified", of("UAT", "own", "verified", "owner"), true, true],
  ["an authority, waiting", of("UAT", "own", "pending", "colleague"), true, true],
  ["an authority, suspended", of("UAT", "own", "suspended", "owner"), false, true],
])("%s keeps a listed firm and takes it out", (_, actor, keeps, drops) => {
  expect(keepingPolicy.can(actor, { isListed: true }, new Date())).toEqual({ keep: keeps, drop: drops });
  expect(keepingPolicy.can(actor, { isListed: false }, new Date())).toEqual({ keep: false, drop: drops });
});
