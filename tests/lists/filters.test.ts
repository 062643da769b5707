import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { organisationList } from "~/across/admin/pages/organisation-list.page";
import { peopleList } from "~/across/admin/rules/people";
import { reviewList } from "~/across/admin/rules/reviews";
import { chatList } from "~/across/assistant/rules/chat-query";
import { experienceList } from "~/across/experience/rules/experience-query";
import { partnerShowcase } from "~/across/marketplace/rules/showcase";
import { searchQuery } from "~/across/search/rules/search";
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
import { ticketList } from "~/modules/outreach/rules";
import { partnerList } from "~/modules/partners/rules/listing";
import { offerList } from "~/modules/partners/rules/offer-list";
import { projectList } from "~/modules/projects/rules/project-query";
import { adminRequestList } from "~/modules/requests/rules/admin-request-query";
import { opportunityList } from "~/modules/requests/rules/opportunity-query";
import { requestList } from "~/modules/requests/rules/request-query";
import { OFFER_STEPS, STEPS } from "~/modules/requests/rules/step-codes";
import { adminProgramList, trainingList } from "~/modules/training/rules/program-query";
import { fillDemo } from "../../db/worlds/demo/world";
import { ask, sessionOf } from "../html/demo";
import { formsOf, wordsOf } from "../support/forms";
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

const list = (query: Filtered["query"], who: Filtered["who"], at: string, rows: RegExp, more: Partial<Filtered> = {}) => ({
  query,
  who,
  at,
  rows,
  ...more,
});

const ID = "[0-9a-f-]{36}";
const under = (path: string): RegExp => new RegExp(`^${path}/${ID}`);

/** Every list with filters, under the name of its query. */
const FILTERED: Readonly<Record<string, Filtered>> = {
  actList: list(actList, "uat", "/uat/legislation", under("/uat/legislation")),
  adminCommunityList: list(adminCommunityList, "admin", "/admin/communities", under("/admin/communities")),
  adminLibraryList: list(adminLibraryList, "admin", "/admin/library", under("/admin/library")),
  adminProgramList: list(adminProgramList, "admin", "/admin/training-programs", under("/admin/training-programs")),
  adminRequestList: list(adminRequestList, "admin", "/admin/requests", under("/admin/requests")),
  blogList: list(blogList, null, "/blog", /^\/blog\/[a-z0-9-]+/),
  chatList: list(chatList, "uat", "/uat/ai-chat", under("/uat/ai-chat")),
  communityList: list(communityList, null, "/comunitati", /^\/comunitati?\/[a-z0-9-]+/),
  communityShowcase: list(communityShowcase, null, "/features/communities", /^\/comunitat/),
  conversationList: list(conversationList, "uat", "/uat/messages", under("/uat/messages")),
  discussionList: list(discussionList, null, "/forum", under("/forum")),
  experienceList: list(experienceList, "uat", "/uat/experience", under("/uat/experience")),
  hubList: list(hubList, "uat", "/uat/knowledge-hub", under("/uat/resource")),
  linkList: list(linkList, "admin", "/admin/library/links", under("/admin/library/links")),
  offerList: list(offerList, null, "/marketplace", under("/partener")),
  opportunityList: list(opportunityList, "firma", "/firma/opportunities", under("/firma/opportunities"), {
    values: { urmeaza: Object.keys(OFFER_STEPS) },
  }),
  organisationList: list(organisationList, "admin", "/admin/organisations", under("/admin/organisations")),
  ownList: list(ownList, "uat", "/uat/articles", under("/uat/articles")),
  partnerList: list(partnerList, "uat", "/uat/marketplace", under("/uat/marketplace")),
  partnerShowcase: list(partnerShowcase, null, "/features/partners", under("/partener")),
  peopleList: list(peopleList, "admin", "/admin/people", under("/admin/people")),
  projectList: list(projectList, "uat", "/features/project-exchange", under("/proiecte")),
  requestList: list(requestList, "uat", "/uat/service-requests", under("/uat/service-requests"), {
    values: { urmeaza: Object.keys(STEPS) },
  }),
  reviewList: list(reviewList, "admin", "/admin/reviews", under("/admin/reviews")),
  searchQuery: list(searchQuery, null, "/cauta?q=drumuri", /./),
  submissionList: list(submissionList, "admin", "/admin/articles", under("/admin/articles")),
  ticketList: list(ticketList, "admin", "/admin/support", under("/admin/support")),
  trainingList: list(trainingList, "uat", "/uat/training-programs", under("/uat/training-programs")),
};

