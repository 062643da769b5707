import { isVerified } from "~/modules/accounts/rules/actor";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast, quoted } from "~/platform/form/list-query";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import { Notice } from "~/ui/flash/flash";
import { Ruled, Side, Stack } from "~/ui/layout/layout";
import { ListBody } from "~/ui/list-page/list-page";
import { listState } from "~/ui/list-page/list-state";
import { useSlowNavigation } from "~/ui/list-page/use-slow-navigation";
import { Pager } from "~/ui/pager/pager";
import { Count } from "~/ui/tag/tag";
import { OpportunityCard } from "../parts/opportunity-card";
import { wayToTakePart, whyOnlyReading } from "../rules/opportunity";
import {
  OPPORTUNITIES_PER_PAGE,
  type OpportunityQuery,
  opportunitiesAt,
  opportunityList,
  PLACES,
} from "../rules/opportunity-query";
import { OPPORTUNITIES } from "../rules/paths";
import { reasonsFor } from "../store/matching.server";
import { opportunitiesFor } from "../store/opportunities.server";
import type { Partner } from "../store/opportunity.server";
import type { Route } from "./+types/opportunity-list.page";
import { cardView } from "./opportunity-card-view.server";
import { partnerOf } from "./partner.server";

export async function loader({ context, url }: Route.LoaderArgs) {
  const partner = partnerOf(context);
  const query = opportunityList.read(url.searchParams);
  const list = await listFor(partner, query).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: pagesOf(list.total) }, (page) => opportunitiesAt(query, { page }));
  const why = whyOnlyReading(partner);
  return { query, list, onlyReading: why === null ? null : { why, way: wayToTakePart(partner) } };
}

async function listFor(partner: Partner, query: OpportunityQuery) {
  const at = now();
  const partnerId = partner.organisation.id;
  const { rows, total, page } = await opportunitiesFor(partnerId, query, at);
  const reasons = await reasonsFor(partnerId, rows);
  const mayRespond = isVerified(partner);
  const cards = rows.map((row) =>
    cardView(row, { partnerId, mayRespond, reasons: reasons.get(row.id) ?? [], now: at }),
  );
  return { cards, total, page };
}

const pagesOf = (total: number): number => Math.ceil(total / OPPORTUNITIES_PER_PAGE);

const TIPS = [
  ["Răspundeți în 24 de ore.", "Întrebarea pusă devreme primește răspuns la timp."],
  ["Legați prețul de rezultat.", "Ce primește primăria, până când, cine predă."],
  ["Întrebați public.", "Răspunsul îl văd toți, numele dumneavoastră nu îl vede nimeni."],
] as const;

export const meta: Route.MetaFunction = () => [{ title: "Oportunități de Business – PSP" }];

export default function OpportunityListPage({ loaderData: { query, list, onlyReading } }: Route.ComponentProps) {
  const loading = useSlowNavigation(OPPORTUNITIES);
  const [cards, total] = [list?.cards ?? [], list?.total ?? 0];
  const state = listState({
    shown: cards.length,
    filtered: opportunityList.isFiltered(query),
    failed: list === null,
    loading,
  });
  return (
    <Stack gap={3}>
      <h1>
        Oportunități de Business <Count value={total} words={counted(total)} />
      </h1>
      {onlyReading === null ? null : (
        <Notice action={<Anchor href={onlyReading.way.href}>{onlyReading.way.label}</Anchor>}>{onlyReading.why}</Notice>
      )}
      <OpportunityFilters query={query} />
      <Side label="Sfaturi" aside={<Tips />}>
        <ListBody
          state={state}
          loadingRows={5}
          nothingYet={{
            title: "Nicio oportunitate, deocamdată",
            text: "Aici apar solicitările trimise de autorități. Vă anunțăm când sosește una din categoriile firmei.",
          }}
          nothingMatches={{ resetHref: OPPORTUNITIES, resetLabel: "Resetează Filtrele" }}
          couldNotLoad={{ retryHref: opportunitiesAt(query, { page: query.page }) }}
        >
          <Stack>
            {cards.map((card) => (
              <OpportunityCard key={card.id} opportunity={card} />
            ))}
            <Pager page={list?.page ?? 1} pages={pagesOf(total)} href={(page) => opportunitiesAt(query, { page })} />
          </Stack>
        </ListBody>
      </Side>
    </Stack>
  );
}

function Tips() {
  return (
    <Card heading="Trei sfaturi">
      <Ruled>
        {TIPS.map(([advice, why]) => (
          <p key={advice}>
            <strong>{advice}</strong> {why}
          </p>
        ))}
      </Ruled>
    </Card>
  );
}

const counted = (total: number): string => plural(total, "oportunitate", "oportunități").replace(/^\S+ /, "");

const CATEGORY_OPTIONS = optionsOf(CATEGORIES);

function OpportunityFilters({ query }: { query: OpportunityQuery }) {
  const { text, category, place } = query;
  return (
    <Filters
      key={opportunitiesAt(query)}
      label="Filtrează oportunitățile"
      action={OPPORTUNITIES}
      resetHref={OPPORTUNITIES}
      resetLabel="Resetează Filtrele"
      chips={opportunityList.chips(OPPORTUNITIES, query, {
        text: quoted,
        category: CATEGORIES,
        place: ({ label }) => label,
      })}
    >
      <Field name="cauta" label="Caută">
        <SearchInput placeholder="Titlu, categorie sau descriere" defaultValue={text} />
      </Field>
      <Field name="categorie" label="Categorie">
        <Select options={CATEGORY_OPTIONS} empty="Toate categoriile" defaultValue={category ?? ""} />
      </Field>
      <Field name="locatie" label="Locație">
        <Select options={PLACES} empty="Toate locațiile" defaultValue={place?.value ?? ""} />
      </Field>
    </Filters>
  );
}
