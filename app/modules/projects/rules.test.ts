import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor, Verification } from "~/modules/accounts/rules/actor";
import { PROJECT_STATUSES, type ProjectStatus } from "~/modules/communities/rules/vocabulary";
import type { LocalDate } from "~/platform/calendar/local-date";
import { counties } from "~/platform/romania/counties";
import { countyDistance } from "~/platform/romania/county-distance";
import { exchangeForm } from "./forms";
import type { ApplicationFacts } from "./rules/applications";
import { BUDGET_BANDS, exchangeStatus, type ProjectFacts, unopened, untouchedSince } from "./rules/exchange";
import { projectApplicationPolicy, projectInsidePolicy, projectPolicy } from "./rules/policy";
import { prioritiesIn, projectList } from "./rules/project-query";

const NOW = new Date("2026-11-27T10:00:00Z");
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

const person = (organisation: string, role: "UAT" | "FIRMA", verification: Verification = "verified"): Actor => ({
  userId: organisation,
  sessionId: "s",
  name: "Ana",
  email: "ana@psp.test",
  role,
  organisation: { id: organisation, kind: role, name: "X", verification, membership: "colleague" },
});
const owner = person("own", "UAT");
const firm = person("firm", "FIRMA");
const neighbour = person("next", "UAT");
const unverified = person("new", "FIRMA", "pending");
const suspended = person("gone", "UAT", "suspended");
const admin: Actor = {
  userId: "a",
  sessionId: "s",
  name: "A",
  email: "a@psp.test",
  role: "ADMIN",
  organisation: null,
};

const project = (facts: Partial<ProjectFacts> = {}): ProjectFacts => ({
  communityId: "c",
  organisationId: "own",
  isShown: true,
  hiddenAt: null,
  status: "in_progress",
  openedAt: daysAgo(1),
  closedAt: null,
  applicationsUntil: "2026-12-31" as LocalDate,
  ...facts,
});

describe("budget bands", () => {
  const holds = (bani: number) =>
    Object.values(BUDGET_BANDS).filter(
      ({ from, below }) => bani >= from * 100 && (below === null || bani < below * 100),
    );

  it("hold every budget exactly once", () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000_000_000 }), (bani) => holds(bani).length === 1));
    for (const { from } of Object.values(BUDGET_BANDS)) {
      expect(holds(from * 100)).toHaveLength(1);
      if (from > 0) expect(holds(from * 100 - 1)[0]).not.toBe(holds(from * 100)[0]);
    }
  });

  it("part 499.999,99 from 500.000", () => {
    expect(holds(49_999_999)[0]?.label).toBe("Sub 500.000 lei");
    expect(holds(50_000_000)[0]?.label).toBe("De la 500.000 la 1.000.000 lei");
  });
});

describe("the status in the exchange", () => {
  it.each<[Partial<ProjectFacts>, string]>([
    [{}, "new"],
    [{ openedAt: daysAgo(29.9) }, "new"],
    [{ openedAt: daysAgo(30) }, "active"],
    [{ openedAt: daysAgo(400) }, "active"],
    [{ status: "planning" }, "planning"],
    [{ status: "planning", openedAt: daysAgo(400) }, "planning"],
    [{ status: "review", openedAt: daysAgo(31) }, "active"],
    [{ status: "completed" }, "closed"],
    [{ status: "on_hold" }, "closed"],
    [{ closedAt: daysAgo(0) }, "closed"],
    [{ openedAt: null }, "closed"],
  ])("of %o is %s", (facts, expected) => {
    expect(exchangeStatus(project(facts), NOW)).toBe(expected);
  });

  it("is one of four, whatever the facts and the clock, and new exactly in the first 30 days", () => {
    const facts = fc.record({
      status: fc.constantFrom(...(Object.keys(PROJECT_STATUSES) as ProjectStatus[])),
      openedAt: fc.option(fc.integer({ min: 0, max: 1_000 }).map(daysAgo)),
      closedAt: fc.option(fc.integer({ min: 0, max: 1_000 }).map(daysAgo)),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const found = exchangeStatus(project(given), NOW);
        const runs =
          given.openedAt !== null && given.closedAt === null && ["in_progress", "review"].includes(given.status);
        const isYoung = given.openedAt !== null && given.openedAt > daysAgo(30);
        if (runs) return found === (isYoung ? "new" : "active");
        return found === "closed" || (found === "planning" && given.status === "planning");
      }),
    );
  });
});

it("progress that nobody touched for 90 days is said, unless the project is finished", () => {
  const touched = (days: number, status: ProjectStatus = "in_progress") =>
    untouchedSince({ status, updatedAt: daysAgo(days) }, NOW);
  expect(touched(89.9)).toBeNull();
  expect(touched(90)).toEqual(daysAgo(90));
  expect(touched(400, "completed")).toBeNull();
});

