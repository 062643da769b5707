import { MARK } from "~/ui/brand/brand";
import { weave } from "~/ui/cloth/weave";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialCard } from "./card";

/** The light tones of the pages: a picture has no theme. */
export const TONES = {
  ground: "#F6F6F3",
  ink: "#211B26",
  muted: "#5C5563",
  hairline: "#D9D5DB",
  plum: "#5B2C5E",
  ochre: "#E3A832",
} as const;

const BAND = 320;

/** Everything but the words: ground, selvedge, cloth, the double rule and the mark over it. */
export function background({ cloth }: SocialCard, photo: string | null): string {
  const band = photo ? pictured(photo) : cloth ? drawn(weave(cloth.seed, cloth.kind, cloth.verified)) : loom();
  return [
    `<path fill="${TONES.ground}" d="M0 0h${SOCIAL_WIDTH}v${SOCIAL_HEIGHT}H0z"/>`,
    `<svg y="16" width="${BAND}" height="${SOCIAL_HEIGHT - 16}">${band}</svg>`,
    `<path fill="${TONES.plum}" d="M0 0h${SOCIAL_WIDTH}v16H0z"/>`,
    `<path fill="none" stroke="${TONES.ochre}" stroke-width="6" stroke-dasharray="22 14" d="M0 8h${SOCIAL_WIDTH}"/>`,
    `<path fill="${TONES.ink}" d="M384 518h752v5H384z"/><path fill="${TONES.ink}" d="M384 528h752v1.5H384z"/>`,
    `<svg x="384" y="550" width="44" height="44" viewBox="0 0 26 26"><path fill="${TONES.plum}" d="${MARK.plum}"/><path fill="${TONES.ochre}" d="${MARK.ochre}"/></svg>`,
  ].join("");
}

/** A JPEG, cut to the band. */
const pictured = (base64: string): string =>
  `<image width="${BAND}" height="${SOCIAL_HEIGHT - 16}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${base64}"/>`;

/** Pages colour the cloth by custom properties; outside of them its own tones stand. */
const drawn = (svg: string): string => svg.replace(/var\(--[\w-]+,(#[0-9a-f]{6})\)/gi, "$1");

const WARP = ["#5B2C5E", "#7A4A7C", "#43204A"] as const;
const WEFT = ["#E3A832", "#B8654A", "#74803F", "#6C7FA3"] as const;
const PITCH = 80;
const THREAD = 54;

/** For the product itself: both sets of threads, crossing. */
function loom(): string {
  const columns = [0, 1, 2, 3].map((index) => index * PITCH + (PITCH - THREAD) / 2);
  const lines = Array.from({ length: 8 }, (_, index) => index * PITCH + (PITCH - THREAD) / 2);
  const down = (x: number, from: number, long: number, ink = "") =>
    `<path fill="${ink}" d="M${x} ${from}h${THREAD}v${long}h-${THREAD}z"/>`;
  const across = (y: number, from: number, long: number, ink = "") =>
    `<path fill="${ink}" d="M${from} ${y}h${long}v${THREAD}h-${long}z"/>`;
  const warp = columns.map((x, column) => down(x, 0, SOCIAL_HEIGHT, WARP[column % WARP.length]));
  const weft = lines.map((y, line) => across(y, 0, BAND, WEFT[line % WEFT.length]));
  const over = columns.flatMap((x, column) =>
    lines
      .filter((_, line) => (line + column) % 2 === 0)
      .map((y) => down(x, y - 8, THREAD + 16, WARP[column % WARP.length])),
  );
  return [...warp, ...weft, ...over].join("");
}
