import { Page, Path, StyleSheet, Svg, Text, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";
import type { PaperFonts } from "./own-fonts.ts";
import type { Diploma } from "./paper.ts";
import { printed } from "./printed.ts";
import { laidOut } from "./tagged.ts";

const INK = "#211b26";
const PLUM = "#5b2c5e";
const OCHRE = "#d99a22";
const MUTED = "#5c5563";
/** In points: A4 lying, and the woven band along its top and bottom. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const BAND = 14;
const THREAD = 14;

const styles = StyleSheet.create({
  page: { color: INK, fontSize: 11 },
  band: { position: "absolute", left: 0, right: 0, height: BAND },
  // not on the page: with it the bands would be placed outside of it
  body: { position: "absolute", top: 46, left: 64, right: 64, bottom: 40 },
  issuer: { fontSize: 12, fontWeight: 700, color: PLUM, lineHeight: 1.25 },
  title: { fontSize: 38, fontWeight: 700, color: PLUM, marginTop: 14, lineHeight: 1.15 },
  lead: { fontSize: 12, color: MUTED, marginTop: 18, lineHeight: 1.25 },
  name: { fontWeight: 700, marginTop: 3, lineHeight: 1.25 },
  under: { fontSize: 12, marginTop: 5, lineHeight: 1.25 },
  what: { fontWeight: 700, marginTop: 4, lineHeight: 1.25 },
  foot: { position: "absolute", left: 0, right: 0, bottom: 0, flexDirection: "row", alignItems: "flex-end" },
  facts: { flex: 1, flexDirection: "row", flexWrap: "wrap", paddingRight: 24 },
  fact: { width: "50%", paddingRight: 14, marginTop: 8 },
  label: { fontSize: 8.5, color: MUTED, lineHeight: 1.25 },
  value: { lineHeight: 1.2 },
  check: { width: 300, flexDirection: "row", borderLeft: `1.5pt solid ${OCHRE}`, paddingLeft: 14 },
  checkWords: { flex: 1, paddingLeft: 12, justifyContent: "center" },
  small: { fontSize: 8.5, lineHeight: 1.3 },
  key: { fontSize: 16, fontWeight: 700, letterSpacing: 2, lineHeight: 1.3 },
  fingerprint: { fontSize: 6.5, color: MUTED, marginTop: 10, lineHeight: 1.2 },
});

type Style = ReturnType<typeof StyleSheet.create>[string];

const text = (words: string, style: Style): ReactElement => h(Text, { style }, printed(words));

/** The largest of the sizes at which so many letters still leave room for the rest of the page. */
const sizeFor = (words: string, sizes: readonly (readonly [most: number, size: number])[]): number =>
  sizes.find(([most]) => words.length <= most)?.[1] ?? 12;
const NAME_SIZES = [[30, 30] as const, [48, 24] as const, [80, 18] as const];
const WHAT_SIZES = [[50, 20] as const, [100, 16] as const, [160, 13] as const];

/** The page of a diploma as PDF, with the fonts inside. */
export async function diplomaPdfOf(diploma: Diploma, fonts: PaperFonts): Promise<Uint8Array> {
  const { issuer, title, lead, name, under, text: did, what, facts, check } = diploma;
  const page = h(
    Page,
    {
      size: [WIDTH, HEIGHT],
      style: { ...styles.page, fontFamily: Object.keys(fonts) as unknown as string },
    },
    h(View, { style: { ...styles.band, top: 0 } }, band()),
    h(View, { style: { ...styles.band, bottom: 0 } }, band()),
    h(
      View,
      { style: styles.body },
      text(issuer, styles.issuer),
      text(title, styles.title),
      text(lead, styles.lead),
      text(name, { ...styles.name, fontSize: sizeFor(name, NAME_SIZES) }),
      text(under, styles.under),
      text(did, styles.lead),
      text(what, { ...styles.what, fontSize: sizeFor(what, WHAT_SIZES) }),
      h(
        View,
        { style: styles.foot },
        h(
          View,
          { style: styles.facts },
          ...facts.map(([label, value]) =>
            h(
              View,
              { style: styles.fact },
              text(label, styles.label),
              text(value, { ...styles.value, fontSize: value.length > 80 ? 8.5 : 11 }),
            ),
          ),
          h(View, { style: { width: "100%" } }, text(check.fingerprint, styles.fingerprint)),
        ),
        h(
          View,
          { style: styles.check },
          squares(check.squares),
          h(
            View,
            { style: styles.checkWords },
            ...check.words.map((line) => text(line, styles.small)),
            text(check.key, styles.key),
          ),
        ),
      ),
    ),
  );
  return (await laidOut(page, { title: `${title}: ${name}`, fonts })).write();
}

/** The woven edge of the platform's pages. */
function band(): ReactElement {
  const threads = Array.from({ length: Math.ceil(WIDTH / (3 * THREAD)) }, (_, index) => index * 3 * THREAD);
  const rectangles = threads.map((x) => `M${x + 2 * THREAD} 0h${THREAD}v${BAND}h-${THREAD}z`).join("");
  return h(
    Svg,
    { width: WIDTH, height: BAND, viewBox: `0 0 ${WIDTH} ${BAND}` },
    h(Path, { d: `M0 0h${WIDTH}v${BAND}h-${WIDTH}z`, fill: PLUM }),
    h(Path, { d: rectangles, fill: OCHRE }),
  );
}

/** A code of squares that telephones read, with the empty margin of four squares that its standard asks for. */
function squares(rows: readonly string[]): ReactElement {
  const size = rows.length + 8;
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === "1" ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  );
  return h(Svg, { width: 84, height: 84, viewBox: `0 0 ${size} ${size}` }, h(Path, { d: dark.join(""), fill: "#000" }));
}
