import type { ReactNode } from "react";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { Corrected } from "~/ui/list/corrected";
import { ListPage } from "~/ui/list/list-page";
import { type ActQuery, actList, type actsPath } from "../rules/act-query";
import { ACT_STATES } from "../rules/acts";
import { TOPICS } from "../rules/vocabulary";
import type { actListOf } from "../views/act-view.server";
import { ActRows, type ActRowsProps } from "./act-rows";

type ActListProps = {
  query: ActQuery;
  list: Awaited<ReturnType<typeof actListOf>> | null;
  path: string;
  addressOf: (typeof actsPath)["UAT"];
  hrefOf: ActRowsProps["hrefOf"];
  menuOf?: ActRowsProps["menuOf"];
  action?: ReactNode;
  end?: ReactNode;
  empty: string;
};

/** The list of acts, for whoever reads them and for an ADMIN. */
export function ActList({ query, list, path, addressOf, hrefOf, menuOf, action, end, empty }: ActListProps) {
  const { text, topic, state } = query;
  const corrected = list?.corrected ?? null;
  return (
    <ListPage
      heading="Legislație"
      count={list && [list.number, "act", "acte"]}
      actions={action}
      above={
        corrected === null ? null : (
          <Corrected typed={text} text={corrected} exactHref={addressOf(query, { exact: "da" })} />
        )
      }
      filters={
        <Filters label="Caută un act" action={path} resetHref={path} on={actList.on(path, query)}>
          <SearchFilter name="cauta" label="Caută" text={text} placeholder="Numărul sau cuvinte din titlu" />
          <ChoiceFilter name="tema" label="Tema" value={topic} options={TOPICS} />
          <ChoiceFilter name="stare" label="Starea" value={state} options={ACT_STATES} />
        </Filters>
      }
      shown={list?.rows.length ?? null}
      filtered={actList.isFiltered(query)}
      path={path}
      nothingYet={{ title: "Niciun act, deocamdată", text: empty }}
      nothingMatches={{ resetHref: path }}
      pages={{
        page: query.page,
        pages: list?.pages ?? 1,
        href: (page) => addressOf(query, { page }),
        label: "Paginile legislației",
      }}
      end={end}
    >
      <ActRows rows={list?.rows ?? []} hrefOf={hrefOf} {...(menuOf ? { menuOf } : {})} />
    </ListPage>
  );
}
