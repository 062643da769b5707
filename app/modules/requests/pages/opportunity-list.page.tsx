import { BellPlus } from "lucide-react";
import type { Member } from "~/modules/accounts/rules/actor";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { draftsUnder } from "~/platform/form/draft.server";
import { leadToLast } from "~/platform/form/list-query";
import { keepList } from "~/platform/http/last-list.server";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { CategoryFilter, ChoiceFilter, Filters, KeptFilter, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { Notice } from "~/ui/flash/flash";
import { Unfinished } from "~/ui/form/unfinished";
import type { EmptyWords } from "~/ui/list/found-list";
import { ListPage } from "~/ui/list/list-page";
import { ListTabs } from "~/ui/list/list-tabs";
import { Steps } from "~/ui/thread/steps";
import { OpportunityRow } from "../parts/opportunity-row";
import { wayToTakePart, whyOnlyReading } from "../rules/opportunity";
import {
  FITTING,
  OPPORTUNITIES_PER_PAGE,
  OPPORTUNITY_ORDERS,
  OPPORTUNITY_TABS,
  type OpportunityQuery,
  type OpportunityTab,
  opportunitiesAt,
  opportunityList,
  PLACES,
} from "../rules/opportunity-query";
import { OPPORTUNITIES } from "../rules/paths";
import { OFFER_STEPS } from "../rules/step-codes";
import { unfinishedForm } from "../rules/unfinished";
import { reasonsFor } from "../store/matching.server";
import { opportunitiesFor } from "../store/opportunities.server";
import { atOfferStep } from "../store/partner-desk.server";
import type { Route } from "./+types/opportunity-list.page";
import { rowView } from "./opportunity-row-view.server";

export async function loader({ context, url }: Route.LoaderArgs) {
  const partner = firmaOf(context);
  const query = opportunityList.read(url.searchParams);
  keepList(context, OPPORTUNITIES, opportunitiesAt(query, { page: query.page }));
  const list = await listFor(partner, query).catch(couldNotLoad);
  if (list)
    leadToLast({ page: query.page, pages: pagesOf(list.counts[query.tab]) }, (page) =>
      opportunitiesAt(query, { page }),
    );
  const why = whyOnlyReading(partner);
  const unfinished = (await draftsUnder(partner.userId, OPPORTUNITIES)).map(unfinishedForm);
  return { query, list, unfinished, onlyReading: why === null ? null : { why, way: wayToTakePart(partner) } };
}

async function listFor(partner: Member, query: OpportunityQuery) {
  const at = now();
  const partnerId = partner.organisation.id;
  const atStep = query.step === null ? null : await atOfferStep(partner, query.step, at);
  const { rows, counts, page } = await opportunitiesFor(partnerId, query, at, atStep);
  const reasons = await reasonsFor(partnerId, rows);
  const views = rows.map((row) => rowView(row, { partner, reasons: reasons.get(row.id) ?? [], now: at }));
  return { rows: views, counts, page };
}

const pagesOf = (total: number): number => Math.ceil(total / OPPORTUNITIES_PER_PAGE);

const TIPS = [
  { title: "Răspundeți în 24 de ore", text: "Întrebarea pusă devreme primește răspuns la timp." },
  { title: "Legați prețul de rezultat", text: "Ce primește primăria, până când, cine predă." },
  {
    title: "Întrebați devreme",
    text: "La solicitările pentru toți partenerii, răspunsul îl văd toți, numele dumneavoastră nu îl vede nimeni.",
  },
];

export const meta: Route.MetaFunction = () => [{ title: "Oportunități de Business – PSP" }];

type View = Route.ComponentProps["loaderData"];

export default function OpportunityListPage({ loaderData: view }: Route.ComponentProps) {
  const { query, list, unfinished, onlyReading } = view;
  const { tab, order } = query;
  const asked = opportunityList.at(OPPORTUNITIES, query, { kept: { tab, order } });
  const rows = list?.rows ?? [];
  const total = list?.counts[tab] ?? 0;
  const first = rows.find(({ toConfirm }) => toConfirm);
  return (
    <>
      <ListPage
        asked={asked}
        heading="Oportunități de Business"
        count={[total, "oportunitate", "oportunități"]}
        actions={{ label: "Anunță-mă", icon: BellPlus, href: "/firma/notificari/preferinte" }}
        above={
          <>
            {onlyReading === null ? null : (
              <Notice action={<Anchor href={onlyReading.way.href}>{onlyReading.way.label}</Anchor>}>
                {onlyReading.why}
              </Notice>
            )}
            <Unfinished forms={unfinished} path={OPPORTUNITIES} />
            <ListTabs
              label="Ce oportunități se arată"
              asked={asked}
              by="tab"
              tabs={OPPORTUNITY_TABS}
              counts={list?.counts}
            />
          </>
        }
        label={`Oportunități: ${OPPORTUNITY_TABS[tab]}`}
        narrow
        verbs="long"
        filters={
          <Filters label="Filtrează oportunitățile" resetLabel={RESET}>
            <SearchFilter name="cauta" label="Caută" placeholder="Titlu, categorie, text" />
            <CategoryFilter options={CATEGORIES} />
            <ChoiceFilter name="locatie" label="Locație" options={PLACES} />
            <ChoiceFilter name="potrivite" label="Solicitări potrivite" options={FITTING} />
            <KeptFilter name="fila" />
            <KeptFilter name="urmeaza" label={OFFER_STEPS} />
            {tab === "inchise" ? (
              <KeptFilter name="ordine" value={order} />
            ) : (
              <OrderFilter orders={OPPORTUNITY_ORDERS} />
            )}
          </Filters>
        }
        shown={list && rows.length}
        nothingYet={nothingYet(view)}
        nothingMatches={{ resetLabel: RESET }}
        pages={pagesOf(total)}
      >
        {rows.map((row) => (
          <OpportunityRow key={row.id} opportunity={row} now={row === first} />
        ))}
      </ListPage>
      <Steps id="sfaturi" heading="Trei sfaturi" steps={TIPS} />
    </>
  );
}

const RESET = "Resetează Filtrele";

/** What an empty tab is for, with the way to one that is not empty. */
function nothingYet({ query, list }: View): EmptyWords {
  const { title, text, other, action } = EMPTY_TABS[query.tab];
  const isEmpty = list === null || list.counts[other] === 0;
  return {
    title,
    text,
    action: isEmpty ? null : <ButtonLink href={opportunitiesAt({ tab: other })}>{action}</ButtonLink>,
  };
}

type EmptyTab = { title: string; text: string; other: OpportunityTab; action: string };

const TO_OPEN = { other: "deschise", action: "Vezi oportunitățile deschise" } as const;

const EMPTY_TABS: Readonly<Record<OpportunityTab, EmptyTab>> = {
  deschise: {
    title: "Nicio oportunitate deschisă, deocamdată",
    text: "Aici apar solicitările trimise de autorități. Vă anunțăm când sosește una din categoriile firmei.",
    other: "inchise",
    action: "Vezi oportunitățile închise",
  },
  mele: {
    title: "Nicio oportunitate a firmei, deocamdată",
    text: "Aici rămân cele la care ați trimis o ofertă, cele despre care ați întrebat și cele adresate numai firmei dumneavoastră.",
    ...TO_OPEN,
  },
  inchise: {
    title: "Nicio oportunitate închisă, deocamdată",
    text: "Aici rămân cele al căror termen a trecut și cele despre care autoritatea a decis.",
    ...TO_OPEN,
  },
};
