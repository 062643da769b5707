import { files } from "~/platform/files/files.server";
import { imageWork } from "~/platform/images/image-work.server";
import headingLatin from "../fonts/heading-latin.woff?inline";
import headingLatinExtended from "../fonts/heading-latin-ext.woff?inline";
import textLatin from "../fonts/text-latin.woff?inline";
import textLatinExtended from "../fonts/text-latin-ext.woff?inline";
import { isBalanced, nameSize, SOCIAL_HEIGHT, SOCIAL_WIDTH, type SocialCard, WORDS } from "./card";
import { background, TONES } from "./cloth-band";

const font = (name: string, inlined: string) => ({
  name,
  data: Buffer.from(inlined.slice(inlined.indexOf(",") + 1), "base64"),
  weight: 400 as const,
  style: "normal" as const,
});
/** Two files for each cut, as on the pages: ș and ț live in the second. */
const fonts = [
  font("Heading", headingLatin),
  font("Heading Extended", headingLatinExtended),
  font("Text", textLatin),
  font("Text Extended", textLatinExtended),
];
const HEADING = "Heading, Heading Extended";
const TEXT = "Text, Text Extended";

/** The picture of a shared link, as PNG of 1200 × 630. Setting the words takes its turn too: it keeps the thread of the pages. */
export const drawSocialCard = (card: SocialCard): Promise<Buffer> =>
  imageWork(async (image) => {
    const svg = Buffer.from(await scene(card, await photoOf(card)));
    return image(svg).flatten({ background: TONES.ground }).png({ palette: true, effort: 7 }).toBuffer();
  });

/** Without its picture, which may be unreachable at the moment, the card shows the cloth. */
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

/** Set into lines and turned into outlines, so that whatever draws it needs no font. */
async function words(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  children: Block[],
) {
  const root = { type: "div", props: { style: { display: "flex", flexDirection: "column", width, height }, children } };
  const { default: satori } = await import("satori"); // large: only who draws loads it
  const svg = await satori(root as Parameters<typeof satori>[0], { width, height, fonts });
  return svg.replace("<svg ", `<svg x="${x}" y="${y}" `);
}

/** Letters that the fonts do not have would be empty boxes: they are left out. */
const writable = (text: string): string =>
  text.replace(/[^\u0020-\u007e\u00a0\u00c0-\u00ffĂăȘșȚțŞşŢţŐőŰűČčĆćŠšŽžĐđ«»·–—‘’‚“”„…]/gu, "");
