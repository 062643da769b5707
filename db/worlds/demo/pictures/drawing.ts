import { MOODS, type Mood } from "./ink";

export const WIDTH = 1200;
export const HEIGHT = 800;

/** A picture being drawn: shapes lie one over the other in the order in which they are put. */
export type Drawing = {
  mood: Mood;
  put(...shapes: string[]): void;
  /** Between two numbers, always the same for the same seed. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  one<T>(among: readonly T[]): T;
};

export function drawing(seed: string): Drawing & { svg(): string } {
  const random = randomFrom(seed);
  const shapes: string[] = [];
  const between = (least: number, most: number) => least + random() * (most - least);
  const one = <T>(among: readonly T[]): T => among[Math.floor(random() * among.length)] as T;
  return {
    mood: one(MOODS),
    put: (...more) => void shapes.push(...more),
    between,
    chance: (share) => random() < share,
    one,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${shapes.join("")}</svg>`,
  };
}

function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Point = readonly [x: number, y: number];
/** "x y, x y, …" where they are known beforehand. */
type Points = readonly Point[] | string;

const round = (value: number) => Math.round(value * 10) / 10;

const path = (d: string, fill: string): string => `<path fill="${fill}" d="${d}"/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  path(`M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`, fill);
const through = (points: Points): string =>
  typeof points === "string" ? points : points.map(([x, y]) => `${round(x)} ${round(y)}`).join(" ");

export const shape = (points: Points, fill: string): string => path(`M${through(points)}z`, fill);
/** Standing on its point, as in the cloth. */
export const diamond = (x: number, y: number, reach: number, fill: string, tall = reach): string =>
  shape(
    [
      [x, y - tall],
      [x + reach, y],
      [x, y + tall],
      [x - reach, y],
    ],
    fill,
  );
export function line(points: Points, ink: string, width: number, dashes = ""): string {
  const stitched = dashes ? ` stroke-dasharray="${dashes}"` : "";
  return `<path fill="none" stroke="${ink}" stroke-width="${width}"${stitched} d="M${through(points)}"/>`;
}
export const at = (x: number, y: number, shapes: string, scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? "" : `scale(${round(scale)})`}">${shapes}</g>`;

/** A line of land from edge to edge: how high it stands at each place. */
export type Ridge = (x: number) => number;

export function ridge({ between }: Drawing, base: number, rise: number, length = 620): Ridge {
  const first = between(0, 6.3);
  const second = between(0, 6.3);
  const wide = length * between(0.85, 1.15);
  const narrow = length * between(0.38, 0.46);
  return (x) =>
    base - rise * (0.68 * Math.sin((x / wide) * 6.3 + first) + 0.32 * Math.sin((x / narrow) * 6.3 + second));
}

const STEP = 30;
const places = Array.from({ length: WIDTH / STEP + 1 }, (_, index) => index * STEP);

/** The land under a ridge, with rows of stitches along it. */
export function land(line_: Ridge, fill: string, stitch?: string, rows = 3): string {
  const edge: Point[] = places.map((x) => [x, line_(x)]);
  const ground = shape([...edge, [WIDTH, HEIGHT], [0, HEIGHT]], fill);
  if (!stitch) return ground;
  const stitches = Array.from({ length: rows }, (_, row) => {
    const below = 26 + row * 34;
    return line(
      edge.map(([x, y]) => [x, y + below + row * row * 4]),
      stitch,
      4,
      row % 2 ? "22 26" : "34 18",
    );
  });
  return ground + stitches.join("");
}
