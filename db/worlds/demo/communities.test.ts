import { beforeAll, describe, expect, it, vi } from "vitest";
import { SECTIONS } from "~/modules/communities/rules/sections";
import { ATTRACTION_TYPES, PROJECT_STATUSES } from "~/modules/communities/rules/vocabulary";
import { communityCounts, listCommunities } from "~/modules/communities/store/listing.server";
import { communityOf, publicCommunity } from "~/modules/communities/store/profile.server";
import { codesOf } from "~/platform/codes";
import { typedIn } from "~/platform/form/field-table.server";
import { parsePhone } from "~/platform/romania/phone";
import { ownPlatform } from "../../../tests/support/platform";
import { type DemoPeople, fillAccounts } from "./accounts";
import { demoCommunities, fillCommunities } from "./communities";
import { demoPartners } from "./partners";

/** Drawing is what takes time, and has tests of its own. */
vi.mock(import("./pictures"), async (original) => ({ ...(await original()), storeDemoPictures: async () => [] }));

ownPlatform();
let people: DemoPeople;

beforeAll(async () => {
  people = await fillAccounts(demoPartners);
  await fillCommunities(people, new Date("2026-11-21T08:00:00Z"));
});

describe("the communities of the demo world", () => {
  it("are at least twelve over eight counties, the accounts' own among the newest", async () => {
    const { communities, counties, citizens } = await communityCounts();
    expect([communities, counties >= 8, citizens > 0]).toEqual([demoCommunities.length, true, true]);
    expect(communities).toBeGreaterThanOrEqual(12);
    const { communities: newest } = await listCommunities({ text: "", county: null, page: 1 });
    expect(newest.slice(0, 2).map(({ organisationId }) => organisationId)).toEqual(
      ["uat@demo.ro", "uat2@demo.ro"].map((email) => people.of(email).organisation.id),
    );
  });

  it("have one of which every field is filled in", async () => {
    const full = await communityOf(people.of("uat@demo.ro").organisation.id);
    const empty = codesOf(SECTIONS).flatMap((section) =>
      Object.entries(full ? typedIn(SECTIONS[section], full) : {}).flatMap(([field, value]) =>
        value === "" ? [field] : [],
      ),
    );
    expect([full?.name, ...empty]).toEqual(["Comuna Fântâna Albastră"]);
  });

  it("show every kind of attraction and every state of a project", () => {
    const types = demoCommunities.flatMap(({ attractions = [] }) => attractions.map(({ type }) => type));
    const states = demoCommunities.flatMap(({ projects = [] }) => projects.map(({ status }) => status));
    expect(new Set(types)).toEqual(new Set(Object.keys(ATTRACTION_TYPES)));
    expect(new Set(states)).toEqual(new Set(Object.keys(PROJECT_STATUSES)));
  });

  it("have pictures of their own for every fourth thing or so, each with words", () => {
    const shots = demoCommunities.flatMap(({ cover, gallery = [], attractions = [] }) => [
      ...(cover ? [cover] : []),
      ...gallery,
      ...attractions.flatMap((attraction) => attraction.shots ?? []),
    ]);
    expect(shots.length).toBeGreaterThan(30);
    expect(new Set(shots.map(([, alt]) => alt)).size).toBe(shots.length);
  });

  it("are reached by numbers and addresses that are nobody's", () => {
    for (const { phone, email, website } of demoCommunities) {
      if (phone) expect(parsePhone(phone)).toMatchObject({ ok: true });
      if (phone) expect(phone).toMatch(/^\+40\d{3}000\d{3}$/);
      if (email) expect(email).toMatch(/@[a-z-]+\.example$/);
      if (website) expect(website).toMatch(/^https:\/\/[a-z-]+\.example$/);
    }
  });

  it("have a long name, one with hardly a word and three that nobody owns yet", async () => {
    const { communities } = await listCommunities({ text: "", county: null, page: 1 });
    expect(communities.some(({ name }) => name.length >= 60)).toBe(true);
    expect(communities.filter(({ organisationId }) => organisationId === null)).toHaveLength(3);
    const all = await Promise.all(communities.map(({ id }) => publicCommunity(id)));
    expect(all.filter((one) => one?.description === "" && one.projects.length === 0)).toHaveLength(1);
  });
});
