import { CATEGORIES } from "../../partners/rules/categories";

/** The categories of discussions, in the order of their list; the first is the specification's default. */
export const DISCUSSION_CATEGORIES = {
  general: "Discuții generale",
  ...CATEGORIES,
  members: "Numai pentru membri",
} as const;

export type DiscussionCategory = keyof typeof DISCUSSION_CATEGORIES;

export const DISCUSSION_CATEGORY_CODES = Object.keys(DISCUSSION_CATEGORIES) as DiscussionCategory[];

/** Read only by signed-in people of verified organisations and by ADMIN; everything else is public. */
export const INSIDE_CATEGORIES: readonly DiscussionCategory[] = ["members"];

export const isInside = (category: DiscussionCategory): boolean => INSIDE_CATEGORIES.includes(category);

export const PUBLIC_CATEGORIES: readonly DiscussionCategory[] = DISCUSSION_CATEGORY_CODES.filter(
  (code) => !isInside(code),
);
