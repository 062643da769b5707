import { beforeAll, describe, expect, it } from "vitest";
import { CATEGORY_CODES } from "~/modules/partners/rules/categories";
import { completionOf } from "~/modules/partners/rules/completion";
import { partnerList } from "~/modules/partners/rules/listing";
import { profileFactsOf } from "~/modules/partners/store/completion.server";
import { listPartners } from "~/modules/partners/store/listing.server";
import { listedPartner } from "~/modules/partners/store/profile.server";
import { parsePhone } from "~/platform/romania/phone";
import { ownPlatform } from "../../../tests/support/platform";
import { type DemoPeople, fillAccounts } from "./accounts";
import { demoPartners, fillPartners } from "./partners";

ownPlatform();
let people: DemoPeople;
const everything = partnerList.read(new URLSearchParams());

beforeAll(async () => {
  people = await fillAccounts(demoPartners);
  await fillPartners(people, new Date("2026-11-21T08:00:00Z"));
});

describe("the partners of the demo world", () => {
  it("are twelve that are listed and one that waits", async () => {
    expect((await listPartners(everything)).total).toBe(12);
    expect(demoPartners).toHaveLength(13);
    expect(await listedPartner(people.of("firma-noua@demo.ro").organisation.id)).toBeNull();
  });

  it.each(CATEGORY_CODES)("work in %s", async (category) => {
    expect((await listPartners({ ...everything, category })).total).toBeGreaterThan(0);
  });

  it("are the two firms that the accounts promise", async () => {
    const name = async (email: string) => (await listedPartner(people.of(email).organisation.id))?.name;
    expect(await name("firma@demo.ro")).toBe("Registru Deschis SRL");
    expect(await name("firma2@demo.ro")).toBe("Busola Fonduri SRL");
  });

  it.each(demoPartners.filter(({ verified }) => verified))("$organisation has a whole profile", async (partner) => {
    const facts = await profileFactsOf(people.of(partner.email).organisation.id);
    const { done, total } = facts ? completionOf(facts) : { done: 0, total: -1 };
    expect(total - done).toBe(partner.logo ? 0 : 1); // a firm without a logo has a generated drawing
    expect(partner.members.length).toBeGreaterThan(1);
    expect(partner.projects.length).toBeGreaterThan(2);
    expect(partner.certifications.length).toBeGreaterThan(0);
    for (const [, description] of partner.services) expect(description).toMatch(/\.$/);
  });

  it("make special offers that hold while the world is new", () => {
    const offers = demoPartners.flatMap(({ offer }) => (offer ? [offer] : []));
    expect(offers.length).toBeGreaterThan(5);
    for (const { days } of offers) expect(days).toBeGreaterThan(14);
  });

  it.each(demoPartners)("$organisation has what the pages show", (partner) => {
    expect(partner.services.length).toBeGreaterThan(0);
    expect(partner.website).toMatch(/^https:\/\/[a-z-]+\.example$/);
    expect(parsePhone(partner.phone)).toMatchObject({ ok: true });
  });
});
