import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import { ORGANISATIONS } from "~/modules/accounts/rules/places";
import { registrationLabels } from "~/modules/accounts/rules/verification";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { leadToLast, listQuery, oneOf, text } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { ChoiceFilter, Filters, SearchFilter } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list/list-page";
import { OrganisationRow } from "../parts/organisation-rows";
import { organisationsPage, PAGE } from "../store/organisations.server";
import type { Route } from "./+types/organisation-list.page";
import { organisationRow } from "./rows.server";

const HERE = ORGANISATIONS;
const kinds: Record<OrganisationKind, string> = { UAT: "Autorități", FIRMA: "Firme" };
export const organisationList = listQuery({
  text: text("q"),
  state: oneOf("stare", registrationLabels),
  kind: oneOf("fel", kinds),
});
const addressOf = organisationList.addressAt(HERE);

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const search = organisationList.read(url.searchParams);
  const { rows, found, all } = await organisationsPage(search);
  const pages = Math.ceil(found / PAGE);
  keepList(context, HERE, addressOf(search, { page: search.page }));
  leadToLast({ page: search.page, pages }, (page) => addressOf(search, { page }));
  return { search, found, all, pages, rows: rows.map((row) => organisationRow(actor, row)) };
}

export const meta = () => [{ title: "Organizații – PSP" }];

export default function OrganisationList({ loaderData }: Route.ComponentProps) {
  const { search, found, all, pages, rows } = loaderData;
  const first = rows.findIndex(({ can }) => can.verify);
  return (
    <ListPage
      asked={organisationList.at(HERE, search)}
      heading="Organizații"
      count={[found, `din ${all}`]}
      filters={
        <Filters label="Filtrează organizațiile">
          <SearchFilter name="q" label="Caută" placeholder="Nume, CUI sau nr. la registrul comerțului" />
          <ChoiceFilter name="stare" label="Stare" options={registrationLabels} />
          <ChoiceFilter name="fel" label="Fel" options={kinds} />
        </Filters>
      }
      tight
      verbs="short"
      shown={rows.length}
      nothingYet={{ title: "Nicio organizație", text: "Organizațiile apar aici când se înregistrează." }}
      pages={pages}
    >
      {rows.map((row, place) => (
        <OrganisationRow key={row.id} organisation={row} isFirst={place === first} />
      ))}
    </ListPage>
  );
}
