import { at, box, type Drawing, diamond, line, shape } from "./drawing";
import { deep, INK, light, mix } from "./ink";

const { plum, linen, ochre, brick, straw, blue, green, rose } = INK;
const wood = deep(straw, 0.35);
const COATS = [plum, brick, blue, green, ochre, rose] as const;

/** A person, as embroidery shows one: a coat, a head, perhaps a skirt. */
export function person({ one, chance }: Drawing, coat: string = one(COATS)): string {
  const skirt = chance(0.5);
  return (
    (skirt
      ? shape("-15 0, -7 -36, 7 -36, 15 0", deep(coat, 0.2))
      : box(-9, -34, 7, 34, plum) + box(2, -34, 7, 34, plum)) +
    shape("-12 -32, -9 -62, 9 -62, 12 -32", coat) +
    diamond(0, -74, 10, mix(brick, linen, 0.55), 12) +
    shape("-10 -76, 0 -88, 10 -76", one([plum, wood, brick]))
  );
}

/** Hand in hand, in shirts and aprons: the round dance. */
export function dancer(apron: string): string {
  return (
    shape("-18 0, -8 -40, 8 -40, 18 0", plum) +
    shape("-9 -2, -6 -38, 6 -38, 9 -2", apron) +
    shape("-10 -38, -9 -66, 9 -66, 10 -38", linen) +
    line("-9 -60, -30 -72", linen, 8) +
    line("9 -60, 30 -72", linen, 8) +
    diamond(0, -62, 4, brick) +
    diamond(0, -78, 10, mix(brick, linen, 0.55), 12) +
    shape("-12 -78, 0 -94, 12 -78", apron)
  );
}

/** Three arches over water, `reach` from the middle to each bank. */
export function bridge(reach: number, stone: string): string {
  const arches = [-1, 0, 1].map((arch) => {
    const middle = arch * reach * 0.62;
    const half = reach * 0.25;
    return `M${middle - half} 60V10a${half} ${half * 0.8} 0 0 1 ${half * 2} 0V60z`;
  });
  const wall = `M${-reach} -70Q0 -130 ${reach} -70V60H${-reach}z`;
  return (
    `<path fill-rule="evenodd" fill="${stone}" d="${wall}${arches.join("")}"/>` +
    `<path fill="none" stroke="${deep(stone, 0.25)}" stroke-width="12" d="M${-reach} -72Q0 -132 ${reach} -72"/>` +
    `<path fill="none" stroke="${deep(stone, 0.2)}" stroke-width="4" stroke-dasharray="30 18" d="M${-reach} -44Q0 -102 ${reach} -44"/>`
  );
}

export function panel(): string {
  const cells = [0, 1, 2].map((cell) =>
    line(
      [
        [-58 + cell * 38, -62],
        [-66 + cell * 40, -14],
      ],
      light(blue, 0.35),
      3,
    ),
  );
  return (
    box(-40, -20, 6, 22, plum) +
    box(34, -20, 6, 22, plum) +
    shape("-62 -66, 62 -66, 74 -10, -74 -10", deep(blue, 0.35)) +
    cells.join("") +
    line("-68 -38, 68 -38", light(blue, 0.35), 3)
  );
}

export function lamp(): string {
  return (
    box(-4, -190, 8, 190, plum) +
    box(-4, -194, 52, 7, plum) +
    shape("26 -188, 58 -188, 50 -172, 34 -172", ochre) +
    box(-10, -10, 20, 10, plum)
  );
}

export function bench(): string {
  return (
    box(-52, -34, 104, 8, wood) + box(-52, -56, 104, 8, wood) + box(-44, -34, 8, 34, plum) + box(36, -34, 8, 34, plum)
  );
}

export function swing(): string {
  const frame = (x: number) =>
    line(
      [
        [x - 34, 0],
        [x, -150],
      ],
      brick,
      10,
    ) +
    line(
      [
        [x + 34, 0],
        [x, -150],
      ],
      brick,
      10,
    );
  const seat = (x: number, lean: number) =>
    line(
      [
        [x, -148],
        [x + lean, -44],
      ],
      plum,
      3,
    ) +
    line(
      [
        [x + 26, -148],
        [x + 26 + lean, -44],
      ],
      plum,
      3,
    ) +
    box(x + lean - 4, -46, 34, 8, ochre);
  return frame(-110) + frame(110) + box(-114, -156, 228, 12, brick) + seat(-70, -14) + seat(34, 20);
}

export function slide(): string {
  return (
    box(-80, -140, 8, 140, plum) +
    box(-34, -140, 8, 140, plum) +
    [-28, -56, -84, -112].map((y) => box(-80, y, 54, 6, plum)).join("") +
    shape("-34 -140, -14 -140, 110 -8, 132 -8, 132 0, 100 0", ochre) +
    box(-84, -176, 62, 8, green) +
    shape("-94 -172, -53 -214, -12 -172", green)
  );
}

