import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { ARTICLE_CATEGORY_CODES } from "~/modules/articles/rules/categories";
import { listCommunities } from "~/modules/communities/store/listing.server";
import { communities } from "~/modules/communities/tables.server";
import { partnerList } from "~/modules/partners/rules/listing";
import { listPartners } from "~/modules/partners/store/listing.server";
import { limitsOf } from "~/modules/requests/rules/deadline";
import { requestStatus } from "~/modules/requests/rules/request";
import { responseStatus } from "~/modules/requests/rules/response";
import { ratingFor } from "~/modules/requests/store/reviews.server";
import { matchesText } from "~/modules/requests/store/search.server";
import { registrationCounters, requests } from "~/modules/requests/tables/requests.server";
import { responses } from "~/modules/requests/tables/responses.server";
import { releaseForgotten, remind } from "~/modules/requests/verbs/reminders.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { isWorkingDay } from "~/platform/calendar/working-days";
import { withClock } from "~/platform/clock";
import { db, raw } from "~/platform/database/connection.server";
import { fold } from "~/platform/language/text";
import { counties } from "~/platform/romania/counties";
import { parseCui } from "~/platform/romania/cui";
import { parseTradeRegisterNumber } from "~/platform/romania/trade-register";
import { ownDatabase } from "../../tests/support/postgres";
import { readArguments } from "./load/arguments";
import { isApproved, makeArticles } from "./load/articles";
import { makeLives } from "./load/lives";
import { accounts, type LoadPlan, loadWorld } from "./load/load";
import { makeMembers, seatsFor } from "./load/members";
import { OfficeTime } from "./load/office-time";
import { idAt, Random } from "./load/random";
import { amountsOf } from "./load/world";

const AT = new Date("2026-11-20T10:30:00Z");
const plan: LoadPlan = { scale: 0.005, seed: "test", at: AT, passwordHash: "made elsewhere", database: null };

async function numberOf(query: string): Promise<number> {
  const { rows } = await raw.executeSql(`select count(*) as number from ${query}`);
  return (rows[0] as { number: number }).number;
}

