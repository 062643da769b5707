import type { Spoken, Visitor } from "~/modules/accounts/rules/actor";
import type { ResourceFacts } from "~/modules/library/rules/policy";
import { movesFor } from "~/platform/moves";
import type { DiscussionCategory } from "./categories";

/** What the policy needs to know of a discussion. */
export type DiscussionFacts = Spoken & {
  /** The document on which it comments; null for a discussion of the forum. */
  document: ResourceFacts | null;
  category: DiscussionCategory;
  pinnedAt: Date | null;
  lockedAt: Date | null;
  /** Hidden with its opening post. */
  hiddenAt: Date | null;
  /** The reply chosen as the answer. */
  solutionId: string | null;
};

/** A discussion that does not exist yet, for the rules about opening one. */
export const blankDiscussion = (category: DiscussionCategory): DiscussionFacts => ({
  category,
  document: null,
  organisationId: "",
  authorId: "",
  authorActs: false,
  pinnedAt: null,
  lockedAt: null,
  hiddenAt: null,
  solutionId: null,
});

export const solutionMoves = movesFor<Visitor, DiscussionFacts>()(
  {
    state: ({ solutionId }) => (solutionId === null ? "open" : "solved"),
    sentences: "Discuția nu are un răspuns ales ca soluție.",
  },
  {
    solve: { from: ["open", "solved"], to: "solved" },
    reopen: { from: ["solved"], to: "open" },
  },
);

export const lockMoves = movesFor<Visitor, DiscussionFacts>()(
  {
    state: ({ lockedAt }) => (lockedAt === null ? "unlocked" : "locked"),
    sentences: {
      unlocked: "Discuția nu mai este închisă.",
      locked: "Discuția este închisă: se poate citi, dar nu se mai poate scrie în ea.",
    },
  },
  {
    write: { from: ["unlocked"], to: "unlocked" },
    lock: { from: ["unlocked"], to: "locked" },
    unlock: { from: ["locked"], to: "unlocked" },
  },
);

export const pinMoves = movesFor<Visitor, DiscussionFacts>()(
  {
    state: ({ pinnedAt }) => (pinnedAt === null ? "unpinned" : "pinned"),
    sentences: { unpinned: "Discuția nu mai este fixată.", pinned: "Discuția este deja fixată." },
  },
  {
    pin: { from: ["unpinned"], to: "pinned" },
    unpin: { from: ["pinned"], to: "unpinned" },
  },
);
