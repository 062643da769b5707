import { now } from "~/platform/clock";
import { plural } from "~/platform/language/plural";
import { ButtonLink } from "~/ui/button/button";
import { ListPage } from "~/ui/list-page/list-page";
import { listState } from "~/ui/list-page/list-state";
import { Pager } from "~/ui/pager/pager";
import { PartnerCard } from "../parts/partner-card";
import { PartnerFilters } from "../parts/partner-filters";
import { cardFacts } from "../rules/card";
import { addressOf, isFiltered, PARTNERS_PER_PAGE, partnerQueryOf } from "../rules/listing";
import { listPartners } from "../store/listing.server";
import type { Route } from "./+types/public-partner-list.page";

const PATH = "/parteneri";

export async function loader({ url }: Route.LoaderArgs) {
  const query = partnerQueryOf(url.searchParams);
  const { partners, total } = await listPartners(query);
  const at = now();
  return { query, total, partners: partners.map((partner) => cardFacts(partner, at)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: "Parteneri – PSP" },
  {
    name: "description",
    content: "Firme verificate care lucrează pentru autoritățile publice locale: servicii, portofolii și recenzii.",
  },
  ...(loaderData && isFiltered(loaderData.query) ? [{ name: "robots", content: "noindex" }] : []),
];

export default function PartnerListPage({ loaderData }: Route.ComponentProps) {
  const { query, total, partners } = loaderData;
  return (
    <ListPage
      heading="Parteneri"
      count={{ value: total, words: "parteneri" }}
      lead={`${plural(total, "partener verificat", "parteneri verificați")}. Cei mai bine notați de autorități stau primii.`}
      state={listState({ shown: partners.length, filtered: isFiltered(query) || query.page > 1 })}
      nothingYet={{
        title: "Niciun partener, deocamdată",
        text: "Aici apar firmele după ce un administrator le-a verificat.",
        action: (
          <ButtonLink href="/register?tip=firma" variant="primary">
            Devino Partener CCDL
          </ButtonLink>
        ),
      }}
      nothingMatches={{ resetHref: PATH, title: "Niciun partener nu corespunde filtrelor" }}
      couldNotLoad={{ retryHref: addressOf(PATH, query, { page: query.page }) }}
      filters={<PartnerFilters path={PATH} query={query} withCounty />}
      pager={
        <Pager
          page={query.page}
          pages={Math.ceil(total / PARTNERS_PER_PAGE)}
          href={(page) => addressOf(PATH, query, { page })}
          label="Paginile cu parteneri"
        />
      }
    >
      <ul className="grid3">
        {partners.map((partner) => (
          <PartnerCard
            key={partner.id}
            partner={partner}
            facts={[partner.employees, partner.experience]}
            actions={
              <>
                <ButtonLink small href={`/partener/${partner.id}`}>
                  Vezi profilul<span className="vh"> firmei {partner.name}</span>
                </ButtonLink>
                <ButtonLink small variant="quiet" href={`/marketplace?partner=${partner.id}`}>
                  Oferte în marketplace<span className="vh"> ale firmei {partner.name}</span>
                </ButtonLink>
              </>
            }
          />
        ))}
      </ul>
    </ListPage>
  );
}
