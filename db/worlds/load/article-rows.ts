import { articleSubmissions, articles } from "~/modules/articles/tables/articles.server";
import { raw } from "~/platform/database/connection.server";
import { type ArticleLife, isApproved } from "./articles";
import { type Report, reportLine, type Writer } from "./batches";
import type { Making } from "./world";

/** Articles and submissions reference each other, so the published submission is set after both are inserted. */
export async function writeArticles(
  writer: Writer,
  report: Report,
  making: Making,
  lives: readonly ArticleLife[],
): Promise<void> {
  await writer.write(articles, articleRows(making, lives));
  await writer.write(articleSubmissions, submissionRows(making, lives));
  await publish(report, making, lives);
}

const textOf = ({ title, category, paragraphs }: ArticleLife) => {
  const texts = paragraphs.map((sentences) => sentences.join(" "));
  return {
    title,
    category,
    summary: paragraphs[0]?.[0] ?? "",
    body: texts.map((text) => `<p>${text}</p>`).join(""),
    bodyText: texts.join("\n"),
  };
};

function* articleRows({ time }: Making, lives: readonly ArticleLife[]) {
  for (const life of lives) {
    const { id, organisation, author, createdAt, sendings, deletedAt, views } = life;
    const last = sendings.at(-1);
    const rejected = last?.reason !== null && last?.decidedAt ? last : null;
    const row: typeof articles.$inferInsert = {
      id,
      organisationId: organisation.id,
      authorId: author.id,
      views,
      ...textOf(life),
      createdAt: time.moment(createdAt),
      updatedAt: time.moment(last?.at ?? createdAt),
      updatedBy: author.id,
      submittedAt: last && last.decidedAt === null ? time.moment(last.at) : null,
      revisedAt: sendings.length > 1 && last ? time.moment(last.at) : null,
      rejectedAt: rejected?.decidedAt ? time.moment(rejected.decidedAt) : null,
      rejectedReason: rejected?.reason ?? null,
      deletedAt: deletedAt === null ? null : time.moment(deletedAt),
      deletedBy: deletedAt === null ? null : author.id,
    };
    yield row;
  }
}

function* submissionRows({ time }: Making, lives: readonly ArticleLife[]) {
  for (const life of lives) {
    const published = life.sendings.find(isApproved) ?? null;
    for (const sending of life.sendings) {
      const { id, at, decidedAt, reason } = sending;
      const row: typeof articleSubmissions.$inferInsert = {
        id,
        articleId: life.id,
        submittedBy: life.author.id,
        ...textOf(life),
        submittedAt: time.moment(at),
        baseSubmissionId: sending === published ? null : (published?.id ?? null),
        decidedAt: decidedAt === null ? null : time.moment(decidedAt),
        outcome: decidedAt === null ? null : reason === null ? "approved" : "rejected",
        adminNotes: reason,
      };
      yield row;
    }
  }
}

const BATCH = 5_000;

async function publish(report: Report, { time }: Making, lives: readonly ArticleLife[]): Promise<void> {
  const began = performance.now();
  const known = lives.flatMap(({ id, sendings }) => {
    const approved = sendings.find(isApproved);
    return approved?.decidedAt
      ? [{ id, submission: approved.id, at: time.moment(approved.decidedAt).toISOString() }]
      : [];
  });
  for (let from = 0; from < known.length; from += BATCH) {
    const some = known.slice(from, from + BATCH);
    await raw.executeSql(
      `update articles set published_submission_id = known.submission, published_at = known.at
       from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as known (id, submission, at) where articles.id = known.id`,
      [some.map(({ id }) => id), some.map(({ submission }) => submission), some.map(({ at }) => at)],
    );
  }
  report(reportLine("articole publicate", known.length, began));
}
