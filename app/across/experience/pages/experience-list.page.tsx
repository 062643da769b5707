import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { EXPERIENCE } from "~/modules/requests/rules/paths";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { countyOptions } from "~/platform/romania/counties";
import { CategoryFilter, ChoiceFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { ListPage } from "~/ui/list/list-page";
import { ExperienceRow } from "../parts/experience-row";
import { EXPERIENCE_ORDERS, experienceList, experiencePath, VALUE_BANDS } from "../rules/experience-query";
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

export default function ExperienceListPage({ loaderData: { query, found } }: Route.ComponentProps) {
  return (
    <ListPage
      asked={experienceList.at(EXPERIENCE, query)}
      heading="Cine a mai făcut asta?"
      count={found && [found.total, "lucrare încheiată", "lucrări încheiate"]}
      filters={
        <Filters label="Filtrează lucrările">
          <SearchFilter name="cauta" label="Caută" placeholder="Ce s-a făcut sau firma" />
          <CategoryFilter options={CATEGORIES} />
          <ChoiceFilter name="judet" label="Județ" options={countyOptions} />
          <ChoiceFilter name="valoare" label="Valoare" options={VALUE_BANDS} empty="oricare" />
          <OrderFilter orders={EXPERIENCE_ORDERS} />
        </Filters>
      }
      shown={found?.rows.length ?? null}
      nothingYet={{
        title: "Nimic, deocamdată",
        text: "Când o autoritate finalizează o solicitare, poate alege să o arate aici.",
      }}
      nothingMatches={{ title: "Nimeni nu a arătat încă așa ceva" }}
      pages={found?.pages}
    >
      {found?.rows.map((experience) => (
        <ExperienceRow key={experience.id} experience={experience} />
      ))}
    </ListPage>
  );
}
