import { Bookmark, Eye, MessageSquare } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { KeepPartner } from "~/modules/partners/parts/keep-partner";
import { PARTNER_DIRECTORY } from "~/modules/partners/parts/partner-filters";
import { PartnerRow } from "~/modules/partners/parts/partner-row";
import { cardFacts } from "~/modules/partners/rules/card";
import { MARKETPLACE, ownPartnerList, PARTNERS_PER_PAGE } from "~/modules/partners/rules/listing";
import { keepingPolicy } from "~/modules/partners/rules/policy";
import { keptAmong } from "~/modules/partners/store/favourites.server";
import { listPartners, specialOffersOf } from "~/modules/partners/store/listing.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { leadToLast } from "~/platform/form/list-query";
import { dateLong } from "~/platform/language/dates";
import { ListPage } from "~/ui/list/list-page";
import { BlankRequest } from "../parts/invitations";
import { blankRequestAction, partnerActions } from "../rules/marketplace";
import type { Route } from "./+types/marketplace.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const query = ownPartnerList.read(url.searchParams);
  const { partners, total } = await listPartners({ ...query, keptBy: query.kept ? actor.userId : undefined });
  const pages = Math.ceil(total / PARTNERS_PER_PAGE);
  leadToLast({ page: query.page, pages }, (page) => ownPartnerList.address(MARKETPLACE, query, { page }));
  const at = now();
  const ids = partners.map(({ id }) => id);
  const [special, kept] = await Promise.all([specialOffersOf(ids, localDateOf(at)), keptAmong(actor.userId, ids)]);
  const offers = new Map(special.map((offer) => [offer.partnerId, offer]));
  const rows = partners.map((partner) => {
    const offer = offers.get(partner.id);
    return {
      partner: cardFacts(partner, at),
      offer: offer && { title: offer.title, until: dateLong(offer.validUntil) },
      ways: partnerActions(actor, partner.id, at),
      kept: kept.has(partner.id),
    };
  });
  const mayKeep = keepingPolicy.may("keep", actor, { isListed: true }, at);
  return { query, total, pages, rows, mayKeep, blank: blankRequestAction(actor) };
}

export const meta = () => [{ title: "Marketplace de parteneri – PSP" }];

export default function MarketplacePage({ loaderData }: Route.ComponentProps) {
  const { query, total, pages, rows, mayKeep, blank } = loaderData;
  const here = ownPartnerList.address(MARKETPLACE, query, { page: query.page });
  const refusal = rows.map(({ ways }) => ways.contact).find((way) => "why" in way);
  return (
    <ListPage
      {...PARTNER_DIRECTORY}
      asked={ownPartnerList.at(MARKETPLACE, query)}
      pages={pages}
      heading="Marketplace de parteneri"
      count={[total, "partener găsit", "parteneri găsiți"]}
      actions={
        query.kept
          ? null
          : {
              label: "Firme păstrate",
              icon: Bookmark,
              href: ownPartnerList.address(MARKETPLACE, { kept: "pastrate" }),
            }
      }
      above={refusal && "why" in refusal ? <p>{refusal.why}</p> : null}
      shown={rows.length}
      nothingYet={{
        title: "Niciun partener, deocamdată",
        text: "Aici apar firmele după ce un administrator le-a verificat. O solicitare trimisă acum le ajunge când sosesc.",
      }}
      {...(query.kept ? { nothingMatches: NOTHING_KEPT } : {})}
      end={<BlankRequest way={blank} label="Creează solicitare" />}
    >
      {rows.map((row) => (
        <MarketplaceRow key={row.partner.id} {...row} mayKeep={mayKeep} here={here} />
      ))}
    </ListPage>
  );
}

const NOTHING_KEPT = {
  resetHref: MARKETPLACE,
  resetLabel: "Vezi toți partenerii",
  title: "Nicio firmă păstrată aici",
  text: "Alegeți „Păstrează în listă” dintre acțiunile unei firme. Lista nu o vede altcineva.",
};

type MarketplaceRowProps = Awaited<ReturnType<typeof loader>>["rows"][number] & { mayKeep: boolean; here: string };

function MarketplaceRow({ partner, offer, ways: { request, contact }, kept, mayKeep, here }: MarketplaceRowProps) {
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
        ...(kept || mayKeep
          ? [<KeepPartner key="keep" id={partner.id} name={partner.name} kept={kept} back={here} />]
          : []),
      ]}
    />
  );
}
