import { quoted } from "~/platform/form/list-query";
import { type CountyCode, countyName, countyOptions } from "~/platform/romania/counties";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import { Pager } from "~/ui/pager/pager";
import { CATEGORIES } from "../rules/categories";
import { MINIMUM_RATINGS, PARTNER_ORDERS, type PartnerQuery, partnerList } from "../rules/listing";

const categoryOptions = optionsOf(CATEGORIES);
const ratingOptions = MINIMUM_RATINGS.map((rating) => ({ value: rating, label: `${rating}+` }));
const { rating: FIRST_ORDER, ...otherOrders } = PARTNER_ORDERS;
const orderOptions = optionsOf(otherOrders);

const CHIP_LABELS = {
  text: quoted,
  category: CATEGORIES,
  county: countyName,
  atLeast: (rating: string) => `Notă ${rating}+`,
};

type PartnerFiltersProps = {
  path: string;
  query: PartnerQuery;
  county?: Omit<CountyFilterProps, "chosen">;
};

/** The filters and the order of every list of partners. */
export function PartnerFilters({ path, query, county = {} }: PartnerFiltersProps) {
  const order = query.order === "rating" ? "" : query.order;
  return (
    <Filters
      label="Filtrează partenerii"
      action={path}
      resetHref={path}
      chips={partnerList.chips(path, query, CHIP_LABELS)}
    >
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
      <CountyFilter chosen={query.county} {...county} />
      <Field name="nota" label="Notă minimă">
        <Select key={query.atLeast} empty="Oricare" options={ratingOptions} defaultValue={query.atLeast ?? ""} />
      </Field>
      <Field name="ordine" label="Ordonează după">
        <Select key={order} empty={FIRST_ORDER} options={orderOptions} defaultValue={order} />
      </Field>
    </Filters>
  );
}

type CountyFilterProps = {
  chosen: CountyCode | null;
  label?: string;
  /** The most requested counties, listed before the others. */
  first?: readonly CountyCode[];
};

export function CountyFilter({ chosen, label = "Județ", first = [] }: CountyFilterProps) {
  const isFirst = ({ value }: { value: CountyCode }) => first.includes(value);
  const before = first.flatMap((code) => countyOptions.filter(({ value }) => value === code));
  const options = [...before, ...countyOptions.filter((option) => !isFirst(option))];
  return (
    <Field name="judet" label={label}>
      <Select key={chosen} empty="Toate județele" options={options} defaultValue={chosen ?? ""} />
    </Field>
  );
}

/** What the directories of partners, public and of the workspace, have in common as a `ListPage`. */
export const partnerDirectory = (path: string, query: PartnerQuery, pages: number) => ({
  nothingMatches: { resetHref: path, title: "Niciun partener nu corespunde filtrelor" },
  couldNotLoad: { retryHref: partnerList.address(path, query, { page: query.page }) },
  filters: <PartnerFilters path={path} query={query} />,
  pager: (
    <Pager
      page={query.page}
      pages={pages}
      href={(page) => partnerList.address(path, query, { page })}
      label="Paginile cu parteneri"
    />
  ),
});
