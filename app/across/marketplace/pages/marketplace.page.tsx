import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { PartnerCard } from "~/modules/partners/parts/partner-card";
import { partnerDirectory } from "~/modules/partners/parts/partner-filters";
import { cardFacts } from "~/modules/partners/rules/card";
import { ORDER_WORDS, PARTNERS_PER_PAGE, partnerList } from "~/modules/partners/rules/listing";
import { listPartners, specialOffersOf } from "~/modules/partners/store/listing.server";
import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { leadToLast } from "~/platform/form/list-query";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";
import { ButtonLink } from "~/ui/button/button";
import { ListPage } from "~/ui/list-page/list-page";
import { SkeletonRows } from "~/ui/skeleton/skeleton";
import { unbroken } from "~/ui/text/unbroken";
import { ActionButton } from "../parts/action-button";
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
  const cards = partners.map((partner) => {
    const offer = offers.get(partner.id);
    return {
      partner: cardFacts(partner, at),
      offer: offer && { title: offer.title, until: dateLong(offer.validUntil) },
      ways: partnerActions(actor, partner.id, now()),
    };
  });
  return { query, total, pages, cards, blank: blankRequestAction(actor) };
}

export const meta = () => [{ title: "Marketplace de parteneri – PSP" }];

export default function MarketplacePage({ loaderData }: Route.ComponentProps) {
  const { query, total, pages, cards, blank } = loaderData;
  const refusal = cards.map(({ ways }) => ways.contact).find((way) => "why" in way);
  return (
    <>
      <ListPage
        heading="Marketplace de parteneri"
        action={<ButtonLink href="/marketplace">Toate serviciile</ButtonLink>}
        lead={
          <>
            <span role="status">{unbroken(`${plural(total, "partener găsit", "parteneri găsiți")}.`)}</span>{" "}
            {ORDER_WORDS[query.order]}
          </>
        }
        above={refusal && "why" in refusal ? <p>{refusal.why}</p> : null}
        shown={cards.length}
        filtered={partnerList.isFiltered(query)}
        path={PATH}
        nothingYet={{
          title: "Niciun partener, deocamdată",
          text: "Aici apar firmele după ce un administrator le-a verificat. O solicitare trimisă acum le ajunge când sosesc.",
        }}
        {...partnerDirectory(PATH, query, pages)}
        loading={<SkeletonRows />}
      >
        <ul className="stack">
          {cards.map((card) => (
            <MarketplaceCard key={card.partner.id} {...card} />
          ))}
        </ul>
      </ListPage>
      <BlankRequest way={blank} label="Creează solicitare" />
    </>
  );
}

type MarketplaceCardProps = Awaited<ReturnType<typeof loader>>["cards"][number];

function MarketplaceCard({ partner, offer, ways }: MarketplaceCardProps) {
  const of = `: ${partner.name}`;
  return (
    <PartnerCard
      partner={partner}
      facts={[partner.projects]}
      offer={offer}
      actions={
        <>
          <ActionButton way={ways.request} small label="Solicită ofertă" of={of} />
          <ActionButton way={ways.contact} small label="Contactează" of={of} />
          <ButtonLink small variant="quiet" href={`/partener/${partner.id}`}>
            Vezi profilul complet<span className="vh">{of}</span>
          </ButtonLink>
        </>
      }
    />
  );
}
