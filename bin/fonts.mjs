import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./prepare.mjs";

/**
 * Generates the two font files that every page loads first from the published font (in `bin/fonts`, published in two
 * parts): the letters of our languages and the signs of our texts, in the weights and widths of the design.
 * Characters that the font does not have (ţ with a cedilla, ², →) are shown in the reader's system font.
 * Run it when either changes: `node bin/fonts.mjs`. The files are kept in the repository, with the font's licence.
 */
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const parts = {
  latin: {
    source: "instrument-sans-latin-wdth-normal.woff2",
    // everything on a keyboard; letters of Romanian, Hungarian, German, French; the signs of a printed text
    letters: `${between(0x20, 0x7e)}\u00a0ÀÁÂÄÇÈÉÊËÍÎÏÓÔÖÙÚÛÜßàáâäçèéêëíîïóôöùúûüŒœ«»§©®°·×–—‘’‚“”„…•€™−↑↓`,
  },
  "latin-ext": {
    source: "instrument-sans-latin-ext-wdth-normal.woff2",
    // Romanian, also with a cedilla as far as the font has it, Hungarian, and the letters in names of Serbs and Croats
    letters: "ĂăȘșȚțŞşŐőŰűČčĆćŠšŽž",
  },
};
const axes = { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } };
/** Language forms, marks, kerning and tabular figures; ornaments are left out. */
const keepFeatures = ["ccmp", "locl", "mark", "mkmk", "kern", "tnum", "lnum", "liga", "calt", "rlig"];

for (const [name, { source, letters }] of Object.entries(parts)) {
  const whole = await readFile(join(root, "bin", "fonts", source));
  const subset = await subsetFont(whole, letters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures,
    noHinting: true,
  });
  await writeFile(join(root, "app", "ui", "fonts", `instrument-sans-${name}.woff2`), subset);
  console.log(`${name}: ${whole.length} → ${subset.length} bytes`);
}
