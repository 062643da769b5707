import { Tag } from "lucide-react";
import { data } from "react-router";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { CARD_FEATURES, type OfferQuery, offerList } from "~/modules/partners/rules/offer-list";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Cloth } from "~/ui/cloth/cloth";
import { ListPage } from "~/ui/list/list-page";
import { Row } from "~/ui/list/row";
import { SkeletonRows } from "~/ui/list/skeleton";
import { Stars } from "~/ui/review/rating";
import { Tiers } from "~/ui/tiers/tiers";
import { BlankRequest } from "../parts/invitations";
import { OfferColumns } from "../parts/offer-columns";
import { OfferFilters } from "../parts/offer-filters";
import { blankRequestAction, MARKETPLACE_PATH, partnerProfile, profilePath } from "../rules/marketplace";
import type { Route } from "./+types/public-offers.page";
import { offersPage, type ServiceRow as Service } from "./offers.server";

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
  rows: [],
  total: 0,
  pages: 0,
  partner: null,
  isUnknownPartner: false,
  services: [],
  allServices: true,
} as const;

export default function OffersPage({ loaderData }: Route.ComponentProps) {
  const { query, blank, found } = loaderData;
  const { rows, total, pages, partner, isUnknownPartner, services, allServices } = found ?? NOTHING;
  // resetting keeps the partner while another filter is on, and removes it otherwise
  const kept = offerList.isFiltered(query) ? { partner: query.partner } : {};
  const filters = <OfferFilters query={query} partner={partner} services={services} allServices={allServices} />;
  return (
    <ListPage
      asked={offerList.at(MARKETPLACE_PATH, query, { kept })}
      heading="Marketplace PSP"
      count={found && [total, "serviciu", "servicii"]}
      crumb={
        partner
          ? { href: profilePath(partner.id), label: "Înapoi la profil partener" }
          : { href: "/parteneri", label: "Înapoi la parteneri" }
      }
      facts={"why" in blank ? blank.why : null}
      label="Servicii"
      shown={found && rows.length}
      filtered={offerList.isFiltered(query) || query.partner !== null}
      nothingYet={{
        title: "Niciun serviciu, deocamdată",
        text: "Aici apar serviciile firmelor după ce un administrator le-a verificat.",
      }}
      nothingMatches={isUnknownPartner ? nobody(query) : NOTHING_FOUND}
      loading={<ServiceSkeletons />}
      filters={rows.length > 0 ? <OfferColumns most={CARD_FEATURES}>{filters}</OfferColumns> : filters}
      tiers
      pages={pages}
      pagesLabel="Paginile cu servicii"
      end={<BlankRequest way={blank} label="Solicită ofertă personalizată" />}
    >
      {rows.map((service) => (
        <ServiceRow key={service.id} service={service} />
      ))}
    </ListPage>
  );
}

const NOTHING_FOUND = {
  title: "Nu am găsit soluții",
  text: "Încearcă să modifici filtrele sau termenii de căutare.",
};

const nobody = (query: OfferQuery) => ({
  resetHref: addressOf(query, { partner: null }),
  resetLabel: "Vezi serviciile tuturor firmelor",
  title: "Firma nu este în marketplace",
  text: "Adresa cere serviciile unei firme care nu există sau nu mai este în lista partenerilor verificați.",
});

/** Shown while the next services load. */
const ServiceSkeletons = () => (
  <>
    <p className="list__end">Încărcare marketplace...</p>
    <SkeletonRows />
  </>
);

/** A service of the marketplace: what it is and whose, and its three offers. */
function ServiceRow({ service: { name, about, category, partner, offers } }: { service: Service }) {
  const { id, name: firm, picture, rating } = partner;
  return (
    <Row
      href={partnerProfile.address(profilePath(id), { tab: "servicii" })}
      title={name}
      slot={<Cloth seed={id} kind="FIRMA" verified name={firm} picture={picture} />}
      say={
        <>
          {category ? <Badge icon={Tag}>{category}</Badge> : null}
          {about}
        </>
      }
      facts={[
        <span key="firm">
          de <span translate="no">{firm}</span>
        </span>,
        <Stars key="rating" value={rating} />,
        <Anchor key="profile" href={profilePath(id)}>
          Vezi partener<span className="vh">{`: ${firm}`}</span>
        </Anchor>,
      ]}
    >
      <Tiers tiers={offers} verb="Solicită ofertă" />
    </Row>
  );
}
