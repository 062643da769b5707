import { CATEGORIES } from "~/modules/partners/rules/categories";
import { quoted } from "~/platform/form/list-query";
import type { Option } from "~/ui/field/input";
import { ChoiceFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { REQUESTS_PATH } from "../rules/paths";
import { REQUEST_STATUSES } from "../rules/request";
import { REQUEST_ORDERS, type RequestQuery, requestList, requestsAddress } from "../rules/request-query";

/** `authors` are the people who wrote requests of the authority; one alone is nothing to choose from. */
export function RequestFilters({ query, authors }: { query: RequestQuery; authors: readonly Option[] }) {
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
      <SearchFilter name="cauta" label="Caută" text={query.text} placeholder="Titlu, text, număr" />
      <ChoiceFilter name="stare" label="Stare" value={query.status} options={REQUEST_STATUSES} empty="Toate stările" />
      <ChoiceFilter
        name="categorie"
        label="Categorie"
        value={query.category}
        options={CATEGORIES}
        empty="Toate categoriile"
      />
      {authors.length > 1 ? (
        <ChoiceFilter name="coleg" label="Scrisă de" value={query.authorId} options={authors} empty="Toți colegii" />
      ) : null}
      <OrderFilter orders={REQUEST_ORDERS} value={query.order} />
    </Filters>
  );
}
