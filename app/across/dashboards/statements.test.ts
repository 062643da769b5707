import { beforeAll, expect, it } from "vitest";
import { type OneOfEach, oneOfEach } from "../../../tests/support/people";
import { ownPlatform } from "../../../tests/support/platform";
import { statementsOfWork } from "../../../tests/support/statements";

const statementsOf = statementsOfWork();

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
  const statements = await statementsOf(async () => {
    const answer = await people[who].get(path);
    expect(answer.status).toBe(200);
  });
  expect(statements.length, statements.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(most);
  expect(statements.length).toBeGreaterThan(2); // they are counted
});
