import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./prepare.mjs";

/**
 * Makes the two files of letters that every page loads first, out of the font as it is published (in `bin/fonts`, in two
 * parts because it comes so): the letters of our languages and the signs of our texts, in the weights and widths of the design.
 * What the font has not (ţ with a cedilla, which we write with a comma anyway, ², →) comes from the reader's system.
 * Run it when either changes: `node bin/fonts.mjs`. What it makes is kept in the repository, with the font's licence.
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
/** Forms of a language, marks, kerning and figures of equal width; the font's ornaments stay behind. */
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
