import bold from "./fonts/bold-latin.ttf?inline";
import boldExtended from "./fonts/bold-latin-ext.ttf?inline";
import boldSigns from "./fonts/bold-signs.ttf?inline";
import text from "./fonts/text-latin.ttf?inline";
import textExtended from "./fonts/text-latin-ext.ttf?inline";
import textSigns from "./fonts/text-signs.ttf?inline";
import type { PaperFonts } from "./own-fonts";

/** The last family has what the platform's own font has not: see `bin/paper-fonts.mjs`. */
export const paperFonts: PaperFonts = {
  Paper: { 400: text, 700: bold },
  "Paper Extended": { 400: textExtended, 700: boldExtended },
  "Paper Signs": { 400: textSigns, 700: boldSigns },
};
