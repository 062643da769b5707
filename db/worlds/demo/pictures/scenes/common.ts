import { house } from "../buildings";
import { at, box, type Drawing, line, WIDTH } from "../drawing";
import { deep, INK, light, mix } from "../ink";
import { ground, hills, sky } from "../land";
import { bush, grove, leafTree } from "../plants";

const { linen, ochre, brick, straw, blue, green, rose } = INK;

/** A village far off: houses on the middle hill. */
export function village(draw: Drawing, edge: (x: number) => number, from: number, to: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const x = from + ((to - from) * (index + 0.5)) / count + draw.between(-18, 18);
    const paint = {
      wall: draw.one([linen, light(ochre, 0.6), light(blue, 0.7)]),
      roof: draw.one([brick, deep(brick, 0.2), mix(brick, ochre, 0.3)]),
      trim: draw.one([blue, green, rose]),
    };
    draw.put(at(x, edge(x) + 26, house(paint), draw.between(0.3, 0.42)));
  }
}

/** The usual beginning: sky, hills with woods, flat ground to stand on. */
export function country(draw: Drawing, base = 620): { middle: (x: number) => number; near: (x: number) => number } {
  sky(draw);
  const { far, middle } = hills(draw);
  grove(draw, far, { count: 12, scale: 0.32 });
  grove(draw, middle, { count: 9, scale: 0.5, kinds: "mixed" });
  return { middle, near: ground(draw, base) };
}

export const pave = (draw: Drawing, top: number, fill = light(straw, 0.45)) => {
  draw.put(box(0, top, WIDTH, 800 - top, fill));
  for (let y = top + 22; y < 770; y += 30)
    draw.put(
      line(
        [
          [0, y],
          [WIDTH, y],
        ],
        deep(fill, 0.12),
        4,
        y % 60 < 30 ? "70 20" : "44 26",
      ),
    );
};

export const flank = (draw: Drawing, y: number, left = 120, right = 1080) => {
  draw.put(
    at(left, y, leafTree(draw.mood.leaf), 1.5),
    at(right, y + 6, leafTree(deep(draw.mood.leaf, 0.1)), 1.35),
    at(left + 96, y + 12, bush(draw.mood.leaf)),
    at(right - 100, y + 14, bush(draw.mood.leaf)),
  );
};
