import { describe, expect, it } from "vitest";
import { keptWidths, pictureOf } from "./image";

describe("keptWidths", () => {
  it.each([
    [1600, [200, 400, 800, 1600]],
    [1200, [200, 400, 800, 1200]],
    [900, [200, 400, 900]], // 800 would be nearly the same
    [400, [200, 400]],
    [120, [120]],
  ])("of %i", (width, kept) => {
    expect(keptWidths(width)).toEqual(kept);
  });
});

describe("pictureOf", () => {
  it("gives every kept size in both kinds, and a plain one", () => {
    expect(pictureOf({ id: "7", alt: "Podul vechi", width: 1200, height: 800 })).toEqual({
      src: "/imagini/7/800.jpg",
      srcSetWebp:
        "/imagini/7/200.webp 200w, /imagini/7/400.webp 400w, /imagini/7/800.webp 800w, /imagini/7/1200.webp 1200w",
      srcSetJpeg:
        "/imagini/7/200.jpg 200w, /imagini/7/400.jpg 400w, /imagini/7/800.jpg 800w, /imagini/7/1200.jpg 1200w",
      width: 1200,
      height: 800,
      alt: "Podul vechi",
    });
  });

  it("has no plain size larger than the picture", () => {
    expect(pictureOf({ id: "7", alt: "", width: 160, height: 160 }).src).toBe("/imagini/7/160.jpg");
  });
});
