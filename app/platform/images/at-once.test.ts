import { expect, it } from "vitest";
import { atOnce, Crowded } from "./at-once";

it("runs two of five at a time, in their order, and continues after one that failed", async () => {
  const gate = atOnce(2);
  const told: string[] = [];
  let running = 0;
  let most = 0;
  const work = (name: string) =>
    gate(async () => {
      running += 1;
      most = Math.max(most, running);
      told.push(name);
      await new Promise((done) => setTimeout(done, 2));
      running -= 1;
      if (name === "b") throw new Error("b failed");
      return name;
    });
  const ended = await Promise.allSettled(["a", "b", "c", "d", "e"].map(work));
  expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled", "fulfilled"]);
  expect(told).toEqual(["a", "b", "c", "d", "e"]);
  expect(most).toBe(2);
});

/** One asks for `many`, then others for one each; returns who was served, in order, and how many of each were refused. */
async function crowd(many: number, others: readonly string[], mostWaiting: number) {
  const gate = atOnce(1, mostWaiting);
  const served: string[] = [];
  const asked = [...Array.from({ length: many }, () => "many"), ...others];
  const ended = await Promise.allSettled(
    asked.map((who) =>
      gate(async () => {
        served.push(who);
        await new Promise((done) => setTimeout(done, 1));
      }, who),
    ),
  );
  const refused = ended.flatMap((end, index) =>
    end.status === "rejected" && end.reason instanceof Crowded ? [asked[index]] : [],
  );
  return { served, refused };
}

it("gives each asker a turn, so that forty calls of one delay another by one", async () => {
  const { served, refused } = await crowd(40, ["ana", "ion", "ana"], 100);
  expect(served.slice(0, 5)).toEqual(["many", "many", "ana", "ion", "many"]);
  expect(served.indexOf("ana", 3)).toBe(5);
  expect([served.length, refused]).toEqual([43, []]);
});

it("refuses the newest, not who has waited longest, when all have as many", async () => {
  expect((await crowd(1, ["many", "ana", "ion", "dan"], 3)).refused).toEqual(["dan"]);
});

it("refuses the newest of whoever has the most, when too many wait", async () => {
  const { served, refused } = await crowd(40, ["ana", "ion"], 8);
  expect(served.filter((who) => who !== "many").sort()).toEqual(["ana", "ion"]);
  expect(refused).toEqual(Array.from({ length: 42 - 9 }, () => "many"));
});
