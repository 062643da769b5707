import { box, diamond, line, shape } from "./drawing";
import { deep, INK, light, mix } from "./ink";

/** Everything here stands on its own foot: x from its middle, y upwards is negative. */
const { plum, linen, ochre, brick, straw, blue } = INK;
const wood = deep(straw, 0.3);
const shadeOf = (fill: string) => deep(fill, 0.14);

const windows = (xs: readonly number[], y: number, width: number, height: number, glass = deep(blue, 0.35)): string =>
  xs
    .map(
      (x) =>
        box(x - width / 2 - 4, y - 4, width + 8, height + 8, light(straw, 0.7)) +
        box(x - width / 2, y, width, height, glass) +
        box(x - 1.5, y, 3, height, light(straw, 0.7)),
    )
    .join("");

const spread = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    count === 1 ? (from + to) / 2 : from + ((to - from) * index) / (count - 1),
  );

/** A row of the motif along a wall, as painted houses have. */
const frieze = (from: number, to: number, y: number, ink: string): string => {
  let drawn = "";
  for (let x = from + 12; x < to; x += 24) drawn += diamond(x, y, 7, ink);
  return drawn;
};

export function house({ wall = linen, roof = brick, trim = blue } = {}): string {
  return (
    box(-80, -84, 160, 84, wall) +
    box(-80, -14, 160, 14, trim) +
    windows([-44, 44], -62, 28, 32) +
    box(-13, -58, 26, 58, wood) +
    shape("-104 -80, -62 -150, 62 -150, 104 -80", roof) +
    shape("-104 -80, -98 -90, 98 -90, 104 -80", shadeOf(roof)) +
    box(36, -168, 18, 34, shadeOf(wall)) +
    frieze(-76, 76, -78, trim)
  );
}

/** With a tiled hip roof, a porch on posts and a fence: a house that became a museum. */
export function oldHouse(): string {
  const posts = spread(7, -118, 118).map((x) => box(x - 4, -92, 8, 70, wood));
  return (
    box(-130, -104, 260, 104, linen) +
    box(-130, -22, 260, 22, mix(blue, linen, 0.2)) +
    windows([-84, 84], -84, 32, 40) +
    box(-17, -88, 34, 66, wood) +
    box(-136, -26, 272, 8, wood) +
    posts.join("") +
    shape("-172 -92, -94 -214, 94 -214, 172 -92", deep(brick, 0.25)) +
    line("-140 -120, 140 -120", brick, 5, "18 12") +
    line("-124 -150, 124 -150", brick, 5, "18 12") +
    line("-104 -182, 104 -182", brick, 5, "18 12")
  );
}

/** Of wood, with a shingled tower that ends in a needle: the northern kind. */
export function woodenChurch(): string {
  const logs = [-26, -46, -66, -86].map((y) =>
    line(
      [
        [-110, y],
        [110, y],
      ],
      deep(wood, 0.25),
      4,
    ),
  );
  const scales = [-120, -142, -164, -186].map((y, row) =>
    line(
      [
        [-140 + row * 22, y],
        [140 - row * 22, y],
      ],
      deep(plum, 0),
      4,
      "14 10",
    ),
  );
  const shingle = deep(straw, 0.55);
  return (
    box(-110, -104, 220, 104, wood) +
    logs.join("") +
    box(-20, -66, 40, 66, deep(wood, 0.4)) +
    diamond(0, -40, 8, ochre) +
    windows([-66, 66], -78, 22, 30) +
    shape("-160 -98, -70 -218, 96 -218, 160 -98", shingle) +
    scales.join("") +
    box(-30, -300, 60, 92, wood) +
    windows([0], -288, 22, 28) +
    shape("-46 -298, -30 -330, 0 -520, 30 -330, 46 -298", shingle) +
    shape("0 -520, 30 -330, 46 -298, 8 -298", deep(shingle, 0.3)) +
    box(-2.5, -560, 5, 44, ochre) +
    box(-13, -548, 26, 5, ochre)
  );
}

/** A long public house: school, town hall, library; what it is, is told by what crowns it. */
export function publicHouse({ wall = linen, roof = brick, floors = 2, bays = 7, half = 260, crown = "" } = {}): string {
  const tall = floors * 104 + 18;
  const glass = Array.from({ length: floors }, (_, floor) =>
    windows(spread(bays, -half + 44, half - 44), -tall + 26 + floor * 104, 34, 52),
  );
  return (
    box(-half, -tall, half * 2, tall, wall) +
    glass.join("") +
    box(-half, -12, half * 2, 12, shadeOf(wall)) +
    box(-34, -92, 68, 92, light(straw, 0.4)) +
    box(-26, -84, 52, 84, wood) +
    line("0 -84, 0 0", deep(wood, 0.3), 4) +
    shape(
      [
        [-half - 22, -tall],
        [-half + 50, -tall - 84],
        [half - 50, -tall - 84],
        [half + 22, -tall],
      ],
      roof,
    ) +
    line(
      [
        [-half + 8, -tall - 26],
        [half - 8, -tall - 26],
      ],
      shadeOf(roof),
      5,
      "26 14",
    ) +
    line(
      [
        [-half + 34, -tall - 54],
        [half - 34, -tall - 54],
      ],
      shadeOf(roof),
      5,
      "26 14",
    ) +
    frieze(-half + 6, half - 6, -tall + 10, mix(brick, linen, 0.35)) +
    crown
  );
}

