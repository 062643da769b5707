import { CATEGORIES } from "~/modules/partners/rules/categories";
import { quoted } from "~/platform/form/list-query";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import {
  OPPORTUNITY_ORDERS,
  type OpportunityQuery,
  opportunitiesAt,
  opportunityList,
  PLACES,
} from "../rules/opportunity-query";
import { OPPORTUNITIES } from "../rules/paths";

const CATEGORY_OPTIONS = optionsOf(CATEGORIES);
const { potrivire: FIRST_ORDER, ...otherOrders } = OPPORTUNITY_ORDERS;
const ORDER_OPTIONS = optionsOf(otherOrders);

/** The filters of a tab; the tab stays the same when they change. */
export function OpportunityFilters({ query }: { query: OpportunityQuery }) {
  const { text, category, place, tab } = query;
  const order = query.order === "potrivire" ? "" : query.order;
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
      <Field name="cauta" label="Caută">
        <SearchInput key={text} placeholder="Titlu, categorie, text" defaultValue={text} />
      </Field>
      <Field name="categorie" label="Categorie">
        <Select key={category} options={CATEGORY_OPTIONS} empty="Toate categoriile" defaultValue={category ?? ""} />
      </Field>
      <Field name="locatie" label="Locație">
        <Select key={place?.value} options={PLACES} empty="Toate locațiile" defaultValue={place?.value ?? ""} />
      </Field>
      {tab === "inchise" ? (
        <>
          <input type="hidden" name="ordine" value={order} />
          {sameTab}
        </>
      ) : (
        <Field name="ordine" label="Ordonează după">
          <Select key={order} options={ORDER_OPTIONS} empty={FIRST_ORDER} defaultValue={order} />
          {sameTab}
        </Field>
      )}
    </Filters>
  );
}
