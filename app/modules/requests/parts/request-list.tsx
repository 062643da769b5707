import { Plus } from "lucide-react";
import { answersOf } from "~/platform/form/answers";
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
import { REQUEST_STATUSES, type RequestStatus } from "../rules/request";
import { REQUESTS_PATH, type RequestQuery, requestList, requestsAddress } from "../rules/request-query";
import { ShortRequestForm } from "./request-form";
import { RequestRow, type RequestRowView } from "./request-row";

export type RequestListView = {
  query: RequestQuery;
  /** Null when the list could not be read. */
  list: { rows: readonly RequestRowView[]; countWords: string; all: number; total: number; pages: number } | null;
  /** The key of the dialog's form; null for those who may not write requests now. */
  formKey: string | null;
  /** Why not, then. */
  hindrance: string | null;
};

const NEW_PATH = `${REQUESTS_PATH}/new`;
const DIALOG = "solicitare-noua";
const STATUS_OPTIONS = optionsOf(REQUEST_STATUSES);

/** The authority's own requests: search, one filter, four states, and how it works. */
export function RequestList({ view }: { view: RequestListView }) {
  const { query, list, formKey } = view;
  const filtered = requestList.isFiltered(query);
  const loading = useSlowNavigation(REQUESTS_PATH);
  return (
    <Stack gap={3}>
      <ListPage
        heading="Solicitări"
        action={formKey === null ? null : <NewLink />}
        lead={view.hindrance}
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
          text: `Ați căutat în ${list?.countWords ?? "solicitări"}. Schimbați căutarea sau renunțați la un filtru.`,
        }}
        couldNotLoad={{
          retryHref: requestsAddress(query, { page: query.page }),
          text: (
            <p>
              Solicitările sunt la locul lor; numai drumul până la ele s-a rupt. Dacă se repetă, scrieți-ne la{" "}
              <a href="/support">suport</a>.
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

function Rows({ list, filtered }: { list: NonNullable<RequestListView["list"]>; filtered: boolean }) {
  return (
    <Card
      heading="Solicitările mele"
      action={
        <span className="small muted num">{filtered ? `${list.total} din ${list.countWords}` : list.countWords}</span>
      }
    >
      <ul className="reqrows">
        {list.rows.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
}

function RequestFilters({ query }: { query: RequestQuery }) {
  const chips = [
    ...(query.text ? [{ label: `„${query.text}”`, href: requestsAddress(query, { text: "" }) }] : []),
    ...(query.status
      ? [{ label: REQUEST_STATUSES[query.status].label, href: requestsAddress(query, { status: null }) }]
      : []),
  ];
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
  const named = status === null ? "" : ` „${labelOf(status)}”`;
  return `Nicio solicitare${named}${text === "" ? "" : ` cu „${text}”`}`;
}

const labelOf = (status: RequestStatus): string => REQUEST_STATUSES[status].label;

function HowItWorks() {
  return (
    <section className="stack" aria-labelledby="cum-functioneaza">
      <h2 id="cum-functioneaza">Cum funcționează</h2>
      <Steps
        steps={[
          {
            title: "Scrieți ce aveți nevoie",
            text: "Titlul, categoria și câteva rânduri sunt de ajuns. Rămâne ciornă până hotărâți dumneavoastră.",
          },
          {
            title: "O trimiteți partenerilor",
            text: "Primește un număr, iar partenerii verificați din categorie sunt anunțați. Întrebările și răspunsurile se văd de toți.",
          },
          {
            title: "Comparați și alegeți",
            text: "Ofertele stau una lângă alta. Acceptați una, discutați, finalizați și lăsați o recenzie.",
          },
        ]}
      />
    </section>
  );
}
