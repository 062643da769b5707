/*
 * The weave: a small cloth for every organisation. Pure and deterministic; one SVG under 1.5 KB fills any box.
 * A UAT is warp (vertical bands), a FIRMA is weft (horizontal bands), a verified one gains a selvedge.
 * Two inks: plum, and one of six dyes chosen by the seed. Colours are custom properties with fallbacks, so that the
 * cloth follows the theme when inlined and has its colours in an SVG file too.
 */

export type ClothKind = "UAT" | "FIRMA";

const DYES = ["#D99A22", "#B8654A", "#74803F", "#6C7FA3", "#B5678A", "#A58A57"] as const;

/** Drawn on a grid, one string per pick, '#' is a raised thread. Width 7, any height. */
const MOTIFS = [
  ["...#...", "..###..", ".##.##.", "##.#.##", ".##.##.", "..###..", "...#...", "......."], // romb cu ochi
  ["#.....#", "##...##", "###.###", "##...##", "#.....#", "...#...", "..###..", "...#..."], // clepsidră
  ["##.....", ".##....", "..##...", "...##..", "....##.", ".....##", "....##.", "...##..", "..##...", ".##...."], // șarpe
  ["...#...", "..###..", ".#####.", "###.###", ".......", "...#..."], // brăduț
  ["#..#..#", "##.#.##", ".#####.", "##.#.##", "#..#..#", "......."], // fus
  ["#######", ".......", ".##.##.", ".##.##.", "......."], // scară
] as const;

/** Side of a thread, and half of the rapport: 24 threads mirrored around the middle, of which the motif's bed takes 9. */
const THREAD = 4;
const HALF = 12;
const MIDDLE = 48;

const PLUM = "var(--weave-ink,#5B2C5E)";
const LINEN = "var(--weave-cloth,#EFEAE2)";
const RAISED = "var(--weave-raise,#5B2C5E)";

function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Ink = "plum" | "dye";
type Bands = { solid: Record<Ink, string>; dashed: Record<Ink, string> };

/** The bands beside the motif, from the middle outwards, each drawn on both sides. */
function bands(random: () => number, tall: number, first: Ink): Bands {
  const pick = (count: number) => Math.floor(random() * count);
  const drawn: Bands = { solid: { plum: "", dye: "" }, dashed: { plum: "", dye: "" } };
  let at = 4.5;
  let last = first;
  while (at < HALF) {
    at += 1 + pick(2) / 2;
    const left = HALF - at;
    if (left < 1) break;
    const dashed = random() < 0.35;
    const width = Math.min(left, dashed ? 1 : ([1, 1, 2, 3][pick(4)] ?? 1));
    const ink: Ink = last === "plum" ? "dye" : "plum";
    for (const start of [MIDDLE + at * THREAD, MIDDLE - (at + width) * THREAD]) {
      const wide = width * THREAD;
      if (dashed) drawn.dashed[ink] += `M${start + wide / 2} 0v${tall}`;
      else drawn.solid[ink] += `M${start} 0h${wide}v${tall}h-${wide}z`;
    }
    at += width;
    last = ink;
  }
  return drawn;
}

function motifPath(motif: readonly string[]): string {
  const runs = motif.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map((run) => ({ x: run.index, y, length: run[0].length })),
  );
  return runs
    .map(({ x, y, length }) => `M${34 + x * THREAD} ${y * THREAD}h${length * THREAD}v4h-${length * THREAD}z`)
    .join("");
}

/** Made once, because a list shows a cloth on each of its cards. */
const WOVEN = MOTIFS.map((motif) => ({ tall: motif.length * THREAD, path: motifPath(motif) }));
const HEMS = DYES.map((_, number) => hem(dyeOf(number)));

function filled(path: string, ink: string): string {
  return path && `<path fill="${ink}" d="${path}"/>`;
}

function dashed(path: string, ink: string): string {
  return path && `<path stroke="${ink}" stroke-width="4" stroke-dasharray="2 2" d="${path}"/>`;
}

function dyeOf(number: number): string {
  return `var(--dye-${number + 1},${DYES[number]})`;
}

/** The selvedge of a verified organisation, on both edges of whatever box the cloth fills. */
function hem(dye: string): string {
  const edge = (x: string, scale: 1 | -1) =>
    `<svg x="${x}" overflow="visible"><path transform="scale(${scale} 1)" fill="${dye}" d="M0 0h5v4e3H0z"/>` +
    `<path stroke="${PLUM}" stroke-width="5" stroke-dasharray="3 5" d="M${scale * 2.5} 1v4e3"/></svg>`;
  return edge("0", 1) + edge("100%", -1);
}

/**
 * The cloth of an organisation as SVG text. `instance` makes the pattern's id unique: give one wherever the same cloth
 * may occur twice on a page, or a copy hidden by CSS blanks the visible one.
 */
export function weave(seed: string, kind: ClothKind, verified: boolean, instance = ""): string {
  const hashed = hash(seed);
  const random = randomFrom(hashed);
  const dyeNumber = Math.floor(random() * DYES.length);
  const { tall, path } = WOVEN[Math.floor(random() * WOVEN.length)] as (typeof WOVEN)[number];
  const dye = dyeOf(dyeNumber);
  const onPlum = random() < 0.45;
  const { solid, dashed: picks } = bands(random, tall, onPlum ? "plum" : "dye");
  const id = `w${hashed.toString(36)}${kind === "UAT" ? "u" : "f"}${instance}`;
  const turn = kind === "UAT" ? "" : ' patternTransform="rotate(90 48 48)"';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="100%" height="100%">',
    '<svg viewBox="0 0 96 96" width="100%" height="100%" overflow="visible">',
    `<pattern id="${id}" width="96" height="${tall}" patternUnits="userSpaceOnUse"${turn}>`,
    `<path fill="${LINEN}" d="M0 0h96v${tall}H0z"/>`,
    filled(`M30 0h36v${tall}H30z`, onPlum ? PLUM : dye),
    filled(solid.plum, PLUM),
    filled(solid.dye, dye),
    dashed(picks.plum, PLUM),
    dashed(picks.dye, dye),
    filled(path, onPlum ? LINEN : RAISED),
    `</pattern><path fill="url(#${id})" d="M-3e3-3e3h6e3v6e3h-6e3z"/></svg>`,
    verified ? HEMS[dyeNumber] : "",
    "</svg>",
  ].join("");
}

/** The two letters on a firm's sewn label. */
export function initials(name: string): string {
  return [...name.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "")].slice(0, 2).join("").toUpperCase();
}
