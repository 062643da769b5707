import { adminOf } from "~/modules/accounts/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { iso, since } from "~/platform/language/dates";
import { SubmissionList, type SubmissionListView, type SubmissionRowView } from "../parts/submission-list";
import { ARTICLE_CATEGORIES } from "../rules/categories";
import { type SubmissionQuery, submissionAddress, submissionList, submissionsAddress } from "../rules/submission-query";
import { EXCERPT, excerpt } from "../rules/text";
import { SUBMISSIONS_PER_PAGE, type SubmissionRow, submissionsPage } from "../store/queue.server";
import type { Route } from "./+types/submission-list.page";

export const meta: Route.MetaFunction = () => [{ title: "Articole – PSP" }];

export async function loader({ context, url }: Route.LoaderArgs): Promise<SubmissionListView> {
  adminOf(context);
  const query = submissionList.read(url.searchParams);
  const list = await listOf(query, now()).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: list.pages }, (page) => submissionsAddress(query, { page }));
  return { query, list };
}

async function listOf(query: SubmissionQuery, at: Date): Promise<SubmissionListView["list"]> {
  const { rows, counts } = await submissionsPage(query);
  return {
    rows: rows.map((row) => rowView(row, query, at)),
    counts,
    pages: Math.ceil(counts[query.tab] / SUBMISSIONS_PER_PAGE),
  };
}

function rowView(row: SubmissionRow, query: SubmissionQuery, at: Date): SubmissionRowView {
  return {
    id: row.id,
    href: submissionAddress(row.id, query),
    title: row.title,
    category: ARTICLE_CATEGORIES[row.category],
    organisation: row.organisationName,
    author: row.authorName,
    sent: { at: iso(row.submittedAt), words: since(row.submittedAt, at) },
    excerpt: excerpt(row.opening, EXCERPT.submission),
    marks: {
      status: row.status,
      revises: row.revises,
      stands: row.stands,
      isVerified: row.isVerified,
      isDeleted: row.article.deletedAt !== null,
    },
  };
}

export default function SubmissionListPage({ loaderData }: Route.ComponentProps) {
  return <SubmissionList view={loaderData} />;
}
