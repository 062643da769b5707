import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import { organisation } from "../../../tests/support/people";
import { ownDatabase } from "../../../tests/support/postgres";
import { OFFERS_PER_PAGE, type OfferQuery } from "./rules/offer-list";
import { listOffers, offerCounts } from "./store/offers.server";
import { partnerServices } from "./tables.server";
import { createPartner, setRating } from "./verbs.server";

ownDatabase();
const at = new Date("2026-11-20T08:00:00Z");
const everything: OfferQuery = { text: "", category: null, service: null, tier: null, partner: null, page: 1 };
let verde = "";

async function partner(name: string, domain: "it" | "environment", services: [string, string?][], verified = true) {
  const id = await organisation("FIRMA", verified ? "verified" : "pending", { name });
  const rest = { website: null, portfolio: "", domains: [domain], tradeRegisterNumber: "", at };
  await createPartner({ organisationId: id, ...rest });
  const rows = services.map(([service, description], rank) => ({ partnerId: id, rank, name: service, description }));
  await db().insert(partnerServices).values(rows);
  return id;
}

async function rated(id: string, rating: number): Promise<void> {
  await setRating(id, { rating, reviewCount: 2, quality: 5, time: 5, communication: 5, price: 5 });
}

const found = async (query: Partial<OfferQuery>) => {
  const offers = await listOffers({ ...everything, ...query });
  expect((await offerCounts({ ...everything, ...query }, 60)).total).toBe(offers.length);
  return offers.map(({ service, tier }) => `${service} ${tier}`);
};
const three = (service: string) => ["premium", "standard", "consultancy"].map((tier) => `${service} ${tier}`);

beforeAll(async () => {
  await partner("Zorile Digitale SRL", "it", [["Registratură electronică", "Circuitul documentelor."]]);
  verde = await partner("Verde SRL", "environment", [
    ["Audit energetic", "Școli și primării, consum de 100%."],
    ["Registratură electronică"],
  ]);
  await rated(verde, 4.6);
  const premium = await partner("Altele SRL", "it", [["Pachet Premium de taxe"]]);
  await rated(premium, 4);
  await partner("Nevăzut SRL", "it", [["Audit de securitate"]], false);
});

describe("the marketplace", () => {
  it("has three offers of each service of each listed firm: what each names first, by the best rated", async () => {
    expect(await found({})).toEqual([
      ...three("Audit energetic"),
      ...three("Pachet Premium de taxe"),
      ...three("Registratură electronică"),
      ...three("Registratură electronică"),
    ]);
    const [first] = await listOffers(everything);
    expect(first).toEqual({
      serviceId: expect.any(String),
      service: "Audit energetic",
      about: "Școli și primării, consum de 100%.",
      tier: "premium",
      partnerId: verde,
      partner: "Verde SRL",
      rating: 4.6,
      reviewCount: 2,
      image: null,
    });
  });

  it.each<[Partial<OfferQuery>, string[]]>([
    [{ text: "AUDIT scoli" }, three("Audit energetic")],
    [{ text: "verde" }, [...three("Audit energetic"), ...three("Registratură electronică")]],
    [{ text: "zorile document" }, three("Registratură electronică")],
    [{ text: "premium energetic" }, ["Audit energetic premium"]],
    [{ text: "premium taxe" }, three("Pachet Premium de taxe")],
    [{ text: "consultanță verde" }, ["Audit energetic consultancy", "Registratură electronică consultancy"]],
    [{ text: "100%" }, three("Audit energetic")],
    [{ text: "%" }, three("Audit energetic")],
    [{ text: "_" }, []],
    [{ text: "securitate" }, []],
    [{ tier: "standard", text: "audit" }, ["Audit energetic standard"]],
    [{ category: "environment" }, [...three("Audit energetic"), ...three("Registratură electronică")]],
    [{ service: "Audit energetic" }, three("Audit energetic")],
    [{ service: "Audit" }, []],
    [{ category: "marketing" }, []],
  ])("finds by %j", async (query, offers) => {
    expect(await found(query)).toEqual(offers);
  });

  it("shows those of one firm", async () => {
    expect(await found({ partner: verde })).toEqual([
      ...three("Audit energetic"),
      ...three("Registratură electronică"),
    ]);
    expect(await found({ partner: "01a1fcad-95f1-725a-b646-5d11e74f972c" })).toEqual([]);
  });

  it("names the services by which the same question can be narrowed, whichever of them is chosen", async () => {
    const { total, services } = await offerCounts({ ...everything, service: "Audit energetic" }, 60);
    expect(total).toBe(3);
    expect(services).toEqual([
      { name: "Registratură electronică", offers: 6 },
      { name: "Audit energetic", offers: 3 },
      { name: "Pachet Premium de taxe", offers: 3 },
    ]);
    expect(await offerCounts(everything, 1)).toMatchObject({ total: 12, services: [{ offers: 6 }] });
  });

  it("has pages of 24, the last with what is left", async () => {
    const many = Array.from({ length: 9 }, (_, index): [string] => [`Serviciul ${index}`]);
    const id = await partner("Multe SRL", "it", many);
    expect(await listOffers({ ...everything, partner: id })).toHaveLength(OFFERS_PER_PAGE);
    const rest = await listOffers({ ...everything, partner: id, page: 2 });
    expect(rest.map(({ service, tier }) => `${service} ${tier}`)).toEqual(three("Serviciul 8"));
    expect(await listOffers({ ...everything, partner: id, page: 3 })).toEqual([]);
  });
});
