import { GraduationCap } from "lucide-react";
import type { Actor } from "~/modules/accounts/rules/actor";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { interval } from "~/platform/language/numbers";
import { findOrCorrect } from "~/platform/search/correction.server";
import { CategoryFilter, ChoiceFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { Notice } from "~/ui/flash/flash";
import { Corrected } from "~/ui/list/corrected";
import { ListPage } from "~/ui/list/list-page";
import { CatalogueRow } from "../parts/catalogue-row";
import { OWN_PLACES, TRAININGS } from "../rules/paths";
import { programPolicy } from "../rules/policy";
import { DISCOUNTS } from "../rules/prices";
import { published } from "../rules/program";
import { PROGRAM_ORDERS, type TrainingQuery, trainingList, trainingsPath } from "../rules/program-query";
import { FORMATS, LEVELS, PROGRAM_CATEGORIES } from "../rules/vocabulary";
import { listTrainings, trainingsSay } from "../store/programs.server";
import { catalogueRowsFor } from "../views/catalogue-rows.server";
import type { Route } from "./+types/training-list.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const query = trainingList.read(url.searchParams);
  keepList(context, TRAININGS, trainingsPath(query, { page: query.page }));
  const found = await trainingsFor(actor, query).catch(couldNotLoad);
  if (found) leadToLast({ page: query.page, pages: found.pages }, (page) => trainingsPath(query, { page }));
  return {
    query,
    found,
    hindrance: programPolicy.whyNot("enrol", actor, published("training"), now())?.sentence ?? null,
  };
}

async function trainingsFor(actor: Actor, query: TrainingQuery) {
  const at = now();
  const { found, corrected } = await findOrCorrect(query.text, query.exact !== null, {
    find: (text) => listTrainings({ ...query, text }, at),
    isNothing: ({ total }) => total === 0,
    has: trainingsSay(at),
  });
  const { rows, total, pages } = found;
  return { corrected, total, pages, rows: await catalogueRowsFor(actor, rows, at) };
}

export const meta = () => [{ title: "Programe de instruire – PSP" }];

export default function TrainingList({ loaderData: { query, found, hindrance } }: Route.ComponentProps) {
  const asked = trainingList.at(TRAININGS, query);
  return (
    <>
      <ListPage
        asked={asked}
        heading="Programe de instruire"
        count={found && [found.total, "program", "programe"]}
        actions={{ label: "Cursurile mele", icon: GraduationCap, href: OWN_PLACES.training }}
        above={
          <>
            {hindrance ? <Notice>{hindrance}</Notice> : null}
            <Corrected asked={asked} text={found?.corrected} />
          </>
        }
        filters={
          <Filters label="Caută programe de instruire">
            <SearchFilter name="cauta" label="Titlu sau temă" maxLength={120} />
            <CategoryFilter options={PROGRAM_CATEGORIES.training} />
            <ChoiceFilter name="format" label="Format" options={FORMATS} empty="oricare" />
            <ChoiceFilter name="nivel" label="Nivel" options={LEVELS} empty="oricare" />
            <OrderFilter orders={PROGRAM_ORDERS} />
          </Filters>
        }
        shown={found?.rows.length ?? null}
        nothingYet={{
          title: "Niciun program de instruire, deocamdată",
          text: "Aici apar cursurile pe care le publică asociația, cu data, prețul și locurile rămase.",
        }}
        nothingMatches={{ title: "Niciun program nu corespunde filtrelor" }}
        pages={found?.pages}
        pagesLabel="Paginile programelor"
        verbs="long"
      >
        {found?.rows.map((row) => (
          <CatalogueRow key={row.program.id} {...row} />
        ))}
      </ListPage>
      <Benefits />
    </>
  );
}

const OFF = `${interval(String(Math.min(...DISCOUNTS.training)), String(Math.max(...DISCOUNTS.training)))}%`;

const Benefits = () => (
  <p className="small muted">
    Ca autoritate membră, la programele cu preț aveți o reducere de {OFF}. Locurile se dau în ordinea înscrierii, iar
    cine așteaptă este anunțat când se eliberează un loc. La programele cu certificat, îl primesc cei care au
    participat.
  </p>
);
