import { desc, eq } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import type { Verification } from "~/modules/accounts/rules/actor";
import { publishedBy } from "~/modules/articles/published.test-data";
import { articles } from "~/modules/articles/tables/articles.server";
import { communities, communityProjects } from "~/modules/communities/tables.server";
import { discussionOf, repliesTo } from "~/modules/forum/forum.test-data";
import { discussions, posts } from "~/modules/forum/tables.server";
import { solveDiscussion } from "~/modules/forum/verbs/discussions.server";
import { insertPartner } from "~/modules/partners/store/writes.server";
import { projectOf } from "~/modules/projects/projects.test-data";
import { exchangeProjects } from "~/modules/projects/tables.server";
import { addDays, localDate, localDateOf } from "~/platform/calendar/local-date";
import { now, setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, organisation, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { lastMonths, TOTALS } from "./rules/figures";
import { ANALYTICS } from "./rules/paths";
import { figuresView } from "./rules/view";
import {
  deleteOldSnapshots,
  insertFigures,
  insertSnapshot,
  newestSnapshot,
  totalsAMonthBefore,
} from "./store/snapshots.server";
import { figureSnapshots, figures } from "./tables.server";
import { takeSnapshot } from "./verbs/snapshots.server";

const own = ownPlatform();
const AT = new Date("2026-11-27T10:00:00Z");
const tomorrow = () => setClock(new Date(now().getTime() + 86_400_000));

type ProjectRow = typeof communityProjects.$inferInsert;
const project = (startsOn: string, status: ProjectRow["status"] = "in_progress") => ({ startsOn, status });

/** A community with these projects; its owner's organisation in this state, or none. */
async function community(
  owner: Verification | null,
  projects: readonly ReturnType<typeof project>[],
  changes: Partial<typeof communities.$inferInsert> = {},
): Promise<void> {
  const organisationId = owner && (await organisation("UAT", owner));
  const times = { createdAt: AT, updatedAt: AT };
  const [row] = await db()
    .insert(communities)
    .values({ organisationId, name: "Comuna Măgura", county: "SJ", ...times, ...changes })
    .returning();
  for (const one of projects)
    await db()
      .insert(communityProjects)
      .values({ communityId: row?.id ?? "", title: "Drum", ...times, ...one } as ProjectRow);
}

async function partner(verification: Verification): Promise<void> {
  const id = await organisation("FIRMA", verification);
  const row = { id, description: "", createdAt: AT, updatedAt: AT };
  await insertPartner(row, { categories: ["legal_advice"], counties: ["SJ"] });
}

/** Three communities, nine projects, two open ones, two firms, one article, two public discussions, one of them solved. */
async function smallWorld(): Promise<void> {
  await community("verified", [
    project("2026-11-03"),
    project("2026-11-20", "completed"),
    project("2025-12-01", "planning"),
    project("2025-11-30", "planning"),
    project("2026-12-01", "planning"),
  ]);
  await community(null, [project("2026-03-09", "on_hold")]);
  for (const hidden of ["pending", "suspended", "rejected"] as const) await community(hidden, [project("2026-11-05")]);
  await community("verified", [project("2026-11-05")], { deletedAt: AT });
  await community(null, [project("2026-11-05")], { isTest: true });

  const uat = await member("UAT");
  const firm = await member("FIRMA");
  await projectOf(uat.actor, { category: "eu_funds" });
  await projectOf(uat.actor, { category: "taxation" });
  const closed = await projectOf(uat.actor, { category: "taxation" });
  await db().update(exchangeProjects).set({ closedAt: AT }).where(eq(exchangeProjects.id, closed));

  for (const state of ["verified", "verified", "pending", "suspended"] as const) await partner(state);

  await publishedBy(firm.actor, AT);
  await publishedBy(firm.actor, AT, { deletedAt: AT });
  await publishedBy((await member("FIRMA", "suspended")).actor, AT);

  const solved = await discussionOf(uat.actor);
  await discussionOf(firm.actor);
  await discussionOf(uat.actor, { category: "members" });
  const hidden = await discussionOf(uat.actor);
  await db().update(discussions).set({ hiddenAt: AT }).where(eq(discussions.id, hidden));
  await repliesTo(solved, firm.actor, 1);
  const [reply] = await db()
    .select()
    .from(posts)
    .where(eq(posts.discussionId, solved))
    .orderBy(desc(posts.id))
    .limit(1);
  await solveDiscussion(uat.actor, solved, reply?.id ?? "");
}

/** The numbers of a series by their code, without zeros. */
async function counted(series: string): Promise<Record<string, number>> {
  const rows = (await newestSnapshot())?.figures ?? [];
  return Object.fromEntries(
    rows.filter((row) => row.series === series && row.value > 0).map(({ code, value }) => [code, value]),
  );
}

const days = async () => (await db().select().from(figureSnapshots)).map(({ day }) => day).sort();

/** Holds the table while the snapshot is being taken; `meanwhile` runs once that waits for it. */
async function whileHeld(table: string, meanwhile: (holder: pg.Client) => Promise<unknown>): Promise<unknown> {
  const holder = new pg.Client(own());
  await holder.connect();
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`);
    const taken = takeSnapshot().catch((error: unknown) => error);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1);
    await meanwhile(holder);
    await holder.query("commit");
    return await taken;
  } finally {
    await holder.end();
  }
}

beforeAll(async () => {
  setClock(AT);
  await smallWorld();
});

describe("the figures of a day", () => {
  it("are said to be missing before the first ones", async () => {
    const page = await stranger.get(ANALYTICS);
    expect([page.status, await textOf(page)]).toEqual([200, expect.stringContaining("Nicio cifră, deocamdată")]);
  });

  it("are what a stranger finds, taken once by two processes", async () => {
    await Promise.all([takeSnapshot(), takeSnapshot()]);
    expect(await days()).toEqual(["2026-11-27"]);
    expect(await counted("total")).toEqual({
      communities: 3,
      partners: 2,
      projects: 9,
      open_projects: 2,
      articles: 1,
      discussions: 2,
      solved: 1,
    });
    expect(await counted("state")).toEqual({ planning: 6, in_progress: 1, completed: 1, on_hold: 1 });
    expect(await counted("month")).toEqual({ "2025-12": 1, "2026-03": 1, "2026-11": 5 });
    expect(await counted("category")).toEqual({ eu_funds: 1, taxation: 1 });
  });

  it("stand on the page with their definitions, their date and the lists that they count, and in a table under each chart", async () => {
    const html = await (await stranger.get(ANALYTICS)).text();
    const text = await textOf(new Response(html));
    for (const { label, definition, href } of Object.values(TOTALS)) {
      expect(text).toContain(label);
      expect(text).toContain(definition);
      expect(html).toContain(`href="${href}"`);
      expect((await stranger.get(href)).status).toBe(200);
    }
    expect(text).toContain("Ultima dată: 27 noiembrie 2026");
    for (const chart of ['<ol class="colchart"', '<svg class="stackbar"', '<dl class="bars"', '<svg class="counties"'])
      expect(html).toContain(chart);
    expect(html).not.toMatch(/<(svg|g|rect|text)[^>]* style=/);
    expect(text).toMatch(/noiembrie 2026 5 Total 7/);
    expect(html).toContain('href="/features/project-exchange?categorie=eu_funds"');
  });

  it("do not change when the world does, until the next day", async () => {
    await community(null, []);
    await takeSnapshot();
    expect((await counted("total")).communities).toBe(3);
    tomorrow();
    await takeSnapshot();
    expect((await counted("total")).communities).toBe(4);
    expect(await days()).toEqual(["2026-11-27", "2026-11-28"]);
  });

  it("are of one moment, whatever changes while they are counted", async () => {
    tomorrow();
    const error = await whileHeld("articles", (holder) => holder.query("update articles set deleted_at = now()"));
    expect([error, (await counted("total")).articles]).toEqual([undefined, 1]);
    await db().update(articles).set({ deletedAt: null });
  });

  it("stay those of the day before when the process ends meanwhile, and are taken again", async () => {
    const before = await days();
    tomorrow();
    const error = await whileHeld("articles", (holder) =>
      holder.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      ),
    );
    expect(error).toBeInstanceOf(Error);
    expect(await days()).toEqual(before);
    expect((await counted("total")).communities).toBe(4);
    await takeSnapshot();
    expect(await days()).toEqual([...before, localDateOf(now())]);
  });
});

it("old snapshots are kept for thirteen months, and then the last one of each month", async () => {
  await db().delete(figureSnapshots);
  const today = localDate(2026, 11, 27);
  const ages = Array.from({ length: 460 }, (_, age) => ({ day: addDays(today, -age), takenAt: AT }));
  await db().insert(figureSnapshots).values(ages);
  const [oldest] = await db().select().from(figureSnapshots).orderBy(figureSnapshots.day).limit(1);
  await db()
    .insert(figures)
    .values({ snapshotId: oldest?.id ?? "", series: "total", code: "articles", rank: 0, value: 1 });
  await deleteOldSnapshots(today);
  const left = await days();
  expect(left.slice(0, 3)).toEqual(["2025-08-31", "2025-09-30", "2025-10-27"]);
  expect(left).toHaveLength(399);
  expect(await db().select().from(figures)).toEqual([]);
});

it("a total is compared with that of a month before, where there is one", async () => {
  await db().delete(figureSnapshots);
  const today = localDate(2026, 11, 27);
  const shown = async () => {
    const view = figuresView({ takenAt: AT, figures: [total(12)] }, await totalsAMonthBefore(today));
    return view.totals.map(({ change }) => change);
  };
  const total = (value: number) => ({ series: "total" as const, code: "articles", value });
  const taken = async (age: number, value: number) => {
    const id = await insertSnapshot(addDays(today, -age), AT);
    await insertFigures(id ?? "", [total(value)]);
  };
  await taken(20, 1);
  await taken(40, 2);
  expect(await shown(), "too near and too far").toEqual([null]);
  await taken(36, 15);
  expect(await shown()).toEqual(["−3 față de 22 oct. 2026"]);
  await taken(30, 9);
  expect(await shown(), "the newest of them").toEqual(["+3 față de 28 oct. 2026"]);
  await db().delete(figureSnapshots);
  await taken(30, 12);
  expect(await shown(), "unchanged").toEqual([null]);
});

it("the last twelve months end with the current one", () => {
  const months = lastMonths(localDate(2026, 3, 31));
  expect([months.length, months[0], months.at(-1)]).toEqual([12, "2025-04", "2026-03"]);
});
