import { adminOf } from "~/modules/accounts/request.server";
import type { OrganisationKind, Verification } from "~/modules/accounts/rules/actor";
import { ORGANISATIONS } from "~/modules/accounts/rules/places";
import { verificationLabels } from "~/modules/accounts/rules/verification";
import { leadToLast, pageNumber, searchText } from "~/platform/form/list-query";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list-page/list-page";
import { listState } from "~/ui/list-page/list-state";
import { Pager } from "~/ui/pager/pager";
import { organisationRow } from "../organisation-row.server";
import { OrganisationRows } from "../parts/organisation-rows";
import { organisationsPage, PAGE } from "../store/organisations.server";
import type { Route } from "./+types/organisation-list.page";

const HERE = ORGANISATIONS;
const kinds: Record<OrganisationKind, string> = { UAT: "Autorități", FIRMA: "Firme" };
const oneOf = <Key extends string>(known: Record<Key, string>, text: string | null): Key | null =>
  text !== null && Object.hasOwn(known, text) ? (text as Key) : null;

function searchIn(parameters: URLSearchParams) {
  return {
    text: searchText(parameters.get("q")),
    verification: oneOf<Verification>(verificationLabels, parameters.get("stare")),
    kind: oneOf<OrganisationKind>(kinds, parameters.get("fel")),
    page: pageNumber(parameters),
  };
}

function addressOf(
  { text, verification, kind }: ReturnType<typeof searchIn>,
  change: Record<string, string | null>,
): string {
  const values = Object.entries({ q: text || null, stare: verification, fel: kind, ...change });
  const query = new URLSearchParams(values.filter((pair): pair is [string, string] => pair[1] !== null));
  return query.size > 0 ? `${HERE}?${query}` : HERE;
}

const pageOf = (search: ReturnType<typeof searchIn>, page: number) =>
  addressOf(search, { pagina: page > 1 ? String(page) : null });

export async function loader({ context, url }: Route.LoaderArgs) {
  adminOf(context);
  const search = searchIn(url.searchParams);
  const { rows, found, all } = await organisationsPage(search);
  const pages = Math.ceil(found / PAGE);
  leadToLast({ page: search.page, pages }, (page) => pageOf(search, page));
  return { search, found, all, pages, rows: rows.map(organisationRow) };
}

export const meta = () => [{ title: "Organizații – PSP" }];

export default function OrganisationList({ loaderData }: Route.ComponentProps) {
  const { search, found, all, pages, rows } = loaderData;
  const { text, verification, kind, page } = search;
  const address = (change: Record<string, string | null>) => addressOf(search, change);
  const chips = [
    ...(text ? [{ label: `„${text}”`, href: address({ q: null }) }] : []),
    ...(verification ? [{ label: verificationLabels[verification], href: address({ stare: null }) }] : []),
    ...(kind ? [{ label: kinds[kind], href: address({ fel: null }) }] : []),
  ];
  return (
    <ListPage
      heading="Organizații"
      count={{ value: found, words: `din ${all}` }}
      filters={
        <Filters label="Filtrează organizațiile" resetHref={HERE} chips={chips}>
          <Field name="q" label="Caută">
            <SearchInput defaultValue={text} placeholder="Nume sau CUI" />
          </Field>
          <Field name="stare" label="Stare">
            <Select empty="Toate stările" defaultValue={verification ?? ""} options={optionsOf(verificationLabels)} />
          </Field>
          <Field name="fel" label="Fel">
            <Select empty="Toate" defaultValue={kind ?? ""} options={optionsOf(kinds)} />
          </Field>
        </Filters>
      }
      boxed
      state={listState({ shown: rows.length, filtered: chips.length > 0 })}
      nothingYet={{ title: "Nicio organizație", text: "Organizațiile apar aici când se înregistrează." }}
      nothingMatches={{ resetHref: HERE }}
      couldNotLoad={{ retryHref: HERE }}
      pager={<Pager page={page} pages={pages} href={(number) => pageOf(search, number)} />}
    >
      <OrganisationRows rows={rows} />
    </ListPage>
  );
}
