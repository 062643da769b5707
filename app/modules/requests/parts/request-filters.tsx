import { CATEGORIES } from "~/modules/partners/rules/categories";
import { quoted } from "~/platform/form/list-query";
import { Field } from "~/ui/field/field";
import { type Option, Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import { REQUESTS_PATH } from "../rules/paths";
import { REQUEST_STATUSES } from "../rules/request";
import { REQUEST_ORDERS, type RequestQuery, requestList, requestsAddress } from "../rules/request-query";

const STATUS_OPTIONS = optionsOf(REQUEST_STATUSES);
const CATEGORY_OPTIONS = optionsOf(CATEGORIES);
const { noi: FIRST_ORDER, ...otherOrders } = REQUEST_ORDERS;
const ORDER_OPTIONS = optionsOf(otherOrders);

/** `authors` are the people who wrote requests of the authority; one alone is nothing to choose from. */
export function RequestFilters({ query, authors }: { query: RequestQuery; authors: readonly Option[] }) {
  const order = query.order === "noi" ? "" : query.order;
  const chips = requestList.chips(REQUESTS_PATH, query, {
    text: quoted,
    status: (status) => REQUEST_STATUSES[status].label,
    category: CATEGORIES,
    authorId: (author) => authors.find(({ value }) => value === author)?.label ?? "Alt coleg",
  });
  return (
    <Filters
      label="Filtrează solicitările"
      resetHref={requestsAddress({ order: query.order })}
      chips={chips}
      action={REQUESTS_PATH}
    >
      <Field name="cauta" label="Caută">
        <SearchInput key={query.text} defaultValue={query.text} placeholder="Titlu, text, număr" />
      </Field>
      <Field name="stare" label="Stare">
        <Select key={query.status} options={STATUS_OPTIONS} empty="Toate stările" defaultValue={query.status ?? ""} />
      </Field>
      <Field name="categorie" label="Categorie">
        <Select
          key={query.category}
          options={CATEGORY_OPTIONS}
          empty="Toate categoriile"
          defaultValue={query.category ?? ""}
        />
      </Field>
      {authors.length > 1 ? (
        <Field name="coleg" label="Scrisă de">
          <Select key={query.authorId} options={authors} empty="Toți colegii" defaultValue={query.authorId ?? ""} />
        </Field>
      ) : null}
      <Field name="ordine" label="Ordonează după">
        <Select key={order} options={ORDER_OPTIONS} empty={FIRST_ORDER} defaultValue={order} />
      </Field>
    </Filters>
  );
}
