import { execFileSync } from "node:child_process";
import { eq, like, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, it } from "vitest";
import { organisationList } from "~/across/admin/pages/organisation-list.page";
import { peopleList } from "~/across/admin/rules/people";
import { reviewList } from "~/across/admin/rules/reviews";
import { experienceList } from "~/across/experience/rules/experience-query";
import { publicMarketplace } from "~/across/marketplace/rules/public-marketplace";
import { searchQuery } from "~/across/search/rules/search";
import { rebuildSearchIndex } from "~/across/search/verbs/index.server";
import { listeners } from "~/listeners.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { blogList } from "~/modules/articles/rules/blog";
import { ownList } from "~/modules/articles/rules/own-query";
import { submissionList } from "~/modules/articles/rules/submission-query";
import { adminCommunityList, communityList } from "~/modules/communities/rules/listing";
import { communityShowcase } from "~/modules/communities/rules/showcase";
import { conversationList } from "~/modules/conversations/rules";
import { discussionList } from "~/modules/forum/rules/discussion-query";
import { actList } from "~/modules/library/rules/act-query";
import { adminLibraryList } from "~/modules/library/rules/admin-query";
import { hubList } from "~/modules/library/rules/hub-query";
import { linkList } from "~/modules/library/rules/link-query";
import { linkChecks, quickLinks } from "~/modules/library/tables/links.server";
import { resourceFavourites, resources } from "~/modules/library/tables/resources.server";
import { ticketList } from "~/modules/outreach/rules";
import { ownPartnerList, partnerList } from "~/modules/partners/rules/listing";
import { offerList } from "~/modules/partners/rules/offer-list";
import { partnerFavourites } from "~/modules/partners/tables.server";
import { projectList } from "~/modules/projects/rules/project-query";
import { adminRequestList } from "~/modules/requests/rules/admin-request-query";
import { opportunityList } from "~/modules/requests/rules/opportunity-query";
import { requestList } from "~/modules/requests/rules/request-query";
import { OFFER_STEPS, STEPS } from "~/modules/requests/rules/step-codes";
import { requests } from "~/modules/requests/tables/requests.server";
import { reviews } from "~/modules/requests/tables/reviews.server";
import { adminProgramList, trainingList } from "~/modules/training/rules/program-query";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { fillDemo } from "../../db/worlds/demo/world";
import { type Answer, ask, sessionOf } from "../html/demo";
import { formsOf } from "../support/forms";
import { elementsOf, partOf, readHtml, taggedIn, wordsOf } from "../support/html";
import { ownPlatform } from "../support/platform";

/** Who opens a list of the demo world, where, and how the addresses of its rows begin. */
type Filtered = {
  query: { filters: readonly string[] };
  who: "uat" | "firma" | "admin" | null;
  at: string;
  rows: RegExp;
  /** The values of filters that no control of the page has: links of other pages lead to them. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** Filters of which the demo world has not both rows, each with the test that has. */
  elsewhere?: Readonly<Record<string, string>>;
};

const list = (
  query: Filtered["query"],
  who: Filtered["who"],
  at: string,
  rows: RegExp,
  more: Partial<Filtered> = {},
) => ({
  query,
  who,
  at,
  rows,
  ...more,
});

const ID = "[0-9a-f-]{36}";
const under = (path: string): RegExp => new RegExp(`^${path}/${ID}`);

const NO_FILTERS: Readonly<Record<string, string>> = {
  chatList: "the department of a new question",
  notificationList: "tabs by kind",
  partnerProfile: "tabs of one page",
};

/** Filters whose value is the heading of the page. */
const HEADED: readonly string[] = ["discussionList categorie"];

