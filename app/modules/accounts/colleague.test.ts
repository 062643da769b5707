import { describe, expect, it } from "vitest";
import type { Membership, Verification, Visitor } from "./rules/actor";
import { invitationEnd, inviteeState, type PersonAtAddress } from "./rules/colleague";
import { colleaguePolicy } from "./rules/policy";

const NOW = new Date("2026-11-21T10:00:00Z");

function of(userId: string, organisationId: string, membership: Membership): Visitor {
  const organisation = { id: organisationId, kind: "UAT", name: organisationId, membership } as const;
  const person = { userId, sessionId: "s", name: userId, email: `${userId}@psp.test` };
  return { ...person, role: "UAT", organisation: { ...organisation, verification: "verified" } };
}

const personas: Record<string, Visitor> = {
  stranger: null,
  owner: of("owner", "o1", "owner"),
  second: of("second", "o1", "owner"),
  editor: of("editor", "o1", "colleague"),
  other: of("other", "o2", "owner"),
  admin: { userId: "admin", sessionId: "s", name: "A", email: "a@psp.test", role: "ADMIN", organisation: null },
};
type Case = [who: string, membership: Membership, owners: number, state: Verification, Record<string, string[]>];

/** About whom, how many owners there are, and who may do what; whoever is not named may not. */
const table: Case[] = [
  ["owner", "owner", 1, "verified", { changeRole: [], remove: [], handOver: [], leave: [] }],
  [
    ...(["owner", "owner", 2, "verified"] as const),
    { changeRole: ["owner", "second"], remove: ["second"], handOver: ["second"], leave: ["owner"] },
  ],
  [
    ...(["editor", "colleague", 1, "verified"] as const),
    { changeRole: ["owner"], remove: ["owner"], handOver: ["owner"], leave: ["editor"] },
  ],
  [
    ...(["editor", "colleague", 1, "pending"] as const),
    { changeRole: ["owner"], remove: ["owner"], handOver: ["owner"], leave: ["editor"] },
  ],
  ["editor", "colleague", 1, "suspended", { changeRole: [], remove: [], handOver: [], leave: ["editor"] }],
];

describe("who managesColleagues the places of an organisation", () => {
  it.each(table)("%s, %s of %i, %s", (personId, membership, owners, verification, expected) => {
    const subject = { personId, membership, organisationId: "o1", verification, owners, active: true };
    const present = Object.keys(personas).filter((name) => name !== "second" || owners > 1);
    for (const [action, names] of Object.entries(expected)) {
      const may = present.filter(
        (name) => colleaguePolicy.can(personas[name]!, subject, NOW)[action as keyof typeof colleaguePolicy.rules],
      );
      expect(`${action}: ${may}`).toBe(`${action}: ${names}`);
    }
  });

  it("gives the account over to nobody who is shut out", () => {
    const subject = { personId: "editor", membership: "colleague", organisationId: "o1", owners: 1 } as const;
    const about = { ...subject, verification: "verified", active: false } as const;
    expect(colleaguePolicy.can(personas.owner!, about, NOW)).toMatchObject({ handOver: false, remove: true });
  });
});

const person = (given: Partial<NonNullable<PersonAtAddress>>): PersonAtAddress => ({
  role: "UAT",
  membership: "colleague",
  organisationId: "o1",
  emailVerified: true,
  suspendedAt: null,
  ...given,
});

describe("the reader of an invitation to o1", () => {
  it.each<[string, PersonAtAddress, string]>([
    ["without an account", null, "open-account"],
    [
      "who asked to be let in and never proved the address",
      person({ membership: "applicant", emailVerified: false }),
      "open-account",
    ],
    ["who asked to be let in here", person({ membership: "applicant" }), "sign-in"],
    ["who asked to be let in elsewhere", person({ membership: "applicant", organisationId: "o2" }), "sign-in"],
    ["without an organisation", person({ membership: null, organisationId: null }), "sign-in"],
    ["who works here", person({}), "already"],
    ["who works elsewhere", person({ organisationId: "o2" }), "elsewhere"],
    [
      "who registered another and never proved the address",
      person({ organisationId: "o2", membership: "owner", emailVerified: false }),
      "open-account",
    ],
    ["who is suspended", person({ organisationId: null, membership: null, suspendedAt: NOW }), "suspended"],
    ["who moderates", person({ role: "ADMIN", organisationId: null, membership: null }), "administrator"],
  ])("%s", (_, known, way) => {
    expect(inviteeState(known, "o1")).toBe(way);
  });

  it("has seven days", () => {
    expect(invitationEnd(NOW).toISOString()).toBe("2026-11-28T10:00:00.000Z");
  });
});
