import { describe, expect, it } from "vitest";
import type { Actor, Membership, OrganisationKind, Verification, Visitor } from "./rules/actor";
import { authorityKindCodes, packageFor } from "./rules/authority";
import { deviceOf } from "./rules/device";
import { DOMAINS } from "./rules/domain";
import { applicationPolicy, organisationPolicy, personPolicy } from "./rules/policy";
import {
  actorFrom,
  expiryOf,
  isExtensionDue,
  mayEndSecondFactor,
  maySignInAt,
  mustSetUpSecondFactor,
  unplacedFrom,
} from "./rules/session";
import {
  accountTypeOfPath,
  choicePath,
  loginPath,
  reasonOf,
  registeredPath,
  registerPath,
  resendPath,
} from "./rules/sign-in-paths";

const NOW = new Date("2026-11-20T10:00:00Z");
const person = { userId: "u1", sessionId: "s1", name: "Ana", email: "ana@exemplu.test" };
const of = (
  id: string,
  membership: Membership,
  verification: Verification = "verified",
  kind: OrganisationKind = "UAT",
): Actor => ({
  ...person,
  role: kind,
  organisation: { id, kind, name: "Comuna", verification, membership },
});
const admin: Actor = { ...person, userId: "admin", role: "ADMIN", organisation: null };
const personas: Record<string, Visitor> = {
  stranger: null,
  owner: of("o1", "owner"),
  colleague: of("o1", "colleague"),
  other: of("o2", "owner"),
  admin,
};
type Names = keyof typeof personas;

/** Who may do each thing, by state; whoever is not named may not. */
const organisationTable: Record<Verification, Record<keyof typeof organisationPolicy.rules, Names[]>> = {
  pending: {
    verify: ["admin"],
    reject: ["admin"],
    suspend: ["admin"],
    restore: [],
    askAgain: [],
    edit: ["owner"],
    editFacts: ["owner"],
    invite: ["owner"],
    seeDocument: ["admin"],
  },
  verified: {
    verify: [],
    reject: [],
    suspend: ["admin"],
    restore: [],
    askAgain: [],
    edit: ["owner"],
    editFacts: [],
    invite: ["owner"],
    seeDocument: ["admin"],
  },
  rejected: {
    verify: [],
    reject: [],
    suspend: ["admin"],
    restore: [],
    askAgain: ["owner", "admin"],
    edit: ["owner"],
    editFacts: ["owner"],
    invite: ["owner"],
    seeDocument: ["admin"],
  },
  suspended: {
    verify: [],
    reject: [],
    suspend: [],
    restore: ["admin"],
    askAgain: [],
    edit: [],
    editFacts: [],
    invite: [],
    seeDocument: ["admin"],
  },
};

describe("organisations", () => {
  for (const [verification, actions] of Object.entries(organisationTable) as [
    Verification,
    Record<string, Names[]>,
  ][]) {
    it.each(Object.keys(personas))(`${verification}: what %s may do`, (name) => {
      const can = organisationPolicy.can(personas[name]!, { id: "o1", verification, isConfirmed: true }, NOW);
      const expected = Object.fromEntries(
        Object.entries(actions).map(([action, names]) => [action, names.includes(name)]),
      );
      expect(can).toEqual(expected);
    });
  }
});

describe("somebody who asks to join", () => {
  it.each([
    ["verified", true, true, ["owner"]],
    ["pending", true, true, ["owner"]],
    ["verified", false, true, ["owner", "admin"]],
    ["verified", true, false, []],
    ["suspended", true, true, []],
  ] as const)(
    "to a %s organisation (owner: %s, confirmed: %s) is decided by %j",
    (verification, hasOwner, emailVerified, names) => {
      const subject = { organisationId: "o1", verification, hasOwner, emailVerified };
      const deciders = Object.keys(personas).filter(
        (name) => applicationPolicy.can(personas[name]!, subject, NOW).decide,
      );
      expect(deciders).toEqual(names);
    },
  );
});

describe("people", () => {
  const subject = { id: "u1", role: "UAT", membership: "owner", suspendedAt: null } as const;
  it.each([
    ["stranger", subject, []],
    ["owner", subject, ["endSession", "edit"]],
    ["admin", subject, ["suspend", "changeRole", "createAdmin"]],
    ["admin", { ...subject, membership: "applicant" }, ["suspend", "createAdmin"]],
    ["admin", { ...subject, suspendedAt: NOW }, ["restore", "createAdmin"]],
    ["admin", { ...subject, id: "admin" }, ["endSession", "edit", "createAdmin"]],
  ] as const)("%s and an account", (name, account, expected) => {
    const can = personPolicy.can(personas[name]!, account, NOW);
    expect(Object.entries(can).flatMap(([action, may]) => (may ? [action] : []))).toEqual(expected);
  });
});

