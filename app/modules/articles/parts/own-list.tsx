import { Plus } from "lucide-react";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Field } from "~/ui/field/field";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import { type EmptyWords, ListPage } from "~/ui/list-page/list-page";
import { listState } from "~/ui/list-page/list-state";
import { useSlowNavigation } from "~/ui/list-page/use-slow-navigation";
import { Pager } from "~/ui/pager/pager";
import { Tabs } from "~/ui/tabs/tabs";
import { OWN_TABS, type OwnQuery, ownCode, ownList } from "../rules/own-query";
import { OwnRow, type OwnRowView } from "./own-row";

export type OwnListView = {
  base: string;
  heading: string;
  query: OwnQuery;
  /** Null when the list could not be read. */
  list: {
    rows: readonly OwnRowView[];
    counts: Readonly<Record<NonNullable<OwnQuery["status"]> | "all", number>>;
    countWords: string;
    pages: number;
  } | null;
  mayCreate: boolean;
  /** What stands in the way of writing or of sending for review. */
  hindrance: string | null;
};

const NOTHING: Readonly<Record<NonNullable<OwnQuery["status"]>, EmptyWords>> = {
  draft: {
    title: "Nicio ciornă",
    text: "Ce începeți și nu trimiteți rămâne aici, numai pentru organizația dumneavoastră.",
  },
  pending: {
    title: "Niciun articol în revizie",
    text: "Articolele trimise rămân aici până le citește un administrator.",
  },
  published: { title: "Niciun articol publicat", text: "Articolele aprobate apar pe blog și pe pagina organizației." },
  rejected: {
    title: "Niciun articol respins",
    text: "Un articol respins vine cu motivul, ca să îl puteți îmbunătăți.",
  },
  bin: { title: "Coșul este gol", text: "Ce ștergeți stă aici 30 de zile și se poate restaura." },
};

/** The articles of an organisation: search, a tab for each state, four states of the list itself. */
export function OwnList({ view }: { view: OwnListView }) {
  const { base, heading, query, list, mayCreate, hindrance } = view;
  const loading = useSlowNavigation(base);
  const isSearched = query.text !== "";
  const isEmpty = list !== null && list.counts.all + list.counts.bin === 0 && !isSearched && query.status === null;
  return (
    <ListPage
      heading={heading}
      action={mayCreate && !isEmpty ? <NewLink base={base}>Articol nou</NewLink> : null}
      lead={hindrance ?? "Scrieți, trimiteți la revizie și vedeți ce citește publicul."}
      above={isEmpty ? null : <StatusTabs view={view} />}
      filters={isEmpty ? null : <Search base={base} query={query} />}
      state={listState({ shown: list?.rows.length ?? 0, filtered: isSearched, failed: list === null, loading })}
      nothingYet={nothingYet(view)}
      nothingMatches={{
        resetHref: ownList.address(base, query, { text: "" }),
        title: `Niciun articol${query.text ? ` cu „${query.text}”` : ""}`,
      }}
      couldNotLoad={{ retryHref: ownList.address(base, query, { page: query.page }) }}
      pager={
        <Pager
          page={query.page}
          pages={list?.pages ?? 1}
          href={(page) => ownList.address(base, query, { page })}
          label="Paginile articolelor"
        />
      }
    >
      <Card>
        <ul className="reqrows">
          {list?.rows.map((row) => (
            <OwnRow key={row.id} row={row} />
          ))}
        </ul>
      </Card>
    </ListPage>
  );
}

function nothingYet({ base, query, mayCreate }: OwnListView): EmptyWords {
  if (query.status !== null) return NOTHING[query.status];
  return {
    title: "Niciun articol, deocamdată",
    text: "Povestiți ce ați făcut: un proiect dus la capăt, o veste, o lecție învățată. Rămâne ciornă până îl trimiteți la revizie; după aprobare îl citește toată lumea.",
    action: mayCreate ? <NewLink base={base}>Scrie primul articol</NewLink> : null,
  };
}

function NewLink({ base, children }: { base: string; children: string }) {
  return (
    <ButtonLink variant="primary" icon={Plus} href={`${base}/new`}>
      {children}
    </ButtonLink>
  );
}

function StatusTabs({ view: { base, query, list } }: { view: OwnListView }) {
  const tabs = OWN_TABS.filter(
    ({ status }) => status !== "bin" || query.status === "bin" || (list !== null && list.counts.bin > 0),
  );
  return (
    <Tabs
      label="Starea articolelor"
      tabs={tabs.map(({ status, label }) => ({
        href: ownList.address(base, query, { status }),
        label,
        current: status === query.status,
        ...(list === null ? {} : { count: list.counts[status ?? "all"] }),
      }))}
    />
  );
}

function Search({ base, query }: { base: string; query: OwnQuery }) {
  const here = ownList.address(base, query, { text: "" });
  const code = ownCode(query.status);
  return (
    <Filters
      label="Caută în articole"
      resetHref={here}
      chips={query.text ? [{ label: `„${query.text}”`, href: here }] : []}
      action={base}
    >
      <Field name="cauta" label="Caută">
        <SearchInput key={query.text} defaultValue={query.text} placeholder="Titlu sau rezumat" />
      </Field>
      {code ? <input type="hidden" name="stare" value={code} /> : null}
    </Filters>
  );
}
