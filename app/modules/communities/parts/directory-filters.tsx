import { countyByCode } from "~/platform/romania/counties";
import type { CountyPlace } from "~/ui/county-map/county-map";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import { type CommunityQuery, directoryPath } from "../rules/listing";
import { DIRECTORY } from "../rules/paths";

type DirectoryFiltersProps = { query: CommunityQuery; places: readonly CountyPlace[] };

export function DirectoryFilters({ query, places }: DirectoryFiltersProps) {
  const { text, county } = query;
  const chips = [
    ...(text ? [{ label: `„${text}”`, href: directoryPath(query, { text: "" }) }] : []),
    ...(county ? [{ label: countyByCode(county).name, href: directoryPath(query, { county: null }) }] : []),
  ];
  const options = places.map(({ code, name, count }) => ({ value: code, label: `${name} (${count})` }));
  return (
    <Filters label="Caută comunități" action={DIRECTORY} resetHref={DIRECTORY} submitLabel="Caută" chips={chips}>
      <Field name="cauta" label="Numele comunității">
        <SearchInput key={text} defaultValue={text} maxLength={120} />
      </Field>
      <Field name="judet" label="Județ">
        <Select key={county} empty="Toate județele" options={options} defaultValue={county ?? ""} />
      </Field>
    </Filters>
  );
}
