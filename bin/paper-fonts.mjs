import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./prepare.mjs";

/**
 * The renderers of papers and of the pictures of shared links support neither variable fonts nor WOFF2: this generates
 * static fonts, in the two cuts that they need: our own with all that it has, and for what it has not, the letters of
 * Europe and the signs of DejaVu. Run it when these change: `node bin/paper-fonts.mjs`. The files are kept in the
 * repository, with the fonts' licences. They are not compressed: the writer of PDFs would unpack them again for each glyph.
 */
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const to = join(root, "app", "platform", "paper", "fonts");
const ours = (part, cut) => ({
  to: `${cut === BOLD ? "bold" : "text"}-${part}.ttf`,
  bytes: () => readFile(join(root, "bin", "fonts", `instrument-sans-${part}-wdth-normal.woff2`)),
  letters: EVERYTHING,
  variationAxes: cut,
});
const TEXT = { wght: 500, wdth: 92 };
const BOLD = { wght: 650, wdth: 85 };
const EVERYTHING = [
  between(0x20, 0x36f), // Latin and its marks
  between(0x370, 0x4ff), // Greek and Cyrillic
  between(0x1e00, 0x1eff), // more Latin
  between(0x2000, 0x218f), // punctuation, superscripts, currencies, letter-like signs, fractions
  between(0x2190, 0x23ff), // arrows, mathematics, technical signs
  between(0x2460, 0x27ff), // circled numbers, boxes, shapes, signs, ornaments
  between(0x2900, 0x2bff), // more arrows and mathematics
  between(0xfb00, 0xfb06), // ligatures
  "\ufffd",
].join("");

/** Published on npm; the hash is of this version's archive. */
const SIGNS = {
  archive: "dejavu-fonts-ttf@2.37.3",
  sha512: "f1hd7jJbeQa1VWcw+K2KrTXS50zTMaHpVC4XIKJpNcDeYR5ajMtj/iLlQDYNvLOKamUB3ARVVCf79lNwNVztSQ==",
};

const folder = join(root, ".cache", "signs");
await mkdir(folder, { recursive: true });
execFileSync("npm", ["pack", SIGNS.archive, "--silent"], { cwd: folder });
const archive = join(folder, "dejavu-fonts-ttf-2.37.3.tgz");
const sha512 = createHash("sha512")
  .update(await readFile(archive))
  .digest("base64");
if (sha512 !== SIGNS.sha512) throw new Error(`${SIGNS.archive} is not the archive that we know`);
execFileSync("tar", ["xzf", archive, "-C", folder]);
const signs = (cut, name) => ({
  to: `${cut}-signs.ttf`,
  bytes: () => readFile(join(folder, "package", "ttf", `${name}.ttf`)),
  letters: EVERYTHING,
});
const fonts = [
  ...[TEXT, BOLD].flatMap((cut) => [ours("latin", cut), ours("latin-ext", cut)]),
  signs("text", "DejaVuSansCondensed"),
  signs("bold", "DejaVuSansCondensed-Bold"),
];
for (const { to: name, bytes, letters, ...options } of fonts) {
  const subset = await subsetFont(await bytes(), letters, { targetFormat: "truetype", noHinting: true, ...options });
  await writeFile(join(to, name), subset);
  console.log(`${name}: ${subset.length} bytes`);
}
await copyFile(join(root, "app", "ui", "fonts", "OFL.txt"), join(to, "OFL.txt"));
await copyFile(join(folder, "package", "LICENSE"), join(to, "DejaVu.txt"));
