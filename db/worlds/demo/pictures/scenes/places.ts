import { block, crowns, fortress, oldHouse, publicHouse, stall, woodenChurch } from "../buildings";
import { at, box, type Drawing, diamond, line, shape } from "../drawing";
import { deep, INK, light } from "../ink";
import { ground, hills, mountains, sky } from "../land";
import { fruitTree, grove, leafTree } from "../plants";
import { bench, crowd, dancer, festoon, lamp, pool } from "../things";
import { country, flank, pave, village } from "./common";

const { plum, linen, ochre, brick, straw, blue, green, rose } = INK;

/** Where people meet, look and celebrate. */
export const places = {
  church: (draw) => {
    const { near } = country(draw, 600);
    draw.put(at(600, near(600) + 40, woodenChurch(), 1));
    const posts = [150, 230, 310, 390, 810, 890, 970, 1050];
    for (const x of posts)
      draw.put(at(x, 668, box(-5, -46, 10, 46, deep(straw, 0.35)) + diamond(0, -50, 9, deep(straw, 0.35))));
    draw.put(line("130 640, 410 640", deep(straw, 0.35), 7), line("790 640, 1070 640", deep(straw, 0.35), 7));
    flank(draw, 690, 90, 1120);
  },
  fortress: (draw) => {
    sky(draw);
    mountains(draw, 500);
    const near = ground(draw, 560, 40);
    draw.put(at(600, near(600) + 40, fortress(), 1.1));
    grove(draw, (x) => near(x) + 90, { count: 11, scale: 0.7 });
  },
  museum: (draw) => {
    const { near } = country(draw, 600);
    draw.put(at(580, near(580) + 60, oldHouse(), 1.35));
    draw.put(at(980, 700, leafTree(draw.mood.leaf), 1.9), at(150, 720, fruitTree(draw.mood.leaf, brick), 1.3));
    for (let x = 20; x < 1200; x += 44)
      draw.put(at(x, 764, shape("-9 0, -9 -62, 0 -76, 9 -62, 9 0", deep(straw, 0.25))));
    draw.put(line("0 730, 1200 730", deep(straw, 0.35), 8));
  },
  townhall: (draw) => {
    sky(draw);
    const { middle } = hills(draw, { far: 440, middle: 520 });
    village(draw, middle, 20, 1180, 10);
    pave(draw, 640);
    draw.put(at(600, 664, publicHouse({ wall: linen, crown: crowns.clock, half: 290, bays: 9 }), 1));
    draw.put(at(170, 700, lamp()), at(1030, 700, lamp()));
    crowd(draw, 7, { top: 690, bottom: 745 });
  },
  square: (draw) => {
    sky(draw, { clouds: 2 });
    hills(draw, { far: 420, middle: 480 });
    pave(draw, 560);
    const blocks = [light(straw, 0.4), light(rose, 0.55), light(blue, 0.55), light(ochre, 0.5), light(green, 0.6)];
    blocks.forEach((wall, index) => {
      draw.put(
        at(120 + index * 240, 580, block({ wall, floors: 3 + (index % 3), trim: index % 2 ? plum : brick }), 1.05),
      );
    });
    draw.put(
      at(600, 690, pool(150, draw.mood.water)),
      at(600, 686, box(-6, -84, 12, 84, plum) + diamond(0, -92, 22, light(blue, 0.5))),
    );
    crowd(draw, 10, { top: 640, bottom: 740 });
    draw.put(at(230, 740, bench()), at(970, 740, bench()));
  },
  market: (draw) => {
    country(draw, 560);
    pave(draw, 600);
    const paints = [
      [brick, ochre],
      [plum, green],
      [blue, brick],
      [green, rose],
      [ochre, plum],
    ] as const;
    paints.forEach(([cloth, goods], index) => {
      draw.put(at(140 + index * 230, 655, stall(cloth, goods), 1.05));
    });
    crowd(draw, 13, { top: 680, bottom: 750 });
  },
  festival: (draw) => {
    sky(draw, { clouds: 1 });
    const { middle } = hills(draw);
    village(draw, middle, 60, 1140, 8);
    ground(draw, 610, 10, light(draw.mood.near, 0.2));
    draw.put(festoon(-20, 640, 120, 70), festoon(560, 1220, 110, 80));
    const aprons = [brick, ochre, blue, rose, green];
    for (let index = 0; index < 9; index += 1)
      draw.put(
        at(200 + index * 100, 668 - Math.sin((index / 8) * 3.14) * 46, dancer(aprons[index % 5] ?? brick), 0.95),
      );
    for (let index = 0; index < 8; index += 1)
      draw.put(
        at(250 + index * 100, 722 + Math.sin((index / 7) * 3.14) * 28, dancer(aprons[(index + 2) % 5] ?? brick), 1.2),
      );
  },
  culture: (draw) => {
    country(draw, 600);
    pave(draw, 650);
    draw.put(
      at(
        600,
        672,
        publicHouse({ wall: light(brick, 0.55), roof: plum, floors: 2, bays: 5, half: 250, crown: crowns.gable }),
        1,
      ),
      festoon(200, 1000, 330, 60),
    );
    draw.put(at(140, 705, lamp(), 0.95), at(1010, 705, lamp(), 0.95));
    crowd(draw, 12, { from: 180, to: 1020, top: 690, bottom: 748 });
  },
  library: (draw) => {
    country(draw, 600);
    pave(draw, 660);
    draw.put(
      at(
        600,
        680,
        publicHouse({ wall: light(blue, 0.6), roof: deep(brick, 0.3), bays: 5, half: 220, crown: crowns.gable }),
        1,
      ),
    );
    draw.put(at(260, 715, bench()), at(940, 715, bench()), at(180, 700, lamp(), 0.9), at(1010, 700, lamp(), 0.9));
    crowd(draw, 4, { from: 380, to: 820, top: 700, bottom: 740 });
  },
} satisfies Record<string, (draw: Drawing) => void>;
