import { filterQuery, listQuery, oneOf, order, text } from "~/platform/form/list-query";
import { DISCUSSION_CATEGORIES } from "./categories";
import { NEW_DISCUSSION } from "./paths";

/** The specification's sorts. The last two show only the solved discussions, and only the others, newest first. */
export const DISCUSSION_ORDERS = {
  recente: "Recent",
  populare: "Popular",
  rezolvate: "Rezolvate",
  nerezolvate: "Nerezolvate",
} as const;

export const discussionList = listQuery({
  text: text("cauta"),
  category: oneOf("categorie", DISCUSSION_CATEGORIES),
  order: order("ordine", DISCUSSION_ORDERS),
});
export type DiscussionQuery = ReturnType<typeof discussionList.read>;
/** Whether a list shows less than everything of its page, in the order in which it opens. */
export const isNarrowed = (query: DiscussionQuery): boolean =>
  discussionList.isFiltered(query) || query.order !== "recente";

const category = oneOf("categorie", DISCUSSION_CATEGORIES);
export const forumFeed = filterQuery({ category });
export const forumFeedPath = forumFeed.addressAt("/forum.atom");
export const forumFeedTitle = ({ category }: ReturnType<typeof forumFeed.read>): string =>
  category === null ? "Discuții noi" : `Discuții noi, ${DISCUSSION_CATEGORIES[category]}`;

/** The form of a new discussion, with the category from whose page it was opened. */
export const newDiscussion = filterQuery({ category });
export const newDiscussionPath = newDiscussion.addressAt(NEW_DISCUSSION);

export const DISCUSSIONS_PER_PAGE = 20;

/** The pages of one discussion. */
export const postPages = listQuery({});
