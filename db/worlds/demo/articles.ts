import { eq } from "drizzle-orm";
import { pendingSubmissionId } from "~/modules/articles/store/submissions.server";
import { articles } from "~/modules/articles/tables/articles.server";
import { approveSubmission, rejectSubmission } from "~/modules/articles/verbs/moderation.server";
import { cleanedFor } from "~/modules/articles/verbs/pictures.server";
import { type ArticleInput, createArticle, saveArticle, submitArticle } from "~/modules/articles/verbs/writing.server";
import type { Image } from "~/modules/media/rules/image";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { htmlOfPlain } from "~/modules/writing/content/body-plain.server";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { withoutListeners } from "~/platform/journal/journal.server";
import type { DemoPeople } from "./accounts";
import type { DemoArticle } from "./articles/article";
import { communityArticles } from "./articles/communities";
import { fantanaArticles } from "./articles/fantana";
import { fundsArticles } from "./articles/funds";
import { registruArticles } from "./articles/registru";
import { serviceArticles } from "./articles/services";
import { sendDemoPicture } from "./pictures";

/** Every category of both kinds of author, every state; the two accounts have something of each. */
export const demoArticles: readonly DemoArticle[] = [
  ...fantanaArticles,
  ...registruArticles,
  ...communityArticles,
  ...fundsArticles,
  ...serviceArticles,
];

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Written, sent and decided through the verbs, each at its own time, so that histories and counts are consistent. */
export function fillArticles(people: DemoPeople, now: Date): Promise<void> {
  const oldestFirst = [...demoArticles].sort((one, other) => other.written - one.written);
  return withoutListeners(async () => {
    const covers = await Promise.all(oldestFirst.map((article) => coverOf(article, people)));
    for (const [place, article] of oldestFirst.entries()) await tell(article, covers[place] ?? null, people, now);
  });
}

async function coverOf({ by, cover }: DemoArticle, people: DemoPeople): Promise<Image | null> {
  if (!cover) return null;
  const [theme, alt] = cover;
  return sendDemoPicture({ theme, seed: alt, alt }, uploaderOf(people.of(by)));
}

async function tell(article: DemoArticle, cover: Image | null, people: DemoPeople, now: Date): Promise<void> {
  const author = people.of(article.by);
  const on = <Result>(days: number, hours: number, work: () => Promise<Result>) =>
    withClock(new Date(now.getTime() - days * DAY + hours * HOUR), work);
  const text = await on(article.written, 0, () => inputOf(article, cover, author));
  const id = await on(article.written, 0, () => createArticle(author, text));
  if (article.state === "draft") return;
  await on(article.sent, 1, () => submitArticle(author, id));
  if (article.state === "pending") return;
  const sent = await waiting(id);
  if (article.state === "rejected") {
    const { reason } = article;
    await on(article.decided, 2, () => rejectSubmission(people.admin, sent, { reason }));
    return;
  }
  await on(article.decided, 3, () => approveSubmission(people.admin, sent, { notes: article.notes ?? null }));
  const { newer, views } = article;
  if (newer) {
    const { sent: days, body, ...changed } = newer;
    const revised = { ...text, ...changed, body: await on(days, 0, () => cleaned(author, body)) };
    await on(days, 0, () => saveArticle(author, id, revised, { seen: null }));
    await on(days, 1, () => submitArticle(author, id));
  }
  await db().update(articles).set({ views }).where(eq(articles.id, id));
}

type Author = ReturnType<DemoPeople["of"]>;

const cleaned = async (author: Author, body: string) => htmlOf(await cleanedFor(author, null, htmlOfPlain(body)));

async function inputOf({ title, category, summary, body }: DemoArticle, cover: Image | null, author: Author) {
  const input: ArticleInput = {
    title,
    category,
    summary,
    body: await cleaned(author, body),
    cover: cover && { id: cover.id, alt: cover.alt },
  };
  return input;
}

async function waiting(articleId: string): Promise<string> {
  const id = await pendingSubmissionId(articleId);
  if (id === null) throw new Error("What was sent does not wait");
  return id;
}
