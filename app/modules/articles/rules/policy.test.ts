import { describe, expect, it } from "vitest";
import type { Actor, Verification, Visitor } from "~/modules/accounts/rules/actor";
import { type ArticleFacts, blankArticle } from "./moves";
import { type ArticleAction, articlePolicy } from "./policy";

const NOW = new Date("2026-11-21T10:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const person = (role: "UAT" | "FIRMA", organisation: string, verification: Verification = "verified"): Actor => ({
  userId: "u",
  sessionId: "s",
  name: "Ana",
  email: "ana@psp.test",
  role,
  organisation: { id: organisation, kind: role, name: "X", verification, membership: "colleague" },
});
const WHO = {
  nobody: null,
  own: person("UAT", "own"),
  unverified: person("UAT", "own", "pending"),
  suspended: person("UAT", "own", "suspended"),
  other: person("FIRMA", "other"),
  admin: { userId: "a", sessionId: "s", name: "A", email: "a@psp.test", role: "ADMIN", organisation: null },
} as const satisfies Record<string, Visitor>;
type Who = keyof typeof WHO;

const article = (facts: Partial<ArticleFacts>): ArticleFacts => ({ ...blankArticle("own"), ...facts });
const STATES = {
  draft: article({}),
  pending: article({ status: "pending" }),
  rejected: article({ status: "rejected" }),
  published: article({ status: "published" }),
  "newer draft": article({ status: "published", revision: "draft" }),
  "newer pending": article({ status: "published", revision: "pending" }),
  "newer rejected": article({ status: "published", revision: "rejected" }),
  binned: article({ deletedAt: daysAgo(1) }),
  "binned pending": article({ status: "pending", deletedAt: daysAgo(1) }),
  gone: article({ deletedAt: daysAgo(30) }),
} as const satisfies Record<string, ArticleFacts>;
type State = keyof typeof STATES;

const ALL = Object.keys(STATES) as State[];
const STANDING: State[] = [
  "draft",
  "pending",
  "rejected",
  "published",
  "newer draft",
  "newer pending",
  "newer rejected",
];

/** Allowed actions by person and state; all others are refused. */
const MAY: readonly [ArticleAction, Partial<Record<Who, readonly State[]>>][] = [
  [
    "read",
    {
      own: ALL.filter((state) => state !== "gone"),
      unverified: ALL.filter((state) => state !== "gone"),
      suspended: ALL.filter((state) => state !== "gone"),
    },
  ],
  ["create", { own: ALL, unverified: ALL }],
  [
    "edit",
    {
      own: ["draft", "rejected", "published", "newer draft", "newer rejected"],
      unverified: ["draft", "rejected", "published", "newer draft", "newer rejected"],
    },
  ],
  ["submit", { own: ["draft", "newer draft"] }],
  ["recall", { own: ["pending", "newer pending"], unverified: ["pending", "newer pending"] }],
  [
    "withdraw",
    {
      own: ["published", "newer draft", "newer pending", "newer rejected"],
      unverified: ["published", "newer draft", "newer pending", "newer rejected"],
    },
  ],
  ["delete", { own: STANDING, unverified: STANDING }],
  [
    "restore",
    {
      own: ["binned", "binned pending"],
      unverified: ["binned", "binned pending"],
      admin: ["binned", "binned pending"],
    },
  ],
  ["approve", { admin: ["pending", "newer pending"] }],
  ["reject", { admin: ["pending", "newer pending"] }],
  ["unpublish", { admin: ["published", "newer draft", "newer pending", "newer rejected"] }],
];

describe("who may do what with an article", () => {
  it("is tested for every action", () => {
    expect(MAY.map(([action]) => action).sort()).toEqual(Object.keys(articlePolicy.rules).sort());
  });

  const rows = MAY.flatMap(([action, table]) =>
    (Object.keys(WHO) as Who[]).map((who) => [action, who, table[who] ?? []] as const),
  );
  it.each(rows)("%s: %s", (action, who, states) => {
    const may = ALL.filter((state) => articlePolicy.may(action, WHO[who], STATES[state], NOW));
    expect(may).toEqual(ALL.filter((state) => states.includes(state)));
  });

  it("ends for the bin after exactly 30 days", () => {
    const restore = (deletedAt: Date) => articlePolicy.may("restore", WHO.own, article({ deletedAt }), NOW);
    expect(restore(new Date(daysAgo(30).getTime() + 1))).toBe(true);
    expect(restore(daysAgo(30))).toBe(false);
  });
});
