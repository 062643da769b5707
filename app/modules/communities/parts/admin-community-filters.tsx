import { countyByCode, countyOptions } from "~/platform/romania/counties";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import {
  ADMIN_COMMUNITIES,
  type AdminCommunityQuery,
  adminCommunitiesPath,
  COMMUNITY_FILTERS,
  type CommunityFilter,
} from "../rules/paths";

type FiltersProps = { query: AdminCommunityQuery; counts: { unowned: number; tests: number } | null };

export function AdminCommunityFilters({ query, counts }: FiltersProps) {
  const { text, county, filter } = query;
  const numbers: Record<CommunityFilter, number | undefined> = {
    neadministrate: counts?.unowned,
    test: counts?.tests,
  };
  const filterOptions = Object.entries(COMMUNITY_FILTERS).map(([value, label]) => {
    const number = numbers[value as CommunityFilter];
    return { value, label: number === undefined ? label : `${label} (${number})` };
  });
  const chips = [
    ...(text ? [{ label: `„${text}”`, href: adminCommunitiesPath(query, { text: "" }) }] : []),
    ...(county ? [{ label: countyByCode(county).name, href: adminCommunitiesPath(query, { county: null }) }] : []),
    ...(filter ? [{ label: COMMUNITY_FILTERS[filter], href: adminCommunitiesPath(query, { filter: null }) }] : []),
  ];
  return (
    <Filters label="Caută comunități" action={ADMIN_COMMUNITIES} resetHref={ADMIN_COMMUNITIES} chips={chips}>
      <Field name="cauta" label="Numele comunității">
        <SearchInput key={text} defaultValue={text} maxLength={120} />
      </Field>
      <Field name="judet" label="Județ">
        <Select key={county} empty="Toate județele" options={countyOptions} defaultValue={county ?? ""} />
      </Field>
      <Field name="fel" label="Care">
        <Select key={filter} empty="Toate" options={filterOptions} defaultValue={filter ?? ""} />
      </Field>
    </Filters>
  );
}
