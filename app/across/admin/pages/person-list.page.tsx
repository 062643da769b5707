import { Ban, UserCog, UserRound } from "lucide-react";
import { personRolePath } from "~/modules/accounts/rules/person-role";
import { organisationPath, PEOPLE } from "~/modules/accounts/rules/places";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { readableEmail } from "~/platform/language/host-name";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { PostButton } from "~/ui/form/post-button";
import { ListPage } from "~/ui/list-page/list-page";
import { Dotted } from "~/ui/text/text";
import { PERSON_STATES, type PeopleSearch, peopleList, peoplePath, personPath, ROLES } from "../rules/people";
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
      shown={list?.people.length ?? null}
      filtered={peopleList.isFiltered(search)}
      boxed
      heading="Persoane"
      count={list ? { value: list.found, words: `din ${list.all}` } : undefined}
      lead="Cine are cont pe platformă. O persoană suspendată este deconectată de pe toate dispozitivele și nu mai poate intra."
      filters={<PeopleFilters search={search} />}
      nothingYet={{ title: "Nicio persoană, deocamdată", text: "Aici apar cei care își fac cont." }}
      nothingMatches={{ resetHref: PEOPLE, title: "Nicio persoană nu corespunde căutării" }}
      pages={{
        page: search.page,
        pages: list?.pages ?? 0,
        href: (page) => peoplePath(search, { page }),
        label: "Paginile cu persoane",
      }}
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

/** People with an account: who, of which organisation, in what role, and whether they are suspended. */
function PersonRows({ people }: { people: readonly PersonRow[] }) {
  return (
    <ul>
      {people.map((person) => (
        <li key={person.id} className="reqrow">
          <div className="reqrow__words">
            <b>{person.name}</b>
            <p className="small muted">
              <Dotted facts={[<span key="email">{readableEmail(person.email)}</span>, ...person.facts]} />
            </p>
            {person.organisation ? (
              <p className="small">
                <Anchor href={organisationPath(person.organisation.id)}>{person.organisation.name}</Anchor>
              </p>
            ) : null}
            {person.suspended ? <p className="small muted">{person.suspended}</p> : null}
          </div>
          {person.suspended ? (
            <Badge tone="red" icon={Ban}>
              Suspendată
            </Badge>
          ) : (
            <Badge icon={UserRound}>{person.role}</Badge>
          )}
          <div className="reqrow__do">
            {person.can.changeRole ? (
              <ButtonLink small variant="quiet" icon={UserCog} href={personRolePath(person.id)}>
                Schimbă rolul<span className="vh"> lui {person.name}</span>
              </ButtonLink>
            ) : null}
            {person.can.suspend ? (
              <ButtonLink small variant="quiet" icon={Ban} href={personPath(person.id, "suspension")}>
                Suspendă<span className="vh"> pe {person.name}</span>
              </ButtonLink>
            ) : null}
            {person.can.restore ? (
              <PostButton small action={personPath(person.id, "restoration")} busyLabel="Se ridică…">
                Ridică suspendarea<span className="vh"> lui {person.name}</span>
              </PostButton>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
