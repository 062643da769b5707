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

/** Resetting keeps the partner while another filter is active, and removes it otherwise. */
export const resetAddress = (query: OfferQuery): string =>
  offerList.isFiltered(query) ? offerList.address(MARKETPLACE_PATH, { partner: query.partner }) : MARKETPLACE_PATH;

export function OfferFilters({ query, partner, services, allServices }: OfferFiltersProps) {
  const groups = [
    { label: "Domenii", options: categoryOptions },
    {
      label: allServices ? "Servicii" : "Cele mai întâlnite servicii",
      options: services.map((name) => ({ value: name, label: name })),
    },
  ];
  const category = query.category ?? query.service ?? "";
  return (
    <Filters
      label="Filtrează serviciile"
      action={MARKETPLACE_PATH}
      resetHref={resetAddress(query)}
      on={offerList.on(MARKETPLACE_PATH, query)}
    >
      <SearchFilter
        name="cauta"
        label="Caută"
        text={query.text}
        placeholder="Caută soluții, parteneri..."
        maxLength={120}
      />
      <CategoryFilter value={category} options={groups} empty="Toate categoriile" hiddenLabel />
      <CountyFilter chosen={query.county} empty="Toate județele" hiddenLabel />
      <KeptFilter
        name="partner"
        value={query.partner}
        label={partner?.name ?? "Firma din adresă"}
        off={offerList.address(MARKETPLACE_PATH, query, { partner: null })}
      />
    </Filters>
  );
}
