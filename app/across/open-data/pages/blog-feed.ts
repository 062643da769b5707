import { blogCategoryLabel, blogFeed, blogFeedPath, blogPath } from "~/modules/articles/rules/blog";
import { newestWithText } from "~/modules/articles/store/blog.server";
import { settings } from "~/platform/settings.server";
import { feedAnswer } from "../answer.server";
import { articleEntry } from "../entries";
import type { Route } from "./+types/blog-feed";

/** Each comes with its whole text: fewer than of what is only named. */
const WITH_TEXT = 20;

export async function loader({ request, url }: Route.LoaderArgs) {
  const { category } = blogFeed.read(url.searchParams);
  const entries = await newestWithText(category, WITH_TEXT);
  return feedAnswer(request, {
    path: blogFeedPath({ category }),
    title: category ? `Articole noi pe PSP: ${blogCategoryLabel(category)}` : "Articole noi pe PSP",
    subtitle: "Ce scriu comunitățile și firmele partenere.",
    page: blogPath({ category }),
    entries: entries.map((entry) => articleEntry(entry, settings().origin)),
  });
}
