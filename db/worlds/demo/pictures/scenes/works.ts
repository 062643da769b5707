import { block, crowns, newHouse, publicHouse } from "../buildings";
import { at, box, type Drawing, diamond, line, shape, WIDTH } from "../drawing";
import { deep, INK, light, mix } from "../ink";
import { hills, road, sky } from "../land";
import { bush } from "../plants";
import {
  barrier,
  basin,
  bus,
  climber,
  cone,
  crowd,
  digger,
  lamp,
  panel,
  person,
  slide,
  swing,
  waterTower,
} from "../things";
import { country, flank, pave, village } from "./common";

const { plum, linen, ochre, brick, straw, blue, green, rose } = INK;

/** What a town hall builds and keeps. */
export const works = {
  school: (draw) => {
    country(draw, 600);
    pave(draw, 650);
    draw.put(at(600, 670, publicHouse({ wall: light(ochre, 0.45), crown: crowns.flag }), 1));
    flank(draw, 690);
    crowd(draw, 9, { from: 300, to: 900, top: 690, bottom: 745 });
  },
  kindergarten: (draw) => {
    country(draw, 600);
    draw.put(at(640, 640, newHouse({ wall: light(rose, 0.6), trim: rose, half: 300 }), 1));
    draw.put(at(230, 730, swing(), 0.85), at(980, 735, slide(), 0.85));
    crowd(draw, 6, { from: 420, to: 820, top: 670, bottom: 730, scale: 0.72 });
  },
  clinic: (draw) => {
    country(draw, 600);
    pave(draw, 650);
    draw.put(at(600, 670, newHouse({ wall: linen, trim: green, half: 310 }), 1));
    draw.put(at(600, 516, box(-30, -10, 60, 20, brick) + box(-10, -30, 20, 60, brick)));
    flank(draw, 690);
    crowd(draw, 4, { from: 360, to: 840, top: 690, bottom: 740 });
  },
  playground: (draw) => {
    country(draw, 580);
    draw.put(shape("120 800, 240 640, 960 640, 1080 800", light(ochre, 0.45)));
    draw.put(at(330, 700, swing(), 1), at(640, 690, climber(), 1), at(900, 716, slide(), 1));
    flank(draw, 640, 90, 1120);
    crowd(draw, 7, { from: 220, to: 980, top: 705, bottom: 750, scale: 0.75 });
  },
  sports: (draw) => {
    country(draw, 560);
    const turf = mix(green, linen, 0.12);
    draw.put(
      shape("60 770, 250 600, 950 600, 1140 770", turf),
      line("600 600, 600 770", linen, 6),
      line("250 600, 950 600", linen, 6),
      line("60 768, 250 600", linen, 6),
      line("1140 768, 950 600", linen, 6),
      diamond(600, 684, 90, linen, 44),
      diamond(600, 684, 80, turf, 38),
    );
    for (const x of [250, 950])
      draw.put(
        line(
          [
            [x - 10, 680],
            [x - 10, 610],
            [x + 10, 580],
            [x + 10, 650],
          ],
          linen,
          8,
        ),
      );
    crowd(draw, 9, { from: 260, to: 940, top: 640, bottom: 745, scale: 0.9 });
  },
  roadworks: (draw) => {
    const { middle } = country(draw, 560);
    village(draw, middle, 620, 1140, 5);
    road(draw, 570, { meet: 640, wide: 760 });
    draw.put(at(330, 700, digger(), 1.25), at(760, 700, barrier(), 1.1), at(930, 735, barrier(), 1.1));
    for (const [x, y] of [
      [560, 640],
      [520, 690],
      [470, 752],
      [700, 640],
    ] as const)
      draw.put(at(x, y, cone(), 0.6 + (y - 600) / 260));
    draw.put(at(700, 752, person(draw, ochre), 1.2), at(560, 728, person(draw, ochre), 1.1));
  },
  lighting: (draw) => {
    country(draw, 600);
    village(draw, () => 580, 40, 1160, 6);
    road(draw, 600, { meet: 600, wide: 620 });
    for (const [x, y, scale] of [
      [330, 640, 0.6],
      [230, 690, 0.85],
      [90, 770, 1.3],
      [800, 640, 0.6],
      [900, 690, 0.85],
      [1040, 770, 1.3],
    ] as const)
      draw.put(at(x, y, lamp(), scale));
    draw.put(at(610, 690, bus(draw.one([plum, green, brick])), 0.8));
  },
  solar: (draw) => {
    const { middle } = country(draw, 560);
    village(draw, middle, 80, 480, 5);
    for (let row = 0; row < 4; row += 1) {
      const scale = 0.55 + row * 0.24;
      for (let x = 70 - row * 46; x < 1260; x += 190 * scale) draw.put(at(x, 610 + row * 48, panel(), scale));
    }
  },
  water: (draw) => {
    const { near } = country(draw, 590);
    draw.put(
      at(860, near(860) + 40, waterTower(), 1.15),
      at(300, near(300) + 44, newHouse({ wall: light(blue, 0.65), trim: blue, half: 190 }), 0.85),
    );
    for (const [x, y, wide] of [
      [330, 700, 150],
      [640, 720, 130],
    ] as const)
      draw.put(at(x, y, basin(wide, draw.mood.water)));
    draw.put(at(1060, 730, bush(draw.mood.leaf), 1.4));
  },
  transport: (draw) => {
    sky(draw, { clouds: 2 });
    hills(draw, { far: 440, middle: 500 });
    for (let index = 0; index < 5; index += 1)
      draw.put(
        at(
          110 + index * 245,
          620,
          block({ wall: draw.one([light(straw, 0.4), light(blue, 0.6), light(rose, 0.6)]), floors: 3 + (index % 2) }),
          1,
        ),
      );
    draw.put(
      box(0, 620, WIDTH, 50, light(straw, 0.5)),
      box(0, 662, WIDTH, 138, deep(straw, 0.4)),
      line(
        [
          [0, 724],
          [WIDTH, 724],
        ],
        linen,
        8,
        "60 44",
      ),
    );
    draw.put(at(380, 712, bus(plum), 1.15), at(900, 762, bus(green), 1.1));
    crowd(draw, 5, { from: 560, to: 760, top: 640, bottom: 660, scale: 1 });
    draw.put(at(560, 660, lamp(), 0.8));
  },
} satisfies Record<string, (draw: Drawing) => void>;
