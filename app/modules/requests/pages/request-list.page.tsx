import { MessageSquare, Plus, Send } from "lucide-react";
import { actorOf } from "~/modules/accounts/http/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { answersOf } from "~/platform/form/answers";
import { leadToLast, quoted } from "~/platform/form/list-query";
import { newFormKey } from "~/platform/form/once.server";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Dialog, DialogLink } from "~/ui/dialog/dialog";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import { Stack } from "~/ui/layout/layout";
import { ListPage } from "~/ui/list-page/list-page";
import { listState } from "~/ui/list-page/list-state";
import { useSlowNavigation } from "~/ui/list-page/use-slow-navigation";
import { Pager } from "~/ui/pager/pager";
import { Steps } from "~/ui/steps/steps";
import { Dotted } from "~/ui/text/text";
import { RequestStatusBadge } from "../parts/request-badges";
import { ShortRequestForm } from "../parts/request-form";
import { rowFacts } from "../parts/request-list-words";
import { REQUESTS_PATH, requestPath } from "../rules/paths";
import { blankRequest, REQUEST_STATUSES } from "../rules/request";
import { requestPolicy } from "../rules/request-policy";
import { REQUESTS_PER_PAGE, type RequestQuery, requestList, requestsAddress } from "../rules/request-query";
import { conversationPaths } from "../store/conversations.server";
import { type RequestRow, requestsOf } from "../store/requests.server";
import type { Route } from "./+types/request-list.page";
import { maySend } from "./request-panels.server";

export const meta: Route.MetaFunction = () => [{ title: "Solicitări – PSP" }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = requestList.read(url.searchParams);
  const at = now();
  const list = await listOf(actor, query, at).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: list.pages }, (page) => requestsAddress(query, { page }));
  const { organisation } = actor;
  const mayCreate = organisation !== null && requestPolicy.may("create", actor, blankRequest(organisation.id), at);
  return {
    query,
    /** Null when the query failed. */
    list,
    /** One-time key of the dialog's form; null for those who may not create requests. */
    formKey: mayCreate ? newFormKey() : null,
    hindrance: mayCreate
      ? null
      : "Contul instituției este suspendat: solicitările se păstrează, dar nu se pot scrie altele.",
  };
}

async function listOf(actor: Actor, query: RequestQuery, at: Date) {
  const { rows, total, all } = await requestsOf(actor, query);
  const running = rows.filter(({ status }) => status === "in_progress").map(({ id }) => id);
  const talks = await conversationPaths(actor, running);
  const pages = Math.ceil(total / REQUESTS_PER_PAGE);
  return { rows: rows.map((row) => rowView(actor, row, talks.get(row.id) ?? null, at)), all, total, pages };
}

const rowView = (actor: Actor, row: RequestRow, messageHref: string | null, at: Date) => ({
  id: row.id,
  title: row.title,
  status: row.status,
  number: row.registration,
  facts: rowFacts(row, at),
  maySend: maySend(actor, row, at),
  /** Conversation of its collaboration; null when there is none. */
  messageHref,
});

type List = NonNullable<Route.ComponentProps["loaderData"]["list"]>;

const NEW_PATH = `${REQUESTS_PATH}/new`;
const DIALOG = "solicitare-noua";
const STATUS_OPTIONS = optionsOf(REQUEST_STATUSES);

export default function RequestListPage({ loaderData }: Route.ComponentProps) {
  const { query, list, formKey, hindrance } = loaderData;
  const filtered = requestList.isFiltered(query);
  const loading = useSlowNavigation(REQUESTS_PATH);
  return (
    <Stack gap={3}>
      <ListPage
        heading="Solicitări"
        action={formKey === null ? null : <NewLink />}
        lead={hindrance}
        filters={list !== null && list.all === 0 ? null : <RequestFilters query={query} />}
        state={listState({ shown: list?.rows.length ?? 0, filtered, failed: list === null, loading })}
        level={2}
        nothingYet={{
          title: "Nicio solicitare, deocamdată",
          text: "O solicitare spune partenerilor de ce are nevoie comunitatea. O scrieți ca ciornă și o trimiteți când e gata; până atunci nu o vede nimeni.",
          action: formKey === null ? null : <FirstLink />,
        }}
        nothingMatches={{
          resetHref: REQUESTS_PATH,
          title: missTitle(query),
          text: `Ați căutat în ${list ? counted(list.all) : "solicitări"}. Schimbați căutarea sau renunțați la un filtru.`,
        }}
        couldNotLoad={{
          retryHref: requestsAddress(query, { page: query.page }),
          text: (
            <p>
              Solicitările nu s-au pierdut. Dacă se repetă, scrieți-ne la <a href="/support">suport</a>.
            </p>
          ),
        }}
        pager={
          list === null ? null : (
            <Pager
              page={query.page}
              pages={list.pages}
              href={(page) => requestsAddress(query, { page })}
              label="Paginile solicitărilor"
            />
          )
        }
      >
        {list === null ? null : <Rows list={list} filtered={filtered} />}
      </ListPage>
      <HowItWorks />
      {formKey === null ? null : (
        <Dialog id={DIALOG} title="Solicitare nouă">
          <ShortRequestForm answers={answersOf(null)} formKey={formKey} action={NEW_PATH} />
        </Dialog>
      )}
    </Stack>
  );
}