describe("sessions", () => {
  const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
  it("last an hour of idleness for an ADMIN, a week for others, twelve hours and a month at most", () => {
    expect(expiryOf("ADMIN", NOW, NOW)).toEqual(hours(1));
    expect(expiryOf("UAT", NOW, NOW)).toEqual(hours(7 * 24));
    expect(expiryOf("FIRMA", NOW, hours(29 * 24))).toEqual(hours(30 * 24));
    expect(expiryOf("ADMIN", NOW, hours(11.5))).toEqual(hours(12));
  });
  it("are extended seldom", () => {
    expect([isExtensionDue("UAT", NOW, hours(23)), isExtensionDue("UAT", NOW, hours(25))]).toEqual([false, true]);
    expect(isExtensionDue("ADMIN", NOW, hours(0.2))).toBe(true);
  });
  it("ask a second factor of ADMIN outside the demonstration", () => {
    expect([
      mustSetUpSecondFactor("ADMIN", false, false),
      mustSetUpSecondFactor("ADMIN", true, false),
      mustSetUpSecondFactor("ADMIN", false, true),
      mustSetUpSecondFactor("UAT", false, false),
    ]).toEqual([true, false, false, false]);
    expect([
      mayEndSecondFactor("ADMIN", false),
      mayEndSecondFactor("ADMIN", true),
      mayEndSecondFactor("UAT", false),
    ]).toEqual([false, true, true]);
    expect([maySignInAt("admin", "UAT"), maySignInAt("admin", "ADMIN"), maySignInAt("members", "ADMIN")]).toEqual([
      false,
      true,
      true,
    ]);
  });
  it("of an applicant, or of nobody's colleague, make no actor", () => {
    const facts = {
      id: "s",
      userId: "u",
      name: "Ana",
      email: "a@b.ro",
      role: "UAT",
      membership: "owner",
      organisationId: "o",
      kind: "UAT",
      organisationName: "Comuna",
      verification: "pending",
    } as const;
    expect(actorFrom(facts)).toMatchObject({ role: "UAT", organisation: { id: "o", membership: "owner" } });
    expect(actorFrom({ ...facts, membership: "applicant" })).toBeNull();
    expect(actorFrom({ ...facts, organisationId: null })).toBeNull();
    expect(unplacedFrom(facts)).toBeNull();
    expect(unplacedFrom({ ...facts, membership: "applicant" })).toMatchObject({ userId: "u", asks: true });
    expect(unplacedFrom({ ...facts, organisationId: null, membership: null })).toMatchObject({ asks: false });
    expect(unplacedFrom({ ...facts, role: "ADMIN", organisationId: null, membership: null })).toBeNull();
    expect(actorFrom({ ...facts, role: "ADMIN", organisationId: null, membership: null })).toMatchObject({
      organisation: null,
    });
  });
});

describe("vocabularies", () => {
  it("have eleven domains and a package for every kind of authority", () => {
    expect(new Set(Object.values(DOMAINS)).size).toBe(11);
    expect(authorityKindCodes.map((code) => `${code} ${packageFor(code)}`)).toEqual([
      "commune bronze",
      "town bronze",
      "municipality silver",
      "county-council silver",
      "bucharest-sector silver",
      "adi silver",
    ]);
  });
});

it("knows the door of whoever was on their way", () => {
  expect(["/uat/messages", "/firma?x=1", "/admin/dashboard", "/parteneri", null].map(accountTypeOfPath)).toEqual([
    "uat",
    "firma",
    null,
    null,
    null,
  ]);
  expect(loginPath("uat", "/uat/a?b=1")).toBe("/login?tip=uat&redirectTo=%2Fuat%2Fa%3Fb%3D1");
  expect([loginPath(null, null), choicePath(null), choicePath("/uat")]).toEqual([
    "/login",
    "/login",
    "/login?tip=&redirectTo=%2Fuat",
  ]);
});

it("keeps on every page of the way in where somebody was going", () => {
  const onward = "/uat/messages/nou?partener=1";
  const query = "redirectTo=%2Fuat%2Fmessages%2Fnou%3Fpartener%3D1";
  expect(registerPath("uat", onward)).toBe(`/register?tip=uat&${query}`);
  expect(registeredPath("uat", onward)).toBe(`/register/trimisa?tip=uat&${query}`);
  expect(resendPath(onward)).toBe(`/retrimite-confirmarea?${query}`);
  expect([registerPath(null, null), resendPath(null)]).toEqual(["/register", "/retrimite-confirmarea"]);
});

it.each([
  [null, null],
  [
    "/uat/service-requests/new?partener=1&serviciu=2",
    "Pentru a contacta un partener, trebuie să vă autentificați mai întâi. Conectați-vă ca autoritate pentru a cere oferta.",
  ],
  ["/uat/service-requests/new", "Conectați-vă ca autoritate pentru a scrie solicitarea."],
  [
    "/uat/messages/nou?partener=1",
    "Pentru a contacta un partener, trebuie să vă autentificați mai întâi. Conectați-vă ca autoritate",
  ],
  ["/uat/articles/new", "Trebuie să fii autentificat pentru a crea articole"],
  ["/firma/content/new", "Trebuie să fii autentificat pentru a crea articole"],
  ["/firma/account", "Conectați-vă ca să continuați."],
  ["/reluare", "Sesiunea s-a încheiat. Conectați-vă ca să continuați."],
])("whoever is on the way to %s is told why they are asked to sign in", (onward, reason) => {
  const said = reasonOf(onward);
  expect(reason === null ? said : said?.startsWith(reason)).toBe(reason === null ? null : true);
});

it("names a device as its owner knows it", () => {
  expect(
    deviceOf(
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
    ),
  ).toBe("Edge pe Windows");
  expect(
    deviceOf(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    ),
  ).toBe("Safari pe iPhone sau iPad");
  expect(deviceOf("curl/8.0")).toBe("Dispozitiv necunoscut");
  expect(deviceOf(null)).toBe("Dispozitiv necunoscut");
});
