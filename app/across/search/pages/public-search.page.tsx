import {
  CircleHelp,
  FileText,
  FolderOpen,
  GraduationCap,
  Handshake,
  Landmark,
  Newspaper,
  Scale,
  Target,
} from "lucide-react";
import type { Visitor } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { writeIfPossible } from "~/platform/database/write-if-possible.server";
import { type Asked, leadToLast } from "~/platform/form/list-query";
import { httpContext } from "~/platform/http/context";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { pageMeta } from "~/platform/page-meta";
import { pick } from "~/platform/pick";
import { countTry, type Limit } from "~/platform/rate-limit/rate-limit.server";
import { countyByCode, countyOptions } from "~/platform/romania/counties";
import { Anchor } from "~/ui/anchor/anchor";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { Notice } from "~/ui/flash/flash";
import { Corrected } from "~/ui/list/corrected";
import { ListPage } from "~/ui/list/list-page";
import { ListTabs } from "~/ui/list/list-tabs";
import { IconSlot, Row } from "~/ui/list/row";
import { Marked } from "~/ui/text/marked";
import { DeskResults } from "../parts/desk-results";
import { NothingAsked, nothingFound } from "../parts/empty-words";
import { OwnRequests } from "../parts/own-requests";
import { SEARCH } from "../rules/paths";
import { type FoundAct, kindsFor, type Result, resultOf } from "../rules/results";
import {
  type EntryKind,
  KINDS,
  LONGEST_QUESTION,
  MOST_RESULTS,
  NOT_FILLED,
  RESULTS_PER_PAGE,
  type SearchQuestion,
  searchAddress,
  searchFor,
  searchQuery,
} from "../rules/search";
import { answer, type SearchAnswer } from "../verbs/answer.server";
import { isIndexFilled } from "../verbs/index.server";
import type { Route } from "./+types/public-search.page";
import { foundForDesk } from "./desk.server";
import { foundActs } from "./found-acts.server";
import { NONE, ownRequests } from "./own.server";

/** A search costs more than a page and is open to everybody. A town hall behind one address stays far below this. */
const searchesFromAddress: Limit = {
  name: "search-address",
  most: 120,
  seconds: 60,
  sentence: "S-au făcut prea multe căutări de pe această conexiune.",
};

/** Requests of one's own above the results. */
const OWN_SHOWN = 3;
/** Of each kind that only an ADMIN finds. */
const DESK_SHOWN = 5;

export const handle = { reads: searchQuery };

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(actorContext);
  const at = now();
  const kinds = kindsFor(visitor, at);
  const asked = searchQuery.read(url.searchParams);
  const question = { ...asked, kind: asked.kind && kinds.includes(asked.kind) ? asked.kind : null };
  const nothing = { question, kinds, found: null, own: NONE, desk: [], failed: false, isFilled: true };
  if (question.text === "") return nothing;
  if (!visitor) await writeIfPossible(() => countTry(searchesFromAddress, context.get(httpContext).address));
  const isFilled = await isIndexFilled();
  if (!isFilled) context.get(httpContext).isIncomplete = true;
  const answered = await answer(question, kinds, at).catch(couldNotLoad);
  const found = answered && shown(answered, question, visitor, await foundActs(answered, question.text, at));
  if (found) leadToLast({ page: question.page, pages: found.pages }, (page) => searchAddress(question, { page }));
  const isFirst = question.kind === null && question.page === 1;
  const own = isFirst ? await ownRequests(visitor, question, OWN_SHOWN).catch(couldNotLoad) : NONE;
  const desk = isFirst ? await foundForDesk(visitor, question.text, DESK_SHOWN).catch(couldNotLoad) : [];
  return { question, kinds, found, own: own ?? NONE, desk: desk ?? [], failed: found === null, isFilled };
}

function shown(
  { rows, counts, total, instead, suggestion, terms }: SearchAnswer,
  { kind }: SearchQuestion,
  visitor: Visitor,
  acts: ReadonlyMap<string, FoundAct>,
) {
  const ofKind = kind ? counts[kind] : total;
  return {
    results: rows.map((row) => resultOf(row, terms, visitor, acts.get(row.id))),
    counts,
    total,
    ofKind,
    pages: Math.ceil(Math.min(ofKind, MOST_RESULTS) / RESULTS_PER_PAGE),
    instead,
    suggestion,
  };
}

export type ShownAnswer = ReturnType<typeof shown>;

