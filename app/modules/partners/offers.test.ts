import { beforeAll, describe, expect, it } from "vitest";
import { db } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import { organisation } from "../../../tests/support/people";
import { ownDatabase } from "../../../tests/support/postgres";
import { type OfferQuery, SERVICES_PER_PAGE } from "./rules/offer-list";
import { listServices, serviceCounts } from "./store/offers.server";
import { partnerCounties, partnerServices } from "./tables.server";
import { createPartner, setRating } from "./verbs.server";

ownDatabase();
const at = new Date("2026-11-20T08:00:00Z");
const everything: OfferQuery = { text: "", category: null, service: null, county: null, partner: null, page: 1 };
let verde = "";

type Firm = { domain?: "it" | "environment"; verified?: boolean; counties?: CountyCode[] };

async function partner(name: string, services: [string, string?][], firm: Firm = {}): Promise<string> {
  const { domain = "it", verified = true, counties = [] } = firm;
  const id = await organisation("FIRMA", verified ? "verified" : "pending", { name });
  const rest = { website: null, portfolio: "", domains: [domain], tradeRegisterNumber: "", at };
  await createPartner({ organisationId: id, ...rest });
  const rows = services.map(([service, description], rank) => ({ partnerId: id, rank, name: service, description }));
  await db().insert(partnerServices).values(rows);
  if (counties.length > 0)
    await db()
      .insert(partnerCounties)
      .values(counties.map((county) => ({ partnerId: id, county })));
  return id;
}

async function rated(id: string, rating: number): Promise<void> {
  await setRating(id, { rating, reviewCount: 2, quality: 5, time: 5, communication: 5, price: 5 });
}

const found = async (query: Partial<OfferQuery>) => {
  const services = await listServices({ ...everything, ...query });
  expect((await serviceCounts({ ...everything, ...query }, 60)).total).toBe(services.length);
  return services.map(({ name, partner: firm }) => `${name}, ${firm}`);
};

const AUDIT = "Audit energetic, Verde SRL";
const GREEN = "Registratură electronică, Verde SRL";
const TAXES = "Pachet Premium de taxe, Altele SRL";
const DIGITAL = "Registratură electronică, Zorile Digitale SRL";

beforeAll(async () => {
  await partner("Zorile Digitale SRL", [["Registratură electronică", "Circuitul documentelor."]], {
    counties: ["CJ", "B"],
  });
  const green = { domain: "environment", counties: ["CJ"] } as const;
  verde = await partner(
    "Verde SRL",
    [["Audit energetic", "Școli și primării, consum de 100%."], ["Registratură electronică"]],
    { ...green, counties: [...green.counties] },
  );
  await rated(verde, 4.6);
  await rated(await partner("Altele SRL", [["Pachet Premium de taxe"]]), 4);
  await partner("Nevăzut SRL", [["Audit de securitate"]], { verified: false, counties: ["CJ"] });
});

describe("the marketplace", () => {
  it("has each service of each listed firm once, by the rating of the firm, unrated ones last", async () => {
    expect(await found({})).toEqual([AUDIT, GREEN, TAXES, DIGITAL]);
    const [first] = await listServices(everything);
    expect(first).toEqual({
      id: expect.any(String),
      name: "Audit energetic",
      about: "Școli și primării, consum de 100%.",
      partnerId: verde,
      partner: "Verde SRL",
      categories: ["environment"],
      rating: 4.6,
      image: null,
    });
  });

  it.each<[Partial<OfferQuery>, string[]]>([
    [{ text: "AUDIT scoli" }, [AUDIT]],
    [{ text: "verde" }, [AUDIT, GREEN]],
    [{ text: "zorile document" }, [DIGITAL]],
    [{ text: "premium energetic" }, [AUDIT]],
    [{ text: "premium taxe" }, [TAXES]],
    [{ text: "consultanță verde" }, [AUDIT, GREEN]],
    [{ text: "100%" }, [AUDIT]],
    [{ text: "%" }, [AUDIT]],
    [{ text: "_" }, []],
    [{ text: "securitate" }, []],
    [{ category: "environment" }, [AUDIT, GREEN]],
    [{ service: "Audit energetic" }, [AUDIT]],
    [{ service: "Audit" }, []],
    [{ category: "marketing" }, []],
    [{ county: "CJ" }, [AUDIT, GREEN, DIGITAL]],
    [{ county: "B" }, [DIGITAL]],
    [{ county: "CJ", text: "registratură", category: "digitalisation" }, [DIGITAL]],
    [{ county: "TL" }, []],
  ])("finds by %j", async (query, services) => {
    expect(await found(query)).toEqual(services);
  });

  it("shows those of one firm", async () => {
    expect(await found({ partner: verde })).toEqual([AUDIT, GREEN]);
    expect(await found({ partner: "01a1fcad-95f1-725a-b646-5d11e74f972c" })).toEqual([]);
  });

  it("names the services by which the same question can be narrowed, whichever of them is chosen", async () => {
    const { total, names } = await serviceCounts({ ...everything, service: "Audit energetic" }, 60);
    expect(total).toBe(1);
    expect(names).toEqual([
      { name: "Registratură electronică", services: 2 },
      { name: "Audit energetic", services: 1 },
      { name: "Pachet Premium de taxe", services: 1 },
    ]);
    expect(await serviceCounts(everything, 1)).toMatchObject({ total: 4, names: [{ services: 2 }] });
  });

  it("has pages of 12, where equally rated firms take turns", async () => {
    const many = (of: string, count: number) =>
      Array.from({ length: count }, (_, index): [string] => [`Serviciul ${of}${index}`]);
    await rated(await partner("Multe SRL", many("m", SERVICES_PER_PAGE)), 5);
    await rated(await partner("Una SRL", many("u", 1)), 4.96);
    const first = await listServices(everything);
    expect(first).toHaveLength(SERVICES_PER_PAGE);
    expect(
      first.slice(0, 3).map(({ name }) => name),
      "4,96 is shown as 5,0",
    ).toEqual(["Serviciul m0", "Serviciul u0", "Serviciul m1"]);
    const second = await listServices({ ...everything, page: 2 });
    expect(second.map(({ name }) => name)).toEqual([
      `Serviciul m${SERVICES_PER_PAGE - 1}`,
      "Audit energetic",
      "Registratură electronică",
      "Pachet Premium de taxe",
      "Registratură electronică",
    ]);
    expect(await listServices({ ...everything, page: 3 })).toEqual([]);
  });
});
