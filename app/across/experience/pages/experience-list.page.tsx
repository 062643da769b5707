import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { EXPERIENCE } from "~/modules/requests/rules/paths";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { countyOptions } from "~/platform/romania/counties";
import { optionsOf } from "~/ui/field/options";
import { CategoryFilter, ChoiceFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list/list-page";
import { ExperienceRow } from "../parts/experience-row";
import {
  EXPERIENCE_ORDERS,
  type ExperienceQuery,
  experienceList,
  experiencePath,
  VALUE_BANDS,
} from "../rules/experience-query";
import { experienceView } from "../rules/view";
import { listExperiences } from "../store/experience.server";
import type { Route } from "./+types/experience-list.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { organisation } = uatOf(context);
  const query = experienceList.read(url.searchParams);
  const found = await listExperiences(query, organisation.id).catch(couldNotLoad);
  if (found) leadToLast({ page: query.page, pages: found.pages }, (page) => experiencePath(query, { page }));
  return { query, found: found && { ...found, rows: found.rows.map(experienceView) } };
}

export const meta: Route.MetaFunction = () => [{ title: "Cine a mai făcut asta? – PSP" }];

const bandLabels = Object.fromEntries(Object.entries(VALUE_BANDS).map(([code, { label }]) => [code, label]));

export default function ExperienceListPage({ loaderData: { query, found } }: Route.ComponentProps) {
  return (
    <ListPage
      heading="Cine a mai făcut asta?"
      count={found && [found.total, "lucrare încheiată", "lucrări încheiate"]}
      filters={<ExperienceFilters query={query} />}
      shown={found?.rows.length ?? null}
      filtered={experienceList.isFiltered(query)}
      path={EXPERIENCE}
      nothingYet={{
        title: "Nimic, deocamdată",
        text: "Când o autoritate finalizează o solicitare, poate alege să o arate aici.",
      }}
      nothingMatches={{ resetHref: EXPERIENCE, title: "Nimeni nu a arătat încă așa ceva" }}
      pages={{
        page: query.page,
        pages: found?.pages ?? 1,
        href: (page) => experiencePath(query, { page }),
        label: "Paginile listei",
      }}
    >
      {found?.rows.map((experience) => (
        <ExperienceRow key={experience.id} experience={experience} />
      ))}
    </ListPage>
  );
}

function ExperienceFilters({ query }: { query: ExperienceQuery }) {
  const { text, category, county, value, order } = query;
  return (
    <Filters
      label="Filtrează lucrările"
      action={EXPERIENCE}
      resetHref={EXPERIENCE}
      on={experienceList.on(EXPERIENCE, query)}
    >
      <SearchFilter name="cauta" label="Caută" text={text} placeholder="Ce s-a făcut sau firma" />
      <CategoryFilter value={category} options={optionsOf(CATEGORIES)} />
      <ChoiceFilter name="judet" label="Județ" value={county} options={countyOptions} />
      <ChoiceFilter name="valoare" label="Valoare" value={value} options={bandLabels} empty="oricare" />
      <OrderFilter orders={EXPERIENCE_ORDERS} value={order} />
    </Filters>
  );
}
