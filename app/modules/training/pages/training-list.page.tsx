import type { Actor } from "~/modules/accounts/rules/actor";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { interval } from "~/platform/language/numbers";
import { countedWord } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { findOrCorrect } from "~/platform/search/correction.server";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { optionsOf } from "~/ui/field/options";
import { CategoryFilter, ChoiceFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { Notice } from "~/ui/flash/flash";
import { Stack } from "~/ui/layout/layout";
import { Corrected } from "~/ui/list-page/corrected";
import { ListPage } from "~/ui/list-page/list-page";
import { ProgramCard } from "../parts/program-card";
import { OWN_PLACES, TRAININGS } from "../rules/paths";
import { programPolicy } from "../rules/policy";
import { DISCOUNTS } from "../rules/prices";
import { published } from "../rules/program";
import { PROGRAM_ORDERS, type TrainingQuery, trainingList, trainingsPath } from "../rules/program-query";
import { FORMATS, LEVELS, PROGRAM_CATEGORIES } from "../rules/vocabulary";
import { listTrainings, trainingsSay } from "../store/programs.server";
import { programCardsFor } from "../views/program-cards.server";
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
  return { corrected, total, pages, cards: await programCardsFor(actor, rows, at) };
}

export const meta = () => [{ title: "Programe de instruire – PSP" }];

export default function TrainingList({ loaderData: { query, found, hindrance } }: Route.ComponentProps) {
  return (
    <ListPage
      heading="Programe de instruire"
      count={found ? { value: found.total, words: countedWord(found.total, "program", "programe") } : undefined}
      lead="Cursuri pentru oamenii din primării, ținute de asociație și de firmele partenere."
      action={<ButtonLink href={OWN_PLACES.training}>Cursurile mele</ButtonLink>}
      above={
        <>
          {hindrance ? <Notice>{hindrance}</Notice> : null}
          {found && found.corrected !== null ? (
            <Corrected typed={query.text} text={found.corrected} exactHref={trainingsPath(query, { exact: "da" })} />
          ) : null}
        </>
      }
      filters={<TrainingFilters query={query} />}
      shown={found?.cards.length ?? null}
      filtered={trainingList.isFiltered(query)}
      path={TRAININGS}
      nothingYet={{
        title: "Niciun program de instruire, deocamdată",
        text: "Aici apar cursurile pe care le publică asociația, cu data, prețul și locurile rămase.",
      }}
      nothingMatches={{ resetHref: TRAININGS, title: "Niciun program nu corespunde filtrelor" }}
      pages={{
        page: query.page,
        pages: found?.pages ?? 1,
        href: (page) => trainingsPath(query, { page }),
        label: "Paginile programelor",
      }}
      more={<Benefits />}
    >
      <Stack>
        {found?.cards.map((card) => (
          <ProgramCard key={card.program.id} {...card} />
        ))}
      </Stack>
    </ListPage>
  );
}

function TrainingFilters({ query }: { query: TrainingQuery }) {
  const { text, category, format, level, order } = query;
  const categories = PROGRAM_CATEGORIES.training;
  const chips = trainingList.chips(TRAININGS, query, {
    text: quoted,
    category: categories,
    format: FORMATS,
    level: LEVELS,
  });
  return (
    <Filters label="Caută programe de instruire" action={TRAININGS} resetHref={TRAININGS} chips={chips}>
      <SearchFilter name="cauta" label="Titlu sau temă" text={text} maxLength={120} />
      <CategoryFilter value={category} options={optionsOf(categories)} />
      <ChoiceFilter name="format" label="Format" value={format} options={FORMATS} empty="Orice format" />
      <ChoiceFilter name="nivel" label="Nivel" value={level} options={LEVELS} empty="Orice nivel" />
      <OrderFilter orders={PROGRAM_ORDERS} value={order} />
    </Filters>
  );
}

const OFF = `${interval(String(Math.min(...DISCOUNTS.training)), String(Math.max(...DISCOUNTS.training)))}%`;

const Benefits = () => (
  <Card heading="Ce aveți ca autoritate membră">
    <ul className="bullets">
      <li>La programele cu preț, plătiți cu {OFF} mai puțin.</li>
      <li>
        Locurile se dau în ordinea înscrierii. Cine așteaptă își vede rândul și este anunțat când se eliberează un loc.
      </li>
      <li>La programele cu certificat, îl primesc cei care au participat.</li>
    </ul>
  </Card>
);
