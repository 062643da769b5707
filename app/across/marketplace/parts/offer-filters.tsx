import { CountyFilter } from "~/modules/partners/parts/partner-filters";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { type OfferQuery, offerList } from "~/modules/partners/rules/offer-list";
import { optionsOf } from "~/ui/field/options";
import { CategoryFilter, Filters, KeptFilter, SearchFilter } from "~/ui/filters/filters";
import { MARKETPLACE_PATH } from "../rules/marketplace";

const categoryOptions = optionsOf(CATEGORIES);

type OfferFiltersProps = {
  query: OfferQuery;
  partner: { name: string } | null;
  /** The names of services for narrowing the same query. */
  services: readonly string[];
  /** Whether `services` is complete, or only the most frequent ones. */
  allServices: boolean;
};

export function OfferFilters({ query, partner, services, allServices }: OfferFiltersProps) {
  const groups = [
    { label: "Domenii", options: categoryOptions },
    {
      label: allServices ? "Servicii" : "Cele mai întâlnite servicii",
      options: services.map((name) => ({ value: name, label: name })),
    },
  ];
  return (
    <Filters label="Filtrează serviciile">
      <SearchFilter name="cauta" label="Caută" placeholder="Caută soluții, parteneri..." maxLength={120} />
      <CategoryFilter options={groups} empty="Toate categoriile" hiddenLabel />
      <CountyFilter empty="Toate județele" hiddenLabel />
      <KeptFilter
        name="partner"
        label={partner?.name ?? "Firma din adresă"}
        off={offerList.address(MARKETPLACE_PATH, query, { partner: null })}
      />
    </Filters>
  );
}