describe("the synthetic world in a database", () => {
  ownDatabase();
  const report: string[] = [];
  beforeAll(async () => {
    await db().insert(registrationCounters).values({ year: 2026, last: 41 });
    await loadWorld(plan, (line) => report.push(line));
  });

  it("has as much of everything as was asked for, and says so", async () => {
    expect(await numberOf("organisations where kind = 'UAT'")).toBe(16);
    expect(await numberOf("partners")).toBe(5);
    expect(await numberOf("requests")).toBe(250);
    expect(await numberOf("messages")).toBe(2_500);
    const reviewed = await numberOf("reviews");
    const completed = await numberOf("requests where status = 'completed'");
    expect(reviewed / completed).toBeGreaterThan(0.45);
    expect(reviewed / completed).toBeLessThan(0.75);
    expect(await numberOf("communities where kind is not null and phone is not null")).toBe(16);
    expect(await numberOf("community_attractions")).toBeGreaterThan(10);
    expect(await numberOf("community_projects")).toBeGreaterThan(10);
    expect(await numberOf("articles")).toBe(100);
    expect(await numberOf("articles where status = 'published'")).toBeGreaterThan(80);
    expect(await numberOf("exchange_projects")).toBeGreaterThan(3);
    expect(await numberOf("programs")).toBe(4);
    expect(await numberOf("enrolments where seated_at is not null")).toBeGreaterThan(3);
    expect(await numberOf("discussions")).toBe(100);
    expect(
      await numberOf("discussions d where replies + 1 <> (select count(*) from posts where discussion_id = d.id)"),
    ).toBe(0);
    expect(await numberOf("discussions where solution_id is not null")).toBeGreaterThan(10);
    expect(await numberOf("notifications")).toBeGreaterThan(0);
    expect(await numberOf("journal where what = 'request.sent'")).toBe(
      await numberOf("requests where sent_at is not null"),
    );
    expect(report.join("\n")).toMatch(/messages +2\.500 /);
  });

  it("has every status, each as the rules derive it", async () => {
    const found = await db().select().from(requests);
    expect(new Set(found.map(({ status }) => status)).size).toBe(5);
    for (const request of found) expect(request.status).toBe(requestStatus(request));
    const answers = await db().select().from(responses);
    expect(new Set(answers.map(({ status }) => status))).toContain("withdrawn");
    for (const response of answers) expect(response.status).toBe(responseStatus(response));
    expect(await numberOf("(select distinct status from conversations) known")).toBe(3);
  });

  it("counts registrations on from where the year stood, without gaps, in the order of sending", async () => {
    const { rows } = await raw.executeSql(`
      select registration_year as year, min(registration_number) as first, max(registration_number) as last,
        count(distinct registration_number)::int as number, (select last from registration_counters where year = registration_year) as counter,
        bool_and(in_order) as in_order
      from (select *, coalesce(lag(sent_at) over (partition by registration_year order by registration_number) <= sent_at, true) as in_order
        from requests where sent_at is not null) r
      group by registration_year order by 1`);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const { year, first, last, number, counter, in_order } of rows) {
      expect(first).toBe(year === 2026 ? 42 : 1);
      expect([last - first + 1, counter, in_order]).toEqual([number, last, true]);
    }
  });

  it("sets deadlines on working days, with the limits that the rules give", async () => {
    for (const { deadlineAt, questionsUntil, answersUntil, sentAt } of await db().select().from(requests)) {
      if (!deadlineAt || !sentAt) continue;
      expect(isWorkingDay(localDateOf(deadlineAt))).toBe(true);
      expect({ deadlineAt, questionsUntil, answersUntil }).toEqual(limitsOf(deadlineAt));
      expect(sentAt < deadlineAt).toBe(true);
    }
  });

  it("tells nothing that has not come", async () => {
    for (const moment of [
      "communities.created_at",
      "requests.updated_at",
      "responses.updated_at",
      "messages.created_at",
      "article_submissions.decided_at",
      "articles.updated_at",
      "journal.at",
    ]) {
      const [table] = moment.split(".");
      expect(await numberOf(`${table} where ${moment} > '${AT.toISOString()}'`)).toBe(0);
    }
  });

  it("keeps the order of a request's life", async () => {
    expect(
      await numberOf(
        "responses r join requests q on q.id = request_id where submitted_at not between sent_at and deadline_at",
      ),
    ).toBe(0);
    expect(
      await numberOf(
        "responses r join requests q on q.id = request_id where accepted_at is distinct from decided_at and accepted_at is not null",
      ),
    ).toBe(0);
    expect(
      await numberOf(
        "requests q where decided_at is not null and 1 <> (select count(*) from responses where request_id = q.id and status = 'accepted')",
      ),
    ).toBe(0);
    expect(
      await numberOf(
        "requests q join responses r on r.request_id = q.id and r.status in ('submitted', 'to_confirm') where q.status in ('in_progress', 'completed', 'cancelled')",
      ),
    ).toBe(0);
    expect(
      await numberOf(
        "responses r where version <> (select count(*) from response_versions v where v.response_id = r.id)",
      ),
    ).toBe(0);
    expect(await numberOf("requests where sealed and decided_at < deadline_at")).toBe(0);
    expect(
      await numberOf(
        "reviews v join responses r on r.request_id = v.request_id and r.status = 'accepted' where r.partner_id <> v.partner_id",
      ),
    ).toBe(0);
    expect(
      await numberOf(
        "responses r where not exists (select from opportunity_views v where v.request_id = r.request_id and v.organisation_id = r.partner_id and v.first_seen_at <= r.submitted_at)",
      ),
    ).toBe(0);
  });

  it("lets only verified organisations act", async () => {
    const unverified = "organisations o where o.verification in ('pending', 'rejected')";
    expect(
      await numberOf(`${unverified} and exists (select from requests where owner_id = o.id and sent_at is not null)`),
    ).toBe(0);
    expect(await numberOf(`${unverified} and exists (select from responses where partner_id = o.id)`)).toBe(0);
  });

  it("has conversations of those whom they concern, in order", async () => {
    expect(
      await numberOf(
        "messages m join conversations c on c.id = conversation_id where m.organisation_id not in (uat_organisation_id, firma_organisation_id)",
      ),
    ).toBe(0);
    expect(
      await numberOf("messages m join users u on u.id = author_id where u.organisation_id <> m.organisation_id"),
    ).toBe(0);
    expect(
      await numberOf(
        "conversations c where last_message_at <> (select max(created_at) from messages where conversation_id = c.id)",
      ),
    ).toBe(0);
    expect(await numberOf("conversations where closed_at < last_message_at")).toBe(0);
    expect(
      await numberOf(
        "conversations c join requests q on q.id = about_request_id where q.owner_id <> uat_organisation_id",
      ),
    ).toBe(0);
  });

  it("publishes what was approved, in categories of its authors, and finds it", async () => {
    const joined = "articles a join article_submissions s on s.article_id = a.id";
    expect(await numberOf(`${joined} where s.outcome = 'approved'`)).toBe(
      await numberOf("articles where published_submission_id is not null"),
    );
    expect(await numberOf(`${joined} where a.published_submission_id = s.id and a.published_at <> s.decided_at`)).toBe(
      0,
    );
    expect(
      await numberOf(`${joined} where s.status = 'pending' and a.submitted_at is distinct from s.submitted_at`),
    ).toBe(0);
    expect(
      await numberOf("articles a join organisations o on o.id = organisation_id where o.verification <> 'verified'"),
    ).toBe(0);
    expect(
      await numberOf("articles a join users u on u.id = author_id where u.organisation_id <> a.organisation_id"),
    ).toBe(0);
    const shown = "articles where status = 'published' and deleted_at is null";
    expect(await numberOf("search_entries where kind = 'article'")).toBe(await numberOf(shown));
  });

  it("rates partners as the reviews do", async () => {
    const rated = await raw.executeSql("select * from partner_ratings");
    expect(rated.rows.length).toBe(
      await numberOf("(select distinct partner_id from reviews where hidden_at is null) reviewed"),
    );
    for (const row of rated.rows) {
      const { rating, review_count, quality, time, communication, price } = row;
      const stored = { rating, reviewCount: review_count, quality, time, communication, price };
      expect(stored).toEqual(await ratingFor(row.partner_id));
    }
  });

  it("is found without diacritics", async () => {
    const { rows } = await raw.executeSql(
      "select name from organisations where kind = 'FIRMA' and verification = 'verified' limit 1",
    );
    const name = (rows[0] as { name: string }).name;
    const { partners } = await listPartners(partnerList.read(new URLSearchParams({ cauta: fold(name) })));
    expect(partners.map((partner) => partner.name)).toContain(name);
    const [known] = await db().select().from(requests).limit(1);
    const found = await db()
      .select()
      .from(requests)
      .where(matchesText(fold(known?.title ?? "")));
    expect(found.map(({ id }) => id)).toContain(known?.id);
    const uat = await db()
      .select()
      .from(organisations)
      .where(sql`lower(f_unaccent(${organisations.name})) like '%comuna%'`);
    expect(uat.length).toBeGreaterThan(5);
  });

  it("shows the community of each verified authority, in its county, and finds no other", async () => {
    const shown = "communities c join organisations o on o.id = organisation_id and o.verification = 'verified'";
    const found = "search_entries where kind = 'community'";
    expect(await numberOf(found)).toBe(await numberOf(shown));
    expect(await numberOf(`${shown} where c.county <> o.county or c.name <> o.name`)).toBe(0);
    expect(await numberOf("search_entries where kind = 'partner'")).toBeGreaterThan(0);
    expect(await numberOf("search_words")).toBeGreaterThan(20);
    const [known] = await db().select().from(communities).limit(1);
    const { communities: listed } = await listCommunities({ text: fold(known?.name ?? ""), county: null, page: 1 });
    expect(listed.map(({ id }) => id)).toContain(known?.id);
  });

  it("leaves nothing for a running server to catch up with", async () => {
    await withClock(AT, async () => {
      expect(await remind()).toBe(0);
      expect(await releaseForgotten()).toBe(0);
    });
  });

  it("is not put there twice, nor into production unless its name is typed", async () => {
    await expect(loadWorld(plan, () => {})).rejects.toThrow("se află deja");
    await raw.executeSql(`update users set email = 'alta@exemplu.ro' where email = '${accounts.uat}'`);
    for (const typed of [null, "psp", ""]) {
      await expect(loadWorld({ ...plan, database: { typed } }, () => {})).rejects.toThrow(/adăugați --database t_/);
    }
  });
});

