type Ink = "plum" | "linen" | "ochre" | "brick" | "green" | "blue" | "rose" | "straw";

/** The two inks and six dyes of the house, and what is mixed of them. */
export const INK: Readonly<Record<Ink, string>> = {
  plum: "#5B2C5E",
  linen: "#EFEAE2",
  ochre: "#D99A22",
  brick: "#B8654A",
  green: "#74803F",
  blue: "#6C7FA3",
  rose: "#B5678A",
  straw: "#A58A57",
};

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of the second in the first, as wool is dyed twice. */
export function mix(first: string, second: string, share: number): string {
  const one = channels(first);
  const other = channels(second);
  const mixed = one.map((value, index) => Math.round(value + ((other[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

export const light = (ink: string, share = 0.5): string => mix(ink, INK.linen, share);
export const deep = (ink: string, share = 0.35): string => mix(ink, INK.plum, share);

/** The hour and season of a picture. */
export type Mood = {
  sky: readonly [string, string, string];
  sun: string;
  far: string;
  middle: string;
  near: string;
  field: string;
  water: string;
  leaf: string;
};

const { linen, ochre, brick, green, blue, rose, straw } = INK;

export const MOODS: readonly Mood[] = [
  {
    sky: [light(blue, 0.45), light(blue, 0.62), light(blue, 0.78)],
    sun: mix(ochre, linen, 0.25),
    far: mix(blue, linen, 0.25),
    middle: mix(green, blue, 0.35),
    near: green,
    field: mix(straw, ochre, 0.35),
    water: light(blue, 0.3),
    leaf: deep(green, 0.25),
  },
  {
    sky: [light(rose, 0.45), light(brick, 0.62), light(ochre, 0.68)],
    sun: brick,
    far: mix(rose, blue, 0.55),
    middle: mix(deep(blue, 0.25), green, 0.45),
    near: deep(green, 0.2),
    field: mix(ochre, straw, 0.3),
    water: mix(light(rose, 0.35), blue, 0.35),
    leaf: deep(green, 0.5),
  },
  {
    sky: [light(ochre, 0.7), light(ochre, 0.8), light(straw, 0.85)],
    sun: ochre,
    far: mix(straw, blue, 0.4),
    middle: mix(brick, straw, 0.5),
    near: mix(ochre, brick, 0.4),
    field: light(ochre, 0.25),
    water: mix(blue, linen, 0.35),
    leaf: mix(brick, ochre, 0.25),
  },
  {
    sky: [light(green, 0.72), light(straw, 0.75), light(linen, 0)],
    sun: light(ochre, 0.2),
    far: mix(green, blue, 0.55),
    middle: mix(green, linen, 0.25),
    near: mix(green, straw, 0.2),
    field: light(green, 0.35),
    water: mix(blue, green, 0.2),
    leaf: deep(green, 0.15),
  },
];
