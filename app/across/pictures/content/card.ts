import type { ClothKind } from "~/ui/cloth/weave";

/** Contents of the preview picture of a shared link. Without a cloth it is the product's own. */
export type SocialCard = {
  cloth: { seed: string; kind: ClothKind; verified: boolean } | null;
  /** Storage key of a picture shown in place of the cloth. */
  photo?: string | null;
  name: string;
  line: string;
};

export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

/** Box of the text, in pixels. */
export const WORDS = { x: 384, y: 92, width: 752, height: 404 } as const;

const SIZES = [92, 80, 70, 62, 54, 46] as const;
const LINES = 4;
const TALLEST = 300;
/** Mean width of a letter, and of a letter in a long word, in parts of the font size; measured for the heading font. */
const LETTER = 0.47;
const WIDEST_WORD = 0.52;

const LONGEST_BALANCED = 60;

/** Whether lines are balanced: a long name needs the full width, or its end is cut off. */
export const isBalanced = (name: string): boolean => name.length <= LONGEST_BALANCED;

/** The largest font size at which the name fits its box; the smallest when none fits. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  const fits = (size: number) => {
    const lines = Math.ceil((name.length * LETTER * size * 1.08) / WORDS.width);
    return lines <= LINES && lines * size * 1.1 <= TALLEST && longest * WIDEST_WORD * size <= WORDS.width;
  };
  return SIZES.find(fits) ?? SIZES[SIZES.length - 1] ?? 46;
}
