import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type OneOfEach, oneOfEach } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";

/** Before any connection is there: each of ours takes the method as it is when it begins. */
const asked = vi.spyOn(pg.Client.prototype, "query");
afterAll(() => asked.mockRestore());

ownPlatform();

let people: OneOfEach;

beforeAll(async () => {
  people = await oneOfEach();
});

it.each([
  ["uat", "/uat/dashboard", 8],
  ["firma", "/firma/dashboard", 8],
  ["admin", "/admin/dashboard", 8],
  ["firma", "/firma/opportunities", 6],
] as const)("a page of %s, %s, asks the database at most %i times", async (who, path, most) => {
  asked.mockClear();
  const answer = await people[who].get(path);
  expect(answer.status).toBe(200);
  const statements = asked.mock.calls
    .map(([first]): string => (typeof first === "string" ? first : Object(first).text))
    .filter((statement) => !/\bpgboss\b/.test(statement)); // the queue looks after itself every minute
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(most);
  expect(statements.length).toBeGreaterThan(2); // they are counted
});
