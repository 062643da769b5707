import { data } from "react-router";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { plural } from "~/platform/language/plural";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { ListPage } from "~/ui/list/list-page";
import { PARTNER_DIRECTORY } from "../parts/partner-filters";
import { PublicPartnerRow } from "../parts/partner-row";
import { cardFacts } from "../rules/card";
import { PARTNERS_PER_PAGE, partnerList } from "../rules/listing";
import { listPartners } from "../store/listing.server";
import { serviceTotal } from "../store/offers.server";
import type { Route } from "./+types/public-partner-list.page";

const PATH = "/parteneri";

export const handle = { reads: partnerList };

export async function loader({ url }: Route.LoaderArgs) {
  const query = partnerList.read(url.searchParams);
  const found = await listPartners(query).catch(couldNotLoad);
  const pages = Math.ceil((found?.total ?? 0) / PARTNERS_PER_PAGE);
  if (found) leadToLast({ page: query.page, pages }, (page) => partnerList.address(PATH, query, { page }));
  const at = now();
  const partners = (found?.partners ?? []).map((partner) => cardFacts(partner, at));
  const services = (await serviceTotal().catch(couldNotLoad)) ?? 0;
  // status 500 keeps a failed list out of the page cache
  return data({ query, total: found?.total ?? null, pages, partners, services }, { status: found ? 200 : 500 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query;
  return pageMeta(matches, {
    title: "Parteneri",
    description: "Firme verificate care lucrează pentru autoritățile publice locale: servicii, portofolii și recenzii.",
    path: PATH,
    noindex: !query || partnerList.isFiltered(query) || query.order !== "rating" || query.page > 1,
    feed: { path: "/parteneri.atom", title: "Parteneri noi" },
  });
};

export default function PartnerListPage({ loaderData }: Route.ComponentProps) {
  const { query, total, pages, partners, services } = loaderData;
  return (
    <ListPage
      {...PARTNER_DIRECTORY}
      asked={partnerList.at(PATH, query)}
      pages={pages}
      heading="Parteneri"
      count={total !== null && [total, "partener", "parteneri"]}
      facts={
        <>
          Firme verificate care lucrează pentru autorități locale.{" "}
          <Anchor href="/marketplace">
            {services > 1 ? `Toate cele ${plural(services, "serviciu", "servicii")}` : "Toate serviciile"}
          </Anchor>
        </>
      }
      shown={total && partners.length}
      nothingYet={{
        title: "Niciun partener, deocamdată",
        text: "Aici apar firmele după ce un administrator le-a verificat.",
        action: { label: "Devino Partener CCDL", href: "/register?tip=firma", primary: true },
      }}
    >
      {partners.map((partner) => (
        <PublicPartnerRow key={partner.id} partner={partner} />
      ))}
    </ListPage>
  );
}
