/**
 * The characters that the fonts of papers have, as ranges of code points: `paper-files.test.ts` compares them with the fonts.
 * Said here, so that a page can tell beforehand what a PDF will not show, without reading the fonts.
 */
const PRINTED = `
  20-7e a0-2e9 2ec-2ee 2f3 2f7 300-34f 351-353 357-358 35a 35c-362 370-377 37a-37f 384-38a 38c 38e-3a1 3a3-4ff
  1e00-1efb 2000-2064 206a-2071 2074-208e 2090-209c 20a0-20b5 20b8-20ba 20bd 20d0-20d1 20d6-20d7 20db-20dc 20e1
  2100-2109 210b-2149 214b 214e 2150-2185 2189 2190-2311 2318-2319 231c-2321 2324-2328 232b-232c 2373-2375 237a
  237d 2387 2394 239b-23ae 23ce-23cf 23e3 23e5 23e8 2460-2469 2500-269c 269e-26b8 26c0-26c3 26e2 2701-2704
  2706-2709 270c-2727 2729-274b 274d 274f-2752 2756 2758-275e 2761-2794 2798-27af 27b1-27be 27c5-27c6 27e0
  27e6-27eb 27f0-27ff 2906-2907 290a-290b 2940-2941 2983-2984 29ce-29d5 29eb 29fa-29fb 2a00-2a02 2a0c-2a1c 2a2f
  2a6a-2a6b 2a7d-2aa0 2aae-2aba 2af9-2afa 2b00-2b1a 2b1f-2b24 2b53-2b54 fb00-fb06 fffd
`
  .trim()
  .split(/\s+/)
  .map((range) =>
    range
      .split("-")
      .map((code) => `\\u{${code}}`)
      .join("-"),
  )
  .join("");

const NOT_PRINTED = new RegExp(`[^\\n${PRINTED}]`, "gu");

/** What is written otherwise: old letters of Romanian, and marks that differ only in where a line may end. */
const SAME: Readonly<Record<string, string>> = {
  ş: "ș",
  ţ: "ț",
  Ş: "Ș",
  Ţ: "Ț",
  "\t": " ",
  "\u2010": "-",
  "\u2011": "-",
  "\u2007": "\u00a0",
  "\u202f": "\u00a0",
};

/** As it is printed: marks without a shape are left out. */
const shaped = (words: string): string =>
  words
    .normalize("NFC")
    .replace(/[şţŞŢ\t\u2007\u2010\u2011\u202f]/g, (mark) => SAME[mark] ?? mark)
    .replace(/[^\P{C}\n\p{Cs}\p{Co}\p{Cn}]|[\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu, "");

/** A character that no font has is shown as a question mark, never left out without a trace. */
export const printed = (words: string): string => shaped(words).replace(NOT_PRINTED, "?");

/** The characters that a PDF shows as question marks, each once. */
export const notPrinted = (words: string): string[] => [...new Set(shaped(words).match(NOT_PRINTED))];
