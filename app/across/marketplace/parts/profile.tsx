import { MapPin } from "lucide-react";
import { codesOf } from "~/platform/codes";
import { Badge, VerifiedBadge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Cloth } from "~/ui/cloth/cloth";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Rating } from "~/ui/rating/rating";
import { Tabs } from "~/ui/tabs/tabs";
import type { ProfileContent, ProfileHead } from "../pages/profile.server";
import { marketplaceOf, partnerProfile, TABS, type Tab } from "../rules/marketplace";
import { ActionButton } from "./action-button";
import { PresentationTab } from "./presentation-tab";
import { PortfolioTab, ServicesTab, TeamTab } from "./tabs";

type HeaderProps = {
  head: ProfileHead;
  tab: Tab;
  /** The path of the page, for the links of the tabs. */
  path: string;
};

/** The partner's header, with its actions and tabs. */
export function ProfileHeader({ head, tab, path }: HeaderProps) {
  const { id, counts, ways } = head;
  const count: Partial<Record<Tab, number>> = {
    servicii: counts.services,
    portofoliu: counts.projects,
    echipa: counts.members,
  };
  const tabs = codesOf(TABS).map((one) => ({
    label: TABS[one],
    href: partnerProfile.address(path, { tab: one }),
    current: one === tab,
    ...(count[one] === undefined ? {} : { count: count[one] }),
  }));
  return (
    <div className="profile">
      <Cloth seed={id} kind="FIRMA" size="cover" verified={head.verified !== null} />
      <div className="profile__h">
        <Stack gap={1}>
          {head.logo ? <Cloth seed={id} kind="FIRMA" size="l" picture={head.logo} /> : null}
          <h1>{head.name}</h1>
          <Cluster>
            {head.verified === null ? null : <VerifiedBadge>{head.verified}</VerifiedBadge>}
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
          <ActionButton way={ways.contact} variant="primary" label="Contactează partenerul" />
          {head.verified === null ? null : <ButtonLink href={marketplaceOf(id)}>Oferte în marketplace</ButtonLink>}
        </Cluster>
      </div>
      <Tabs label="Profilul partenerului" tabs={tabs} />
    </div>
  );
}

/** The content of the open tab. */
export function ProfileTab({ content, path }: { content: ProfileContent; path: string }) {
  switch (content.tab) {
    case "servicii":
      return <ServicesTab content={content} />;
    case "portofoliu":
      return <PortfolioTab content={content} />;
    case "echipa":
      return <TeamTab content={content} />;
    default:
      return <PresentationTab content={content} path={path} />;
  }
}
