import { type CountyCode, countyOptions } from "~/platform/romania/counties";
import {
  CategoryFilter,
  ChoiceFilter,
  type ChoiceFilterProps,
  Filters,
  KeptFilter,
  OrderFilter,
  SearchFilter,
} from "~/ui/filters/filters";
import { CATEGORIES } from "../rules/categories";
import { KEPT, MINIMUM_RATINGS, ownPartnerList, PARTNER_ORDERS, type PartnerQuery } from "../rules/listing";

const ratingOptions = MINIMUM_RATINGS.map((rating) => ({ value: rating, label: `${rating}+` }));

type PartnerFiltersProps = {
  path: string;
  query: PartnerQuery;
  county?: Omit<CountyFilterProps, "chosen">;
};

/** The filters and the order of every list of partners. */
export function PartnerFilters({ path, query, county = {} }: PartnerFiltersProps) {
  return (
    <Filters label="Filtrează partenerii" action={path} resetHref={path} on={ownPartnerList.on(path, query)}>
      <SearchFilter
        name="cauta"
        label="Caută"
        text={query.text}
        placeholder="Firmă, serviciu sau județ"
        maxLength={120}
      />
      <CategoryFilter value={query.category} options={CATEGORIES} />
      <CountyFilter chosen={query.county} {...county} />
      <ChoiceFilter name="nota" label="Notă" value={query.atLeast} options={ratingOptions} empty="oricare" />
      <KeptFilter name="care" value={query.kept} label={query.kept ? KEPT[query.kept] : ""} />
      <OrderFilter orders={PARTNER_ORDERS} value={query.order} />
    </Filters>
  );
}

type CountyFilterProps = Pick<ChoiceFilterProps, "hiddenLabel" | "empty"> & {
  chosen: CountyCode | null;
  label?: string;
  /** The most requested counties, listed before the others. */
  first?: readonly CountyCode[];
};

export function CountyFilter({ chosen, label = "Județ", first = [], ...look }: CountyFilterProps) {
  const isFirst = ({ value }: { value: CountyCode }) => first.includes(value);
  const before = first.flatMap((code) => countyOptions.filter(({ value }) => value === code));
  const options = [...before, ...countyOptions.filter((option) => !isFirst(option))];
  return <ChoiceFilter name="judet" label={label} value={chosen} options={options} {...look} />;
}

/** What the directories of partners, public and of the workspace, have in common as a `ListPage`. */
export const partnerDirectory = (path: string, query: PartnerQuery, pages: number) => ({
  nothingMatches: { resetHref: path, title: "Niciun partener nu corespunde filtrelor" },
  filters: <PartnerFilters path={path} query={query} />,
  pages: {
    page: query.page,
    pages,
    label: "Paginile cu parteneri",
    href: (page: number) => ownPartnerList.address(path, query, { page }),
  },
});
