import { describe, expect, it } from "vitest";
import { Freshness } from "./standbys";

const LAG = 5_000;
const isFresh = (freshness: Freshness, since: number, now: number) => freshness.isFresh(since, { lag: LAG, now });

describe("how fresh a standby is", () => {
  it("is unknown before the primary was asked", () => {
    const freshness = new Freshness();
    freshness.read(100);
    expect(isFresh(freshness, 0, 0)).toBe(false);
  });

  it("is what the primary had written when it was asked, not when the standby was", () => {
    const freshness = new Freshness();
    freshness.wrote(1_000, 50);
    freshness.wrote(2_000, 80);
    freshness.read(70);
    expect([isFresh(freshness, 1_000, 2_000), isFresh(freshness, 1_001, 2_000)]).toEqual([true, false]);
    freshness.read(80);
    expect(isFresh(freshness, 2_000, 2_000)).toBe(true);
  });

  it("ends after the lag, also when nothing changed since", () => {
    const freshness = new Freshness();
    freshness.wrote(1_000, 50);
    freshness.read(50);
    expect([isFresh(freshness, 0, 6_000), isFresh(freshness, 0, 6_001)]).toEqual([true, false]);
  });

  it("begins again with another primary", () => {
    const freshness = new Freshness();
    freshness.wrote(1_000, 50);
    freshness.read(50);
    freshness.forget();
    freshness.read(50);
    expect(isFresh(freshness, 0, 1_000)).toBe(false);
  });
});
