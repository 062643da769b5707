import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { publicPages } from "~/across/home/public-pages";
import { cachedAddresses } from "~/cached-addresses";
import { type OneOfEach, oneOfEach, stranger } from "../support/people";
import { ownPlatform } from "../support/platform";

ownPlatform();

type Visitor = "stranger" | "uat" | "firma" | "admin";
/** What a list calls the parameter of its page. */
const PAGE = /^pagin[ai]$/;

/** Every list in pages, and public ones once more where they are filtered: the file that shows it, who opens it, its address, and the name of its page where it is another. */
const LISTS: readonly (readonly [file: string, visitor: Visitor, address: string, page?: string])[] = [
  ...publicPages.flatMap(({ path, file, isFound }) => {
    const page = cachedAddresses.find((kept) => kept.path === path)?.query?.parameters.find((name) => PAGE.test(name));
    return page && isFound ? [[file, "stranger", path, page] as const] : [];
  }),
  ["across/admin/pages/organisation-list.page.tsx", "admin", "/admin/organisations"],
  ["across/admin/pages/person-list.page.tsx", "admin", "/admin/people"],
  ["across/admin/pages/review-list.page.tsx", "admin", "/admin/reviews"],
  ["across/blog/pages/public-blog.page.tsx", "stranger", "/blog?categorie=tehnologie"],
  ["modules/partners/parts/partner-filters.tsx", "uat", "/uat/marketplace"],
  ["across/marketplace/pages/public-offers.page.tsx", "stranger", "/marketplace?cauta=nimic&judet=CJ"],
  ["across/marketplace/parts/reviews.tsx", "stranger", "/partener/:partner", "recenzii"],
  ["across/notifications/pages/notification-list.page.tsx", "firma", "/firma/notificari"],
  ["across/search/pages/public-search.page.tsx", "stranger", "/cauta?q=nimicdegasit"],
  ["modules/articles/pages/article-list.page.tsx", "uat", "/uat/articles"],
  ["modules/articles/pages/submission-list.page.tsx", "admin", "/admin/articles"],
  ["modules/communities/pages/admin-community-list.page.tsx", "admin", "/admin/communities"],
  ["modules/communities/pages/public-community-list.page.tsx", "stranger", "/comunitati?cauta=nimic&judet=SJ"],
  ["modules/conversations/parts/conversation-list.tsx", "uat", "/uat/messages?q=nimic"],
  ["modules/requests/pages/opportunity-list.page.tsx", "firma", "/firma/opportunities"],
  ["modules/requests/pages/request-list.page.tsx", "uat", "/uat/service-requests"],
];

let people: OneOfEach;

beforeAll(async () => {
  people = await oneOfEach();
});

it("every list in pages stands in the table", () => {
  const found = execFileSync("git", ["grep", "-lE", "<Pager$|<Pager |address\\(.*search, \\{ page \\}", "--", "app"]);
  const files = found.toString().trim().split("\n");
  const pagers = files.filter(
    (file) => file.endsWith(".tsx") && !file.includes(".examples.") && !file.includes("/ui/"),
  );
  expect([...new Set(LISTS.map(([file]) => `app/${file}`))].sort()).toEqual(expect.arrayContaining(pagers));
});

describe.each(LISTS.map((list) => [...list] as const))("%s, for %s, at %s", (_, who, address, name = "pagina") => {
  const path = () => address.replace(":partner", people.partner);
  const ask = (page: string) =>
    (who === "stranger" ? stranger : people[who]).get(`${path()}${address.includes("?") ? "&" : "?"}${name}=${page}`);

  it.each(["2", "9999", "1e99"])("leads from page %s to the last one", async (page) => {
    const answer = await ask(page);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(path());
  });

  it.each(["0", "-3", "abc", "1.5"])("takes page %s for the first one", async (page) => {
    expect((await ask(page)).status).toBe(200);
  });
});
