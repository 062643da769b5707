import { Download, Eye, Plus, Printer } from "lucide-react";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { draftsUnder } from "~/platform/form/draft.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { quoted } from "~/platform/language/quotes";
import { ButtonLink } from "~/ui/button/button";
import { CategoryFilter, ChoiceFilter, Filters, KeptFilter, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { Unfinished } from "~/ui/form/unfinished";
import { ListPage } from "~/ui/list/list-page";
import { Row } from "~/ui/list/row";
import { unbroken } from "~/ui/text/unbroken";
import { Steps } from "~/ui/thread/steps";
import { RequestStatusBadge } from "../parts/request-badges";
import { SHOWN_STATES } from "../rules/decision";
import { NEW_REQUEST, REQUESTS_PATH, requestPath } from "../rules/paths";
import { blankRequest } from "../rules/request";
import { requestPolicy } from "../rules/request-policy";
import { REQUEST_ORDERS, type RequestQuery, requestList, requestsAddress } from "../rules/request-query";
import { STEPS } from "../rules/step-codes";
import { unfinishedForm } from "../rules/unfinished";
import type { Route } from "./+types/request-list.page";
import { type RequestListView, requestListView } from "./request-list-view.server";

export const meta: Route.MetaFunction = () => [{ title: "Solicitări – PSP" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = requestList.read(url.searchParams);
  keepList(context, REQUESTS_PATH, requestsAddress(query, { page: query.page }));
  const at = now();
  const list = await requestListView(actor, query, at).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: list.pages }, (page) => requestsAddress(query, { page }));
  const unfinished = (await draftsUnder(actor.userId, REQUESTS_PATH)).map(unfinishedForm);
  const { organisation } = actor;
  const mayCreate = organisation !== null && requestPolicy.may("create", actor, blankRequest(organisation.id), at);
  return {
    query,
    /** Null when the query failed. */
    list,
    unfinished,
    mayCreate,
    hindrance: mayCreate
      ? null
      : "Contul instituției este suspendat: solicitările se păstrează, dar nu se pot scrie altele.",
  };
}

export default function RequestListPage({ loaderData }: Route.ComponentProps) {
  const { query, list, unfinished, mayCreate, hindrance } = loaderData;
  const first = list?.rows.findIndex(({ decision }) => decision === "choose");
  return (
    <>
      <ListPage
        asked={requestList.at(REQUESTS_PATH, query, { kept: { order: query.order } })}
        heading="Solicitări"
        count={list?.count}
        actions={[
          list?.fileHref && list.total > 0 ? <FileLink key="file" href={list.fileHref} /> : null,
          mayCreate ? { label: "Solicitare nouă", icon: Plus, href: NEW_REQUEST, primary: true } : null,
        ]}
        facts={hindrance}
        above={<Unfinished forms={unfinished} path={REQUESTS_PATH} />}
        filters={
          list?.all === 0 ? null : (
            <Filters label="Filtrează solicitările">
              <SearchFilter name="cauta" label="Caută" placeholder="Titlu, text, număr" />
              <ChoiceFilter name="stare" label="Stare" options={SHOWN_STATES} />
              <CategoryFilter options={CATEGORIES} />
              {list && list.authors.length > 1 ? (
                <ChoiceFilter name="coleg" label="Scrisă de" options={list.authors} />
              ) : null}
              <KeptFilter name="urmeaza" label={STEPS} />
              <OrderFilter orders={REQUEST_ORDERS} />
            </Filters>
          )
        }
        shown={list?.rows.length ?? null}
        nothingYet={{
          title: "Nicio solicitare, deocamdată",
          text: "O solicitare spune partenerilor de ce are nevoie comunitatea. O scrieți ca ciornă și o trimiteți când e gata; până atunci nu o vede nimeni.",
          action: mayCreate ? { label: "Scrie prima solicitare", href: NEW_REQUEST, primary: true } : null,
        }}
        nothingMatches={{
          title: missTitle(query),
          text: `Ați căutat în ${list?.allWords ?? "solicitări"}. Schimbați căutarea sau renunțați la un filtru.`,
        }}
        couldNotLoad={{
          text: (
            <p>
              Solicitările nu s-au pierdut. Dacă se repetă, scrieți-ne la <a href="/support">suport</a>.
            </p>
          ),
        }}
        pages={list?.pages}
        pagesLabel="Paginile solicitărilor"
      >
        {list?.rows.map((request, place) => (
          <RequestRow key={request.id} request={request} isFirst={place === first} />
        ))}
      </ListPage>
      <Steps id="cum-functioneaza" heading="Cum funcționează" steps={STEPS_OF_REQUEST} />
    </>
  );
}

type RequestRowProps = {
  request: RequestListView["rows"][number] /** The one that waits for a choice. */;
  isFirst: boolean;
};

function RequestRow({
  request: { id, title, status, decision, number, facts, moment, verb },
  isFirst,
}: RequestRowProps) {
  return (
    <Row
      href={requestPath(id)}
      title={title}
      facts={[
        number && (
          <span key="number" className="num nowrap">
            {number}
          </span>
        ),
        ...facts,
      ]}
      cell={<span className="muted">{unbroken(moment)}</span>}
      state={<RequestStatusBadge status={status} decision={decision} />}
      action={verb && { ...verb, primary: isFirst }}
      menu={[
        { label: "Vezi detalii", icon: Eye, href: requestPath(id) },
        { label: "Tipărește dosarul", icon: Printer, href: requestPath(id, "dosar") },
      ]}
      now={isFirst}
    />
  );
}

const FileLink = ({ href }: { href: string }) => (
  <ButtonLink icon={Download} href={href} reload>
    CSV<span className="vh"> cu solicitările din listă</span>
  </ButtonLink>
);

function missTitle({ text, status }: RequestQuery): string {
  const named = status === null ? "" : ` ${quoted(SHOWN_STATES[status].label)}`;
  return `Nicio solicitare${named}${text === "" ? "" : ` cu ${quoted(text)}`}`;
}

const STEPS_OF_REQUEST = [
  {
    title: "Scrieți de ce aveți nevoie",
    text: "Titlul, categoria și câteva rânduri sunt de ajuns. Rămâne ciornă până decideți dumneavoastră.",
  },
  {
    title: "O trimiteți partenerilor",
    text: "Primește un număr, iar partenerii verificați din categorie sunt anunțați. Toți partenerii văd întrebările și răspunsurile.",
  },
  {
    title: "Comparați și alegeți",
    text: "Ofertele se compară rând cu rând. Acceptați una, discutați, finalizați și scrieți o recenzie.",
  },
];
