import { Bookmark, BookmarkCheck } from "lucide-react";
import { favouritePath } from "~/modules/articles/rules/blog";
import type { ArticleCardFacts } from "~/modules/articles/rules/card";
import { RETURN_TO } from "~/platform/form/hidden-fields";
import { PostButton } from "~/ui/form/post-button";

type FavouriteProps = {
  article: Pick<ArticleCardFacts, "id" | "title">;
  kept: boolean;
  /** In a list: small, and named with the article's title for who hears only the button. */
  listed?: boolean;
  /** The page to return to; the article's own without it. */
  back?: string;
};

/** Adds the article to the person's favourites or takes it out. */
export function Favourite({ article: { id, title }, kept, listed = false, back }: FavouriteProps) {
  const words = (isKept: boolean) => (
    <>
      {isKept ? "Scoate din favorite" : "Adaugă la favorite"}
      {listed ? <span className="vh">: {title}</span> : null}
    </>
  );
  const icon = (isKept: boolean) => (isKept ? BookmarkCheck : Bookmark);
  return (
    <PostButton
      action={favouritePath(id)}
      fields={{ kept: kept ? "no" : "yes", ...(back === undefined ? {} : { [RETURN_TO]: back }) }}
      preventScrollReset
      icon={icon(kept)}
      onceDone={{ icon: icon(!kept), label: words(!kept) }}
      small={listed}
      variant={listed ? "quiet" : "default"}
    >
      {words(kept)}
    </PostButton>
  );
}
