import { describe, expect, it } from "vitest";
import type { OrganisationKind, Verification, Visitor } from "~/modules/accounts/rules/actor";
import { type Conversation, conversationPolicy, conversationStatus, type Opening, openingPolicy } from "./rules";

const NOW = new Date("2026-11-21T10:00:00Z");

const UAT = "01890000-0000-7000-8000-000000000001";
const FIRMA = "01890000-0000-7000-8000-000000000002";
const ELSEWHERE = "01890000-0000-7000-8000-000000000003";
const at = new Date("2026-11-05T10:00:00Z");

function member(kind: OrganisationKind, id: string, verification: Verification = "verified"): Visitor {
  return {
    userId: "01890000-0000-7000-8000-0000000000aa",
    sessionId: "s",
    name: "Ana M.",
    email: "ana@exemplu.ro",
    role: kind,
    organisation: { id, kind, name: "Organizația", verification, membership: "owner" },
  };
}
const admin: Visitor = {
  userId: "01890000-0000-7000-8000-0000000000ad",
  sessionId: "s",
  name: "Admin",
  email: "admin@exemplu.ro",
  role: "ADMIN",
  organisation: null,
};

const people: Record<string, Visitor> = {
  anonymous: null,
  admin,
  uat: member("UAT", UAT),
  "uat pending": member("UAT", UAT, "pending"),
  "uat suspended": member("UAT", UAT, "suspended"),
  "uat other": member("UAT", ELSEWHERE),
  firma: member("FIRMA", FIRMA),
  "firma pending": member("FIRMA", FIRMA, "pending"),
  "firma suspended": member("FIRMA", FIRMA, "suspended"),
  "firma other": member("FIRMA", ELSEWHERE),
  "firma under the id of the authority": member("FIRMA", UAT),
};

const open: Conversation = {
  uatId: UAT,
  firmaId: FIRMA,
  firmaKind: "FIRMA",
  uatSuspended: false,
  firmaSuspended: false,
  firstUatMessageAt: at,
  firstFirmaMessageAt: at,
  closedAt: null,
};
const closed: Conversation = { ...open, closedAt: at };
const withSuspended: Conversation = { ...open, firmaSuspended: true };

describe("status of a conversation", () => {
  it.each([
    [null, null, null, "pending"],
    [at, null, null, "pending"],
    [null, at, null, "pending"],
    [at, at, null, "active"],
    [at, at, at, "completed"],
    [at, null, at, "completed"],
  ] as const)("uat %s, firma %s, closed %s: %s", (firstUatMessageAt, firstFirmaMessageAt, closedAt, expected) => {
    expect(conversationStatus({ firstUatMessageAt, firstFirmaMessageAt, closedAt })).toBe(expected);
  });
});

describe("who may do what in a conversation", () => {
  //            read   write  write(closed) write(other suspended) close  close(closed)
  const table: [string, boolean, boolean, boolean, boolean, boolean, boolean][] = [
    ["anonymous", false, false, false, false, false, false],
    ["admin", false, false, false, false, false, false],
    ["uat", true, true, true, false, true, false],
    ["uat pending", true, true, true, false, true, false],
    ["uat suspended", true, false, false, false, false, false],
    ["uat other", false, false, false, false, false, false],
    ["firma", true, true, true, false, true, false],
    ["firma pending", true, true, true, false, true, false],
    ["firma suspended", true, false, false, false, false, false],
    ["firma other", false, false, false, false, false, false],
    ["firma under the id of the authority", false, false, false, false, false, false],
  ];
  it.each(table)("%s", (who, read, write, writeClosed, writeSuspended, close, closeClosed) => {
    const can = (conversation: Conversation) => conversationPolicy.can(people[who] ?? null, conversation, NOW);
    expect(can(open)).toEqual({ read, write, close });
    expect(can(closed)).toMatchObject({ write: writeClosed, close: closeClosed });
    expect(can(withSuspended).write).toBe(writeSuspended);
  });
});

describe("who may open a conversation", () => {
  const cold: Opening = {
    uatId: UAT,
    firmaId: FIRMA,
    firmaKind: "FIRMA",
    otherVerified: true,
    postedTheRequest: false,
    uatWroteBefore: false,
    showsExperience: false,
  };
  const posted = { ...cold, postedTheRequest: true };
  const wrote = { ...cold, uatWroteBefore: true };
  const unverified = { ...posted, otherVerified: false };
  //            cold   posted wrote  other side unverified
  const table: [string, boolean, boolean, boolean, boolean][] = [
    ["anonymous", false, false, false, false],
    ["admin", false, false, false, false],
    ["uat", true, true, true, false],
    ["uat pending", false, false, false, false],
    ["uat suspended", false, false, false, false],
    ["uat other", false, false, false, false],
    ["firma", false, true, true, false],
    ["firma pending", false, false, false, false],
    ["firma suspended", false, false, false, false],
    ["firma other", false, false, false, false],
  ];
  it.each(table)("%s", (who, ...expected) => {
    const actor = people[who] ?? null;
    expect([cold, posted, wrote, unverified].map((opening) => openingPolicy.may("open", actor, opening, NOW))).toEqual(
      expected,
    );
  });

  it("lets an authority ask another one about what it shows, and take part on either side", () => {
    const asking = { ...cold, firmaId: ELSEWHERE, firmaKind: "UAT" } as const;
    const may = (who: string, opening: Opening) => openingPolicy.may("open", people[who] ?? null, opening, NOW);
    expect(may("uat", asking)).toBe(false);
    expect(may("uat", { ...asking, showsExperience: true })).toBe(true);
    expect(may("uat", { ...asking, uatWroteBefore: true })).toBe(true);
    expect(may("uat suspended", { ...asking, showsExperience: true })).toBe(false);
    const talk: Conversation = { ...open, firmaId: ELSEWHERE, firmaKind: "UAT" };
    const reads = Object.keys(people).filter((who) => conversationPolicy.may("read", people[who] ?? null, talk, NOW));
    expect(reads).toEqual(["uat", "uat pending", "uat suspended", "uat other"]);
  });

  it("tells a firm the conditions for opening one", () => {
    expect(openingPolicy.whyNot("open", people.firma ?? null, cold, NOW)?.sentence).toContain(
      "despre o solicitare publicată",
    );
  });
});
