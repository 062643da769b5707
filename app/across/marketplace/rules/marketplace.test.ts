import { describe, expect, it } from "vitest";
import type { Actor, Verification, Visitor } from "~/modules/accounts/rules/actor";
import { partnerActions, partnerProfile, profilePath } from "./marketplace";

const NOW = new Date("2026-11-21T10:00:00Z");

const member = (kind: "UAT" | "FIRMA", verification: Verification, id = "own"): Actor => ({
  userId: "person",
  sessionId: "session",
  name: "Ana Munteanu",
  email: "ana@primaria.example",
  role: kind,
  organisation: { id, kind, name: "Organizația", verification, membership: "owner" },
});
const admin: Actor = { ...member("UAT", "verified"), role: "ADMIN", organisation: null };
const CONTACT = "/uat/messages/nou?partener=p1";
const REQUEST = "/uat/service-requests/new?partener=p1";

describe("waysTo", () => {
  it.each<[string, Visitor, unknown, unknown]>([
    [
      "a stranger",
      null,
      { href: "/login?redirectTo=%2Fuat%2Fmessages%2Fnou%3Fpartener%3Dp1" },
      { href: "/login?redirectTo=%2Fuat%2Fservice-requests%2Fnew%3Fpartener%3Dp1" },
    ],
    ["a verified authority", member("UAT", "verified"), { href: CONTACT }, { href: REQUEST }],
    [
      "an authority that waits",
      member("UAT", "pending"),
      { why: "Puteți deschide conversații după ce un administrator vă verifică organizația." },
      { href: REQUEST },
    ],
    [
      "a suspended authority",
      member("UAT", "suspended"),
      { why: "Contul organizației este suspendat. Pentru lămuriri scrieți la suport." },
      { why: "Contul organizației este suspendat. Pentru lămuriri scrieți la suport." },
    ],
  ])("%s", (_, visitor, contact, request) => {
    expect(partnerActions(visitor, "p1", NOW)).toEqual({ contact, request });
  });

  it.each<[string, Visitor, string]>([
    [
      "a firm",
      member("FIRMA", "verified"),
      "Partenerii sunt contactați de autorități. Contul dumneavoastră este de firmă.",
    ],
    ["the partner itself", member("FIRMA", "verified", "p1"), "Așa văd ceilalți profilul firmei dumneavoastră."],
    ["an ADMIN", admin, "Un cont de administrator nu contactează parteneri și nu cere oferte."],
  ])("%s has a sentence and no way", (_, visitor, why) => {
    expect(partnerActions(visitor, "p1", NOW)).toEqual({ contact: { why }, request: { why } });
  });

  it("takes an offer along", () => {
    const { request } = partnerActions(member("UAT", "verified"), "p1", NOW, { serviceId: "s7", tier: "standard" });
    expect(request).toEqual({ href: `${REQUEST}&serviciu=s7&nivel=standard` });
  });
});

it.each([
  [null, "prezentare"],
  ["servicii", "servicii"],
  ["echipa", "echipa"],
  ["toString", "prezentare"],
  ["altceva", "prezentare"],
] as const)("the tab of %j is %s", (text, tab) => {
  expect(partnerProfile.read(new URLSearchParams(text === null ? "" : { tab: text })).tab).toBe(tab);
});

it("the first tab is the profile's own address", () => {
  const path = profilePath("p1");
  expect([
    partnerProfile.address(path, { tab: "prezentare" }),
    partnerProfile.address(path, { tab: "echipa" }),
  ]).toEqual(["/partener/p1", "/partener/p1?tab=echipa"]);
});
