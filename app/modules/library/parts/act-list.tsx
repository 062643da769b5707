import type { ReactNode } from "react";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { Corrected } from "~/ui/list/corrected";
import { ListPage } from "~/ui/list/list-page";
import { type ActQuery, actList } from "../rules/act-query";
import { ACT_STATES } from "../rules/acts";
import { TOPICS } from "../rules/vocabulary";
import type { actListOf } from "../views/act-view.server";
import { ActRows, type ActRowsProps } from "./act-rows";

type ActListProps = {
  query: ActQuery;
  list: Awaited<ReturnType<typeof actListOf>> | null;
  path: string;
  hrefOf: ActRowsProps["hrefOf"];
  menuOf?: ActRowsProps["menuOf"];
  action?: ReactNode;
  end?: ReactNode;
  empty: string;
};

/** The list of acts, for whoever reads them and for an ADMIN. */
export function ActList({ query, list, path, hrefOf, menuOf, action, end, empty }: ActListProps) {
  const asked = actList.at(path, query);
  return (
    <ListPage
      asked={asked}
      heading="Legislație"
      count={list && [list.number, "act", "acte"]}
      actions={action}
      above={<Corrected asked={asked} text={list?.corrected} />}
      filters={
        <Filters label="Caută un act">
          <SearchFilter name="cauta" label="Caută" placeholder="Numărul sau cuvinte din titlu" />
          <ChoiceFilter name="tema" label="Tema" options={TOPICS} />
          <ChoiceFilter name="stare" label="Starea" options={ACT_STATES} />
        </Filters>
      }
      shown={list?.rows.length ?? null}
      nothingYet={{ title: "Niciun act, deocamdată", text: empty }}
      pages={list?.pages}
      pagesLabel="Paginile legislației"
      end={end}
    >
      <ActRows rows={list?.rows ?? []} hrefOf={hrefOf} {...(menuOf ? { menuOf } : {})} />
    </ListPage>
  );
}
