import { Anchor } from "~/ui/anchor/anchor";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list-page/list-page";
import { listState } from "~/ui/list-page/list-state";
import { useSlowNavigation } from "~/ui/list-page/use-slow-navigation";
import { Pager } from "~/ui/pager/pager";
import { Row, Rows } from "~/ui/rows/rows";
import { Tabs } from "~/ui/tabs/tabs";
import { Dotted, Moment } from "~/ui/text/text";
import { ARTICLE_CATEGORIES, ARTICLE_CATEGORY_CODES } from "../rules/categories";
import {
  SUBMISSION_TAB_CODES,
  SUBMISSION_TABS,
  SUBMISSIONS_PATH,
  type SubmissionQuery,
  type SubmissionTab,
  submissionList,
  submissionsAddress,
} from "../rules/submission-query";
import { SubmissionBadges, type SubmissionMarks } from "./submission-badges";

export type SubmissionRowView = {
  id: string;
  href: string;
  title: string;
  category: string;
  organisation: string;
  author: string;
  sent: { at: string; words: string };
  excerpt: string;
  marks: SubmissionMarks;
};

export type SubmissionListView = {
  query: SubmissionQuery;
  /** Null when the list could not be read. */
  list: {
    rows: readonly SubmissionRowView[];
    counts: Readonly<Record<SubmissionTab, number>>;
    pages: number;
  } | null;
};

const NOTHING_YET: Readonly<Record<SubmissionTab, { title: string; text: string }>> = {
  pending: {
    title: "Niciun articol nu așteaptă",
    text: "Articolele apar aici când autorii le trimit la revizie. Până atunci ciornele sunt numai ale lor.",
  },
  approved: { title: "Niciun articol aprobat", text: "Textele pe care le aprobați rămân aici, cu data și cu notele." },
  rejected: { title: "Niciun articol respins", text: "Textele pe care le respingeți rămân aici, cu motivul scris." },
};

/** The review desk: what waits, what was decided, each text one link. */
export function SubmissionList({ view: { query, list } }: { view: SubmissionListView }) {
  const filtered = submissionList.isFiltered(query);
  const shown = list?.rows.length ?? 0;
  const loading = useSlowNavigation(SUBMISSIONS_PATH);
  const here = submissionsAddress({ ...query, text: "", category: null });
  return (
    <ListPage
      heading="Articole"
      lead="Ce au trimis autorii la revizie. Le aprobați sau le respingeți cu un motiv; textul îl scriu numai ei."
      above={
        <Tabs
          label="Starea articolelor"
          tabs={SUBMISSION_TAB_CODES.map((tab) => ({
            href: submissionsAddress(query, { tab }),
            label: SUBMISSION_TABS[tab].label,
            current: tab === query.tab,
            ...(list === null ? {} : { count: list.counts[tab] }),
          }))}
        />
      }
      filters={<SubmissionFilters query={query} resetHref={here} />}
      state={listState({ shown, filtered, failed: list === null, loading })}
      boxed
      nothingYet={NOTHING_YET[query.tab]}
      nothingMatches={{ resetHref: here }}
      couldNotLoad={{ retryHref: submissionsAddress(query, { page: query.page }) }}
      pager={
        <Pager
          page={query.page}
          pages={list?.pages ?? 1}
          href={(page) => submissionsAddress(query, { page })}
          label="Paginile articolelor"
        />
      }
    >
      <Rows>
        {list?.rows.map((row) => (
          <SubmissionRow key={row.id} row={row} />
        ))}
      </Rows>
    </ListPage>
  );
}

function SubmissionRow({ row }: { row: SubmissionRowView }) {
  const { href, title, category, organisation, author, sent, excerpt, marks } = row;
  const when = (
    <>
      trimis <Moment at={sent.at}>{sent.words}</Moment>
    </>
  );
  return (
    <Row
      title={<Anchor href={href}>{title}</Anchor>}
      note={
        <>
          <span className="block">
            <Dotted facts={[organisation, author, category, when]} />
          </span>
          <span className="block">{excerpt}</span>
        </>
      }
      end={
        <span className="cluster cluster--tight">
          <SubmissionBadges marks={marks} />
        </span>
      }
    />
  );
}

const CATEGORIES = ARTICLE_CATEGORY_CODES.map((value) => ({ value, label: ARTICLE_CATEGORIES[value] }));

function SubmissionFilters({ query, resetHref }: { query: SubmissionQuery; resetHref: string }) {
  const { tab, text, category } = query;
  const chips = [
    ...(text ? [{ label: `„${text}”`, href: submissionsAddress(query, { text: "" }) }] : []),
    ...(category ? [{ label: ARTICLE_CATEGORIES[category], href: submissionsAddress(query, { category: null }) }] : []),
  ];
  return (
    <Filters label="Filtrează articolele" resetHref={resetHref} chips={chips} action={SUBMISSIONS_PATH}>
      <Field name="cauta" label="Caută">
        <SearchInput key={text} defaultValue={text} placeholder="Titlu, organizație sau autor" />
      </Field>
      <Field name="categorie" label="Categorie">
        <Select key={category} options={CATEGORIES} empty="Toate categoriile" defaultValue={category ?? ""} />
      </Field>
      {tab === "pending" ? null : <input type="hidden" name="stare" value={SUBMISSION_TABS[tab].code} />}
    </Filters>
  );
}
