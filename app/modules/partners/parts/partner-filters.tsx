import { counties, countyByCode } from "~/platform/romania/counties";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import { CATEGORIES } from "../rules/categories";
import { addressOf, type PartnerQuery } from "../rules/listing";

const categoryOptions = Object.entries(CATEGORIES).map(([value, label]) => ({ value, label }));
const countyOptions = counties.map(({ code, name }) => ({ value: code, label: name }));

/** The filters that are on, each with the list as it is without it. */
function chipsOf(path: string, query: PartnerQuery) {
  const { text, category, county } = query;
  return [
    ...(text ? [{ label: `„${text}”`, href: addressOf(path, query, { text: "" }) }] : []),
    ...(category ? [{ label: CATEGORIES[category], href: addressOf(path, query, { category: null }) }] : []),
    ...(county ? [{ label: countyByCode(county).name, href: addressOf(path, query, { county: null }) }] : []),
  ];
}

type PartnerFiltersProps = { path: string; query: PartnerQuery; withCounty?: boolean };

export function PartnerFilters({ path, query, withCounty }: PartnerFiltersProps) {
  return (
    <Filters label="Filtrează partenerii" action={path} resetHref={path} chips={chipsOf(path, query)}>
      <Field name="cauta" label="Caută">
        <SearchInput key={query.text} defaultValue={query.text} maxLength={120} />
      </Field>
      <Field name="categorie" label="Categorie">
        <Select
          key={query.category}
          empty="Toate categoriile"
          options={categoryOptions}
          defaultValue={query.category ?? ""}
        />
      </Field>
      {withCounty ? (
        <Field name="judet" label="Județ">
          <Select key={query.county} empty="Toate județele" options={countyOptions} defaultValue={query.county ?? ""} />
        </Field>
      ) : null}
    </Filters>
  );
}