ownPlatform();
const cookies: Record<string, string> = {};

beforeAll(async () => {
  await fillDemo();
  for (const who of ["uat", "firma", "admin"]) cookies[who] = await sessionOf(`${who}@demo.ro`);
}, 180_000);

it("every list with filters stands in the table", () => {
  const found = execFileSync("git", ["grep", "-hoE", "const \\w+ = listQuery\\([^)]", "--", "app/*.ts", "app/*.tsx"]);
  const names = [...found.toString().matchAll(/const (\w+) = listQuery\((?!\{\}\))/g)].map(([, name = ""]) => name);
  expect(Object.keys(FILTERED).sort()).toEqual(names.filter((name) => !name.endsWith("Pages")).sort());
});

const mainOf = (html: string): string => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

const linksIn = (html: string): { href: string; words: string }[] =>
  [...mainOf(html).matchAll(/<a\b[^>]*\bhref="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, href = "", words = ""]) => ({
    href: href.replaceAll("&amp;", "&"),
    words: wordsOf(words),
  }));

describe.each(Object.entries(FILTERED))("%s", (_name, { query, who, at, rows, values = {}, elsewhere = {} }) => {
  const open = async (name?: string, value = "") => {
    const [path, search] = at.split("?");
    const asked = new URLSearchParams(search);
    if (name !== undefined) asked.set(name, value);
    const answer = await ask(`${path}?${asked}`, who === null ? "" : cookies[who]);
    expect(answer.status, `${at} ${name}=${value}`).toBe(200);
    return answer.body;
  };
  const rowsOf = (html: string) =>
    new Map(linksIn(html).flatMap(({ href, words }) => (rows.test(href) ? [[href.split("?")[0] ?? "", words]] : [])));

  /** What the page offers for a filter: the values of its control, those of its links, or a word of the first row. */
  function offered(html: string, name: string): readonly string[] {
    const forms = formsOf(mainOf(html)).filter(({ method }) => method === "get");
    const chosen = forms.flatMap(({ choices }) => choices.get(name) ?? []);
    const linked = linksIn(html).flatMap(({ href }) => new URLSearchParams(href.split("?")[1] ?? "").getAll(name));
    const isTyped = forms.some(({ texts }) => texts.has(name));
    const words = [...rowsOf(html).values()].flatMap((text) => text.split(/[^\p{L}]+/u)).filter((word) => word.length > 5);
    const ticked = forms.some(({ names }) => names.has(name)) ? ["da"] : [];
    return [...new Set([...(values[name] ?? []), ...chosen, ...linked, ...(isTyped ? words : ticked)])].filter(Boolean);
  }

  it.each(query.filters.filter((name) => !(name in elsewhere)))("lets rows through and keeps rows out by %s", async (name) => {
    const html = await open();
    const all = rowsOf(html);
    expect(all.size, "rows without a filter").toBeGreaterThan(0);
    const tried: string[] = [];
    for (const value of offered(html, name)) {
      const left = rowsOf(await open(name, value));
      tried.push(`${value}: ${left.size}`);
      if (left.size > 0 && [...all.keys()].some((row) => !left.has(row))) return;
    }
    throw new Error(`of ${all.size} rows, by ${name}: ${tried.join(", ") || "no value is offered"}`);
  });
});
