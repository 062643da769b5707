import type { ClothKind } from "~/ui/cloth/weave";

/** What the picture of a shared link shows: whose cloth, which name, one line of facts. Without a cloth it is the product's own. */
export type SocialCard = {
  cloth: { seed: string; kind: ClothKind; verified: boolean } | null;
  /** Where the bytes of a picture lie that takes the cloth's place. */
  photo?: string | null;
  name: string;
  line: string;
};

export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

/** Where the words stand. */
export const WORDS = { x: 384, y: 92, width: 752, height: 404 } as const;

const SIZES = [92, 80, 70, 62, 54, 46] as const;
const LINES = 4;
const TALLEST = 300;
/** Of the heading's cut, in parts of its size: the mean letter, and the mean of a long word. */
const LETTER = 0.47;
const WIDEST_WORD = 0.52;

const LONGEST_BALANCED = 60;

/** Lines of one length look best where there is room; a long name needs the whole width, or its end is cut. */
export const isBalanced = (name: string): boolean => name.length <= LONGEST_BALANCED;

/** The largest size in which the name stands whole in its box; the smallest for what never would. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  const fits = (size: number) => {
    const lines = Math.ceil((name.length * LETTER * size * 1.08) / WORDS.width);
    return lines <= LINES && lines * size * 1.1 <= TALLEST && longest * WIDEST_WORD * size <= WORDS.width;
  };
  return SIZES.find(fits) ?? SIZES[SIZES.length - 1] ?? 46;
}
