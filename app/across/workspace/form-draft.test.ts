import { beforeAll, describe, expect, it } from "vitest";
import { keptDraft } from "~/platform/form/draft.server";
import { member, type Person, stranger } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

const PAGE = "/uat/community/profile";

describe("/ciorna", () => {
  ownPlatform();
  let ana: Person;
  beforeAll(async () => {
    ana = await member("UAT");
  });
  const typed = (page: string) => ({ _pagina: page, name: "Comuna Nouă" });

  it("stores no draft for visitors", async () => {
    const answer = await stranger.post("/ciorna", typed(PAGE));
    expect(answer.status).toBe(403);
  });

  it.each(["/firma/profile", "/admin/communities/x", "//evil.ro", "https://evil.ro/uat/x", "/", ""])(
    "keeps nothing under %s, which is no page of this person's",
    async (page) => {
      expect((await ana.post("/ciorna", typed(page))).status).toBe(400);
      expect(await keptDraft(ana.actor.userId, page)).toBeNull();
    },
  );

  it("stores the draft under its page and answers the hour; discarding it redirects to the page", async () => {
    const answer = await ana.post("/ciorna", typed(`${PAGE}?ciorna=da#nume`));
    expect(await answer.json()).toEqual({ kept: expect.stringMatching(/^\d\d:\d\d$/) });
    expect((await keptDraft(ana.actor.userId, PAGE))?.values).toEqual({ name: "Comuna Nouă" });
    const gone = await ana.post("/ciorna/renuntare", typed(PAGE));
    expect([gone.status, gone.headers.get("location")]).toEqual([303, PAGE]);
    expect(await keptDraft(ana.actor.userId, PAGE)).toBeNull();
  });
});
