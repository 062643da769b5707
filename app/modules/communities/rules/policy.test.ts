import { describe, expect, it } from "vitest";
import type { Actor, Verification } from "~/modules/accounts/rules/actor";
import { type CommunitySubject, communityPolicy } from "./policy";

const NOW = new Date("2026-11-21T09:00:00Z");

const member = (kind: "UAT" | "FIRMA", id: string, verification: Verification, membership: "owner" | "colleague") =>
  ({
    userId: "u",
    sessionId: "s",
    name: "Ana",
    email: "ana@psp.test",
    role: kind,
    organisation: { id, kind, name: "O", verification, membership },
  }) as Actor;

const admin = {
  userId: "a",
  sessionId: "s",
  name: "A",
  email: "a@psp.test",
  role: "ADMIN",
  organisation: null,
} as Actor;

const WHO = {
  stranger: null,
  owner: member("UAT", "own", "verified", "owner"),
  colleague: member("UAT", "own", "verified", "colleague"),
  unverified: member("UAT", "own", "pending", "owner"),
  rejected: member("UAT", "own", "rejected", "owner"),
  suspended: member("UAT", "own", "suspended", "owner"),
  otherAuthority: member("UAT", "other", "verified", "owner"),
  firm: member("FIRMA", "own", "verified", "owner"),
  admin,
} as const;
type Who = keyof typeof WHO;

const own: CommunitySubject = { organisationId: "own", deletedAt: null };
const inBin: CommunitySubject = { organisationId: "own", deletedAt: NOW };
const unowned: CommunitySubject = { organisationId: null, deletedAt: null };

type Row = [action: keyof typeof communityPolicy.rules, what: string, subject: CommunitySubject, may: Who[]];

describe("who may do what with a community", () => {
  const rows: Row[] = [
    ["read", "an own one", own, ["owner", "colleague", "unverified", "rejected", "suspended", "admin"]],
    ["read", "one that nobody owns", unowned, ["admin"]],
    ["create", "an own one", own, ["owner", "colleague", "unverified", "rejected", "admin"]],
    ["create", "one that nobody owns", unowned, ["admin"]],
    ["edit", "an own one", own, ["owner", "colleague", "unverified", "rejected", "admin"]],
    ["edit", "one that nobody owns", unowned, ["admin"]],
    ["edit", "one in the bin", inBin, []],
  ];
  it.each(rows)("%s %s", (action, _, subject, may) => {
    const allowed = (Object.keys(WHO) as Who[]).filter((who) => communityPolicy.may(action, WHO[who], subject, NOW));
    expect(allowed).toEqual(may);
  });

  it("tells the suspended why", () => {
    const whyNot = (actor: Actor) => communityPolicy.whyNot("edit", actor, own, NOW);
    expect(whyNot(WHO.suspended)?.sentence).toContain("suspendat");
    expect(whyNot(WHO.unverified)).toBeNull();
  });
});
