import { beforeAll, describe, expect, it } from "vitest";
import { keptDraft } from "~/platform/form/draft.server";
import { member, type Person, stranger, textOf } from "../../../tests/support/people";
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

  it("stores the draft under its page and answers the hour; deleting it is asked first and redirects to the page", async () => {
    const answer = await ana.post("/ciorna", typed(`${PAGE}?ciorna=da#nume`));
    expect(await answer.json()).toEqual({ kept: expect.stringMatching(/^\d\d:\d\d$/), at: expect.any(String) });
    expect((await keptDraft(ana.actor.userId, PAGE))?.values).toEqual({ name: "Comuna Nouă" });
    const removal = `/ciorna/renuntare?_pagina=${encodeURIComponent(PAGE)}`;
    expect(await textOf(await ana.get(removal))).toContain("nu mai poate fi recuperat");
    const gone = await ana.post("/ciorna/renuntare", typed(PAGE));
    expect([gone.status, gone.headers.get("location")]).toEqual([303, PAGE]);
    expect(await keptDraft(ana.actor.userId, PAGE)).toBeNull();
    expect((await ana.get(removal)).headers.get("location"), "there is nothing left to delete").toBe(PAGE);
    await ana.post("/ciorna", typed(`${PAGE}?alta=da`));
    const second = await ana.post("/ciorna/renuntare", typed(`${PAGE}?alta=da`));
    expect(second.headers.get("location")).toBe(PAGE);
    expect(await keptDraft(ana.actor.userId, `${PAGE}?alta=da`)).toBeNull();
  });

  it("keeps what two pages with the same form type apart: the one that has not seen the other's draft is told", async () => {
    const type = async (name: string, seen: string) =>
      (await ana.post("/ciorna", { ...typed(PAGE), name, _ciorna: seen })).json();
    const first = await type("Scris acasă", "");
    expect(await type("Scris la birou", "")).toEqual({ unkept: "newer" });
    const second = await type("Scris acasă și apoi iar", first.at);
    expect(await type("Scris la birou", first.at)).toEqual({ unkept: "newer" });
    expect((await keptDraft(ana.actor.userId, PAGE))?.values).toEqual({ name: "Scris acasă și apoi iar" });
    expect(await type("", second.at)).toEqual({ kept: "", at: "" });
    expect(await keptDraft(ana.actor.userId, PAGE)).toBeNull();
  });

  it("keeps what is written to support, and what is written about one partner apart from another", async () => {
    await ana.post("/ciorna", { _pagina: "/support", mesaj: "Nu merge." });
    const offered = await (await ana.get("/support")).text();
    expect(offered).toContain("Continuați textul păstrat de la");
    expect(offered).toContain('href="/ciorna/renuntare?_pagina=%2Fsupport"');
    expect(await (await ana.get("/support?ciorna=da")).text()).toContain(">Nu merge.</textarea>");
    const pages = ["/uat/messages/nou?partener=a", "/uat/messages/nou?partener=b"];
    for (const page of pages) await ana.post("/ciorna", { _pagina: `${page}&ciorna=da`, text: page });
    for (const page of pages) expect((await keptDraft(ana.actor.userId, page))?.values).toEqual({ text: page });
  });
});