describe("the policy of projects", () => {
  const may = (who: Actor | null, facts: Partial<ProjectFacts> = {}) =>
    (Object.keys(projectPolicy.rules) as (keyof typeof projectPolicy.rules)[])
      .filter((action) => projectPolicy.may(action, who, project(facts), NOW))
      .join(" ");

  it.each<[string, Actor | null, string]>([
    ["a stranger", null, "read"],
    ["its authority", owner, "read open edit close decide save"],
    ["another authority", neighbour, "read open copy apply save"],
    ["a firm", firm, "read apply save"],
    ["a firm that waits", unverified, "read save"],
    ["a suspended authority", suspended, "read"],
    ["an ADMIN", admin, "read hide"],
  ])("lets %s", (_who, who, expected) => {
    expect(may(who)).toBe(expected);
  });

  it("takes applications up to the end of the last day, in Romania", () => {
    const last = { applicationsUntil: "2026-11-27" as LocalDate };
    const at = (moment: string) => projectPolicy.may("apply", firm, project(last), new Date(moment));
    expect(at("2026-11-27T21:59:59Z")).toBe(true);
    expect(at("2026-11-27T22:00:00Z")).toBe(false);
  });

  it("takes none when it is closed or at rest, and hides what is not public", () => {
    expect(may(firm, { closedAt: NOW })).toBe("read save");
    expect(may(owner, { closedAt: NOW })).toBe("read open reopen decide save");
    expect(may(firm, { status: "on_hold" })).toBe("read save");
    expect(may(firm, { isShown: false })).toBe("");
    expect(may(owner, { isShown: false })).toContain("read");
  });

  it("lets no authority open a project before it is verified", () => {
    expect(projectPolicy.may("open", person("x", "UAT", "pending"), unopened("c"), NOW)).toBe(false);
    expect(projectPolicy.may("open", firm, unopened("c"), NOW)).toBe(false);
    expect(projectPolicy.may("open", owner, unopened(null), NOW)).toBe(false);
  });
});

describe("the policy of applications", () => {
  const sent = (facts: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
    organisationId: "firm",
    isSuspended: false,
    outcome: null,
    withdrawnAt: null,
    project: project(),
    ...facts,
  });
  const may = (who: Actor | null, facts: Partial<ApplicationFacts> = {}) =>
    (Object.keys(projectApplicationPolicy.rules) as (keyof typeof projectApplicationPolicy.rules)[])
      .filter((action) => projectApplicationPolicy.may(action, who, sent(facts), NOW))
      .join(" ");

  it("lets each side do its part, and nobody else read it", () => {
    expect(may(owner)).toBe("read accept decline");
    expect(may(firm)).toBe("read withdraw");
    for (const who of [null, neighbour, unverified, admin]) expect(may(who)).toBe("");
  });

  it("knows what was decided, and what was withdrawn", () => {
    expect(may(owner, { outcome: "accepted" })).toBe("read");
    expect(may(firm, { outcome: "accepted" })).toBe("read withdraw");
    expect(may(firm, { outcome: "declined" })).toBe("read");
    expect(may(firm, { withdrawnAt: NOW })).toBe("read resubmit");
    expect(may(owner, { isSuspended: true })).toBe("read decline");
  });

  it("gives the private text to the authority and to the organisation that it has accepted", () => {
    const own = sent({ outcome: "accepted" });
    const reads = (who: Actor | null, application: ApplicationFacts | null) =>
      (["read", "readOwn"] as const).some((action) =>
        projectInsidePolicy.may(action, who, { project: project(), own: application }, NOW),
      );
    expect(reads(owner, null)).toBe(true);
    expect(reads(firm, own)).toBe(true);
    expect(reads(firm, sent())).toBe(false);
    expect(reads(firm, sent({ outcome: "accepted", withdrawnAt: NOW }))).toBe(false);
    expect(reads(person("firm", "FIRMA", "suspended"), own)).toBe(false);
    expect(reads(person("own", "UAT", "suspended"), null)).toBe(true); // its own words
    for (const who of [null, neighbour, admin]) expect(reads(who, own)).toBe(false);
  });
});

it("any number of priorities may be asked for", () => {
  expect(prioritiesIn(projectList.read(new URLSearchParams("ridicat=da&scazut=da&mediu=nu")))).toEqual(["high", "low"]);
  expect(prioritiesIn(projectList.read(new URLSearchParams()))).toEqual([]);
});

describe("the form", () => {
  const form = exchangeForm("2026-11-27" as LocalDate, "2027-11-28" as LocalDate);
  const FIELDS = {
    title: "Piață",
    description: "O piață nouă.",
    category: "eu_funds",
    priority: "high",
    budget: "499.999,99",
    applicationsUntil: "31.12.2026",
  };

  it("reads a budget in bani", () => {
    expect(form.parse(FIELDS)).toMatchObject({
      budget: 49_999_999,
      applicationsUntil: "2026-12-31",
      privateText: null,
    });
    expect(form.parse({ ...FIELDS, budget: "1 500 000 lei" }).budget).toBe(150_000_000);
  });

  it.each([
    ["budget", "15.000 EUR"],
    ["budget", ""],
    ["applicationsUntil", "26.11.2026"],
    ["applicationsUntil", "01.12.2027"],
    ["description", "x".repeat(5_001)],
    ["title", ""],
  ])("refuses %s %j", (field, value) => {
    const { error } = form.safeParse({ ...FIELDS, [field]: value });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

it("counties that touch are nearer than those across the country", () => {
  expect(countyDistance("CJ", "CJ")).toBe(0);
  expect(countyDistance("CJ", "SJ")).toBeLessThan(countyDistance("CJ", "CT"));
  expect(countyDistance("IF", "B")).toBeLessThan(countyDistance("IF", "TM"));
  for (const { code } of counties) expect(countyDistance(code, "AB")).toBeLessThan(700);
});
