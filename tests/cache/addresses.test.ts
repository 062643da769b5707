import { beforeAll, describe, expect, it, vi } from "vitest";
import { cachedAddresses } from "~/cached-addresses";
import { cachedPages } from "~/cached-pages.server";
import { publishedBy } from "~/modules/articles/published.test-data";
import { communities } from "~/modules/communities/tables.server";
import { discussionOf } from "~/modules/forum/forum.test-data";
import { CATEGORY_PAGES } from "~/modules/forum/rules/category-pages";
import { createPartner } from "~/modules/partners/verbs.server";
import { projectOf } from "~/modules/projects/projects.test-data";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { app } from "../support/app";
import { member, organisation, person } from "../support/people";
import { ownPlatform } from "../support/platform";
import { ORIGIN } from "../support/settings";

/** What the framework itself reads of every address. */
const FRAMEWORK = ["index", "_routes"];

describe("every address that is kept", () => {
  ownPlatform();
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    const at = now();
    ids.partener = await organisation("FIRMA");
    await createPartner({
      organisationId: ids.partener,
      website: null,
      portfolio: "Studii.",
      domains: ["eu-funds"],
      tradeRegisterNumber: "J26/415/2015",
      at,
    });
    const about = { name: "Comuna Valea Lungă", county: "SJ", kind: "commune" } as const;
    const organisationId = await organisation("UAT");
    const times = { createdAt: at, updatedAt: at };
    const [community] = await db()
      .insert(communities)
      .values({ organisationId, ...about, ...times })
      .returning();
    ids.comunitati = community?.id ?? "";
    const author = (await person("FIRMA", ids.partener)).actor;
    ids.blog = await publishedBy(author, at);
    ids.forum = await discussionOf(author);
    ids.proiecte = await projectOf((await member("UAT")).actor);
  });

  const pathOf = (path: string) =>
    path
      .replace(/\/([a-z-]+)\/:id/, (_, room: string) => `/${room}/${ids[room]}`)
      .replace(":slug", CATEGORY_PAGES.environment.slug);
  const plain = (path: string, headers: Record<string, string> = {}) =>
    app().fetch(new Request(ORIGIN + path, { headers }));

  it.each(cachedAddresses)("$path says the same to every stranger, at any time, and is kept", async ({ path }) => {
    const asked = pathOf(path);
    const first = await plain(asked);
    expect(first.status).toBe(200);
    const html = await first.text();
    const headers = { "user-agent": "other", "accept-language": "de", cookie: "other=1; psp_theme=none" };
    expect((await (await plain(asked, headers)).text()) === html).toBe(true);
    const pages = cachedPages(app(), () => true);
    expect((await (await pages.fetch(new Request(ORIGIN + asked))).text()) === html).toBe(true);
    expect(pages.size).toBe(1);
  });

  it.each(cachedAddresses)("$path reads no parameter but those that it declares", async ({ path, query }) => {
    const parameters = query?.parameters ?? [];
    const read = new Set<string>();
    const spies: { mockRestore(): void }[] = [];
    for (const name of ["get", "getAll", "has"] as const) {
      const original = URLSearchParams.prototype[name] as (this: URLSearchParams, key: string) => never;
      const spy = vi.spyOn(URLSearchParams.prototype, name);
      spies.push(
        spy.mockImplementation(function (this: URLSearchParams, key: string) {
          read.add(key);
          return original.call(this, key);
        }),
      );
    }
    await plain(`${pathOf(path)}?${new URLSearchParams(parameters.map((name) => [name, "1"]))}`);
    for (const spy of spies) spy.mockRestore();
    const known = new Set([...parameters, ...FRAMEWORK]);
    expect([...read].filter((name) => !known.has(name))).toEqual([]);
  });
});
