import { createHash } from "node:crypto";
import { files } from "~/platform/files/files.server";
import { isKnown } from "~/platform/http/etag";
import { waitOutside } from "~/platform/http/gate.server";
import { imageWork } from "~/platform/images/image-work.server";
import headingLatin from "~/platform/paper/fonts/bold-latin.ttf?inline";
import headingLatinExtended from "~/platform/paper/fonts/bold-latin-ext.ttf?inline";
import textLatin from "~/platform/paper/fonts/text-latin.ttf?inline";
import textLatinExtended from "~/platform/paper/fonts/text-latin-ext.ttf?inline";
import { later } from "~/platform/refusal";
import { MARK } from "~/ui/brand/brand";
import { weave } from "~/ui/cloth/weave";
import { isBalanced, nameSize, SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialCard, WORDS } from "./card";

const font = (name: string, inlined: string) => ({
  name,
  data: Buffer.from(inlined.slice(inlined.indexOf(",") + 1), "base64"),
  weight: 400 as const,
  style: "normal" as const,
});
/** Two files for each font, as on the pages: ș and ț are in the second one. */
const fonts = [
  font("Heading", headingLatin),
  font("Heading Extended", headingLatinExtended),
  font("Text", textLatin),
  font("Text Extended", textLatinExtended),
];
const HEADING = "Heading, Heading Extended";
const TEXT = "Text, Text Extended";

/**
 * Draws the preview as PNG of 1200 × 630. It is queued as image work as a whole: setting the text also blocks the event
 * loop.
 */
const drawSocialCard = (card: SocialCard): Promise<Buffer> =>
  imageWork(async (image) => {
    const svg = Buffer.from(await scene(card, await photoOf(card)));
    return image(svg).flatten({ background: TONES.ground }).png({ palette: true, effort: 7 }).toBuffer();
  });

/** The picture in base64; null when there is none or the storage cannot be reached, and then the cloth is drawn. */
async function photoOf({ photo }: SocialCard): Promise<string | null> {
  if (!photo) return null;
  const bytes = await files()
    .getBytes(photo)
    .catch(() => null);
  return bytes && Buffer.from(bytes).toString("base64");
}

async function scene(card: SocialCard, photo: string | null): Promise<string> {
  const heading = { fontFamily: HEADING, color: TONES.ink };
  const name = block(writable(card.name), {
    ...heading,
    fontSize: nameSize(card.name),
    lineHeight: 1.08,
    lineClamp: 4,
    ...(isBalanced(card.name) ? { textWrap: "balance" } : {}),
  });
  const line = block(writable(card.line), {
    fontFamily: TEXT,
    color: TONES.muted,
    fontSize: 34,
    lineHeight: 1.3,
    lineClamp: 2,
    marginTop: 22,
  });
  const product = block("PSP", { ...heading, fontSize: 40, lineHeight: 1.3 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_WIDTH}" height="${SOCIAL_HEIGHT}">`,
    background(card, photo),
    await words(WORDS, [name, line]),
    await words({ x: 444, y: 546, width: 692, height: 52 }, [product]),
    "</svg>",
  ].join("");
}

type Style = Record<string, string | number>;
type Block = { type: "div"; props: { style: Style; children: string } };
const block = (text: string, style: Style): Block => ({
  type: "div",
  props: { style: { display: "block", ...style }, children: text },
});

/** Breaks the text into lines and converts it to outlines, so that rendering needs no font. */
async function words(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  children: Block[],
) {
  const root = { type: "div", props: { style: { display: "flex", flexDirection: "column", width, height }, children } };
  const { default: satori } = await import("satori"); // large: loaded only when something is drawn
  const svg = await satori(root as Parameters<typeof satori>[0], { width, height, fonts });
  return svg.replace("<svg ", `<svg x="${x}" y="${y}" `);
}

/** Removes characters that the fonts do not have, which would be drawn as empty boxes. */
const writable = (text: string): string =>
  text.replace(/[^\u0020-\u007e\u00a0\u00c0-\u00ffĂăȘșȚțŞşŢţŐőŰűČčĆćŠšŽžĐđ«»·–—‘’‚“”„…]/gu, "");

/** Colours of the light theme: a picture has no theme. */
const TONES = {
  ground: "#F6F6F3",
  ink: "#211B26",
  muted: "#5C5563",
  hairline: "#D9D5DB",
  plum: "#5B2C5E",
  ochre: "#E3A832",
} as const;

const BAND = 320;

/** Everything except the text: ground, selvedge, cloth or photograph, double rule, mark. */
function background({ cloth }: SocialCard, photo: string | null): string {
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

/** A JPEG, cropped to the band. */
const pictured = (base64: string): string =>
  `<image width="${BAND}" height="${SOCIAL_HEIGHT - 16}" preserveAspectRatio="xMidYMid slice" href="data:image/jpeg;base64,${base64}"/>`;

/** Replaces the custom properties that colour the cloth on pages by their default values. */
const drawn = (svg: string): string => svg.replace(/var\(--[\w-]+,(#[0-9a-f]{6})\)/gi, "$1");

const WARP = ["#5B2C5E", "#7A4A7C", "#43204A"] as const;
const WEFT = ["#E3A832", "#B8654A", "#74803F", "#6C7FA3"] as const;
const PITCH = 80;
const THREAD = 54;

/** The product's own drawing: warp and weft, crossing. */
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

/**
 * Pictures kept in memory, about 30 KB each, 150 KB with a photograph. The oldest is dropped first, and drawn again
 * when requested.
 */
const MOST_KEPT = 200;
/** Part of the ETag: raise it when the drawing changes. */
const DRAWING = 2;
/** Further requests are answered with 503; pictures are drawn one after the other. */
const MOST_WAITING = 16;
const kept = new Map<string, Promise<Buffer>>();
let drawings = 0;

/** The picture, drawn once for concurrent requests; its ETag is the hash of all that it shows. */
export async function socialAnswer(request: Request, card: SocialCard): Promise<Response> {
  const key = createHash("sha256")
    .update(JSON.stringify([DRAWING, card]))
    .digest("base64url")
    .slice(0, 22);
  const etag = `"${key}"`;
  const headers = new Headers({
    "content-type": "image/png",
    "cache-control": "public, max-age=86400",
    "cross-origin-resource-policy": "cross-origin", // social networks embed it from other origins
    etag,
  });
  if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const png = await waitOutside(() => drawnOnce(key, card));
  headers.set("content-length", String(png.length));
  return new Response(new Uint8Array(png), { headers });
}

async function drawnOnce(key: string, card: SocialCard): Promise<Buffer> {
  const known = kept.get(key);
  if (known) return known;
  if (drawings >= MOST_WAITING)
    throw later("Imaginea nu poate fi desenată acum. Încercați din nou peste câteva secunde.", 10);
  drawings += 1;
  const drawing = drawSocialCard(card).finally(() => {
    drawings -= 1;
  });
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_KEPT && oldest) kept.delete(oldest);
  return drawing;
}
