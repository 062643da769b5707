import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { organisations } from "~/modules/accounts/tables.server";
import { type LocalDate, localDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { organisation } from "../../../tests/support/people";
import { ownDatabase } from "../../../tests/support/postgres";
import { type PartnerQuery, partnerList } from "./rules/listing";
import { listedPartnersIn, listPartners, specialOffersOf, topPartners } from "./store/listing.server";
import {
  categoriesOf,
  countiesOf,
  listedPartner,
  listedServiceOf,
  offersOf,
  ratingOf,
  servicesOf,
} from "./store/profile.server";
import { partnerCount, partnerForSearch, partnersForSearch } from "./store/search.server";
import { partnerServices, partnerSpecialOffers, partners } from "./tables.server";
import { createPartner, type NewPartner, setRating } from "./verbs.server";

ownDatabase();
const at = new Date("2026-11-20T08:00:00Z");

async function partner(name: string, given: Partial<NewPartner> & { services?: string[] } = {}, verified = true) {
  const id = await organisation("FIRMA", verified ? "verified" : "pending", { name });
  const { services = [], ...rest } = given;
  await createPartner({
    organisationId: id,
    website: null,
    portfolio: "",
    domains: [],
    tradeRegisterNumber: "J2025029466000",
    at,
    ...rest,
  });
  if (services.length > 0) {
    await db()
      .insert(partnerServices)
      .values(services.map((service, rank) => ({ partnerId: id, rank, name: service })));
  }
  return id;
}

const rated = (rating: number, reviewCount = 1) => ({
  rating,
  reviewCount,
  quality: rating,
  time: rating,
  communication: rating,
  price: rating,
});

const everything = partnerList.read(new URLSearchParams());
const found = async (query: Partial<PartnerQuery>) => {
  const { partners: list, total } = await listPartners({ ...everything, ...query });
  expect(total).toBe(list.length);
  return list.map(({ name }) => name);
};

describe("createPartner", () => {
  it("starts with what the firm registered with", async () => {
    const id = await partner("Început SRL", {
      website: "https://inceput.example",
      portfolio: "  Am scris treizeci de proiecte.\r\n\r\nToate finanţate. ",
      domains: ["eu-funds", "tariffs", "other"],
      tradeRegisterNumber: "J26/415/2015",
    });
    expect(await listedPartner(id)).toMatchObject({
      name: "Început SRL",
      description: "Am scris treizeci de proiecte.\n\nToate finanțate.",
      website: "https://inceput.example",
      county: "MS",
      foundedYear: null,
      email: null,
    });
    expect(await categoriesOf(id)).toEqual(["eu_funds", "taxation"]);
    expect(await countiesOf(id)).toEqual(["MS"]);
    await db().delete(partners).where(eq(partners.id, id));
  });

  it("knows no county from a number that tells none, and happens once", async () => {
    const id = await partner("Nou SRL");
    expect(await countiesOf(id)).toEqual([]);
    expect(await listedPartner(id)).toMatchObject({ county: null });
    const again = { organisationId: id, website: null, portfolio: "", domains: [], tradeRegisterNumber: "", at };
    await expect(createPartner(again)).rejects.toThrow();
    await db().delete(partners).where(eq(partners.id, id));
  });
});

describe("the directory", () => {
  let iasi = "";
  let stefan = "";

  beforeAll(async () => {
    iasi = await partner("Iași Verde SRL", {
      portfolio: "Audit energetic pentru școli. Reducere de 100% a risipei.",
      domains: ["environment"],
      tradeRegisterNumber: "J22/10/2018",
      services: ["Strategii de mediu", "Achiziții verzi", "Planuri de acțiune", "Instruire"],
    });
    stefan = await partner("Ștefan Ghidul_SRL", { portfolio: "Strategia locală, scrisă scurt.", domains: ["it"] });
    await partner("Alba Consult SRL", { domains: ["environment", "it"], services: ["Registratură electronică"] });
    await partner("Zorile SRL", { tradeRegisterNumber: "J26/3/2019" });
    await partner("Nevăzut SRL", { domains: ["it"] }, false);
    await db()
      .update(organisations)
      .set({ suspendedAt: at, suspendedReason: "Date neadevărate." })
      .where(eq(organisations.id, await partner("Oprit SRL", { domains: ["it"] })));
    await setRating(stefan, rated(4.75, 8));
    await setRating(iasi, rated(4.8, 3));
  });

  it("is best rated first, then unrated by name in Romanian order, without those who may not be listed", async () => {
    expect(await found({})).toEqual(["Iași Verde SRL", "Ștefan Ghidul_SRL", "Alba Consult SRL", "Zorile SRL"]);
    expect((await topPartners(2)).map(({ name }) => name)).toEqual(["Iași Verde SRL", "Ștefan Ghidul_SRL"]);
  });

  it.each([
    ["iasi", ["Iași Verde SRL"]],
    ["IAŞI", ["Iași Verde SRL"]],
    ["iași v", ["Iași Verde SRL"]],
    ["strategie", ["Iași Verde SRL", "Ștefan Ghidul_SRL"]],
    ["electronica alba", ["Alba Consult SRL"]],
    ["audit pentru scoli", ["Iași Verde SRL"]],
    ["auditul școlilor", ["Iași Verde SRL"]],
    ["udit", []],
    ["risip 100%", ["Iași Verde SRL"]],
    ["%", ["Iași Verde SRL"]],
    ["％", ["Iași Verde SRL"]],
    ["_", ["Ștefan Ghidul_SRL"]],
    ["\\", []],
    ["'", []],
    ["' or 1=1 --", []],
    ["nevazut", []],
    ["oprit", []],
    ["verde electronica", []],
  ])("finds %j", async (text, names) => {
    expect(await found({ text })).toEqual(names);
  });

  it("filters by category and by county served", async () => {
    expect(await found({ category: "environment" })).toEqual(["Iași Verde SRL", "Alba Consult SRL"]);
    expect(await found({ category: "digitalisation" })).toEqual(["Ștefan Ghidul_SRL", "Alba Consult SRL"]);
    expect(await found({ category: "marketing" })).toEqual([]);
    expect(await found({ county: "IS" })).toEqual(["Iași Verde SRL"]);
    expect(await found({ county: "IS", category: "digitalisation" })).toEqual([]);
  });

  it.each<[PartnerQuery["order"], string[]]>([
    ["rating", ["Iași Verde SRL", "Ștefan Ghidul_SRL", "Alba Consult SRL", "Zorile SRL"]],
    ["recenzii", ["Ștefan Ghidul_SRL", "Iași Verde SRL", "Alba Consult SRL", "Zorile SRL"]],
    ["nume", ["Alba Consult SRL", "Iași Verde SRL", "Ștefan Ghidul_SRL", "Zorile SRL"]],
  ])("is ordered by %s", async (order, names) => {
    expect(await found({ order })).toEqual(names);
  });

  it("knows a minimum rating as it is shown, rounded; unrated firms have none", async () => {
    await setRating(stefan, rated(4.46, 8));
    expect(await found({ atLeast: "4.5" })).toEqual(["Iași Verde SRL", "Ștefan Ghidul_SRL"]);
    await setRating(stefan, rated(4.44, 8));
    expect(await found({ atLeast: "4.5" })).toEqual(["Iași Verde SRL"]);
    expect(await found({ atLeast: "3.5" })).toEqual(["Iași Verde SRL", "Ștefan Ghidul_SRL"]);
    await setRating(stefan, rated(4.75, 8));
  });

  it("shows of a partner what its card needs", async () => {
    const { partners: list } = await listPartners({ ...everything, text: "iasi" });
    expect(list).toEqual([
      expect.objectContaining({
        id: iasi,
        rating: 4.8,
        reviewCount: 3,
        services: ["Strategii de mediu", "Achiziții verzi", "Planuri de acțiune"],
        serviceCount: 4,
        projectCount: 0,
      }),
    ]);
  });

  it("has pages", async () => {
    expect(await listPartners({ ...everything, page: 2 })).toEqual({ partners: [], total: 4 });
  });

  it("tells matching what it looks at", async () => {
    const facts = await listedPartnersIn("environment");
    expect(facts.find(({ id }) => id === iasi)).toEqual({
      id: iasi,
      name: "Iași Verde SRL",
      categories: ["environment"],
      counties: ["IS"],
      rating: 4.8,
      reviewCount: 3,
    });
    expect((await listedPartnersIn("digitalisation")).map(({ name }) => name).sort()).toEqual([
      "Alba Consult SRL",
      "Ștefan Ghidul_SRL",
    ]);
  });

  it("tells the search what it may find, some at a time", async () => {
    expect(await partnerForSearch(iasi)).toMatchObject({
      id: iasi,
      name: "Iași Verde SRL",
      county: "IS",
      categories: ["environment"],
      services: ["Strategii de mediu", "Achiziții verzi", "Planuri de acțiune", "Instruire"],
      rating: 4.8,
    });
    expect(await partnerForSearch(await organisation("UAT"))).toBeNull();
    const first = await partnersForSearch(null, 3);
    const rest = await partnersForSearch(first.at(-1)!.id, 3);
    const names = [...first, ...rest].map(({ name }) => name);
    expect(first).toHaveLength(3);
    expect(names.sort()).toEqual(["Alba Consult SRL", "Iași Verde SRL", "Zorile SRL", "Ștefan Ghidul_SRL"]);
    expect(await partnerCount()).toBe(4);
  });

  it("gives a profile only of who is listed", async () => {
    const hidden = await organisation("FIRMA", "pending", { name: "Ascuns SRL" });
    await createPartner({
      organisationId: hidden,
      website: null,
      portfolio: "",
      domains: [],
      tradeRegisterNumber: "",
      at,
    });
    expect(await listedPartner(hidden)).toBeNull();
    const authority = await organisation("UAT");
    expect(await listedPartner(authority)).toBeNull();
  });

  it("keeps an e-mail to itself until it is made public", async () => {
    await db().update(partners).set({ email: "oferte@iasul.example" }).where(eq(partners.id, iasi));
    expect((await listedPartner(iasi))?.email).toBeNull();
    await db().update(partners).set({ emailPublic: true }).where(eq(partners.id, iasi));
    expect((await listedPartner(iasi))?.email).toBe("oferte@iasul.example");
  });

  it("finds the service of an offer only with its own partner", async () => {
    const [service] = await servicesOf(iasi);
    expect(await listedServiceOf(iasi, service!.id)).toEqual({ id: service!.id, name: "Strategii de mediu" });
    expect(await listedServiceOf(stefan, service!.id)).toBeNull();
  });

  it("forgets a special offer the day after it ended", async () => {
    await db()
      .insert(partnerSpecialOffers)
      .values([
        { partnerId: iasi, rank: 0, title: "Trecută", description: "…", validUntil: localDate(2026, 11, 19) },
        { partnerId: iasi, rank: 1, title: "Ultima zi", description: "…", validUntil: localDate(2026, 11, 20) },
        { partnerId: iasi, rank: 2, title: "Alta", description: "…", validUntil: localDate(2026, 12, 31) },
      ]);
    const titles = async (today: LocalDate) => (await offersOf(iasi, today)).map(({ title }) => title);
    expect(await titles(localDate(2026, 11, 20))).toEqual(["Ultima zi", "Alta"]);
    expect(await titles(localDate(2026, 11, 21))).toEqual(["Alta"]);
    expect(await specialOffersOf([iasi, stefan], localDate(2026, 11, 20))).toEqual([
      { partnerId: iasi, title: "Ultima zi", validUntil: "2026-11-20" },
    ]);
    expect(await specialOffersOf([], localDate(2026, 11, 20))).toEqual([]);
  });
});

describe("setRating", () => {
  it("replaces, and leaves no row when no review is left", async () => {
    const id = await partner("Notat SRL");
    await setRating(id, rated(3, 2));
    await setRating(id, rated(5, 3));
    expect(await ratingOf(id)).toMatchObject({ rating: 5, reviewCount: 3, quality: 5, price: 5 });
    await setRating(id, null);
    expect(await ratingOf(id)).toBeNull();
  });

  it("refuses what no review could give", async () => {
    const id = await partner("Greșit SRL");
    await expect(setRating(id, rated(0, 1))).rejects.toThrow();
    await expect(setRating(id, rated(4, 0))).rejects.toThrow();
    expect(await ratingOf(id)).toBeNull();
  });
});
