import { at, box, type Drawing, diamond, type Ridge, shape } from "./drawing";
import { deep, INK, light, mix } from "./ink";

/** The little fir of the cloth: steps on a grid. */
export function fir(leaf: string): string {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const half = 14 + tier * 9;
    const top = -118 + tier * 26;
    return shape(
      [
        [-half, top + 34],
        [-half * 0.35, top],
        [half * 0.35, top],
        [half, top + 34],
      ],
      tier % 2 ? deep(leaf, 0.12) : leaf,
    );
  });
  return box(-5, -16, 10, 18, deep(INK.straw, 0.5)) + shape("-14 -84, 0 -136, 14 -84", leaf) + tiers.join("");
}

export function leafTree(leaf: string): string {
  return (
    box(-6, -48, 12, 50, deep(INK.straw, 0.45)) +
    shape("-44 -62, -26 -112, 0 -128, 26 -112, 44 -62, 20 -36, -20 -36", leaf) +
    shape("0 -128, 26 -112, 44 -62, 20 -36, 4 -36", deep(leaf, 0.14)) +
    diamond(-12, -86, 8, light(leaf, 0.3)) +
    diamond(14, -66, 7, light(leaf, 0.2))
  );
}

function poplar(leaf: string): string {
  return (
    box(-4, -26, 8, 28, deep(INK.straw, 0.45)) +
    diamond(0, -90, 22, leaf, 74) +
    shape("0 -164, 22 -90, 0 -16", deep(leaf, 0.14))
  );
}

export function fruitTree(leaf: string, fruit: string): string {
  const fruits = (
    [
      [-22, -78],
      [4, -98],
      [22, -70],
      [-4, -58],
    ] as const
  ).map(([x, y]) => diamond(x, y, 7, fruit));
  return leafTree(leaf) + fruits.join("");
}

export const bush = (leaf: string): string =>
  shape("-34 0, -24 -22, -4 -30, 20 -24, 34 0", leaf) + diamond(-8, -14, 5, light(leaf, 0.35));

/** Trees along a ridge, the far ones smaller. */
export function grove(
  draw: Drawing,
  edge: Ridge,
  { from = 0, to = 1200, count = 10, scale = 0.6, kinds = "fir" as "fir" | "mixed" | "poplar" } = {},
): void {
  const { mood, between, put } = draw;
  const spots = Array.from({ length: count }, () => between(from, to)).sort((one, other) => edge(one) - edge(other));
  for (const x of spots) {
    const leaf = mix(mood.leaf, mood.middle, between(0, 0.45));
    const tree = kinds === "poplar" ? poplar(leaf) : kinds === "fir" || draw.chance(0.35) ? fir(leaf) : leafTree(leaf);
    put(at(x, edge(x) + 6, tree, scale * between(0.8, 1.2)));
  }
}

/** Rows that follow the slope, from the far edge towards us. */
export function rows(draw: Drawing, top: number, plant: (x: number, scale: number) => string): void {
  const { put, between } = draw;
  const shift = between(-60, 60);
  for (let row = 0; row < 6; row += 1) {
    const y = top + row * row * 9 + row * 22;
    const scale = 0.34 + row * 0.13;
    const step = 92 * scale * 1.7;
    for (let x = -40 + (row % 2) * (step / 2); x < 1260; x += step)
      put(at(x + shift * scale, y, plant(x, scale), scale));
  }
}

export const vine = (leaf: string): string =>
  box(-3, -60, 6, 62, deep(INK.straw, 0.5)) +
  shape("-34 -30, -26 -60, 0 -72, 28 -58, 34 -28, 0 -18", leaf) +
  diamond(-10, -34, 8, INK.plum, 11) +
  diamond(14, -40, 7, INK.plum, 10);
