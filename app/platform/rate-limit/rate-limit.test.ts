import { afterEach, describe, expect, it } from "vitest";
import { ownDatabase } from "../../../tests/support/postgres";
import { setClock } from "../clock";
import { db } from "../database/connection.server";
import { countTry, forgetTries, type Limit, spareTry, sweepTries } from "./rate-limit.server";
import { rateLimits } from "./tables.server";

const limit: Limit = {
  name: "sign-in",
  most: 5,
  seconds: 900,
  sentence: "Prea multe încercări.",
};
const tries = (number: number, who: string) =>
  Promise.allSettled(Array.from({ length: number }, () => countTry(limit, who)));
const through = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === "fulfilled").length;

describe("a limit", () => {
  ownDatabase();
  afterEach(() => setClock(null));

  it("admits exactly its number, also of twenty concurrent tries", async () => {
    expect(through(await tries(20, "ana"))).toBe(5);
  });

  it("is separate for each key, and says when to try again", async () => {
    await tries(5, "ion");
    await expect(countTry(limit, "ion")).rejects.toMatchObject({
      status: 429,
      init: { headers: { "retry-after": expect.stringMatching(/^\d+$/) } },
    });
    await expect(countTry(limit, "maria")).resolves.toBe(1);
  });

  it("opens again when its time has passed", async () => {
    const start = new Date("2026-11-02T08:00:00Z");
    setClock(start);
    await tries(6, "dan");
    setClock(new Date(start.getTime() + 899_000));
    await expect(countTry(limit, "dan")).rejects.toMatchObject({ status: 429 });
    setClock(new Date(start.getTime() + 901_000));
    await expect(countTry(limit, "dan")).resolves.toBe(1);
  });

  it("deletes the rows of old tries", async () => {
    const rows = () => db().$count(rateLimits);
    setClock(new Date("2026-10-01T08:00:00Z"));
    await tries(1, "demult");
    setClock(new Date("2026-10-04T08:00:00Z"));
    await tries(1, "acum");
    const before = await rows();
    await sweepTries.run({});
    expect(await rows()).toBe(before - 1);
  });

  it.each([
    [0, "15 minute"],
    [14 * 60 + 20, "40 de secunde"],
    [60, "14 minute"],
    [61, "14 minute"],
  ])("says the true wait, %i seconds after its first try: %s", async (passed, wait) => {
    setClock(new Date("2026-10-05T08:00:00Z"));
    await tries(5, `mai ${passed}`);
    setClock(new Date(Date.parse("2026-10-05T08:00:00Z") + passed * 1000));
    const [refused] = await tries(1, `mai ${passed}`);
    expect(refused).toMatchObject({ reason: { message: `Prea multe încercări. Încercați din nou peste ${wait}.` } });
  });

  it("says long waits in hours", async () => {
    const long = { ...limit, name: "long", most: 0, seconds: 24 * 3600 };
    await expect(countTry(long, "ana")).rejects.toThrow("Încercați din nou peste 24 de ore.");
  });

  it("counts only failures where what was right is taken back", async () => {
    for (let round = 0; round < 20; round += 1) {
      await countTry(limit, "clasa");
      await spareTry(limit, "clasa");
    }
    expect(through(await tries(9, "clasa"))).toBe(5);
    await spareTry(limit, "nimeni");
    expect(through(await tries(9, "nimeni"))).toBe(5);
  });

  it("is reset by a success", async () => {
    await tries(5, "vlad");
    await forgetTries(limit, "vlad");
    expect(through(await tries(5, "vlad"))).toBe(5);
  });
});