export function climber(): string {
  return (
    shape("-90 0, 0 -130, 90 0, 78 0, 0 -112, -78 0", blue) +
    line("-56 -34, 56 -34", linen, 5) +
    line("-34 -66, 34 -66", linen, 5) +
    line("0 -120, 0 0", linen, 5) +
    diamond(0, -136, 14, rose)
  );
}

/** The yellow one with the bucket. */
export function digger(): string {
  return (
    box(-96, -26, 150, 26, plum) +
    line("-86 -13, 44 -13", straw, 6, "14 10") +
    box(-84, -70, 120, 46, ochre) +
    box(-40, -124, 66, 56, ochre) +
    box(-30, -114, 44, 34, light(blue, 0.4)) +
    line("30 -70, 96 -150", deep(ochre, 0.15), 18) +
    line("96 -150, 152 -66", deep(ochre, 0.15), 14) +
    shape("132 -70, 176 -78, 172 -40, 140 -36", plum)
  );
}

export const cone = (): string =>
  shape("-16 0, -5 -48, 5 -48, 16 0", brick) +
  shape("-12 -16, -9 -28, 9 -28, 12 -16", linen) +
  box(-22, -5, 44, 6, deep(brick, 0.3));

export const barrier = (): string => {
  const stripes = [-60, -20, 20].map((x) =>
    shape(
      [
        [x, -66],
        [x + 20, -66],
        [x + 34, -42],
        [x + 14, -42],
      ],
      brick,
    ),
  );
  return box(-70, -66, 140, 24, linen) + stripes.join("") + box(-58, -42, 7, 42, plum) + box(50, -42, 7, 42, plum);
};

export function waterTower(): string {
  return (
    line("-46 0, -30 -190", plum, 9) +
    line("46 0, 30 -190", plum, 9) +
    line("-42 -50, 36 -120", plum, 5) +
    line("42 -50, -36 -120", plum, 5) +
    box(-40, -122, 80, 6, plum) +
    shape("-70 -300, 70 -300, 76 -206, 34 -178, -34 -178, -76 -206", light(blue, 0.3)) +
    shape("6 -300, 70 -300, 76 -206, 34 -178, 6 -178", blue) +
    shape("-82 -298, 0 -352, 82 -298", brick) +
    line("-74 -252, 74 -252", linen, 8, "20 12")
  );
}

/** A round sheet of water in a stone rim, seen from above. */
export const pool = (wide: number, fill: string): string =>
  `<ellipse rx="${wide}" ry="${wide * 0.34}" fill="${light(straw, 0.2)}"/><ellipse rx="${wide * 0.9}" ry="${wide * 0.28}" cy="4" fill="${fill}"/>`;

/** Round basins seen from above, with a walkway. */
export function basin(wide: number, fill: string): string {
  return `<ellipse rx="${wide}" ry="${wide * 0.34}" fill="${light(straw, 0.5)}"/><ellipse rx="${wide * 0.88}" ry="${wide * 0.28}" cy="4" fill="${fill}"/>${line(
    [
      [-wide, 0],
      [wide, 0],
    ],
    plum,
    8,
  )}${line(
    [
      [-wide * 0.7, 14],
      [-wide * 0.1, 14],
    ],
    light(fill, 0.5),
    4,
    "24 14",
  )}`;
}

export function bus(paint: string): string {
  const glass = [-108, -64, -20, 24, 68].map((x) => box(x, -84, 38, 34, light(blue, 0.45)));
  return (
    box(-124, -104, 248, 92, paint) +
    glass.join("") +
    box(-124, -40, 248, 8, linen) +
    box(110, -84, 14, 50, light(blue, 0.45)) +
    [-74, 74].map((x) => diamond(x, -8, 22, plum) + diamond(x, -8, 9, linen)).join("")
  );
}

export function sheep(): string {
  return (
    shape("-26 -10, -30 -26, -14 -38, 14 -38, 28 -26, 24 -10", linen) +
    box(-18, -12, 5, 14, plum) +
    box(12, -12, 5, 14, plum) +
    diamond(32, -28, 11, plum, 9)
  );
}

export function festoon(from: number, to: number, y: number, sag: number): string {
  const flags = Array.from({ length: 15 }, (_, index) => {
    const t = (index + 0.5) / 15;
    const x = from + (to - from) * t;
    const top = y + sag * 4 * t * (1 - t);
    return shape(
      [
        [x - 16, top],
        [x + 16, top],
        [x, top + 34],
      ],
      COATS[index % COATS.length] ?? plum,
    );
  });
  return `<path fill="none" stroke="${plum}" stroke-width="4" d="M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}"/>${flags.join("")}`;
}

/** People scattered over a square or a road's edge. */
export function crowd(
  draw: Drawing,
  count: number,
  { from = 120, to = 1080, top = 610, bottom = 740, scale = 1 } = {},
): void {
  const spots = Array.from({ length: count }, () => [draw.between(from, to), draw.between(top, bottom)] as const).sort(
    ([, one], [, other]) => one - other,
  );
  for (const [x, y] of spots) draw.put(at(x, y, person(draw), scale * (0.75 + (y - top) / 420)));
}
