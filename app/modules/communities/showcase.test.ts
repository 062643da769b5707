import { beforeAll, describe, expect, it } from "vitest";
import { stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { fillDirectory, html, make } from "./directory.test-data";

ownPlatform();

describe("/features/community-showcase", () => {
  let full = "";
  beforeAll(async () => {
    ({ full } = await fillDirectory());
  });

  const showcase = async (query = "") => textOf(await stranger.get(`/features/community-showcase${query}`));

  it("praises those who finished most, and leads to their whole profile", async () => {
    const text = await showcase();
    const places = ["Comuna Iaşi de Vale", "Orașul Târgu Mureș de Jos", "Comuna Fântâna Albastră"].map((name) =>
      text.indexOf(name),
    );
    expect(places).toEqual([...places].sort((one, two) => one - two));
    expect(Math.min(...places)).toBeGreaterThan(0);
    for (const words of [
      "Vezi Profil Complet",
      "12 milioane lei, 2021–2027",
      "Grădiniță",
      "Izvorul",
      "7 proiecte finalizate",
    ])
      expect(text, words).toContain(words);
    expect(text).not.toContain("Verde");
    expect(text).not.toContain("Probă");
    const page = await html("/features/community-showcase");
    expect(page).toContain(`href="/comunitati/${full}"`);
    expect(page).toContain('href="/register?tip=uat"');
    expect(page).not.toContain("noindex");
  });

  it("filters and orders by the address", async () => {
    const byPeople = await showcase("?ordine=cetateni");
    expect(byPeople.indexOf("Fântâna")).toBeLessThan(byPeople.indexOf("Iaşi de Vale"));
    expect(await showcase("?fel=town")).not.toContain("Iaşi de Vale");
    expect(await showcase("?judet=IS")).not.toContain("Fântâna");
    expect(await showcase("?judet=VL")).toContain("nu corespunde filtrelor");
    expect(await html("/features/community-showcase?judet=IS")).toContain('content="noindex"');
  });

  it("shows all of them, nine on a page", async () => {
    for (const place of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await make(`Comuna Valea ${place}`, "VS", 10 + place, { projectsCompleted: 40 + place });
    }
    const named = async (query: string) => (await showcase(query)).match(/Vezi Profil Complet/g)?.length;
    expect(await named("")).toBe(9);
    expect(await named("?pagina=2")).toBe(2);
    expect(await html("/features/community-showcase?pagina=2")).toContain('content="noindex"');
    const beyond = await stranger.get("/features/community-showcase?pagina=7");
    expect([beyond.status, beyond.headers.get("location")]).toEqual([302, "/features/community-showcase?pagina=2"]);
  });
});
