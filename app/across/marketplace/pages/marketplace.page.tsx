import { Eye, Layers, MessageSquare } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { PARTNER_DIRECTORY } from "~/modules/partners/parts/partner-filters";
import { PartnerRow } from "~/modules/partners/parts/partner-row";
import { cardFacts } from "~/modules/partners/rules/card";
import { PARTNERS_PER_PAGE, partnerList } from "~/modules/partners/rules/listing";
import { listPartners, specialOffersOf } from "~/modules/partners/store/listing.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { leadToLast } from "~/platform/form/list-query";
import { dateLong } from "~/platform/language/dates";
import { ListPage } from "~/ui/list/list-page";
import { BlankRequest } from "../parts/invitations";
import { blankRequestAction, partnerActions } from "../rules/marketplace";
import type { Route } from "./+types/marketplace.page";

const PATH = "/uat/marketplace";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const query = partnerList.read(url.searchParams);
  const { partners, total } = await listPartners(query);
  const pages = Math.ceil(total / PARTNERS_PER_PAGE);
  leadToLast({ page: query.page, pages }, (page) => partnerList.address(PATH, query, { page }));
  const at = now();
  const special = await specialOffersOf(
    partners.map(({ id }) => id),
    localDateOf(at),
  );
  const offers = new Map(special.map((offer) => [offer.partnerId, offer]));
  const rows = partners.map((partner) => {
    const offer = offers.get(partner.id);
    return {
      partner: cardFacts(partner, at),
      offer: offer && { title: offer.title, until: dateLong(offer.validUntil) },
      ways: partnerActions(actor, partner.id, now()),
    };
  });
  return { query, total, pages, rows, blank: blankRequestAction(actor) };
}

export const meta = () => [{ title: "Marketplace de parteneri – PSP" }];

export default function MarketplacePage({ loaderData }: Route.ComponentProps) {
  const { query, total, pages, rows, blank } = loaderData;
  const refusal = rows.map(({ ways }) => ways.contact).find((way) => "why" in way);
  return (
    <ListPage
      {...PARTNER_DIRECTORY}
      asked={partnerList.at(PATH, query)}
      pages={pages}
      heading="Marketplace de parteneri"
      count={[total, "partener găsit", "parteneri găsiți"]}
      actions={{ label: "Toate serviciile", icon: Layers, href: "/marketplace" }}
      above={refusal && "why" in refusal ? <p>{refusal.why}</p> : null}
      shown={rows.length}
      nothingYet={{
        title: "Niciun partener, deocamdată",
        text: "Aici apar firmele după ce un administrator le-a verificat. O solicitare trimisă acum le ajunge când sosesc.",
      }}
      end={<BlankRequest way={blank} label="Creează solicitare" />}
    >
      {rows.map((row) => (
        <MarketplaceRow key={row.partner.id} {...row} />
      ))}
    </ListPage>
  );
}

type MarketplaceRowProps = Awaited<ReturnType<typeof loader>>["rows"][number];

function MarketplaceRow({ partner, offer, ways: { request, contact } }: MarketplaceRowProps) {
  return (
    <PartnerRow
      partner={partner}
      projects
      say={
        offer ? (
          <>
            <span className="ochre">Ofertă specială, până la {offer.until}:</span> {offer.title}
          </>
        ) : null
      }
      action={"why" in request ? null : { label: "Solicită ofertă", href: request.href, always: true }}
      menu={[
        ...("why" in contact ? [] : [{ label: "Contactează", icon: MessageSquare, href: contact.href }]),
        { label: "Vezi profilul complet", icon: Eye, href: `/partener/${partner.id}` },
      ]}
    />
  );
}
