import { Layers, MessageSquare } from "lucide-react";
import { codesOf } from "~/platform/codes";
import { VerifiedBadge } from "~/ui/badge/badge";
import { ButtonLink } from "~/ui/button/button";
import { Cloth } from "~/ui/cloth/cloth";
import { Head, type HeadProps } from "~/ui/head/head";
import { Tabs } from "~/ui/head/tabs";
import { Rating } from "~/ui/review/rating";
import type { ProfileContent, ProfileHead } from "../pages/profile.server";
import { marketplaceOf, partnerProfile, TABS, type Tab } from "../rules/marketplace";
import { ActionButton } from "./action-button";
import { PresentationTab } from "./presentation-tab";
import { PortfolioTab, ServicesTab, TeamTab } from "./tabs";

type HeaderProps = Pick<HeadProps, "crumb"> & {
  head: ProfileHead;
  tab: Tab;
  /** The path of the page, for the links of the tabs. */
  path: string;
};

/** Whose profile it is, what can be done, and the tabs. */
export function ProfileHeader({ head, tab, path, crumb }: HeaderProps) {
  const { id, name, logo, county, verified, rating, reviews, ways } = head;
  return (
    <>
      <Head
        crumb={crumb}
        heading={name}
        mark={<Cloth seed={id} kind="FIRMA" size="l" verified={verified} picture={logo} eager />}
        facts={
          <>
            {verified ? <VerifiedBadge /> : null}
            {county ? <span>{county}</span> : null}
            <Rating value={rating} words={reviews} />
          </>
        }
        actions={
          <>
            {verified ? (
              <ButtonLink icon={Layers} href={marketplaceOf(id)}>
                Oferte în marketplace
              </ButtonLink>
            ) : null}
            <ActionButton way={ways.contact} variant="primary" icon={MessageSquare} label="Contactează partenerul" />
          </>
        }
      />
      {"why" in ways.contact ? <p className="muted">{ways.contact.why}</p> : null}
      <Tabs label="Profilul partenerului" tabs={tabsOf(head, tab, path)} />
    </>
  );
}

function tabsOf({ counts }: ProfileHead, tab: Tab, path: string) {
  const count: Partial<Record<Tab, number>> = {
    servicii: counts.services,
    portofoliu: counts.projects,
    echipa: counts.members,
  };
  return codesOf(TABS).map((one) => ({
    label: TABS[one],
    href: partnerProfile.address(path, { tab: one }),
    current: one === tab,
    ...(count[one] === undefined ? {} : { count: count[one] }),
  }));
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
