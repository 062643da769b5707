import type { ReactNode } from "react";
import { quoted } from "~/platform/language/quotes";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { Corrected } from "~/ui/list-page/corrected";
import { ListPage } from "~/ui/list-page/list-page";
import { type ActQuery, actList, type actsPath } from "../rules/act-query";
import { ACT_STATES } from "../rules/acts";
import { TOPICS } from "../rules/vocabulary";
import type { actListOf } from "../views/act-view.server";
import { ActRows } from "./act-rows";

type ActListProps = {
  query: ActQuery;
  list: Awaited<ReturnType<typeof actListOf>> | null;
  path: string;
  addressOf: (typeof actsPath)["UAT"];
  hrefOf: Parameters<typeof ActRows>[0]["hrefOf"];
  endOf?: Parameters<typeof ActRows>[0]["endOf"];
  lead: string;
  action?: ReactNode;
  empty: string;
};

/** The list of acts, for whoever reads them and for an ADMIN. */
export function ActList({ query, list, path, addressOf, hrefOf, endOf, lead, action, empty }: ActListProps) {
  const { text, topic, state } = query;
  const corrected = list?.corrected ?? null;
  return (
    <ListPage
      heading="Legislație"
      count={list ? { value: list.number, words: "acte" } : undefined}
      lead={lead}
      action={action}
      filters={
        <>
          <Filters
            label="Caută un act"
            action={path}
            resetHref={path}
            chips={actList.chips(path, query, { text: quoted, topic: TOPICS, state: ACT_STATES })}
          >
            <SearchFilter name="cauta" label="Caută" text={text} placeholder="Numărul sau cuvinte din titlu" />
            <ChoiceFilter name="tema" label="Tema" value={topic} options={TOPICS} empty="Toate temele" />
            <ChoiceFilter name="stare" label="Starea" value={state} options={ACT_STATES} empty="Toate stările" />
          </Filters>
          {corrected === null ? null : (
            <Corrected typed={text} text={corrected} exactHref={addressOf(query, { exact: "da" })} />
          )}
        </>
      }
      shown={list?.rows.length ?? null}
      filtered={actList.isFiltered(query)}
      path={path}
      boxed
      nothingYet={{ title: "Niciun act, deocamdată", text: empty }}
      nothingMatches={{ resetHref: path }}
      pages={{
        page: query.page,
        pages: list?.pages ?? 1,
        href: (page) => addressOf(query, { page }),
        label: "Paginile legislației",
      }}
    >
      <ActRows rows={list?.rows ?? []} hrefOf={hrefOf} {...(endOf ? { endOf } : {})} />
    </ListPage>
  );
}
