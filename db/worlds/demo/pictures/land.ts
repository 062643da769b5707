import { at, box, type Drawing, diamond, HEIGHT, land, line, type Ridge, ridge, shape, WIDTH } from "./drawing";
import { deep, INK, light, mix } from "./ink";

/** Three bands of sky, a sun like the cloth's eye, clouds of a few picks each. */
export function sky(draw: Drawing, { sun = true, clouds = 3 } = {}): void {
  const { mood, put, between } = draw;
  mood.sky.forEach((fill, band) => {
    put(box(0, band * 170, WIDTH, HEIGHT, fill));
  });
  if (sun) {
    const x = between(180, 1020);
    const y = between(110, 190);
    put(diamond(x, y, 74, mood.sun), diamond(x, y, 48, mood.sky[0]), diamond(x, y, 30, mood.sun));
  }
  for (let count = 0; count < clouds; count += 1) put(cloud(draw, between(40, 1060), between(60, 280)));
}

function cloud({ between }: Drawing, x: number, y: number): string {
  const wide = between(90, 190);
  const fill = light(INK.linen, 0.2);
  return (
    box(x, y, wide, 12, fill) +
    box(x + wide * 0.2, y - 16, wide * 0.5, 12, fill) +
    box(x - 26, y + 16, wide * 0.7, 12, fill)
  );
}

/** Far and middle hills; the near ground is whatever the scene stands on. */
export function hills(draw: Drawing, { far = 430, middle = 520, rise = 50 } = {}): { far: Ridge; middle: Ridge } {
  const { mood, put } = draw;
  const back = ridge(draw, far, rise * 1.2, 760);
  const front = ridge(draw, middle, rise * 0.8, 640);
  put(land(back, mood.far, mix(mood.far, INK.linen, 0.25), 2), land(front, mood.middle, deep(mood.middle, 0.15), 3));
  return { far: back, middle: front };
}

export function mountains(draw: Drawing, base = 470): void {
  const { mood, put, between } = draw;
  const rock = mix(mood.far, INK.plum, 0.12);
  for (let x = -80; x < WIDTH + 80; x += between(150, 230)) {
    const tall = between(150, 300);
    const half = between(150, 220);
    const top = base - tall;
    put(
      shape(
        [
          [x - half, base + 110],
          [x, top],
          [x + half, base + 110],
        ],
        rock,
      ),
    );
    put(
      shape(
        [
          [x, top],
          [x + half, base + 110],
          [x + half * 0.25, base + 110],
        ],
        deep(rock, 0.14),
      ),
    );
    const snow = 0.26;
    put(
      shape(
        [
          [x, top],
          [x + half * snow, top + tall * snow],
          [x + half * 0.09, top + tall * 0.18],
          [x - half * 0.06, top + tall * 0.3],
          [x - half * snow, top + tall * snow],
        ],
        INK.linen,
      ),
    );
  }
}

export function ground(draw: Drawing, base: number, rise = 14, fill = draw.mood.near): Ridge {
  const edge = ridge(draw, base, rise, 900);
  draw.put(land(edge, fill, deep(fill, 0.16), 4));
  return edge;
}

/** Ploughed strips that meet far away. */
export function fields(draw: Drawing, top: number, bottom = HEIGHT): void {
  const { mood, put, between } = draw;
  const inks = [
    mood.field,
    mood.near,
    light(mood.field, 0.25),
    mix(mood.near, mood.field, 0.5),
    deep(mood.field, 0.12),
  ];
  const meet = between(420, 780);
  const strips = 11;
  for (let strip = 0; strip < strips; strip += 1) {
    const [left, right] = [strip, strip + 1].map((edge) => (edge / strips) * 2400 - 600) as [number, number];
    const toward = (x: number) => meet + (x - meet) * 0.42;
    put(
      shape(
        [
          [toward(left), top],
          [toward(right), top],
          [right, bottom],
          [left, bottom],
        ],
        inks[strip % inks.length] ?? mood.field,
      ),
    );
  }
}

/** A river that comes from between the hills and widens towards us. */
export function river(draw: Drawing, from: number, top: number): void {
  const { mood, put, between } = draw;
  const swing = between(120, 220) * (draw.chance(0.5) ? 1 : -1);
  const bank = (t: number, side: number): [number, number] => [
    from + Math.sin(t * 4.2) * swing * t + side * (10 + 190 * t * t),
    top + (HEIGHT - top) * t,
  ];
  const steps = Array.from({ length: 15 }, (_, index) => index / 14);
  put(shape([...steps.map((t) => bank(t, -1)), ...steps.toReversed().map((t) => bank(t, 1))], mood.water));
  for (const t of [0.45, 0.6, 0.75, 0.9]) {
    const [x, y] = bank(t, 0);
    put(
      line(
        [
          [x - 90 * t, y],
          [x + 90 * t, y],
        ],
        light(mood.water, 0.55),
        5,
        "40 22",
      ),
    );
  }
}

/** A sheet of water from edge to edge, with picks of light. */
export function water(draw: Drawing, top: number, bottom = HEIGHT): void {
  const { mood, put, between } = draw;
  put(box(0, top, WIDTH, bottom - top, mood.water));
  for (let y = top + 26; y < bottom; y += 34) {
    const x = between(40, 500);
    put(
      line(
        [
          [x, y],
          [x + between(200, 620), y],
        ],
        y % 3 < 1 ? light(mood.water, 0.5) : deep(mood.water, 0.12),
        5,
        "64 40",
      ),
    );
  }
}

export function road(draw: Drawing, top: number, { meet = 600, wide = 520, fill = deep(INK.straw, 0.35) } = {}): void {
  const middle = meet + (600 - meet) * 0.4;
  draw.put(
    shape(
      [
        [meet - 14, top],
        [meet + 14, top],
        [middle + wide / 2, HEIGHT],
        [middle - wide / 2, HEIGHT],
      ],
      fill,
    ),
    line(
      [
        [meet, top + 10],
        [middle, HEIGHT],
      ],
      INK.linen,
      9,
      "54 44",
    ),
  );
}

/** The woven hem at the foot of every picture: a band of the house's own motif. */
export function hem({ put, one }: Drawing): void {
  const [bed, raised] = one([
    [INK.plum, INK.ochre],
    [INK.brick, INK.linen],
    [INK.plum, INK.rose],
    [deep(INK.green, 0.4), INK.ochre],
  ] as const);
  put(box(0, HEIGHT - 34, WIDTH, 34, bed));
  let motifs = "";
  for (let x = 0; x < WIDTH; x += 48)
    motifs +=
      diamond(x + 24, HEIGHT - 17, 15, raised, 11) +
      diamond(x + 24, HEIGHT - 17, 7, bed, 5) +
      box(x - 3, HEIGHT - 20, 6, 6, raised);
  put(at(0, 0, motifs), box(0, HEIGHT - 38, WIDTH, 4, INK.linen));
}
