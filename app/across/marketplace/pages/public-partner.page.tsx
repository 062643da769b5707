import { MapPin } from "lucide-react";
import { data } from "react-router";
import { actorContext } from "~/modules/accounts/actor-context";
import { listedPartner, ratingOf } from "~/modules/partners/store/profile.server";
import { now } from "~/platform/clock";
import { isId } from "~/platform/form/id";
import { pageNumber } from "~/platform/form/list-query";
import { excerpt } from "~/platform/language/text";
import { originOf, pageMeta, socialPicture } from "~/platform/page-meta";
import { Badge, VerifiedBadge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Cloth } from "~/ui/cloth/cloth";
import { Crumb } from "~/ui/crumb/crumb";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Rating } from "~/ui/rating/rating";
import { Tabs } from "~/ui/tabs/tabs";
import { PortfolioTab } from "../parts/portfolio-tab";
import { PresentationTab } from "../parts/presentation-tab";
import { ServicesTab } from "../parts/services-tab";
import { TeamTab } from "../parts/team-tab";
import { WayButton } from "../parts/way-button";
import { contentOf, headOf, type ProfileContent, type ProfileHead } from "../profile.server";
import { profileFacts } from "../profile-facts";
import { TABS, type Tab, tabOf, tabPath } from "../rules";
import type { Route } from "./+types/public-partner.page";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const partner = isId(params.id) ? await listedPartner(params.id) : null;
  if (!partner) return data({ found: null }, { status: 404 });
  const visitor = context.get(actorContext);
  const rating = await ratingOf(partner.id);
  const look = {
    tab: tabOf(url.searchParams.get("tab")),
    reviewPage: pageNumber(url.searchParams, "recenzii"),
    visitor,
    now: now(),
  };
  const content = await contentOf(partner, rating, look);
  const about = excerpt(partner.description, 155);
  return data({ found: { head: await headOf(partner, rating, visitor), content, about } });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const found = loaderData?.found;
  if (!found) return pageMeta(matches, { title: "Partenerul nu a fost găsit", path: "/parteneri", noindex: true });
  const { head, content, about } = found;
  const first = content.tab === "prezentare";
  return pageMeta(matches, {
    title: first ? head.name : `${head.name}, ${TABS[content.tab].toLowerCase()}`,
    description: about,
    path: tabPath(head.id, content.tab),
    type: "profile",
    picture: socialPicture("partener", head.id, head.name),
    noindex: first && content.reviews.page > 1,
    ...(first ? { facts: profileFacts(originOf(matches), head, content) } : {}),
  });
};

export default function PartnerPage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <Missing />;
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Crumb href="/parteneri">Parteneri</Crumb>
        <Head head={found.head} tab={found.content.tab} />
      </Stack>
      <Content content={found.content} id={found.head.id} />
    </Stack>
  );
}

function Missing() {
  return (
    <EmptyState
      reason="nothing-matches"
      level={1}
      title="Partenerul nu a fost găsit"
      action={<ButtonLink href="/parteneri">Înapoi la parteneri</ButtonLink>}
    >
      Adresa este greșită sau firma nu mai este în lista partenerilor verificați.
    </EmptyState>
  );
}

function Head({ head, tab }: { head: ProfileHead; tab: Tab }) {
  const { id, counts, ways } = head;
  const count: Partial<Record<Tab, number>> = {
    servicii: counts.services,
    portofoliu: counts.projects,
    echipa: counts.members,
  };
  const tabs = (Object.keys(TABS) as Tab[]).map((one) => ({
    label: TABS[one],
    href: tabPath(id, one),
    current: one === tab,
    ...(count[one] === undefined ? {} : { count: count[one] }),
  }));
  return (
    <div className="profile">
      <Cloth seed={id} kind="FIRMA" size="cover" verified />
      <div className="profile__h">
        <Stack gap={1}>
          {head.logo ? <Cloth seed={id} kind="FIRMA" size="l" picture={head.logo} /> : null}
          <h1>{head.name}</h1>
          <Cluster>
            <VerifiedBadge>{head.verified}</VerifiedBadge>
            {head.county ? (
              <Badge tone="plain" icon={MapPin}>
                {head.county}
              </Badge>
            ) : null}
          </Cluster>
          <div>
            <Rating value={head.rating} words={`${head.reviews} de la autorități`} />
          </div>
          {"why" in ways.contact ? <p className="small muted">{ways.contact.why}</p> : null}
        </Stack>
        <Cluster tight>
          <WayButton way={ways.contact} variant="primary" label="Contactează partenerul" />
          <ButtonLink href={`/marketplace?partner=${id}`}>Oferte în marketplace</ButtonLink>
        </Cluster>
      </div>
      <Tabs label="Profilul partenerului" tabs={tabs} />
    </div>
  );
}

function Content({ content, id }: { content: ProfileContent; id: string }) {
  switch (content.tab) {
    case "servicii":
      return <ServicesTab content={content} />;
    case "portofoliu":
      return <PortfolioTab content={content} />;
    case "echipa":
      return <TeamTab content={content} />;
    default:
      return <PresentationTab content={content} id={id} />;
  }
}
