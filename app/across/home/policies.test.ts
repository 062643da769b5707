import { describe, expect, it } from "vitest";
import { TERMS_VERSION_WORDS } from "~/modules/accounts/rules/terms";
import { cookies } from "~/platform/http/cookies";
import { stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { accessibility } from "./pages/public-accessibility.page";
import { gdpr } from "./pages/public-gdpr.page";
import { privacy } from "./pages/public-privacy.page";
import { terms } from "./pages/public-terms.page";
import { policyNote } from "./rules/content";

ownPlatform();

describe("the rules of the house", () => {
  it.each([privacy, terms, gdpr, accessibility])(
    "$path is dated, marked for review and can be found part by part",
    async (policy) => {
      const html = await (await stranger.get(policy.path)).text();
      const text = await textOf(new Response(html));
      expect(text).toContain(policy.title);
      expect(text.toLowerCase()).toContain(policy.version);
      expect(text).toContain(policyNote);
      const contents = html.slice(html.indexOf('aria-label="Cuprins"')).split("</nav>")[0] ?? "";
      const ids = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(ids.length).toBe(html.split("<section id=").length - 1);
      expect(ids.length).toBeGreaterThan(5);
      for (const id of ids) expect(html.split(` id="${id}"`)).toHaveLength(2);
      expect(html).toContain('rel="canonical"');
      expect(html).not.toContain("style=");
    },
  );

  it("has terms of the version that registration accepts", async () => {
    expect(terms.version).toBe(TERMS_VERSION_WORDS);
    expect(await textOf(await stranger.get("/register?tip=uat"))).toContain(`termenii în ${TERMS_VERSION_WORDS}`);
  });

  it("names every cookie of ours", async () => {
    const text = await textOf(await stranger.get("/confidentialitate"));
    for (const { name } of Object.values(cookies)) expect(text).toContain(name);
  });
});
