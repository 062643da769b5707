import { Ban, Undo2, UserCog, UserRound } from "lucide-react";
import { personRolePath } from "~/modules/accounts/rules/person-role";
import { organisationPath, PEOPLE } from "~/modules/accounts/rules/places";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { readableEmail } from "~/platform/language/host-name";
import { Badge } from "~/ui/badge/badge";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list/list-page";
import { Row } from "~/ui/list/row";
import { PERSON_STATES, peopleList, peoplePath, personPath, ROLES } from "../rules/people";
import { PEOPLE_PER_PAGE, peoplePage } from "../store/people.server";
import type { Route } from "./+types/person-list.page";
import { type PersonRow, personRow } from "./rows.server";

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
      asked={peopleList.at(PEOPLE, search)}
      shown={list?.people.length ?? null}
      heading="Persoane"
      count={list && [list.found, `din ${list.all}`]}
      filters={
        <Filters label="Caută persoane">
          <SearchFilter name="q" label="Nume, e-mail sau organizație" maxLength={120} />
          <ChoiceFilter name="rol" label="Rol" options={ROLES} />
          <ChoiceFilter name="stare" label="Stare" options={PERSON_STATES} />
        </Filters>
      }
      nothingYet={{ title: "Nicio persoană, deocamdată", text: "Aici apar cei care își fac cont." }}
      nothingMatches={{ title: "Nicio persoană nu corespunde căutării" }}
      pages={list?.pages}
      pagesLabel="Paginile cu persoane"
    >
      {list?.people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </ListPage>
  );
}

/** Somebody with an account: of which organisation, in what role, and whether they are suspended. */
function Person({ person }: { person: PersonRow }) {
  const { id, name, email, role, facts, organisation, suspended, can } = person;
  return (
    <Row
      title={name}
      say={suspended}
      facts={[
        readableEmail(email),
        organisation && { label: organisation.name, href: organisationPath(organisation.id) },
        ...facts,
      ]}
      state={
        suspended ? (
          <Badge tone="red" icon={Ban}>
            Suspendată
          </Badge>
        ) : (
          <Badge icon={UserRound}>{role}</Badge>
        )
      }
      menu={[
        ...(can.restore
          ? [{ label: "Ridică suspendarea", icon: Undo2, post: personPath(id, "restoration"), busyLabel: "Se ridică…" }]
          : []),
        ...(can.changeRole ? [{ label: "Schimbă rolul", icon: UserCog, href: personRolePath(id) }] : []),
        ...(can.suspend ? [{ label: "Suspendă", icon: Ban, href: personPath(id, "suspension") }] : []),
      ]}
    />
  );
}
