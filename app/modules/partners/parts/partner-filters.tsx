import type { ReactNode } from "react";
import { quoted } from "~/platform/form/list-query";
import { countyName, countyOptions } from "~/platform/romania/counties";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
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
  /** Further filters: `CountyField`, `RatingField`, `OrderField`. */
  children?: ReactNode;
};

export function PartnerFilters({ path, query, children }: PartnerFiltersProps) {
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
      {children}
    </Filters>
  );
}

type FieldProps = { query: PartnerQuery };

/** `first`: the most requested counties, listed before the others. */
export function CountyField({ query, label = "Județ", first = [] }: FieldProps & { label?: string; first?: string[] }) {
  const rest = countyOptions.filter(({ value }) => !first.includes(value));
  const before = first.flatMap((code) => countyOptions.filter(({ value }) => value === code));
  return (
    <Field name="judet" label={label}>
      <Select
        key={query.county}
        empty="Toate județele"
        options={[...before, ...rest]}
        defaultValue={query.county ?? ""}
      />
    </Field>
  );
}

export function RatingField({ query }: FieldProps) {
  return (
    <Field name="nota" label="Notă minimă">
      <Select key={query.atLeast} empty="Oricare" options={ratingOptions} defaultValue={query.atLeast ?? ""} />
    </Field>
  );
}

export function OrderField({ query }: FieldProps) {
  const chosen = query.order === "rating" ? "" : query.order;
  return (
    <Field name="ordine" label="Ordonează după">
      <Select key={chosen} empty={FIRST_ORDER} options={orderOptions} defaultValue={chosen} />
    </Field>
  );
}
