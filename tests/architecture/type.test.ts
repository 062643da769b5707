import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** The sizes, weights and widths of letters that a sheet may name; others are not of the product's type. Zero hides them. */
const SIZES = /^(var\(--t-(small|body|prose|h1|h2|hero|bar)\)|inherit|0)$/;
const WEIGHTS = /^(400|600|var\(--w-head\)|inherit)$/;
const WIDTHS = /^(100%|var\(--narrow\)|inherit)$/;
/** `font: 600 var(--t-small) / 24px var(--font)`. */
const SHORT = /^((400|600|var\(--w-head\)) var\(--t-\w+\) \/ \S+ var\(--font\)|inherit)$/;
/** Letters drawn in a picture are measured in its units, those on paper in points. */
const IN_A_PICTURE = /\btext\b/;
const ON_PAPER = /\d(pt|mm)\b/;

const sheets = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "app/*.css"])
  .toString()
  .trim()
  .split("\n")
  .filter((file) => !file.endsWith("tokens.css"));

/** What a sheet says about letters and may not, one declaration a line, as the formatter writes them. */
function wrongLetters(file: string, css: string): string[] {
  let selector = "";
  return css.split("\n").flatMap((line) => {
    if (/[{,]$/.test(line)) selector = line.trim();
    const [, property = "", value = ""] = /^\s*(font|font-size|font-weight|font-stretch): (.*);$/.exec(line) ?? [];
    const allowed = { font: SHORT, "font-size": SIZES, "font-weight": WEIGHTS, "font-stretch": WIDTHS }[property];
    const isFree = ON_PAPER.test(value) || (property === "font-size" && IN_A_PICTURE.test(selector));
    return !allowed || allowed.test(value) || isFree ? [] : [`${file}: ${selector} ${line.trim()}`];
  });
}

it("a sheet names only the sizes, weights and widths of the product's type", () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.flatMap((file) => wrongLetters(file, readFileSync(file, "utf8")))).toEqual([]);
});

it("another size, weight or width is told", () => {
  const css = `  .row {\n    font-size: 0.9375rem;\n    font-weight: 500;\n    font-stretch: 82%;\n    font: 500 1rem / 1 a;\n  }\n
  .counties text {\n    font-size: 15px;\n    font-weight: 600;\n  }\n  .dossier {\n    font-size: 10pt;\n  }\n`;
  expect(wrongLetters("a.css", css)).toEqual([
    "a.css: .row { font-size: 0.9375rem;",
    "a.css: .row { font-weight: 500;",
    "a.css: .row { font-stretch: 82%;",
    "a.css: .row { font: 500 1rem / 1 a;",
  ]);
});
