import { CATEGORIES } from "~/modules/partners/rules/categories";
import { quoted } from "~/platform/form/list-query";
import { ChoiceFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import {
  OPPORTUNITY_ORDERS,
  type OpportunityQuery,
  opportunitiesAt,
  opportunityList,
  PLACES,
} from "../rules/opportunity-query";
import { OPPORTUNITIES } from "../rules/paths";

/** The filters of a tab; the tab stays the same when they change. */
export function OpportunityFilters({ query }: { query: OpportunityQuery }) {
  const { text, category, place, tab } = query;
  const sameTab = tab === "deschise" ? null : <input type="hidden" name="fila" value={tab} />;
  return (
    <Filters
      label="Filtrează oportunitățile"
      action={OPPORTUNITIES}
      resetHref={opportunitiesAt({ tab, order: query.order })}
      resetLabel="Resetează Filtrele"
      chips={opportunityList.chips(OPPORTUNITIES, query, {
        text: quoted,
        category: CATEGORIES,
        place: ({ label }) => label,
      })}
    >
      <SearchFilter name="cauta" label="Caută" text={text} placeholder="Titlu, categorie, text" />
      <ChoiceFilter
        name="categorie"
        label="Categorie"
        value={category}
        options={CATEGORIES}
        empty="Toate categoriile"
      />
      <ChoiceFilter name="locatie" label="Locație" value={place?.value} options={PLACES} empty="Toate locațiile" />
      {tab === "inchise" ? (
        <>
          <input type="hidden" name="ordine" value={query.order} />
          {sameTab}
        </>
      ) : (
        <OrderFilter orders={OPPORTUNITY_ORDERS} value={query.order}>
          {sameTab}
        </OrderFilter>
      )}
    </Filters>
  );
}
