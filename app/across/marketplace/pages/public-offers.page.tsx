import { data } from "react-router";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { CARD_FEATURES, offerList } from "~/modules/partners/rules/offer-list";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { formatNumber } from "~/platform/language/numbers";
import { countedWord, plural } from "~/platform/language/plural";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Crumb } from "~/ui/crumb/crumb";
import { Cluster, Stack } from "~/ui/layout/layout";
import { ListPage } from "~/ui/list-page/list-page";
import { Stars } from "~/ui/rating/rating";
import { SkeletonRows } from "~/ui/skeleton/skeleton";
import { BlankRequest } from "../parts/invitations";
import { OfferFilters, resetAddress } from "../parts/offer-filters";
import { Tiers, TierTable } from "../parts/tiers";
import { blankRequestAction, MARKETPLACE_PATH } from "../rules/marketplace";
import type { Route } from "./+types/public-offers.page";
import { offersPage, type ServiceCard as Service } from "./offers.server";

const addressOf = offerList.addressAt(MARKETPLACE_PATH);

export const handle = { reads: offerList };

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = offerList.read(url.searchParams);
  const visitor = context.get(actorContext);
  const found = await offersPage(query, visitor).catch(couldNotLoad);
  if (found) leadToLast({ page: query.page, pages: found.pages }, (page) => addressOf(query, { page }));
  // status 500 keeps failed offers out of the page cache
  return data({ query, blank: blankRequestAction(visitor), found }, { status: found ? 200 : 500 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query;
  return pageMeta(matches, {
    title: "Marketplace PSP",
    description:
      "Servicii ale firmelor verificate pentru autorități locale, pe trei niveluri: Premium, Standard și Consultanță, cu prețuri orientative.",
    path: MARKETPLACE_PATH,
    noindex: !query || offerList.isFiltered(query) || query.partner !== null || query.page > 1,
  });
};

const NOTHING = {
  cards: [],
  total: 0,
  pages: 0,
  partner: null,
  isUnknownPartner: false,
  services: [],
  allServices: true,
} as const;

export default function OffersPage({ loaderData }: Route.ComponentProps) {
  const { query, blank, found } = loaderData;
  const { cards, total, pages, partner, isUnknownPartner, services, allServices } = found ?? NOTHING;
  const filtered = offerList.isFiltered(query) || query.partner !== null;
  return (
    <Stack gap={3}>
      {partner ? (
        <Crumb href={`/partener/${partner.id}`}>Înapoi la profil partener</Crumb>
      ) : (
        <Crumb href="/parteneri">Înapoi la parteneri</Crumb>
      )}
      <ListPage
        heading="Marketplace PSP"
        count={found ? { value: formatNumber(total), words: countedWord(total, "serviciu", "servicii") } : undefined}
        lead={`${partner ? `Serviciile firmei ${partner.name}. ` : ""}${countedInWords(total)}`}
        above={
          <>
            {"why" in blank ? <p>{blank.why}</p> : null}
            <TierTable most={CARD_FEATURES} />
          </>
        }
        shown={found && cards.length}
        filtered={filtered}
        path={MARKETPLACE_PATH}
        nothingYet={{
          title: "Niciun serviciu, deocamdată",
          text: "Aici apar serviciile firmelor după ce un administrator le-a verificat.",
        }}
        nothingMatches={
          isUnknownPartner
            ? {
                resetHref: addressOf(query, { partner: null }),
                resetLabel: "Vezi serviciile tuturor firmelor",
                title: "Firma nu este în marketplace",
                text: "Adresa cere serviciile unei firme care nu există sau nu mai este în lista partenerilor verificați.",
              }
            : {
                resetHref: resetAddress(query),
                title: "Nu am găsit soluții",
                text: "Încearcă să modifici filtrele sau termenii de căutare.",
              }
        }
        loading={<ServiceSkeletons />}
        filters={<OfferFilters query={query} partner={partner} services={services} allServices={allServices} />}
        pages={{ page: query.page, pages, href: (page) => addressOf(query, { page }), label: "Paginile cu servicii" }}
      >
        <ul className="stack">
          {cards.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
      </ListPage>
      <BlankRequest way={blank} label="Solicită ofertă personalizată" />
    </Stack>
  );
}

/** What is counted: services, not the three offers of each. */
const countedInWords = (total: number): string =>
  total === 0
    ? "Fiecare serviciu se oferă pe trei niveluri."
    : `${plural(total, "serviciu", "servicii")}, fiecare pe trei niveluri. Ordonate după nota primită.`;

/** Shown while the next services load. */
function ServiceSkeletons() {
  return (
    <div className="stack">
      <p>Încărcare marketplace...</p>
      <SkeletonRows />
    </div>
  );
}

/** A service of the marketplace: what it is and whose, beside its three tiers. */
function ServiceCard({ service: { name, about, partner, offers } }: { service: Service }) {
  return (
    <Card as="li" className="card--row service">
      <div className="service__h">
        <h2>{name}</h2>
        <Cluster tight>
          <Letterhead seed={partner.id} kind="FIRMA" verified picture={partner.picture}>
            de {partner.name}
          </Letterhead>
          <Stars value={partner.rating} words={partner.reviews} />
          {partner.county ? <span className="small muted">{partner.county}</span> : null}
          <Anchor className="small" href={`/partener/${partner.id}`}>
            Vezi partener<span className="vh">{`: ${partner.name}`}</span>
          </Anchor>
        </Cluster>
        {about ? <p className="small lines">{about}</p> : null}
      </div>
      <Tiers service={name} of={partner.name} offers={offers} />
    </Card>
  );
}