function NewLink() {
  return (
    <DialogLink variant="primary" icon={Plus} dialog={DIALOG} href={NEW_PATH}>
      Solicitare nouă
    </DialogLink>
  );
}

function FirstLink() {
  return (
    <ButtonLink variant="primary" href={NEW_PATH}>
      Scrie prima solicitare
    </ButtonLink>
  );
}

const counted = (all: number): string => plural(all, "solicitare", "solicitări");

function Rows({ list: { rows, all, total }, filtered }: { list: List; filtered: boolean }) {
  return (
    <Card
      heading="Solicitările mele"
      action={<span className="small muted num">{filtered ? `${total} din ${counted(all)}` : counted(all)}</span>}
    >
      <ul>
        {rows.map((request) => (
          <OneRequest key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}

/** A row of the list, with its buttons. */
function OneRequest({ request }: { request: List["rows"][number] }) {
  const { id, title, status, number, facts, maySend, messageHref } = request;
  return (
    <li className="reqrow">
      <div className="reqrow__words">
        <Anchor href={requestPath(id)}>{title}</Anchor>
        <p className="small muted num">
          <Dotted
            facts={[
              number && (
                <span key="number" className="nowrap">
                  {number}
                </span>
              ),
              ...facts,
            ]}
          />
        </p>
      </div>
      <RequestStatusBadge status={status} />
      <div className="reqrow__do">
        {maySend ? (
          <ButtonLink small icon={Send} href={requestPath(id, "sending")}>
            Trimite<span className="vh"> solicitarea „{title}”</span>
          </ButtonLink>
        ) : null}
        {messageHref === null ? null : (
          <ButtonLink small icon={MessageSquare} href={messageHref}>
            Discută<span className="vh"> despre „{title}”</span>
          </ButtonLink>
        )}
        <ButtonLink small variant="quiet" href={requestPath(id)}>
          Vezi detalii<span className="vh"> despre „{title}”</span>
        </ButtonLink>
      </div>
    </li>
  );
}

function RequestFilters({ query }: { query: RequestQuery }) {
  const chips = requestList.chips(REQUESTS_PATH, query, {
    text: quoted,
    status: (status) => REQUEST_STATUSES[status].label,
  });
  return (
    <Filters label="Filtrează solicitările" resetHref={REQUESTS_PATH} chips={chips} action={REQUESTS_PATH}>
      <Field name="cauta" label="Caută">
        <SearchInput key={query.text} defaultValue={query.text} placeholder="Titlu, descriere sau număr" />
      </Field>
      <Field name="stare" label="Stare">
        <Select key={query.status} options={STATUS_OPTIONS} empty="Toate stările" defaultValue={query.status ?? ""} />
      </Field>
    </Filters>
  );
}

function missTitle({ text, status }: RequestQuery): string {
  const named = status === null ? "" : ` „${REQUEST_STATUSES[status].label}”`;
  return `Nicio solicitare${named}${text === "" ? "" : ` cu „${text}”`}`;
}

function HowItWorks() {
  return (
    <section className="stack" aria-labelledby="cum-functioneaza">
      <h2 id="cum-functioneaza">Cum funcționează</h2>
      <Steps
        steps={[
          {
            title: "Scrieți de ce aveți nevoie",
            text: "Titlul, categoria și câteva rânduri sunt de ajuns. Rămâne ciornă până decideți dumneavoastră.",
          },
          {
            title: "O trimiteți partenerilor",
            text: "Primește un număr, iar partenerii verificați din categorie sunt anunțați. Întrebările și răspunsurile se văd de toți.",
          },
          {
            title: "Comparați și alegeți",
            text: "Ofertele se compară rând cu rând. Acceptați una, discutați, finalizați și lăsați o recenzie.",
          },
        ]}
      />
    </section>
  );
}
