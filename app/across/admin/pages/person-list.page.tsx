import { adminOf } from "~/modules/accounts/http/request.server";
import { PEOPLE } from "~/modules/accounts/rules/places";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast, quoted } from "~/platform/form/list-query";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list-page/list-page";
import { listState } from "~/ui/list-page/list-state";
import { Pager } from "~/ui/pager/pager";
import { PersonRows } from "../parts/person-rows";
import { PERSON_STATES, type PeopleSearch, peopleList, peoplePath, ROLES } from "../people";
import { personRow } from "../rows.server";
import { PEOPLE_PER_PAGE, peoplePage } from "../store/people.server";
import type { Route } from "./+types/person-list.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const search = peopleList.read(url.searchParams);
  const list = await peoplePage(search).catch(couldNotLoad);
  const pages = Math.ceil((list?.found ?? 0) / PEOPLE_PER_PAGE);
  if (list) leadToLast({ page: search.page, pages }, (page) => peoplePath(search, { page }));
  return {
    search,
    list: list && {
      found: list.found,
      all: list.all,
      pages,
      people: list.rows.map((person) => personRow(actor, person)),
    },
  };
}

export const meta = () => [{ title: "Persoane – PSP" }];

export default function PersonList({ loaderData: { search, list } }: Route.ComponentProps) {
  return (
    <ListPage
      state={listState({
        shown: list?.people.length ?? 0,
        filtered: peopleList.isFiltered(search),
        failed: list === null,
      })}
      boxed
      heading="Persoane"
      count={list ? { value: list.all, words: "persoane" } : undefined}
      lead="Cine are cont pe platformă. O persoană suspendată este deconectată de pe toate dispozitivele și nu mai poate intra."
      filters={<PeopleFilters search={search} />}
      nothingYet={{ title: "Nicio persoană, deocamdată", text: "Aici apar cei care își fac cont." }}
      nothingMatches={{ resetHref: PEOPLE, title: "Nicio persoană nu corespunde căutării" }}
      couldNotLoad={{ retryHref: peoplePath(search, { page: search.page }) }}
      pager={
        <Pager
          page={search.page}
          pages={list?.pages ?? 0}
          href={(page) => peoplePath(search, { page })}
          label="Paginile cu persoane"
        />
      }
    >
      <PersonRows people={list?.people ?? []} />
    </ListPage>
  );
}

function PeopleFilters({ search }: { search: PeopleSearch }) {
  const { text, role, state } = search;
  const chips = peopleList.chips(PEOPLE, search, { text: quoted, role: ROLES, state: PERSON_STATES });
  return (
    <Filters label="Caută persoane" action={PEOPLE} resetHref={PEOPLE} chips={chips}>
      <SearchFilter name="q" label="Nume, e-mail sau organizație" text={text} maxLength={120} />
      <ChoiceFilter name="rol" label="Rol" value={role} options={ROLES} empty="Toate rolurile" />
      <ChoiceFilter name="stare" label="Stare" value={state} options={PERSON_STATES} empty="Toate" />
    </Filters>
  );
}
