import { beforeAll, describe, expect, it } from "vitest";
import { setRating } from "~/modules/partners/verbs.server";
import { setClock } from "~/platform/clock";
import { member, type Person, stranger, textOf } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

import { fill, partner, review } from "./marketplace.test-data";

ownPlatform();
let uat: Person;
let firma: Person;
let ghilda = "";
let _service = "";

beforeAll(async () => {
  setClock(new Date("2026-11-20T09:00:00Z"));
  uat = await member("UAT", "verified", { name: "Comuna Măgura de Lut" });
  firma = await member("FIRMA");
  ghilda = await partner("Ghilda Strategiilor Locale și a Dezvoltării Durabile SRL");
  _service = await fill(ghilda);
  await review(ghilda, { by: uat, repliedBy: firma, text: "Au venit de patru ori în sat." });
  await review(ghilda, { by: uat, repliedBy: firma, text: "Text ascuns", hidden: true });
  await setRating(ghilda, { rating: 4.62, reviewCount: 1, quality: 5, time: 4, communication: 5, price: 4 });
  await partner("Fără Nimic SRL");
});

describe("/uat/marketplace", () => {
  it("is for authorities", async () => {
    const away = await stranger.get("/uat/marketplace");
    expect([away.status, away.headers.get("location")]).toEqual([302, "/login?redirectTo=%2Fuat%2Fmarketplace"]);
    const other = await firma.get("/uat/marketplace");
    expect([other.status, other.headers.get("location")]).toEqual([302, "/firma/dashboard"]);
    expect((await firma.get("/uat/marketplace.data")).headers.get("content-type")).not.toContain("Ghilda");
  });

  it("shows rows with everything of the product", async () => {
    const answer = await uat.get("/uat/marketplace");
    expect(answer.status).toBe(200);
    const html = await answer.clone().text();
    const text = await textOf(answer);
    for (const words of [
      "2 parteneri găsiți",
      "4,6 din 5",
      "1 recenzie",
      "2 proiecte",
      "Vezi profilul complet",
      "Ofertă specială, până la 31 decembrie 2026: Diagnostic gratuit",
      "Creează solicitare",
    ]) {
      expect(text, words).toContain(words);
    }
    expect(html.replace(/<[^>]+>/g, "")).toContain("+1 mai multe");
    expect(html).toContain(`href="/uat/messages/nou?partener=${ghilda}"`);
    expect(html).toContain(`href="/uat/service-requests/new?partener=${ghilda}"`);
    expect(text.indexOf("Ghilda")).toBeLessThan(text.indexOf("Fără Nimic"));
  });

  it("filters, and takes a filter off", async () => {
    const html = await (await uat.get("/uat/marketplace?categorie=local_strategies&cauta=ghilda")).text();
    expect(html).toContain('href="/uat/marketplace?cauta=ghilda"');
    expect(html).toContain('href="/uat/marketplace?categorie=local_strategies"');
    const nothing = await textOf(await uat.get("/uat/marketplace?categorie=marketing"));
    expect(nothing).toContain("0 parteneri găsiți");
    expect(nothing).toContain("Resetează filtrele");
    expect(nothing).toContain("Niciun partener nu corespunde filtrelor");
  });

  it("has the filters and the orders of the public list", async () => {
    const names = async (query: string) => {
      const html = await (await uat.get(`/uat/marketplace?${query}`)).text();
      return [...html.matchAll(/<h2[^>]*><a[^>]*href="\/partener\/[^"]*"[^>]*><span[^>]*>([^<]*)</g)].map(
        ([, name]) => name,
      );
    };
    expect(await names("ordine=nume")).toEqual(["Fără Nimic SRL", expect.stringContaining("Ghilda")]);
    expect(await names("nota=4.5")).toEqual([expect.stringContaining("Ghilda")]);
    expect(await names("judet=MS")).toHaveLength(2);
    expect(await names("judet=TL")).toEqual([]);
    const [own, open] = await Promise.all(
      ["/uat/marketplace", "/parteneri"].map(async (path) => {
        const form = /<form[^>]*class="filters"[\s\S]*?<\/form>/.exec(await (await uat.get(path)).text())?.[0] ?? "";
        return [...form.matchAll(/name="(\w+)"/g)].map(([, name]) => name);
      }),
    );
    expect(own).toEqual(["cauta", "categorie", "judet", "nota", "ordine"]);
    expect(open).toEqual(own);
  });

  it("says once why an unverified authority cannot write yet", async () => {
    const waiting = await member("UAT", "pending");
    const text = await textOf(await waiting.get("/uat/marketplace"));
    expect(text.match(/după ce un administrator vă verifică/g)).toHaveLength(1);
    expect(text).not.toContain("Contactează");
    expect(text).toContain("Solicită ofertă");
  });
});
