import type { CountyCode } from "./counties";
import { countyOutlines } from "./county-shapes";

type Point = { x: number; y: number };

/** The mean of the points of an outline: "M" begins at a place of the map, every other pair is a step from the one before. */
function middleOf(outline: string): Point {
  const points: Point[] = [];
  for (const [, letter, right = "", down = ""] of outline.matchAll(/([Ml]?)\s*(-?\d+),?\s*(-?\d+)/g)) {
    const from = letter === "M" ? undefined : points.at(-1);
    points.push({ x: (from?.x ?? 0) + Number(right), y: (from?.y ?? 0) + Number(down) });
  }
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

const middles = new Map<CountyCode, Point>();

function middle(code: CountyCode): Point {
  const known = middles.get(code) ?? middleOf(countyOutlines[code]);
  middles.set(code, known);
  return known;
}

/** How far the middles of two counties are from each other, in units of the map: for ordering, not for showing. */
export function countyDistance(one: CountyCode, other: CountyCode): number {
  const from = middle(one);
  const to = middle(other);
  return Math.hypot(from.x - to.x, from.y - to.y);
}
