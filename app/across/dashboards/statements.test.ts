import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createPartner } from "~/modules/partners/verbs.server";
import { now } from "~/platform/clock";
import { organisation, type Person, person } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

/** Before any connection is there: each of ours takes the method as it is when it begins. */
const asked = vi.spyOn(pg.Client.prototype, "query");
afterAll(() => asked.mockRestore());

ownPlatform();

const people: Partial<Record<"uat" | "firma" | "admin", Person>> = {};

beforeAll(async () => {
  const partner = await organisation("FIRMA");
  await createPartner({
    organisationId: partner,
    website: "https://ghilda.example",
    portfolio: "Scriem strategii.",
    domains: ["local-strategy"],
    tradeRegisterNumber: "J26/415/2015",
    at: now(),
  });
  people.uat = await person("UAT", await organisation("UAT"));
  people.firma = await person("FIRMA", partner);
  people.admin = await person("ADMIN");
});

it.each([
  ["uat", "/uat/dashboard", 8],
  ["firma", "/firma/dashboard", 8],
  ["admin", "/admin/dashboard", 8],
  ["firma", "/firma/opportunities", 6],
] as const)("a page of %s, %s, asks the database at most %i times", async (who, path, most) => {
  asked.mockClear();
  const answer = await people[who]?.get(path);
  expect(answer?.status).toBe(200);
  const statements = asked.mock.calls.map(([first]) => (typeof first === "string" ? first : Object(first).text));
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(most);
  expect(statements.length).toBeGreaterThan(2); // they are counted
});
