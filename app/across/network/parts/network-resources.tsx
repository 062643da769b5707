import { downloadsOf, KindSlot, Trust } from "~/modules/library/parts/resource-rows";
import { firmResourcePath } from "~/modules/library/rules/paths";
import { KINDS } from "~/modules/library/rules/vocabulary";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { countedWord } from "~/platform/language/plural";
import { CategoryFilter, ChoiceFilter, Filters, KeptFilter, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { PostButton } from "~/ui/form/post-button";
import { FoundList } from "~/ui/list/found-list";
import { Cell, Row } from "~/ui/list/row";
import { Rating } from "~/ui/review/rating";
import type { resourcesShown } from "../pages/network-resources.server";
import { NETWORK, type NetworkQuery, networkList, RESOURCE_ORDERS } from "../rules/network";

type Listed = Awaited<ReturnType<typeof resourcesShown>>;

/** The tab of resources: a list with its filters. */
export const Resources = ({ query, resources }: { query: NetworkQuery; resources: Listed }) => (
  <FoundList
    asked={networkList.at(NETWORK, query, { kept: { tab: "resurse" } })}
    label="Resurse"
    tight
    filters={
      <Filters label="Filtrează resursele">
        <KeptFilter name="fila" />
        <SearchFilter name="cauta" label="Caută" placeholder="Titlu sau temă" />
        <CategoryFilter options={CATEGORIES} />
        <ChoiceFilter name="fel" label="Felul" options={KINDS} />
        <OrderFilter orders={RESOURCE_ORDERS} />
      </Filters>
    }
    shown={resources.length}
    nothingYet={{
      title: "Nicio resursă, deocamdată",
      text: "Aici apar documentele bibliotecii pe care administratorii le deschid și firmelor.",
    }}
  >
    {resources.map((resource) => (
      <ResourceRow key={resource.id} resource={resource} />
    ))}
  </FoundList>
);

function ResourceRow({ resource }: { resource: Listed[number] }) {
  const { id, title, kind, kindCode, category, hasText, mean, downloads } = resource;
  const page = firmResourcePath(id);
  return (
    <Row
      href={page}
      title={title}
      slot={<KindSlot of={kindCode} />}
      facts={[kind, category, mean === null ? "fără notă încă" : <Rating key="mean" value={mean} />]}
      cell={<Cell wide unit={<Trust {...resource} />} />}
      state={<Cell value={downloads} unit={countedWord(downloads, "descărcare", "descărcări")} />}
      action={
        hasText ? (
          // on a phone the same file is under the three dots
          <div className="only-lg">
            <PostButton small action={`${page}/download`} reloadDocument>
              Descarcă<span className="vh">: {title}</span>
            </PostButton>
          </div>
        ) : null
      }
      menu={downloadsOf(resource, page)}
    />
  );
}
