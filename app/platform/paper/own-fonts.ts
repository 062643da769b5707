import { create, type Font } from "fontkit";

/** Data addresses of the fonts, by family and weight. A character is written in the first family that has it. */
export type PaperFonts = Readonly<Record<string, Readonly<Record<400 | 700, string>>>>;

type Descriptor = { fontFamily: string; fontWeight?: number };

/** What the layout of a document asks of the fonts that it is written with; it asks for a family of its own as well. */
export type OwnFonts = {
  load(descriptor: Descriptor): Promise<void>;
  getFont(descriptor: Descriptor): { data: Font } | undefined;
  getHyphenationCallback(): (word: string) => string[];
  getEmojiSource(): null;
};

/**
 * The fonts of one document. A font keeps the shapes that it has read, each with the characters for which it was first asked:
 * none, when it was a part of another shape ("1" of "½"). Shared, it gave the next document letters that nobody could read
 * back. Words are not divided, since the library's rules are English.
 */
export function ownFonts(fonts: PaperFonts): OwnFonts {
  const opened = new Map<string, { data: Font }>();
  return {
    load: async () => {},
    getFont: ({ fontFamily, fontWeight = 400 }) => {
      const weight = fontWeight === 700 ? 700 : 400;
      const address = fonts[fontFamily]?.[weight];
      if (address === undefined) return undefined;
      const name = `${fontFamily}-${weight}`.replaceAll(" ", "");
      const found = opened.get(name) ?? { data: openedAs(name, address) };
      opened.set(name, found);
      return found;
    },
    getHyphenationCallback: () => (word) => [word],
    getEmojiSource: () => null,
  };
}

const bytesOf = new Map<string, Uint8Array>();

/** Several files have one name inside, by which the writer of PDFs knows what is already in the document: it is changed. */
function openedAs(name: string, address: string): Font {
  const bytes = bytesOf.get(name) ?? Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  bytesOf.set(name, bytes);
  const font = create(bytes);
  Object.defineProperty(font, "postscriptName", { value: name });
  return font;
}
