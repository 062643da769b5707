import { data } from "react-router";
import { isUat } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { PARTNER_DIRECTORY, PartnerFilters } from "~/modules/partners/parts/partner-filters";
import { PublicPartnerRow } from "~/modules/partners/parts/partner-row";
import { cardFacts } from "~/modules/partners/rules/card";
import { type PartnerQuery, partnerList } from "~/modules/partners/rules/listing";
import { listPartners } from "~/modules/partners/store/listing.server";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { formatNumber } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
import { pageMeta } from "~/platform/page-meta";
import { ButtonLink } from "~/ui/button/button";
import { ListPage } from "~/ui/list/list-page";
import { unbroken } from "~/ui/text/unbroken";
import { Steps } from "~/ui/thread/steps";
import { MarketplaceInvitation } from "../parts/invitations";
import {
  FIRST_COUNTIES,
  MOST_STEPS,
  moreAddress,
  PARTNERS_A_STEP,
  PUBLIC_MARKETPLACE,
  publicMarketplace,
  rowAnchor,
} from "../rules/public-marketplace";
import type { Route } from "./+types/public-marketplace.page";

export const handle = { reads: publicMarketplace };

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = publicMarketplace.read(url.searchParams);
  const visitor = context.get(actorContext);
  const found = await rowsOf(query).catch(couldNotLoad);
  if (found)
    leadToLast({ page: query.page, pages: stepsOf(found.total) }, (page) =>
      publicMarketplace.address(PUBLIC_MARKETPLACE, query, { page }),
    );
  return data(
    { query, ...(found ?? NOTHING), failed: !found, invited: visitor === null, member: isUat(visitor) },
    { status: found ? 200 : 500 },
  );
}

const stepsOf = (total: number): number => Math.min(MOST_STEPS, Math.ceil(total / PARTNERS_A_STEP));

const NOTHING = { total: 0, partners: [] };

async function rowsOf(query: PartnerQuery) {
  const { partners, total } = await listPartners(query, { limit: query.page * PARTNERS_A_STEP, offset: 0 });
  const at = now();
  return { total, partners: partners.map((partner) => cardFacts(partner, at)) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query;
  return pageMeta(matches, {
    title: "Marketplace de parteneri",
    description:
      "Parteneri verificați pentru autorități locale: căutare după nevoie, domeniu, județ și notă, și cum se potrivește o solicitare cu firmele care o pot îndeplini.",
    path: PUBLIC_MARKETPLACE,
    noindex: !query || publicMarketplace.isFiltered(query) || query.order !== "rating" || query.page > 1,
  });
};

export default function PublicMarketplacePage({ loaderData }: Route.ComponentProps) {
  const { query, total, partners, failed, invited, member } = loaderData;
  return (
    <>
      <ListPage
        {...PARTNER_DIRECTORY}
        asked={publicMarketplace.at(PUBLIC_MARKETPLACE, query)}
        heading="Marketplace de parteneri"
        count={!failed && [total, "partener", "parteneri"]}
        facts="Firme verificate de administratori și notate de autoritățile cu care au lucrat. Căutați serviciul de care aveți nevoie."
        shown={failed ? null : partners.length}
        nothingYet={{
          title: "Niciun partener, deocamdată",
          text: "Aici apar firmele după ce un administrator le-a verificat.",
        }}
        filters={<PartnerFilters label="Locație" first={FIRST_COUNTIES} />}
        end={<More query={query} shown={partners.length} total={total} />}
      >
        {partners.map((partner, index) => (
          <PublicPartnerRow key={partner.id} id={rowAnchor(index)} partner={partner} projects />
        ))}
      </ListPage>
      <Steps id="potriviri" heading="Cum se potrivesc" steps={STEPS} />
      {invited || member ? <MarketplaceInvitation member={member} /> : null}
    </>
  );
}

type MoreProps = { query: PartnerQuery; shown: number; total: number };

/** Loads more rows on the same page; after the last step it links to the directory. */
function More({ query, shown, total }: MoreProps) {
  if (shown >= total) return null;
  const words = `${plural(shown, "partener", "parteneri")} din ${formatNumber(total)}`;
  return (
    <>
      {query.page < MOST_STEPS ? (
        <ButtonLink href={moreAddress(query)}>Încarcă Mai Mulți Parteneri</ButtonLink>
      ) : (
        <ButtonLink href={partnerList.address("/parteneri", query)}>Vezi toți partenerii</ButtonLink>
      )}
      <p className="small muted">{unbroken(words)}</p>
    </>
  );
}

/** How a request is matched with partners. */
const STEPS = [
  {
    title: "Scrieți ce vă trebuie",
    text: "O categorie, un județ, un termen și, dacă îl știți, bugetul. Ciorna rămâne a dumneavoastră până o trimiteți.",
  },
  {
    title: "Află firmele potrivite",
    text: "Cele care lucrează în categoria cerută, întâi cele care lucrează în județ, sunt bine notate și răspund repede.",
  },
  {
    title: "Vedeți de ce se potrivesc",
    text: "Fiecare motiv este o propoziție despre un fapt măsurat: județul, nota, viteza răspunsului, colaborările încheiate.",
  },
  {
    title: "Alegeți o ofertă",
    text: "Ofertele se compară rând cu rând. După colaborare, nota dumneavoastră ordonează lista.",
  },
] as const;
