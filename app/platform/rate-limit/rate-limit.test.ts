import { afterEach, describe, expect, it } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { setClock } from "../clock";
import { countTry, forgetTries, type Limit } from "./rate-limit.server";

const limit: Limit = {
  name: "sign-in",
  most: 5,
  seconds: 900,
  sentence: "Prea multe încercări. Încercați din nou mai târziu.",
};
const tries = (number: number, who: string) =>
  Promise.allSettled(Array.from({ length: number }, () => countTry(limit, who)));
const through = (results: PromiseSettledResult<void>[]) =>
  results.filter(({ status }) => status === "fulfilled").length;

describe("a limit", () => {
  ownDatabase();
  afterEach(() => setClock(null));

  it("lets exactly its number through, also of twenty at once", async () => {
    expect(through(await tries(20, "ana"))).toBe(5);
  });

  it("is each one's own, and says when to come back", async () => {
    await tries(5, "ion");
    await expect(countTry(limit, "ion")).rejects.toMatchObject({
      status: 429,
      init: { headers: { "retry-after": expect.stringMatching(/^\d+$/) } },
    });
    await expect(countTry(limit, "maria")).resolves.toBeUndefined();
  });

  it("opens again when its time has passed", async () => {
    const start = new Date("2026-11-02T08:00:00Z");
    setClock(start);
    await tries(6, "dan");
    setClock(new Date(start.getTime() + 899_000));
    await expect(countTry(limit, "dan")).rejects.toMatchObject({ status: 429 });
    setClock(new Date(start.getTime() + 901_000));
    await expect(countTry(limit, "dan")).resolves.toBeUndefined();
  });

  it("forgets after a success", async () => {
    await tries(5, "vlad");
    await forgetTries(limit, "vlad");
    expect(through(await tries(5, "vlad"))).toBe(5);
  });
});
