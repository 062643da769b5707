import { blogCategoryLabel, blogFeed, blogFeedPath, blogPath } from "~/modules/articles/rules/blog";
import { newestWithText } from "~/modules/articles/store/blog.server";
import { forumPath } from "~/modules/forum/rules/category-pages";
import { forumFeed, forumFeedPath, forumFeedTitle } from "~/modules/forum/rules/discussion-query";
import { newestDiscussions } from "~/modules/forum/store/discussions.server";
import { newestPublicOpportunities } from "~/modules/requests/store/public-opportunities.server";
import { orNotFound } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";
import { textAnswer } from "../http/answer.server";
import {
  articleEntry,
  communityEntry,
  discussionEntry,
  opportunityEntry,
  opportunityFeed,
  opportunityFeedPath,
  opportunityFeedTitle,
  partnerEntry,
} from "../rules/entries";
import { atom, type FeedDocument, NEWEST } from "../rules/feed";
import { newestCommunities, newestPartners } from "../store.server";
import type { Route } from "./+types/feed";

/** Fewer entries than in other feeds, because each has its full text. */
const WITH_TEXT = 20;

/** By file name. */
const feeds: Readonly<Record<string, (asked: URLSearchParams) => Promise<FeedDocument>>> = {
  comunitati: async () => ({
    path: "/comunitati.atom",
    title: "Comunități noi pe PSP",
    subtitle: "Comunitățile intrate de curând în director.",
    page: "/comunitati",
    entries: (await newestCommunities(NEWEST)).map(communityEntry),
  }),
  parteneri: async () => ({
    path: "/parteneri.atom",
    title: "Parteneri noi pe PSP",
    subtitle: "Firmele verificate de curând.",
    page: "/parteneri",
    entries: (await newestPartners(NEWEST)).map(partnerEntry),
  }),
  oportunitati: async (asked) => {
    const filter = opportunityFeed.read(asked);
    return {
      path: opportunityFeedPath(filter),
      title: `${opportunityFeedTitle(filter)} pe PSP`,
      subtitle: "Solicitări deschise ale autorităților. Descrierea o citesc firmele conectate.",
      page: "/",
      entries: (await newestPublicOpportunities(filter, NEWEST)).map(opportunityEntry),
    };
  },
  forum: async (asked) => {
    const filter = forumFeed.read(asked);
    return {
      path: forumFeedPath(filter),
      title: `${forumFeedTitle(filter)} pe PSP`,
      subtitle: "Discuții deschise de autorități și de firme partenere.",
      page: forumPath(filter),
      entries: (await newestDiscussions(filter.category, NEWEST)).map(discussionEntry),
    };
  },
  blog: async (asked) => {
    const { category } = blogFeed.read(asked);
    return {
      path: blogFeedPath({ category }),
      title: category ? `Articole noi pe PSP: ${blogCategoryLabel(category)}` : "Articole noi pe PSP",
      subtitle: "Articole ale comunităților și ale firmelor partenere.",
      page: blogPath({ category }),
      entries: (await newestWithText(category, WITH_TEXT)).map((entry) => articleEntry(entry, settings().origin)),
    };
  },
};

export async function loader({ request, url, pattern }: Route.LoaderArgs): Promise<Response> {
  const feed = orNotFound(feeds[/(\w+)\.atom$/.exec(pattern)?.[1] ?? ""]);
  const document = await feed(url.searchParams);
  return textAnswer(request, "application/atom+xml; charset=utf-8", atom(document, settings().origin));
}
