import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { iso, since } from "~/platform/language/dates";
import { excerpt } from "~/platform/language/text";
import { CategoryFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list/list-page";
import { ListTabs } from "~/ui/list/list-tabs";
import { Row } from "~/ui/list/row";
import { marksOf, SubmissionBadges } from "../parts/submission-badges";
import { ARTICLE_CATEGORIES } from "../rules/categories";
import {
  QUEUE_ORDERS,
  SUBMISSION_TABS,
  SUBMISSIONS_PATH,
  type SubmissionQuery,
  type SubmissionTab,
  submissionAddress,
  submissionList,
  submissionsAddress,
} from "../rules/submission-query";
import { EXCERPT } from "../rules/text";
import { SUBMISSIONS_PER_PAGE, type SubmissionRow, submissionsPage } from "../store/queue.server";
import type { Route } from "./+types/submission-list.page";

export const meta: Route.MetaFunction = () => [{ title: "Articole – PSP" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const query = submissionList.read(url.searchParams);
  const list = await listOf(query, now()).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: list.pages }, (page) => submissionsAddress(query, { page }));
  return { query, list };
}

async function listOf(query: SubmissionQuery, at: Date) {
  const { rows, counts } = await submissionsPage(query);
  return {
    rows: rows.map((row) => rowView(row, query, at)),
    counts,
    pages: Math.ceil(counts[query.tab] / SUBMISSIONS_PER_PAGE),
  };
}

const rowView = (row: SubmissionRow, query: SubmissionQuery, at: Date) => ({
  id: row.id,
  href: submissionAddress(row.id, query),
  title: row.title,
  category: ARTICLE_CATEGORIES[row.category],
  organisation: row.organisationName,
  author: row.authorName,
  sent: { at: iso(row.submittedAt), text: since(row.submittedAt, at) },
  excerpt: excerpt(row.opening, EXCERPT.submission),
  marks: marksOf(row),
});

const NOTHING_YET: Readonly<Record<SubmissionTab, { title: string; text: string }>> = {
  pending: {
    title: "Niciun articol nu așteaptă",
    text: "Articolele apar aici când autorii le trimit la revizie. Până atunci ciornele sunt numai ale lor.",
  },
  approved: { title: "Niciun articol aprobat", text: "Textele pe care le aprobați rămân aici, cu data și cu notele." },
  rejected: { title: "Niciun articol respins", text: "Textele pe care le respingeți rămân aici, cu motivul scris." },
};

/** The review desk: pending and decided submissions. */
export default function SubmissionListPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const { tab, order } = query;
  const asked = submissionList.at(SUBMISSIONS_PATH, query, { kept: { tab, order } });
  return (
    <ListPage
      asked={asked}
      heading="Articole"
      above={
        <ListTabs label="Starea articolelor" asked={asked} by="tab" tabs={SUBMISSION_TABS} counts={list?.counts} />
      }
      filters={
        <Filters label="Filtrează articolele">
          <SearchFilter name="cauta" label="Caută" placeholder="Titlu, organizație sau autor" />
          <CategoryFilter options={ARTICLE_CATEGORIES} />
          {tab === "pending" ? (
            <OrderFilter orders={QUEUE_ORDERS} />
          ) : (
            <input type="hidden" name="stare" value={SUBMISSION_TABS[tab].code} />
          )}
        </Filters>
      }
      shown={list?.rows.length ?? null}
      nothingYet={NOTHING_YET[tab]}
      pages={list?.pages}
      pagesLabel="Paginile articolelor"
    >
      {list?.rows.map((row) => (
        <ListRow key={row.id} row={row} />
      ))}
    </ListPage>
  );
}

function ListRow({ row }: { row: ReturnType<typeof rowView> }) {
  const { href, title, category, organisation, author, sent, excerpt, marks } = row;
  return (
    <Row
      href={href}
      title={title}
      say={excerpt}
      facts={[organisation, author, category, { before: "trimis", ...sent }]}
      state={
        <span className="cluster cluster--tight">
          <SubmissionBadges marks={marks} />
        </span>
      }
    />
  );
}
