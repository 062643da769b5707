import { box, diamond, line, shape } from "./drawing";
import { deep, INK, light } from "./ink";

const { plum, linen, ochre, brick, green, blue, straw } = INK;
const SIDE = 480;
const SIZE = 400;

/** Signs of four firms, on white paper as firms keep them. */
const signs = {
  /** An open register with a ribbon. */
  register:
    shape("60 130, 240 170, 240 390, 60 350", plum) +
    shape("420 130, 240 170, 240 390, 420 350", deep(plum, 0)) +
    shape("84 160, 222 190, 222 364, 84 334", linen) +
    shape("396 160, 258 190, 258 364, 396 334", light(straw, 0.75)) +
    [0, 1, 2].map((row) => line(`104 ${200 + row * 44}, 202 ${222 + row * 44}`, blue, 12)).join("") +
    [0, 1, 2]
      .map((row) => line(`376 ${200 + row * 44}, 278 ${222 + row * 44}`, row === 1 ? ochre : blue, 12))
      .join("") +
    shape("318 80, 362 80, 362 190, 340 168, 318 190", ochre),
  /** A compass rose. */
  compass:
    diamond(240, 240, 180, blue) +
    diamond(240, 240, 150, linen) +
    shape("240 70, 284 240, 240 240", brick) +
    shape("240 70, 196 240, 240 240", deep(brick, 0.3)) +
    shape("240 410, 284 240, 240 240", deep(plum, 0)) +
    shape("240 410, 196 240, 240 240", light(plum, 0.3)) +
    diamond(240, 240, 24, ochre),
  /** A leaf that is also a measure. */
  leaf:
    shape("240 50, 380 190, 380 300, 240 430", green) +
    shape("240 50, 100 190, 100 300, 240 430", light(green, 0.3)) +
    line("240 110, 240 450", linen, 10) +
    [0, 1, 2, 3, 4]
      .map((mark) => line(`240 ${180 + mark * 48}, ${mark % 2 ? 290 : 330} ${180 + mark * 48}`, linen, 10))
      .join(""),
  /** A notebook with a stitched back. */
  notebook:
    box(110, 60, 290, 360, brick) +
    box(110, 60, 60, 360, deep(brick, 0.35)) +
    line("140 80, 140 410", ochre, 10, "22 18") +
    box(205, 120, 160, 90, linen) +
    box(225, 145, 120, 12, plum) +
    box(225, 175, 80, 12, plum) +
    diamond(285, 320, 56, ochre) +
    diamond(285, 320, 30, brick),
} as const;

export type DemoLogo = keyof typeof signs;
export const demoLogos = Object.keys(signs) as DemoLogo[];

export const logoScene = (logo: DemoLogo): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIZE}" height="${SIZE}">${box(0, 0, SIDE, SIDE, "#ffffff")}${signs[logo]}</svg>`;
