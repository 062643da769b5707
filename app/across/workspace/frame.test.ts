import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Verification } from "~/modules/accounts/rules/actor";
import { waitingFrom } from "~/modules/articles/moderation.test-data";
import { communities } from "~/modules/communities/tables.server";
import { createCommunity } from "~/modules/communities/verbs/creation.server";
import { partners } from "~/modules/partners/tables.server";
import { createPartner } from "~/modules/partners/verbs.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { keepDraft } from "~/platform/form/draft.server";
import { keepPost } from "~/platform/form/kept-post.server";
import { member, type Person, person, stranger, textOf } from "../../../tests/support/people";
import { shownImage } from "../../../tests/support/pictures";
import { ownPlatform } from "../../../tests/support/platform";

const rail = async (who: Person): Promise<string> => {
  const html = await (await who.get(`/${who.actor.role.toLowerCase()}/security`)).text();
  return html.slice(html.indexOf('<aside class="rail"'), html.indexOf("</aside>"));
};
const idOf = (who: Person) => who.actor.organisation?.id ?? "";

describe("the organisation in the frame", () => {
  ownPlatform();

  it("has the logo of a firm, or its cloth before one is uploaded", async () => {
    const firma = await member("FIRMA", "pending");
    const id = idOf(firma);
    const registered = { website: null, portfolio: "", domains: [], tradeRegisterNumber: "J26/415/2015", at: now() };
    await createPartner({ organisationId: id, ...registered });
    expect(await rail(firma)).toContain("cloth__weave");
    const logo = await shownImage("Sigla");
    await db().update(partners).set({ logoImageId: logo }).where(eq(partners.id, id));
    const shown = await rail(firma);
    expect(shown).toContain(`/imagini/${logo}/`);
    expect(shown).not.toContain("cloth__weave");
    expect(shown).toContain('alt=""');
  });

  it("has the first picture of an authority's community, unless that is in the bin", async () => {
    const uat = await member("UAT");
    expect(await rail(uat)).toContain("cloth__weave");
    const community = await createCommunity(
      { organisationId: idOf(uat), name: "Comuna Măgura", county: "SJ", kind: "commune", createdAt: now() },
      uat.actor,
    );
    const picture = await shownImage("Hora");
    await db().update(communities).set({ featuredImageId: picture }).where(eq(communities.id, community));
    expect(await rail(uat)).toContain(`/imagini/${picture}/`);
    await db().update(communities).set({ deletedAt: now() }).where(eq(communities.id, community));
    expect(await rail(uat)).not.toContain(`/imagini/${picture}/`);
  });

  it.each<[Verification, string]>([
    ["pending", "În verificare"],
    ["verified", "Verificată"],
    ["rejected", "Respinsă"],
    ["suspended", "Suspendată"],
  ])("one that is %s reads so", async (verification, word) => {
    expect(await textOf(new Response(await rail(await member("UAT", verification))))).toContain(word);
  });

  it("has the theme in the account menu, beside the pages of the account; the signed-out have it in the footer", async () => {
    for (const [who, account] of [
      [await member("UAT"), "/uat/profile"],
      [await person("ADMIN"), "/admin/security"],
    ] as const) {
      const html = await (await who.get(`/${who.actor.role.toLowerCase()}/security`)).text();
      const [, menu = ""] = (await rail(who)).split("<details");
      const [, sheet = ""] = html.slice(html.indexOf('<nav class="bottombar"')).split("<details");
      for (const place of [menu, sheet]) {
        expect(place).toContain('value="dark"');
        expect(place.match(new RegExp(`href="${account}"`, "g"))).toHaveLength(1);
      }
      expect(html.match(/value="dark"/g), "nowhere else").toHaveLength(2);
    }
    const page = await (await stranger.get("/")).text();
    expect(page.slice(page.indexOf("<footer"))).toContain('value="dark"');
  });

  it("stays on the public pages to which the workspace leads, for whoever is signed in", async () => {
    const firma = await member("FIRMA");
    for (const page of ["/blog", "/support", "/marketplace", "/partener/01890000-0000-7000-8000-00000000ffff"]) {
      for (const who of [firma, await member("UAT"), await person("ADMIN")])
        expect(await (await who.get(page)).text(), page).toContain('<aside class="rail"');
      expect(await (await stranger.get(page)).text(), page).not.toContain('class="rail"');
    }
    const draft = new FormData();
    draft.set("subject", "Nu găsesc oferta trimisă");
    await keepDraft(firma.actor.userId, "/support", draft);
    const kept = await keepPost(firma.actor.userId, "/firma/articles/new", draft);
    const pages = [
      "/ciorna/renuntare?_pagina=%2Fsupport",
      "/cauta?q=apa",
      "/support/trimis/01890000-0000-7000-8000-00000000ffff",
    ];
    for (const page of [...pages, "/reluare"]) {
      const html = await (await firma.get(page, { cookie: `${firma.cookie}; ${kept.split(";")[0]}` })).text();
      expect(html, page).toContain('<aside class="rail"');
      expect(html, page).toContain("<h1");
    }
    expect(await (await firma.get("/comunitati")).text()).not.toContain('class="rail"');
    const forum = await (await firma.get("/features/forum")).text();
    for (const href of ["/blog", "/support"]) expect(forum).toContain(`href="${href}"`);
  });

  it("stays around a refusal, whose way on is in the page", async () => {
    const uat = await member("UAT");
    const { articleId } = await waitingFrom(uat.actor);
    const id = "01890000-0000-7000-8000-00000000ffff";
    for (const [answer, status, title] of [
      [await uat.get(`/uat/service-requests/${id}`), 404, "404"],
      [await uat.get("/uat/nicaieri"), 404, "404"],
      [await uat.post(`/uat/articles/${articleId}/submission`), 409, "Între timp s-a schimbat ceva"],
      [await uat.post("/ciorna/renuntare"), 400, "Cererea nu a putut fi citită"],
    ] as const) {
      const html = await answer.text();
      expect([answer.status, html.match(/<h1[^>]*>([^<]*)/)?.[1]]).toEqual([status, title]);
      expect(html, title).toContain('<aside class="rail"');
      expect(html, title).not.toContain('class="pubhead');
    }
    expect(await (await stranger.get("/uat/nicaieri")).text()).not.toContain('class="rail"');
  });

  it("is missing for an ADMIN", async () => {
    expect(await textOf(new Response(await rail(await person("ADMIN"))))).toContain("administrator");
  });
});
