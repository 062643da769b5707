import { expect, it } from "vitest";
import { atOnce } from "./at-once";

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
