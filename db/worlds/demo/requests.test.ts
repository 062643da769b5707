import { beforeAll, describe, expect, it } from "vitest";
import { ratingOf } from "~/modules/partners/store/profile.server";
import { opportunityList } from "~/modules/requests/rules/opportunity-query";
import type { RequestStatus } from "~/modules/requests/rules/request";
import { requestList } from "~/modules/requests/rules/request-query";
import { responsesFor } from "~/modules/requests/store/correspondence.server";
import { matchesFor, reasonsFor } from "~/modules/requests/store/matching.server";
import { opportunitiesFor } from "~/modules/requests/store/opportunities.server";
import { requestsOf } from "~/modules/requests/store/request-list.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { ownPlatform } from "../../../tests/support/platform";
import { type DemoPeople, fillAccounts } from "./accounts";
import { demoPartners, fillPartners } from "./partners";
import { fillRequests, requestStories } from "./requests";

ownPlatform();
let people: DemoPeople;
let aboutOf: Awaited<ReturnType<typeof fillRequests>>;

beforeAll(async () => {
  people = await fillAccounts(demoPartners);
  await fillPartners(people, now());
  aboutOf = await fillRequests(people);
});

const listOf = (email: string, status: RequestStatus | null) =>
  requestsOf(people.of(email), { ...requestList.read(new URLSearchParams()), status }, now());

describe("the requests of the demo world", () => {
  it.each(["draft", "sent", "in_progress", "completed", "cancelled"] as const)(
    "uat and uat2 have one that is %s",
    async (status) => {
      expect((await listOf("uat@demo.ro", status)).total).toBeGreaterThan(0);
      expect((await listOf("uat2@demo.ro", status)).total).toBeGreaterThan(0);
    },
  );

  it("are at least four active opportunities that fit the demo firm, and one that it has to confirm", async () => {
    const { rows } = await opportunitiesFor(
      people.of("firma@demo.ro").organisation.id,
      opportunityList.read(new URLSearchParams()),
      now(),
    );
    const fitting = rows.filter(({ category, status }) => category === "digitalisation" && status === "active");
    expect(fitting.length).toBeGreaterThanOrEqual(4);
    expect(rows.map(({ ownStatus }) => ownStatus)).toContain("to_confirm");
    expect(rows.map(({ ownStatus }) => ownStatus)).toContain("submitted");
  });

  it("give several firms their rating, and a reason to everyone that fits", async () => {
    expect(await ratingOf(people.of("firma@demo.ro").organisation.id)).toMatchObject({ reviewCount: 3 });
    const rated = await Promise.all(demoPartners.map(({ email }) => ratingOf(people.of(email).organisation.id)));
    expect(rated.filter((rating) => rating !== null).length).toBeGreaterThanOrEqual(8);
    const [portal] = await matchesFor({ category: "digitalisation", county: "SJ", onlyPartnerId: null });
    expect(portal?.reasons.map(({ code }) => code)).toEqual([
      "category",
      "county",
      "rating",
      "speed",
      "collaborations",
    ]);
    const need = { id: "x", category: "digitalisation", county: "SJ", onlyPartnerId: null } as const;
    const why = await reasonsFor(people.of("firma@demo.ro").organisation.id, [need]);
    expect(why.get("x")).toEqual(portal?.reasons);
  });

  it("tell the story of the tax portal as it is drawn", async () => {
    const about = aboutOf("Portal de taxe și impozite locale cu plată online");
    const uat = people.of("uat@demo.ro");
    const request = await requestOf(uat, about?.requestId ?? "");
    expect(request.openedAt).not.toBeNull();
    const offers = await responsesFor(uat, request, now());
    expect(offers.map(({ state }) => state)).toEqual(["readable", "readable", "out"]);
    expect(offers.map(({ choice }) => choice)).toEqual(["accept", "accept", null]);
  });

  it("are numbered in the order of their sending, and nothing happens in the future", async () => {
    expect(requestStories.filter(({ sent }) => sent !== undefined).every(({ title }) => aboutOf(title))).toBe(true);
    const { rows } = await listOf("uat@demo.ro", "sent");
    for (const { sentAt } of rows) expect((sentAt ?? now()).getTime()).toBeLessThan(now().getTime());
  });
});
