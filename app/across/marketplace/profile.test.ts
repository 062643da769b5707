import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { partners } from "~/modules/partners/tables.server";
import { setRating } from "~/modules/partners/verbs.server";
import { reviews } from "~/modules/requests/tables/reviews.server";
import { setClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { member, type Person, stranger, textOf } from "../../../tests/support/people";
import { shownImage } from "../../../tests/support/pictures";
import { ownPlatform } from "../../../tests/support/platform";

import { at, fill, partner, review } from "./marketplace.test-data";

ownPlatform();
let uat: Person;
let firma: Person;
let ghilda = "";
let service = "";

beforeAll(async () => {
  setClock(new Date("2026-11-20T09:00:00Z"));
  uat = await member("UAT", "verified", { name: "Comuna Măgura de Lut" });
  firma = await member("FIRMA");
  ghilda = await partner("Ghilda Strategiilor Locale și a Dezvoltării Durabile SRL");
  service = await fill(ghilda);
  await review(ghilda, { by: uat, repliedBy: firma, text: "Au venit de patru ori în sat." });
  await review(ghilda, { by: uat, repliedBy: firma, text: "Text ascuns", hidden: true });
  await setRating(ghilda, { rating: 4.62, reviewCount: 1, quality: 5, time: 4, communication: 5, price: 4 });
  await partner("Fără Nimic SRL");
});

describe("the profile", () => {
  const profile = (tab = "") => `/partener/${ghilda}${tab && `?tab=${tab}`}`;

  it("presents the firm to anyone", async () => {
    const answer = await stranger.get(profile());
    expect(answer.status).toBe(200);
    const html = await answer.clone().text();
    expect(html).toContain("<title>Ghilda Strategiilor Locale și a Dezvoltării Durabile SRL – PSP</title>");
    expect(html).toContain('rel="noopener nofollow ugc"');
    expect(html).not.toContain("style=");
    const text = await textOf(answer);
    for (const words of [
      "Verificată Jud. Mureș",
      "Servicii 4 Portofoliu 2 Echipa 1",
      "4,6 din 5",
      "1 recenzie",
      "de la autorități",
      "Experiență 11 ani",
      "10–50 de angajați",
      "Fonduri Europene",
      "Strategii Locale",
      "Strategia Orașului Trei Izvoare",
      "145.000 lei",
      "Buget nespecificat",
      "Ofertă specială, până la 31 decembrie 2026",
      "ISO 9001:2015",
      "ghilda.example/despre",
      "„Au venit de patru ori în sat.”",
      "Comuna Măgura de Lut",
      "Vă mulțumim.",
    ]) {
      expect(text, words).toContain(words);
    }
    expect(text).not.toContain("Ofertă trecută");
    expect(text).not.toContain("Text ascuns");
  });

  it("tells search engines what it shows, and a rating only when there is one", async () => {
    const factsOf = async (id: string) => {
      const html = await (await stranger.get(`/partener/${id}`)).text();
      expect(html.match(/rel="canonical" href="([^"]*)"/)?.[1]?.endsWith(`/partener/${id}`)).toBe(true);
      const json = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1] ?? "{}";
      return JSON.parse(json)["@graph"][0];
    };
    expect(await factsOf(ghilda)).toMatchObject({
      "@type": "Organization",
      name: "Ghilda Strategiilor Locale și a Dezvoltării Durabile SRL",
      url: "https://ghilda.example/despre",
      areaServed: [{ name: "Mureș" }],
      aggregateRating: { ratingValue: "4.6", reviewCount: 1, bestRating: 5, worstRating: 1 },
    });
    const [other] = await db().select().from(organisations).where(eq(organisations.name, "Fără Nimic SRL"));
    expect(await factsOf(other!.id)).not.toHaveProperty("aggregateRating");
    expect(await (await stranger.get(profile("echipa"))).text()).not.toContain("ld+json");
  });

  it("shows a logo in the cloth's place", async () => {
    const logo = await shownImage("Sigla Ghildei");
    await db().update(partners).set({ logoImageId: logo }).where(eq(partners.id, ghilda));
    for (const path of [profile(), "/parteneri", "/features/marketplace", "/marketplace"]) {
      expect(await (await stranger.get(path)).text(), path).toContain(`/imagini/${logo}/`);
    }
    await db().update(partners).set({ logoImageId: null }).where(eq(partners.id, ghilda));
  });

  it("has pages of ten reviews, newest first", async () => {
    const busy = await partner("Multe Recenzii SRL");
    for (let number = 1; number <= 12; number += 1) {
      await review(busy, { by: uat, repliedBy: firma, text: `Recenzia ${number}.` });
    }
    await setRating(busy, { rating: 5, reviewCount: 12, quality: 5, time: 4, communication: 5, price: 4 });
    const first = await stranger.get(`/partener/${busy}`);
    expect(await first.clone().text()).toContain(`href="/partener/${busy}?recenzii=2#recenzii"`);
    const newest = await textOf(first);
    expect(newest).toContain("„Recenzia 12.”");
    expect(newest).not.toContain("„Recenzia 2.”");
    const second = await stranger.get(`/partener/${busy}?recenzii=2`);
    expect(await second.clone().text()).toContain('content="noindex"');
    const oldest = await textOf(second);
    expect(oldest).toContain("„Recenzia 2.”");
    expect(oldest).toContain("„Recenzia 1.”");
    const beyond = await stranger.get(`/partener/${busy}?recenzii=99`);
    expect(beyond.headers.get("location")).toBe(`/partener/${busy}?recenzii=2`);
    await db().update(organisations).set({ suspendedAt: at, suspendedReason: "x" }).where(eq(organisations.id, busy));
  });

  it("keeps the paragraphs of a review and of its reply apart", async () => {
    const firm = await partner("Paragrafe SRL");
    await review(firm, { by: uat, repliedBy: firma, text: "Au venit de patru ori.\n\nLucrarea ține." });
    await db().update(reviews).set({ reply: "Vă mulțumim.\nRevenim la primăvară." }).where(eq(reviews.partnerId, firm));
    await setRating(firm, { rating: 5, reviewCount: 1, quality: 5, time: 4, communication: 5, price: 4 });
    const html = await (await stranger.get(`/partener/${firm}`)).text();
    expect(html).toContain("<p>„Au venit de patru ori.</p><p>Lucrarea ține.”</p>");
    expect(html).toContain("<p>Vă mulțumim.</p><p>Revenim la primăvară.</p>");
    await db().update(organisations).set({ suspendedAt: at, suspendedReason: "x" }).where(eq(organisations.id, firm));
  });

  it("derives three offers from each service", async () => {
    const text = await textOf(await stranger.get(profile("servicii")));
    expect(text).toContain("Strategie de dezvoltare – Premium");
    expect(text).toContain("15.000–50.000 EUR");
    expect(text).toContain("Diagnostic – Consultanță");
    expect(text.match(/Solicită ofertă/g)).toHaveLength(12);
  });

  it("has a portfolio and a team", async () => {
    expect(await textOf(await stranger.get(profile("portofoliu")))).toContain("Plan de luncă");
    expect(await textOf(await stranger.get(profile("echipa")))).toContain("Ilinca Vrabie Coordonator");
  });

  it("shows a strange tab as the first", async () => {
    expect(await textOf(await stranger.get(profile("toString")))).toContain("Despre firmă");
  });

  it("sends a stranger through sign-in and back to what they wanted", async () => {
    const contact = encodeURIComponent(`/uat/messages/nou?partener=${ghilda}`);
    expect(await (await stranger.get(profile())).text()).toContain(`href="/login?redirectTo=${contact}"`);
    const offer = encodeURIComponent(`/uat/service-requests/new?partener=${ghilda}&serviciu=${service}&nivel=premium`);
    expect(await (await stranger.get(profile("servicii"))).text()).toContain(`href="/login?redirectTo=${offer}"`);
  });

  it("leads an authority there at once", async () => {
    expect(await (await uat.get(profile())).text()).toContain(`href="/uat/messages/nou?partener=${ghilda}"`);
    expect(await (await uat.get(profile("servicii"))).text()).toContain(
      `href="/uat/service-requests/new?partener=${ghilda}&amp;serviciu=${service}&amp;nivel=standard"`,
    );
  });

  it("gives a firm and an ADMIN one sentence and no button", async () => {
    const text = await textOf(await firma.get(profile("servicii")));
    expect(text).toContain("Contul dumneavoastră este de firmă.");
    expect(text).not.toContain("Solicită ofertă");
    expect(text).not.toContain("Contactează partenerul");
  });

  it("says so when there is nothing", async () => {
    const [other] = await db().select().from(organisations).where(eq(organisations.name, "Fără Nimic SRL"));
    const at = (tab: string) => stranger.get(`/partener/${other?.id}${tab}`).then(textOf);
    expect(await at("")).toContain("Fără recenzii");
    expect(await at("")).not.toContain("0,0");
    expect(await at("?tab=servicii")).toContain("Niciun serviciu, deocamdată");
    expect(await at("?tab=portofoliu")).toContain("Niciun proiect, deocamdată");
    expect(await at("?tab=echipa")).toContain("Nicio persoană în echipă, deocamdată");
  });

  it("is not there for who is not listed, to the letter as for nobody", async () => {
    const waiting = await partner("Așteaptă SRL", "pending");
    const authority = uat.actor.organisation?.id;
    const bodies = await Promise.all(
      [waiting, authority, randomUUID(), "nu-este-un-id"].map(async (id) => {
        const answer = await stranger.get(`/partener/${id}`);
        expect(answer.status).toBe(404);
        return (await answer.text()).replaceAll(`/partener/${id}`, "/partener/…");
      }),
    );
    expect(bodies[0]).toContain("Partenerul nu a fost găsit");
    expect(bodies[0]).toContain('href="/parteneri"');
    expect(new Set(bodies).size).toBe(1);
  });
});
