import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./prepare.mjs";

/**
 * The renderers of papers and of the pictures of shared links support neither variable fonts nor WOFF2: this generates static fonts, in
 * the two cuts that it needs, with the letters of names. Run it when these change: `node bin/social-fonts.mjs`. The files
 * are kept in the repository, with the font's licence.
 */
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const to = join(root, "app", "platform", "paper", "fonts");
const cuts = { bold: { wght: 650, wdth: 85 }, text: { wght: 500, wdth: 92 } };
const parts = {
  latin: `${between(0x20, 0x7e)}\u00a0${between(0xc0, 0xff)}«»·–—‑‘’‚“”„…`,
  "latin-ext": "ĂăȘșȚțŞşŢţŐőŰűČčĆćŠšŽžĐđ",
};

let sum = 0;
for (const [cut, variationAxes] of Object.entries(cuts)) {
  for (const [part, letters] of Object.entries(parts)) {
    const whole = await readFile(join(root, "bin", "fonts", `instrument-sans-${part}-wdth-normal.woff2`));
    const still = await subsetFont(whole, letters, { targetFormat: "woff", variationAxes, noHinting: true });
    await writeFile(join(to, `${cut}-${part}.woff`), still);
    sum += still.length;
  }
}
await copyFile(join(root, "app", "ui", "fonts", "OFL.txt"), join(to, "OFL.txt"));
console.log(`${sum} bytes`);
