import { beforeAll, describe, expect, it } from "vitest";
import { publishedBy } from "~/modules/articles/published.test-data";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { setClock } from "~/platform/clock";
import { member, type Person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

ownPlatform();
const AT = new Date("2026-11-18T09:00:00Z");
const LONG =
  "Am pornit lucrările la rețeaua de apă din cele trei sate, iar oamenii au ieșit la poartă să vadă cum se sapă.";

describe("a community beside the articles of its authority", () => {
  let uat: Person;
  let id = "";

  beforeAll(async () => {
    setClock(new Date("2026-11-21T09:00:00Z"));
    uat = await member("UAT");
    const organisationId = uat.actor.organisation?.id ?? "";
    id = await createCommunity({ organisationId, name: "Comuna Măgura", county: "SJ", createdAt: AT }, uat.actor);
  });

  it("says on its desk what could be written, and shows none to strangers", async () => {
    const text = await textOf(await uat.get("/uat/community"));
    for (const words of ["Niciun articol încă", "Articol nou"]) expect(text, words).toContain(words);
    expect(await textOf(await stranger.get(`/comunitati/${id}`))).not.toContain("Articole");
  });

  it("has the newest five at its side: status, 100 characters, the day, what can be done", async () => {
    const articleId = await publishedBy(uat.actor, AT, { title: "Apă în trei sate", text: LONG });
    for (let number = 0; number < 5; number += 1)
      await publishedBy(uat.actor, new Date(AT.getTime() + 1000 * (number + 1)), { title: `Vestea ${number}` });
    const html = await (await uat.get("/uat/community")).text();
    expect(html.match(/Vestea \d/g)?.length).toBeGreaterThanOrEqual(5);
    expect(html).not.toContain("Apă în trei sate");
    expect(html).toContain(">Toate articolele</a>");
    const text = await textOf(await uat.get("/uat/community"));
    for (const words of [
      "Publicat",
      "creat la 18 noiembrie 2026",
      "Sigur dorești să ștergi acest articol?",
      "Editează",
    ])
      expect(text, words).toContain(words);
    expect(html).toContain('href="/uat/articles/new"');
    expect(articleId).not.toBe("");
  });

  it("comes back to the desk from an article deleted there, and nowhere outside the workspace", async () => {
    for (const [from, to] of [
      ["/uat/community", "/uat/community"],
      ["https://rau.example/", "/uat/articles"],
      ["/admin/bin", "/uat/articles"],
    ] as const) {
      const gone = await publishedBy(uat.actor, AT, { title: "De șters" });
      const page = await (await uat.get(`/uat/articles/${gone}/deletion?inapoi=${encodeURIComponent(from)}`)).text();
      expect(page).toContain(`name="inapoi" value="${from}"`);
      const answer = await uat.post(`/uat/articles/${gone}/deletion`, { inapoi: from });
      expect(answer.headers.get("location")).toBe(to);
    }
    expect(await (await uat.get("/uat/community")).text()).toContain('name="inapoi" value="/uat/community"');
  });

  it("cuts what it quotes at 100 characters, between words", async () => {
    await publishedBy(uat.actor, new Date(AT.getTime() + 60_000), { title: "Apă, din nou", text: LONG });
    const text = await textOf(await uat.get("/uat/community"));
    const quoted = text.match(/Am pornit lucrările[^…]*…/)?.[0] ?? "";
    expect([...quoted].length).toBeLessThanOrEqual(100);
    expect([...quoted].length).toBeGreaterThan(80);
  });

  it("shows the newest three that are published on the public page and in the preview", async () => {
    for (const page of [await stranger.get(`/comunitati/${id}`), await uat.get("/uat/community/preview")]) {
      const text = await textOf(page);
      expect(text).toContain("Articole");
      for (const title of ["Apă, din nou", "Vestea 4", "Vestea 3"]) expect(text, title).toContain(title);
      expect(text).not.toContain("Vestea 2");
    }
    expect(await textOf(await uat.get("/uat/community/preview"))).toContain("Așa se vede pagina publică.");
  });
});
