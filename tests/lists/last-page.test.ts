import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { publicPages } from "~/across/home/rules/public-pages";
import { cachedAddresses } from "~/cached-addresses";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { projectOf } from "~/modules/projects/projects.test-data";
import { publishedProgram } from "~/modules/training/training.test-data";
import { LISTS } from "../support/lists";
import { type OneOfEach, oneOfEach, stranger } from "../support/people";
import { ownPlatform } from "../support/platform";

ownPlatform();

/** What a list calls the parameter of its page. */
const PAGE = /^pagin[ai]$/;

/** The lists in pages that strangers see at an address without a filter, from the declarations of their pages, and the others. */
const ALL: typeof LISTS = [
  ...publicPages.flatMap(({ path, file, isFound }) => {
    const page = cachedAddresses.find((kept) => kept.path === path)?.query?.parameters.find((name) => PAGE.test(name));
    return page && isFound ? [[file, "stranger", path, page] as const] : [];
  }),
  ...LISTS,
];

let people: OneOfEach;
let discussion = "";
let project = "";
let program = "";

beforeAll(async () => {
  people = await oneOfEach();
  discussion = await discussionOf(people.uat.actor);
  project = await projectOf(people.uat.actor);
  program = await publishedProgram(people.admin.actor);
});

it("every list in pages stands in the table", () => {
  const found = execFileSync("git", ["grep", "-lE", "<Pager$|<Pager |address\\(.*search, \\{ page \\}", "--", "app"]);
  const files = found.toString().trim().split("\n");
  const pagers = files.filter(
    (file) => file.endsWith(".tsx") && !file.includes(".examples.") && !file.includes("/ui/"),
  );
  expect([...new Set(ALL.map(([file]) => `app/${file}`))].sort()).toEqual(expect.arrayContaining(pagers));
});

describe.each(ALL.map((list) => [...list] as const))("%s, for %s, at %s", (_, who, address, name = "pagina") => {
  const path = () =>
    address
      .replace(":partner", people.partner)
      .replace(":discussion", discussion)
      .replace(":project", project)
      .replace(":program", program);
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
