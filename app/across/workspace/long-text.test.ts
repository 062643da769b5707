import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { dropDraftsOf } from "~/platform/form/draft.server";
import { newFormKey } from "~/platform/form/once.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

/** As much as the server reads, in signs that a page has to escape. */
const LONG = "<b>x&y</b>".repeat(90_000);
/** More than what is shown of it, escaped in the page and again in its data. */
const MOST_BYTES = 2_500_000;

describe("a text that is far too long for its form", () => {
  ownPlatform();
  const people: Record<string, Person> = {};
  beforeAll(async () => {
    people.uat = await member("UAT");
    people.firma = await member("FIRMA");
    people.admin = await person("ADMIN");
  });
  const formWith = (fields: Record<string, string>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  it.each<[string, string, string, Record<string, string>]>([
    ["a question to the assistant", "uat", "/uat/ai-chat", { department: "hr", text: LONG }],
    ["a request", "uat", "/uat/service-requests/new", { description: LONG }],
    ["an article as HTML", "firma", "/firma/content/new", { bodyForm: "rich", body: LONG }],
    ["an article with marks", "firma", "/firma/content/new", { bodyForm: "plain", body: LONG }],
    ["a prepared answer", "admin", "/admin/support/answers/new", { question: "Cum?", answer: LONG }],
  ])("is shown in part and kept whole for its author: %s", async (_, who, path, fields) => {
    const author = people[who] as Person;
    const other = people[who === "uat" ? "firma" : "uat"] as Person;
    const answer = await author.post(path, formWith({ ...fields, formKey: newFormKey() }));
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page.length).toBeLessThan(MOST_BYTES);
    expect(page).toContain("&lt;b&gt;x&amp;y&lt;/b&gt;");
    expect(page).toContain('href="/text-trimis"');

    const whole = await author.get("/text-trimis");
    expect([whole.status, whole.headers.get("content-disposition")]).toEqual([
      200,
      'attachment; filename="text-trimis.txt"',
    ]);
    expect((await whole.text()) === LONG).toBe(true);
    expect((await other.get("/text-trimis")).status).toBe(404);
    await dropDraftsOf(author.actor.userId);
    expect((await author.get("/text-trimis")).status).toBe(404);
  });

  it("is said to be kept only when it was stored", async () => {
    const author = people.firma as Person;
    await db().execute(sql`alter table kept_posts add constraint no_more check (length(body) < 1000) not valid`);
    const answer = await author.post("/firma/content/new", formWith({ bodyForm: "plain", body: LONG }));
    await db().execute(sql`alter table kept_posts drop constraint no_more`);
    const text = await textOf(answer);
    expect(text).toContain("restul nu s-a păstrat");
    expect(text).not.toContain("24 de ore");
  });

  it("is not kept for a visitor, who is told so", async () => {
    const answer = await stranger.post("/support", formWith({ mesaj: LONG }));
    expect(answer.status).toBe(400);
    expect(await textOf(answer)).toContain("restul nu s-a păstrat");
  });

  it("does not change a form whose texts a page can show", async () => {
    const author = people.uat as Person;
    const answer = await author.post("/uat/service-requests/new", { description: "ș".repeat(50_000) });
    const page = await answer.text();
    expect(page).toContain("ș".repeat(50_000));
    expect(page).not.toContain("/text-trimis");
  });
});
