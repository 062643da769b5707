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
import { KEPT, MINIMUM_RATINGS, PARTNER_ORDERS } from "../rules/listing";

const ratingOptions = MINIMUM_RATINGS.map((rating) => ({ value: rating, label: `${rating}+` }));

/** The filters and the order of every list of partners. */
export const PartnerFilters = (county: CountyFilterProps) => (
  <Filters label="Filtrează partenerii">
    <SearchFilter name="cauta" label="Caută" placeholder="Firmă, serviciu sau județ" maxLength={120} />
    <CategoryFilter options={CATEGORIES} />
    <CountyFilter {...county} />
    <ChoiceFilter name="nota" label="Notă" options={ratingOptions} empty="oricare" />
    <KeptFilter name="care" label={KEPT} />
    <OrderFilter orders={PARTNER_ORDERS} />
  </Filters>
);

type CountyFilterProps = Pick<ChoiceFilterProps, "hiddenLabel" | "empty"> & {
  label?: string;
  /** The most requested counties, listed before the others. */
  first?: readonly CountyCode[];
};

export function CountyFilter({ label = "Județ", first = [], ...look }: CountyFilterProps) {
  const isFirst = ({ value }: { value: CountyCode }) => first.includes(value);
  const before = first.flatMap((code) => countyOptions.filter(({ value }) => value === code));
  const options = [...before, ...countyOptions.filter((option) => !isFirst(option))];
  return <ChoiceFilter name="judet" label={label} options={options} {...look} />;
}

/** What the directories of partners, public and of the workspace, have in common as a `ListPage`. */
export const PARTNER_DIRECTORY = {
  filters: <PartnerFilters />,
  nothingMatches: { title: "Niciun partener nu corespunde filtrelor" },
  pagesLabel: "Paginile cu parteneri",
};
