import { describe, expect, it } from "vitest";
import { directPurchaseThreshold, isUnderDirectPurchaseThreshold } from "./thresholds";

const today = new Date("2026-11-20T10:00:00Z");

describe("direct purchase", () => {
  it("has the threshold valid on its day", () => {
    expect(directPurchaseThreshold("goods_services", today)).toEqual({
      minor: 270_120_00,
      validFrom: "2022-09-10",
      source: "Legea 98/2016, art. 7 alin. (5), modificat prin Legea 208/2022",
    });
    expect(directPurchaseThreshold("works", today)?.minor).toBe(900_400_00);
    const threshold = (at: string) => directPurchaseThreshold("goods_services", new Date(at))?.minor;
    expect(threshold("2022-09-09T20:59:59Z")).toBe(135_060_00);
    expect(threshold("2022-09-09T21:00:00Z")).toBe(270_120_00);
    expect(threshold("2017-01-01T00:00:00Z")).toBe(132_519_00);
    expect(threshold("2016-01-01T00:00:00Z")).toBeUndefined();
  });

  it("is strictly under it", () => {
    expect(isUnderDirectPurchaseThreshold(270_119_99, "goods_services", today)).toBe(true);
    expect(isUnderDirectPurchaseThreshold(270_120_00, "goods_services", today)).toBe(false);
    expect(isUnderDirectPurchaseThreshold(900_399_99, "works", today)).toBe(true);
    expect(isUnderDirectPurchaseThreshold(1, "works", new Date("2010-01-01T00:00:00Z"))).toBe(false);
  });
});