describe("what the world is made of", () => {
  const making = { random: new Random("one"), time: new OfficeTime(AT), amounts: amountsOf(1) };

  it("spreads authorities as they really are", () => {
    const seats = seatsFor(3_200);
    expect(seats.length).toBe(3_200);
    expect(new Set(seats.map(({ county }) => county)).size).toBe(counties.length);
    const communes = seats.filter(({ county, authorityKind }) => county === "DJ" && authorityKind === "commune");
    expect(communes.length).toBe(105);
  });

  it("gives everyone a name and a number of their own, all well formed", () => {
    const { authorities, firms } = makeMembers(making);
    const everyone = [...authorities, ...firms];
    expect(new Set(everyone.map(({ name }) => name)).size).toBe(everyone.length);
    expect(new Set(everyone.map(({ cui }) => cui)).size).toBe(everyone.length);
    expect(everyone.every(({ cui }) => parseCui(cui).ok)).toBe(true);
    expect(firms.every(({ tradeRegisterNumber }) => parseTradeRegisterNumber(tradeRegisterNumber).ok)).toBe(true);
  });

  it("has articles of every state and category, nine of ten published", () => {
    const articles = makeArticles(making, makeMembers(making));
    expect(articles.length).toBe(20_000);
    expect(new Set(articles.map(({ category }) => category)).size).toBe(ARTICLE_CATEGORY_CODES.length);
    expect(articles.filter(({ sendings: [first] }) => first && isApproved(first)).length / 20_000).toBeCloseTo(0.93, 1);
    expect(articles.some(({ sendings }) => sendings.length > 1)).toBe(true);
    expect(articles.every(({ title }) => !title.includes("{loc}"))).toBe(true);
  });

  it("has three offers for a request, and half of all requests completed", () => {
    const some = { ...making, amounts: amountsOf(0.1) };
    const lives = makeLives(some, makeMembers(some));
    const offers = lives.reduce((sum, { sent }) => sum + (sent?.offers.length ?? 0), 0);
    expect(offers / lives.length).toBeCloseTo(3, 0);
    expect(lives.filter(({ sent }) => sent?.completedAt).length / lives.length).toBeGreaterThan(0.5);
  });

  it("is the same for the same seed, and another for another", () => {
    const lives = (seed: string) => {
      const small = { random: new Random(seed), time: new OfficeTime(AT), amounts: amountsOf(0.002) };
      return JSON.stringify(makeLives(small, makeMembers(small)));
    };
    expect(lives("a")).toBe(lives("a"));
    expect(lives("a")).not.toBe(lives("b"));
  });

  it("makes ids of their moment", () => {
    const id = idAt(new Random("id"), AT.getTime());
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(AT.getTime());
  });

  it("counts only time that has come, whenever it is asked", () => {
    for (const moment of ["2026-11-20T02:00:00Z", "2026-11-22T12:00:00Z", "2026-12-01T09:00:00Z", AT.toISOString()]) {
      const time = new OfficeTime(new Date(moment));
      expect(time.milliseconds(time.now)).toBeLessThanOrEqual(Date.parse(moment));
      expect(time.milliseconds(time.now + 1)).toBeGreaterThan(Date.parse(moment));
    }
  });
});

describe("the arguments", () => {
  it("ask for a world, or for help", () => {
    expect(readArguments([])).toEqual({ kind: "help" });
    expect(readArguments(["--help"])).toEqual({ kind: "help" });
    expect(readArguments(["--scale", "0.01"])).toEqual({ kind: "load", scale: 0.01, seed: "psp", database: null });
    expect(readArguments(["--scale=1", "--seed", "x", "--database", "psp"])).toEqual({
      kind: "load",
      scale: 1,
      seed: "x",
      database: "psp",
    });
  });

  it.each([
    [["--scale"]],
    [["--scale", "0"]],
    [["--scale", "-1"]],
    [["--scale", "1e3"]],
    [["--scale", "11"]],
    [["--yes"]],
    [["1"]],
  ])("are refused with a sentence: %s", (given) => expect(() => readArguments(given)).toThrow(/[a-z].*\.$/));
});
