import type { Answer, Comment, DiscussionForumPosting, Graph, QAPage } from "schema-dts";
import { breadcrumbs } from "~/platform/page-meta";
import { FORUM } from "./paths";
import type { DiscussionHead, PostView } from "./view";

/** A solved discussion is a question with its answer; any other is a discussion (schema.org). Only what the page shows. */
export function structuredData(origin: string, head: DiscussionHead, posts: readonly PostView[]): Graph | null {
  const [opening, ...replies] = posts.filter(({ hidden }) => !hidden);
  if (opening?.number !== 1) return null;
  const address = origin + head.path;
  const said = (post: PostView) => ({
    text: post.beginning,
    datePublished: post.created.at,
    author: { "@type": "Person" as const, name: post.author },
  });
  const reply = (post: PostView) => ({ url: origin + post.path, upvoteCount: post.likes, ...said(post) });
  const page = { "@id": address, url: address, inLanguage: "ro" };
  const solution = replies.find(({ isSolution }) => isSolution);
  const main: QAPage | DiscussionForumPosting = solution
    ? {
        "@type": "QAPage",
        ...page,
        mainEntity: {
          "@type": "Question",
          name: head.title,
          answerCount: head.replies,
          ...said(opening),
          acceptedAnswer: { "@type": "Answer", ...reply(solution) } satisfies Answer,
        },
      }
    : {
        "@type": "DiscussionForumPosting",
        ...page,
        headline: head.title,
        commentCount: head.replies,
        ...said(opening),
        comment: replies.map((post): Comment => ({ "@type": "Comment", ...reply(post) })),
      };
  const { label, href } = head.category;
  const steps = [["Forum", FORUM] as const, [label, href] as const, [head.title, head.path] as const];
  return { "@context": "https://schema.org", "@graph": [main, breadcrumbs(origin, steps)] };
}