const results = (count: number): string => plural(count, "rezultat", "rezultate");

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { question, found } = loaderData ?? {};
  const count = found ? `: ${results(found.ofKind)}` : "";
  const title = question?.text ? `${quoted(question.text)}${count}` : "Căutare";
  return pageMeta(matches, {
    title,
    description: "Căutare în comunități, parteneri, oportunități deschise și articole, cu sau fără diacritice.",
    path: SEARCH,
    noindex: true,
  });
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { question, kinds, found, own, desk, failed, isFilled } = loaderData;
  const { text, exact, kind } = question;
  const asked = searchQuery.at(SEARCH, question, { kept: { text, exact, kind }, shown: ["text", "kind"] });
  const rows = found?.results ?? [];
  return (
    <ListPage
      asked={asked}
      heading={text ? `Ați căutat ${quoted(text)}` : "Căutare"}
      shown={failed ? null : rows.length}
      filtered={text !== ""}
      nothingYet={NothingAsked}
      nothingMatches={nothingFound(question, { total: found?.total ?? 0, own: own.total + desk.length })}
      couldNotLoad={{ title: "Căutarea nu a răspuns" }}
      above={
        <>
          {isFilled ? null : <Notice tone="yellow">{NOT_FILLED}</Notice>}
          {found ? <Summary asked={asked} found={found} /> : null}
          {found && found.total > 0 ? <KindTabs asked={asked} kinds={kinds} found={found} /> : null}
          {desk.length > 0 ? <DeskResults found={desk} /> : null}
          {own.total > 0 ? <OwnRequests question={question} found={own} /> : null}
        </>
      }
      label="Rezultate"
      filters={
        <Filters label="Caută în platformă" submitLabel="Caută">
          <SearchFilter
            name="q"
            id="cautare-pagina"
            label="Ce căutați"
            maxLength={LONGEST_QUESTION}
            enterKeyHint="search"
          />
          <ChoiceFilter name="judet" label="Județ" options={countyOptions} empty="toată țara" />
          {kind ? <input type="hidden" name="tip" value={KINDS[kind].value} /> : null}
        </Filters>
      }
      pages={found?.pages}
      pagesLabel="Paginile cu rezultate"
    >
      {rows.map((result) => (
        <SearchResult key={result.kind + result.id} result={result} />
      ))}
    </ListPage>
  );
}

/** The number of results, and what was searched when it is not the question itself. */
function Summary({ asked, found }: { asked: Asked<SearchQuestion>; found: ShownAnswer }) {
  return (
    <div>
      <p className="muted" role="status">
        {summaryOf(asked.query, found)}
      </p>
      <Corrected asked={asked} text={found.instead?.way === "corrected" ? found.instead.text : null} />
      {found.suggestion ? (
        <p>
          Ați vrut să scrieți <Anchor href={searchFor(found.suggestion)}>{found.suggestion}</Anchor>?
        </p>
      ) : null}
    </div>
  );
}

function summaryOf({ county }: SearchQuestion, { ofKind, instead }: ShownAnswer): string {
  const count = ofKind === 0 ? "Niciun rezultat" : results(ofKind);
  const where = county ? ` în ${countyByCode(county).name}` : "";
  const most = ofKind > MOST_RESULTS ? ` Se arată primele ${MOST_RESULTS}; un cuvânt în plus le alege mai bine.` : "";
  if (instead?.way === "partly")
    return `${count}${where} cu o parte dintre cuvinte. Nimic nu le conține pe toate.${most}`;
  return `${count}${where}${most ? `.${most}` : ""}`;
}

const ICONS = {
  community: Landmark,
  partner: Handshake,
  opportunity: Target,
  training: GraduationCap,
  article: Newspaper,
  discussion: CircleHelp,
  project: FolderOpen,
  resource: FileText,
  act: Scale,
} satisfies Record<EntryKind, unknown>;

/** One result: its kind, its place, and the line with the hit. */
function SearchResult({ result }: { result: Result }) {
  const { kind, href, title, facts, line, note } = result;
  return (
    <Row
      href={href ?? undefined}
      slot={<IconSlot icon={ICONS[kind]} />}
      title={<Marked pieces={title} />}
      say={line.length > 0 ? <Marked pieces={line} /> : null}
      facts={[
        KINDS[kind].one,
        ...facts.map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other key and never change places
          <Marked key={at} pieces={fact} />
        )),
        note,
      ]}
    />
  );
}

type KindTabsProps = { asked: Asked<SearchQuestion>; kinds: readonly EntryKind[]; found: ShownAnswer };

const KindTabs = ({ asked, kinds, found: { counts, total } }: KindTabsProps) => (
  <ListTabs
    label="Feluri de rezultate"
    asked={asked}
    by="kind"
    all="Toate"
    tabs={pick(KINDS, ...kinds)}
    counts={{ ...counts, all: total }}
  />
);
