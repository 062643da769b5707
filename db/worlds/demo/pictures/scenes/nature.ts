import { at, box, type Drawing, line, shape } from "../drawing";
import { deep, INK, light, mix } from "../ink";
import { fields, ground, hills, mountains, river, road, sky, water } from "../land";
import { bush, fir, fruitTree, grove, leafTree, rows, vine } from "../plants";
import { bridge, crowd, person, sheep } from "../things";
import { country, village } from "./common";

const { plum, linen, ochre, brick, straw } = INK;

/** What is there without anybody having built it, or nearly. */
export const nature = {
  hills: (draw) => {
    sky(draw);
    const { far, middle } = hills(draw, { far: 380, middle: 470, rise: 70 });
    grove(draw, far, { count: 14, scale: 0.34 });
    village(draw, middle, 260, 860, 7);
    fields(draw, 600);
    grove(draw, () => 640, { count: 6, scale: 0.8, kinds: "mixed" });
  },
  river: (draw) => {
    sky(draw);
    const { middle } = hills(draw, { far: 360, middle: 440, rise: 80 });
    grove(draw, middle, { count: 12, scale: 0.45, kinds: "mixed" });
    const near = ground(draw, 540, 20);
    river(draw, draw.between(420, 780), 545);
    grove(draw, near, { from: 0, to: 320, count: 4, scale: 0.9, kinds: "poplar" });
    draw.put(at(1040, 720, leafTree(draw.mood.leaf), 1.7), at(120, 760, bush(draw.mood.leaf), 1.6));
  },
  forest: (draw) => {
    sky(draw, { clouds: 1 });
    const { far } = hills(draw, { far: 360, middle: 440 });
    grove(draw, far, { count: 22, scale: 0.45 });
    for (const [y, count, scale] of [
      [500, 20, 0.8],
      [600, 15, 1.25],
    ] as const) {
      const edge = ground(draw, y, 18, y > 550 ? draw.mood.near : draw.mood.middle);
      grove(draw, (x) => edge(x) + 30, { count, scale });
    }
    road(draw, 640, { meet: 560, wide: 260, fill: light(straw, 0.25) });
    draw.put(at(90, 790, fir(draw.mood.leaf), 3.2), at(1100, 800, fir(deep(draw.mood.leaf, 0.2)), 3.6));
  },
  mountain: (draw) => {
    sky(draw, { clouds: 4 });
    mountains(draw, 500);
    const edge = ground(draw, 540, 30, draw.mood.middle);
    grove(draw, edge, { count: 22, scale: 0.6 });
    const near = ground(draw, 650, 24);
    for (let index = 0; index < 9; index += 1) {
      const x = draw.between(160, 1040);
      draw.put(at(x, near(x) + draw.between(20, 90), sheep(), draw.between(0.9, 1.2)));
    }
    draw.put(at(980, near(980) + 70, person(draw, plum), 1.15));
  },
  lake: (draw) => {
    sky(draw);
    mountains(draw, 440);
    const edge = ground(draw, 480, 16, draw.mood.middle);
    grove(draw, edge, { count: 20, scale: 0.55 });
    water(draw, 540);
    for (const x of [340, 700])
      draw.put(
        at(
          x,
          draw.between(620, 680),
          shape("-60 -16, 60 -16, 42 10, -42 10", draw.one([brick, plum])) + at(0, -14, person(draw), 0.7),
        ),
      );
    draw.put(box(860, 690, 260, 16, deep(straw, 0.3)), box(880, 700, 12, 60, plum), box(1080, 700, 12, 60, plum));
  },
  fields: (draw) => {
    sky(draw);
    hills(draw, { far: 420, middle: 470, rise: 34 });
    fields(draw, 510);
    grove(draw, () => 520, { count: 9, scale: 0.55, kinds: "poplar" });
    for (const x of [300, 520, 860])
      draw.put(
        at(
          x,
          draw.between(640, 720),
          shape("-46 0, -30 -70, 0 -96, 30 -70, 46 0", mix(ochre, straw, 0.5)) +
            line("-38 -30, 38 -30", deep(straw, 0.3), 5, "12 8"),
        ),
      );
  },
  vineyard: (draw) => {
    const { middle } = country(draw, 540);
    village(draw, middle, 120, 520, 4);
    rows(draw, 570, () => vine(draw.mood.leaf));
  },
  orchard: (draw) => {
    country(draw, 540);
    const fruit = draw.one([brick, ochre, plum]);
    rows(draw, 580, () => fruitTree(draw.mood.leaf, fruit));
  },
  bridge: (draw) => {
    sky(draw);
    const { middle } = hills(draw, { far: 370, middle: 450, rise: 60 });
    grove(draw, middle, { count: 12, scale: 0.5 });
    village(draw, middle, 700, 1150, 4);
    water(draw, 600);
    draw.put(at(600, 600, bridge(620, mix(straw, linen, 0.4)), 1));
    crowd(draw, 4, { from: 300, to: 900, top: 505, bottom: 510, scale: 0.7 });
    draw.put(at(90, 770, bush(draw.mood.leaf), 2), at(1120, 770, bush(draw.mood.leaf), 2.2));
  },
} satisfies Record<string, (draw: Drawing) => void>;