/** Every list with filters, under the name of its query. */
const FILTERED: Readonly<Record<string, Filtered>> = {
  actList: list(actList, "uat", "/uat/legislation", under("/uat/legislation")),
  adminCommunityList: list(adminCommunityList, "admin", "/admin/communities", under("/admin/communities")),
  adminLibraryList: list(adminLibraryList, "admin", "/admin/library", under("/admin/library")),
  adminProgramList: list(adminProgramList, "admin", "/admin/training-programs", under("/admin/training-programs")),
  adminRequestList: list(adminRequestList, "admin", "/admin/requests", under("/admin/requests")),
  blogList: list(blogList, null, "/blog", /^\/blog\/[a-z0-9-]+/),
  communityList: list(communityList, null, "/comunitati", /^\/comunitati?\/[a-z0-9-]+/),
  communityShowcase: list(communityShowcase, null, "/features/community-showcase", /^\/comunitat[^?#]+/),
  conversationList: list(conversationList, "uat", "/uat/messages", under("/uat/messages")),
  discussionList: list(discussionList, null, "/features/forum", under("/forum")),
  experienceList: list(experienceList, "uat", "/uat/experience", /^\/(comunitat|partener)[^?#]+/),
  hubList: list(hubList, "uat", "/uat/knowledge-hub", under("/uat/resource")),
  linkList: list(linkList, "admin", "/admin/library/links", under("/admin/library/links")),
  offerList: list(offerList, null, "/marketplace", under("/partener")),
  opportunityList: list(opportunityList, "firma", "/firma/opportunities", under("/firma/opportunities"), {
    values: { urmeaza: Object.keys(OFFER_STEPS) },
  }),
  organisationList: list(organisationList, "admin", "/admin/organisations", under("/admin/organisations")),
  ownList: list(ownList, "uat", "/uat/articles", under("/uat/articles")),
  ownPartnerList: list(ownPartnerList, "uat", "/uat/marketplace", under("/partener")),
  partnerList: list(partnerList, null, "/parteneri", under("/partener")),
  publicMarketplace: list(publicMarketplace, null, "/features/marketplace", under("/partener")),
  peopleList: list(peopleList, "admin", "/admin/people", under("/admin/people")),
  projectList: list(projectList, "uat", "/features/project-exchange", under("/proiecte")),
  requestList: list(requestList, "uat", "/uat/service-requests", under("/uat/service-requests"), {
    values: { urmeaza: Object.keys(STEPS) },
  }),
  reviewList: list(reviewList, "admin", "/admin/reviews", under("/admin/reviews")),
  searchQuery: list(searchQuery, null, "/cauta?q=servicii", /^\/(comunitat|partener|blog|forum)[^?#]+/),
  submissionList: list(submissionList, "admin", "/admin/articles", under("/admin/articles")),
  ticketList: list(ticketList, "admin", "/admin/support", under("/admin/support")),
  trainingList: list(trainingList, "uat", "/uat/training-programs", under("/uat/training-programs")),
};

ownPlatform();
const cookies: Record<string, string> = {};

/** The demo world with what it has none of: a hidden review, a suspended person, a broken link. */
async function fillWorld(): Promise<void> {
  await fillDemo();
  const first = (column: PgColumn, from: PgTable) => sql`(select ${column} from ${from} order by ${column} limit 1)`;
  const uat = sql`(select id from ${users} where email = 'uat@demo.ro')`;
  await db()
    .update(reviews)
    .set({ hiddenAt: now(), hiddenReason: "Date personale" })
    .where(eq(reviews.id, first(reviews.id, reviews)));
  await db()
    .update(users)
    .set({ suspendedAt: now(), suspendedReason: "Cont folosit de altcineva" })
    .where(eq(users.email, "firma2@demo.ro"));
  await db()
    .update(requests)
    .set({ createdBy: sql`(select id from ${users} where email = 'editor@demo.ro')` })
    .where(eq(requests.id, sql`(select id from ${requests} where created_by = ${uat} limit 1)`));
  const [link] = await db().select().from(quickLinks).where(like(quickLinks.address, "https:%")).limit(1);
  const failing = { problem: "timeout", failedDays: 30, failingSince: now(), failedOn: localDateOf(now()) } as const;
  await db()
    .insert(linkChecks)
    .values({ address: link?.address ?? "", ...failing })
    .onConflictDoUpdate({ target: linkChecks.address, set: failing });
  const kept = { userId: uat, createdAt: now() };
  await db()
    .insert(resourceFavourites)
    .values({ ...kept, resourceId: first(resources.id, resources) });
  await db()
    .insert(partnerFavourites)
    .values({ ...kept, partnerId: sql`(select id from ${organisations} where name like 'Registru Deschis%')` });
  await rebuildSearchIndex();
}

beforeAll(async () => {
  await fillWorld();
  for (const who of ["uat", "firma", "admin"]) cookies[who] = await sessionOf(`${who}@demo.ro`);
});

/** The rows that are enqueued for an entry are tested by kind in app/listeners.test.ts; this is how often each kind comes. */
it("costs the queue at most a row and a half for each entry of the journal, on average", async () => {
  const entries = await db().select({ what: journal.what }).from(journal);
  const rows = entries.flatMap(({ what }) => listeners.filter((listener) => listener.hears(what)));
  expect(entries.length).toBeGreaterThan(500);
  expect(rows.length / entries.length).toBeLessThanOrEqual(1.5);
});

it("every list with filters stands in the table", () => {
  const files = ["app/*.ts", "app/*.tsx", ":!*.test.ts"];
  const found = execFileSync("git", ["grep", "-hoE", "const \\w+ = listQuery\\(.{0,2}", "--", ...files]).toString();
  const declared = [...found.matchAll(/const (\w+) = listQuery\((.*)/g)].filter(([, , begin]) => begin !== "{}");
  const names = declared.map(([, name = ""]) => name).filter((name) => !(name in NO_FILTERS));
  expect(Object.keys(FILTERED).sort()).toEqual(names.sort());
});

/** The answer at the one address of what is asked for. */
async function followed(path: string, cookie = ""): Promise<Answer> {
  const answer = await ask(path, cookie);
  return answer.status === 301 && answer.location !== null ? ask(answer.location, cookie) : answer;
}

const mainOf = (html: string) => partOf(readHtml(html), "main");

/** The links of a page, and the addresses to which its forms are sent, without words. */
const linksIn = (html: string): { href: string; words: string }[] =>
  taggedIn(mainOf(html), "a", "form").flatMap((one) => {
    const href = one.attribs.href ?? one.attribs.action;
    return href ? [{ href, words: one.name === "a" ? wordsOf(one) : "" }] : [];
  });

/** A control of the page that is no text field asks for the filter. */
const isChosen = (html: string, name: string): boolean =>
  formsOf(mainOf(html)).some(({ method, visible, texts }) => method === "get" && visible.has(name) && !texts.has(name));

/** What is wrong with the controls of a filter on the page that it has narrowed. */
function wrongControls(html: string, name: string, value: string): string[] {
  const controls = formsOf(mainOf(html)).filter(({ method, visible }) => method === "get" && visible.has(name));
  return controls.flatMap(({ fields, choices }) => [
    ...(fields.some(([field, chosen]) => field === name && chosen === value) ? [] : [`${name} does not show ${value}`]),
    ...((choices.get(name) ?? [""]).includes("") ? [] : [`${name} offers no way back to all`]),
  ]);
}

describe.each(Object.entries(FILTERED))("%s", (of, { query, who, at, rows, values = {}, elsewhere = {} }) => {
  const open = async (name?: string, value = "") => {
    const [path, search] = at.split("?");
    const asked = new URLSearchParams(search);
    if (name !== undefined) asked.set(name, value);
    const cookie = who === null ? "" : cookies[who];
    const answer = await followed(`${path}?${asked}`, cookie);
    expect(answer.status, `${at} ${name}=${value}`).toBe(200);
    return answer.body;
  };
  /** Of each row the words of its link. */
  function rowsOf(html: string): Map<string, string> {
    const found = new Map<string, string>();
    for (const { href, words } of linksIn(html)) {
      const row = rows.exec(href)?.[0];
      if (row !== undefined) found.set(row, found.get(row) || words);
    }
    return found;
  }

  /** What the page offers for a filter: the values of its control, those of its links, or a word of the first row. */
  function offered(html: string, name: string): readonly string[] {
    const forms = formsOf(mainOf(html)).filter(({ method }) => method === "get");
    const chosen = forms.flatMap(({ choices }) => choices.get(name) ?? []);
    const linked = linksIn(html).flatMap(({ href }) => new URLSearchParams(href.split("?")[1] ?? "").getAll(name));
    const isTyped = forms.some(({ texts }) => texts.has(name));
    const words = [...rowsOf(html).values()]
      .flatMap((text) => text.split(/[^\p{L}]+/u))
      .filter((word) => word.length > 5);
    const ticked = forms.some(({ names }) => names.has(name)) ? ["da"] : [];
    return [...new Set([...(values[name] ?? []), ...chosen, ...linked, ...(isTyped ? words : ticked)])].filter(Boolean);
  }

  it.each(query.filters.filter((name) => !(name in elsewhere)))(
    "lets rows through and keeps rows out by %s",
    async (name) => {
      const html = await open();
      const all = rowsOf(html);
      expect(all.size, "rows without a filter").toBeGreaterThan(0);
      const tried: string[] = [];
      for (const value of offered(html, name)) {
        const narrowed = await open(name, value);
        const left = rowsOf(narrowed);
        tried.push(`${value}: ${left.size}`);
        if (left.size === 0 || [...all.keys()].every((row) => left.has(row))) continue;
        const isSaid =
          !isChosen(html, name) ||
          elementsOf(mainOf(narrowed), ({ attribs }) => /filters__off/.test(attribs.class ?? "")).length > 0;
        expect(wrongControls(narrowed, name, value)).toEqual([]);
        expect(isSaid || HEADED.includes(`${of} ${name}`), `a link that takes ${name} off`).toBe(true);
        return;
      }
      throw new Error(`of ${all.size} rows, by ${name}: ${tried.join(", ") || "no value is offered"}`);
    },
  );
});