/** For the top of a public house of two floors. */
export const crowns = {
  clock:
    box(-46, -384, 92, 158, linen) +
    diamond(0, -330, 30, plum) +
    diamond(0, -330, 22, linen) +
    line("0 -330, 0 -346", plum, 4) +
    line("0 -330, 11 -324", plum, 4) +
    shape("-60 -382, 0 -466, 60 -382", brick) +
    box(-2, -500, 4, 40, plum) +
    shape("2 -500, 44 -488, 2 -476", ochre),
  gable:
    shape("-110 -226, 0 -330, 110 -226", light(ochre, 0.35)) +
    diamond(0, -258, 22, brick) +
    diamond(0, -258, 12, linen),
  flag:
    shape("-90 -226, 0 -310, 90 -226", light(blue, 0.5)) +
    diamond(0, -256, 18, blue) +
    box(-2.5, -380, 5, 74, plum) +
    shape("3 -380, 58 -366, 3 -350", ochre),
} as const;

/** Glass and straight lines: what was built last year. */
export function newHouse({ wall = mix(linen, straw, 0.15), trim = ochre, half = 270 } = {}): string {
  const panes = spread(9, -half + 50, half - 50).map((x, index) =>
    box(x - 22, -148, 44, 120, index % 3 === 1 ? light(blue, 0.35) : light(blue, 0.15)),
  );
  return (
    box(-half, -186, half * 2, 186, wall) +
    panes.join("") +
    box(-half - 26, -204, half * 2 + 52, 22, trim) +
    box(-40, -112, 80, 112, deep(blue, 0.35)) +
    box(-2, -112, 4, 112, linen) +
    box(-half, -20, half * 2, 20, shadeOf(wall))
  );
}

export function block({ wall = light(straw, 0.4), floors = 4, trim = brick } = {}): string {
  const tall = floors * 62 + 20;
  const glass = Array.from({ length: floors }, (_, floor) => windows([-58, 0, 58], -tall + 18 + floor * 62, 28, 34));
  return (
    box(-96, -tall, 192, tall, wall) +
    glass.join("") +
    box(-102, -tall - 14, 204, 16, trim) +
    box(-96, -10, 192, 10, shadeOf(wall))
  );
}

/** Stone walls with teeth, a round tower beside them. */
export function fortress(): string {
  const stone = mix(straw, linen, 0.35);
  const teeth = (from: number, to: number, y: number, fill: string) => {
    let drawn = "";
    for (let x = from; x < to; x += 36) drawn += box(x, y - 22, 22, 24, fill);
    return drawn;
  };
  const courses = [-40, -80, -120].map((y, row) =>
    line(
      [
        [-250, y],
        [250, y],
      ],
      deep(stone, 0.18),
      4,
      row % 2 ? "40 16" : "26 20",
    ),
  );
  return (
    box(-250, -150, 500, 150, stone) +
    teeth(-250, 240, -148, stone) +
    courses.join("") +
    shape("-40 0, -40 -70, -22 -100, 22 -100, 40 -70, 40 0", deep(wood, 0.4)) +
    box(130, -270, 130, 270, deep(stone, 0.1)) +
    teeth(126, 250, -268, deep(stone, 0.1)) +
    windows([195], -200, 20, 44, deep(plum, 0)) +
    box(-270, -220, 100, 220, shadeOf(stone)) +
    shape("-290 -218, -220 -310, -150 -218", brick) +
    windows([-220], -170, 18, 36, plum)
  );
}

export function stall(cloth: string, goods: string): string {
  const stripes = [-72, -36, 0, 36].map((x, index) =>
    shape(
      [
        [x, -110],
        [x + 36, -110],
        [x + 40 + x * 0.12, -70],
        [x + x * 0.12 + 2, -70],
      ],
      index % 2 ? linen : cloth,
    ),
  );
  const heap = [-56, -28, 0, 28, 56].map((x, index) => diamond(x, -46, 13, index % 2 ? goods : light(goods, 0.3)));
  return (
    box(-76, -110, 6, 110, wood) +
    box(70, -110, 6, 110, wood) +
    heap.join("") +
    box(-82, -42, 164, 42, mix(wood, straw, 0.3)) +
    line("-82 -22, 82 -22", wood, 4, "20 12") +
    stripes.join("")
  );
}
