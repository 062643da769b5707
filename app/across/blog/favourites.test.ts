import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { articleFavourites, articles } from "~/modules/articles/tables/articles.server";
import { db } from "~/platform/database/connection.server";
import { RETURN_TO } from "~/platform/form/hidden-fields";
import { type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { authorOf, day, main, twoAuthors, write } from "./blog.test-data";

ownPlatform();

let uat: Person;
let firma: Person;
beforeAll(async () => {
  ({ uat, firma } = await twoAuthors());
});

describe("a favourite", () => {
  let id = "";
  beforeAll(async () => {
    id = await write(firma, day(1), { title: "De păstrat" });
  });
  const kept = async () => (await db().select().from(articleFavourites)).length;
  const press = (who: Pick<Person, "post">, value: string, article = id) =>
    who.post(`/uat/article/${article}/favourite`, { kept: value });

  it.each([
    ["a stranger", 302, async () => stranger],
    ["a firm", 403, async () => firma],
    ["an ADMIN", 403, () => person("ADMIN")],
  ] as const)("is not for %s", async (_, status, make) => {
    expect((await press(await make(), "yes")).status).toBe(status);
    expect(await kept()).toBe(0);
  });

  const refused: [string, number, string, () => Promise<string>][] = [
    ["what is not published", 404, "yes", () => write(firma, day(1), { deletedAt: day(2) })],
    ["what nobody wrote", 404, "yes", async () => "01890000-0000-7000-8000-00000000ffff"],
    ["a form that is not ours", 400, "maybe", async () => id],
  ];
  it.each(refused)("is not %s", async (_, status, value, make) => {
    expect((await press(uat, value, await make())).status).toBe(status);
    expect(await kept()).toBe(0);
  });

  it("is shown on the article and in the list, once, until it is removed", async () => {
    const page = `/uat/article/${id}`;
    expect((await main(page, uat)).text).toContain("Adaugă la favorite");
    expect((await main("/uat/articles/favourites", uat)).text).toContain("Niciun articol favorit, deocamdată");
    for (const _ of [1, 2]) {
      const answer = await press(uat, "yes");
      expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
    }
    expect(await kept()).toBe(1);
    const flash = (await press(uat, "yes")).headers.get("set-cookie")?.split(";")[0] ?? "";
    expect(await textOf(await uat.get(page, { cookie: `${uat.cookie}; ${flash}` }))).toContain("Adăugat la favorite");
    expect((await main(page, uat)).text).toContain("Scoate din favorite");
    expect((await main("/uat/articles/favourites", uat)).text).toContain("De păstrat");
    const colleague = await person("UAT", authorOf(uat).organisation.id, "colleague");
    expect((await main("/uat/articles/favourites", colleague)).text).not.toContain("De păstrat");
    const dropped = await press(uat, "no");
    expect(dropped.status).toBe(303);
    expect(await kept()).toBe(0);
  });

  it("is listed only while the article is published", async () => {
    await press(uat, "yes");
    const inList = async () => (await main("/uat/articles/favourites", uat)).text.includes("De păstrat");
    await db()
      .update(articles)
      .set({ deletedAt: day(3) })
      .where(eq(articles.id, id));
    expect(await inList()).toBe(false);
    expect((await main(`/uat/article/${id}`, uat)).status).toBe(404);
    await db().update(articles).set({ deletedAt: null }).where(eq(articles.id, id));
    expect(await inList()).toBe(true);
    await press(uat, "no");
  });

  it("is put aside from the blog and from the public page, for an authority alone, and leads back there", async () => {
    const button = `action="/uat/article/${id}/favourite"`;
    for (const page of ["/blog", `/blog/${id}`, "/uat/articles/favourites"]) {
      if (page === "/uat/articles/favourites") await press(uat, "yes");
      const { html } = await main(page, uat);
      expect(html, page).toContain(button);
      expect(html, page).toContain(`name="${RETURN_TO}" value="${page}"`);
      const answer = await uat.post(`/uat/article/${id}/favourite`, { kept: "no", back: page });
      expect(answer.headers.get("location")).toBe(page);
      if (page === "/uat/articles/favourites") continue;
      for (const who of [stranger, firma]) expect((await main(page, who)).html, page).not.toContain(button);
    }
    expect((await main("/blog", uat)).html).toContain(`href="/uat/article/${id}"`);
    expect((await main("/blog", firma)).html).toContain(`href="/blog/${id}"`);
    const elsewhere = await uat.post(`/uat/article/${id}/favourite`, { kept: "no", back: "//evil.ro" });
    expect(elsewhere.headers.get("location")).toBe(`/uat/article/${id}`);
  });

  it("has an address whose GET redirects to the article", async () => {
    const answer = await uat.get(`/uat/article/${id}/favourite`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/uat/article/${id}`]);
  });
});
