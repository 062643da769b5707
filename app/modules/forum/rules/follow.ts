import type { DiscussionCategory } from "./categories";

/** How closely a person follows what is written; each level tells them of less than the one before it. */
export const FOLLOW_LEVELS = {
  watching: "Urmăresc: aflu de fiecare mesaj",
  participating: "Particip: aflu unde am scris sau sunt menționat",
  normal: "Normal: aflu numai unde sunt menționat",
  none: "Fără: nu aflu nimic",
} as const;
export type FollowLevel = keyof typeof FOLLOW_LEVELS;
export const FOLLOW_LEVEL_CODES = Object.keys(FOLLOW_LEVELS) as FollowLevel[];

/** Applies to a person who chose nothing. */
export const DEFAULT_LEVEL: FollowLevel = "participating";

/** What a person chose for a discussion, for its category and for the whole forum; null where they chose nothing. */
export type Chosen = { discussion: FollowLevel | null; category: FollowLevel | null; forum: FollowLevel | null };

/** The narrower choice comes first. */
export const levelOf = ({ discussion, category, forum }: Chosen): FollowLevel =>
  discussion ?? category ?? forum ?? DEFAULT_LEVEL;

/** What the two buttons of a discussion choose for it: null takes the choice back. */
export function followChoices(chosen: Chosen) {
  const level = levelOf(chosen);
  const otherwise = levelOf({ ...chosen, discussion: null });
  const awayFrom = (left: FollowLevel): FollowLevel | null => (otherwise === left ? DEFAULT_LEVEL : null);
  return {
    isWatching: level === "watching",
    isSilent: level === "none",
    watch: level === "watching" ? awayFrom("watching") : "watching",
    silence: level === "none" ? awayFrom("none") : "none",
  } as const;
}
export type FollowChoices = ReturnType<typeof followChoices>;

/** Somebody who may be told of a post: their choices, and what they have to do with it. */
export type Listener = Chosen & { userId: string; hasWritten: boolean; isMentioned: boolean };

/** Why a person is told of a post; null when they are not. */
export function whyTold(listener: Listener): "mentioned" | "follows" | null {
  const level = levelOf(listener);
  if (level === "none") return null;
  if (listener.isMentioned) return "mentioned";
  if (level === "normal") return null;
  return level === "watching" || listener.hasWritten ? "follows" : null;
}

/** What a level is chosen for: one discussion, a category, or (both null) the whole forum. */
export type FollowTarget = { discussionId: string | null; category: DiscussionCategory | null };

export const WHOLE_FORUM: FollowTarget = { discussionId: null, category: null };
export const onDiscussion = (discussionId: string): FollowTarget => ({ discussionId, category: null });
export const onCategory = (category: DiscussionCategory): FollowTarget => ({ discussionId: null, category });

/** The name of a target's field on the page of all levels. */
export const followField = ({ discussionId, category }: FollowTarget): string => discussionId ?? category ?? "forum";
