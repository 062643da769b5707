import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { organisation, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { partnerServices } from "./tables.server";
import { createPartner } from "./verbs.server";

ownPlatform();
const at = new Date("2026-11-20T08:00:00Z");

async function partner(name: string): Promise<string> {
  const id = await organisation("FIRMA", "verified", { name });
  await createPartner({
    organisationId: id,
    website: null,
    portfolio: "Lucrăm cu comune.",
    domains: ["it"],
    tradeRegisterNumber: "J22/415/2015",
    at,
  });
  return id;
}

describe("/parteneri", () => {
  it("says what it is while it is empty", async () => {
    const text = await textOf(await stranger.get("/parteneri"));
    expect(text).toContain("Niciun partener, deocamdată");
    expect(text).toContain("Devino Partener CCDL");
  });

  describe("with partners", () => {
    let first = "";
    beforeAll(async () => {
      first = await partner("Aaa Consult SRL");
      const names = ["Unu", "Doi", "Trei", "Patru", "Cinci"];
      await db()
        .insert(partnerServices)
        .values(names.map((name, rank) => ({ partnerId: first, rank, name })));
      for (let index = 0; index < 25; index += 1) await partner(`Firma ${String(index).padStart(2, "0")} SRL`);
    });

    it("shows rows", async () => {
      const answer = await stranger.get("/parteneri");
      const html = await answer.clone().text();
      expect(answer.status).toBe(200);
      expect(html).toContain(`href="/partener/${first}"`);
      expect(html).toContain(`href="/marketplace?partner=${first}"`);
      expect(html).not.toContain("style=");
      const text = await textOf(answer);
      expect(text).toContain("Parteneri 26 de parteneri");
      expect(text).toContain("Toate cele 5 servicii");
      expect(html.replace(/<[^>]+>/g, "")).toContain("+2 mai multe");
      expect(text).not.toContain("Patru");
      expect(text).toContain("Fără recenzii");
    });

    it("has pages of 24, which keep the filters", async () => {
      const html = await (await stranger.get("/parteneri?judet=IS")).text();
      expect(html).toContain('href="/parteneri?judet=IS&amp;pagina=2"');
      expect(html).toContain('content="noindex"');
      const second = await textOf(await stranger.get("/parteneri?judet=IS&pagina=2"));
      expect(second).toContain("Firma 23 SRL");
      expect(second).toContain("Firma 24 SRL");
      expect(second).not.toContain("Firma 22 SRL");
    });

    it.each(["nume", "recenzii"])("can be ordered by %s, and says so", async (order) => {
      const html = await (await stranger.get(`/parteneri?ordine=${order}`)).text();
      expect(html).toContain(`<option value="${order}" selected="">`);
    });

    it.each(["judet=CJ", "cauta=nimic", "categorie=taxation"])("nothing matches %s", async (query) => {
      const text = await textOf(await stranger.get(`/parteneri?${query}`));
      expect(text).toContain("Niciun partener nu corespunde filtrelor");
      expect(text).toContain("Resetează filtrele");
    });

    it.each([
      "cauta=%00",
      "cauta=%ff",
      "cauta=%25",
      "cauta='%20or%201=1",
      "judet=__proto__",
      `cauta=${"a%20".repeat(400)}`,
    ])("answers %s with a page", async (query) => {
      expect((await stranger.get(`/parteneri?${query}`)).status).toBe(200);
    });
  });
});
