import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import type { AuthorityKind } from "~/modules/accounts/rules/authority";
import { breadcrumbs } from "~/platform/page-meta";
import { type CountyCode, countyByCode } from "~/platform/romania/counties";
import { phonesIn } from "~/platform/romania/phone";
import { countyDirectoryPath } from "./listing";
import { communityPath, DIRECTORY } from "./paths";
import type { CommunityTexts } from "./sections";

type Community = Pick<CommunityTexts, "name" | "kind" | "county" | "description" | "address" | "phone" | "email"> & {
  id: string;
  site: string | null;
};

/** schema.org types: a commune is a place and its government at once; an association is neither. */
const TYPES: Record<AuthorityKind, "AdministrativeArea" | "GovernmentOrganization" | "Organization"> = {
  commune: "AdministrativeArea",
  town: "AdministrativeArea",
  municipality: "AdministrativeArea",
  "bucharest-sector": "AdministrativeArea",
  "county-council": "GovernmentOrganization",
  adi: "Organization",
};

const countyName = (code: CountyCode): string => (code === "B" ? "București" : `județul ${countyByCode(code).name}`);

/** Structured data (schema.org) of a community; only what the page shows. */
export function factsFor(community: Community, origin: string): Graph {
  return { "@context": "https://schema.org", "@graph": [placeOf(community, origin), crumbsOf(community, origin)] };
}

function placeOf({ id, name, kind, county, description, ...contact }: Community, origin: string): Thing {
  const { address, phone, email, site } = contact;
  const common = {
    "@id": `${origin}${communityPath(id)}`,
    url: `${origin}${communityPath(id)}`,
    name,
    ...(description ? { description } : {}),
    ...(phone ? { telephone: phonesIn(phone) } : {}),
    ...(site ? { sameAs: site } : {}),
    ...(address
      ? {
          address: {
            "@type": "PostalAddress" as const,
            streetAddress: address,
            addressRegion: countyByCode(county).name,
            addressCountry: "RO",
          },
        }
      : {}),
  };
  const within = { "@type": "AdministrativeArea" as const, name: countyName(county) };
  const type = kind ? TYPES[kind] : "AdministrativeArea";
  if (type === "AdministrativeArea") return { "@type": type, ...common, containedInPlace: within };
  return { "@type": type, ...common, ...(email ? { email } : {}), areaServed: within };
}

const crumbsOf = ({ id, name, county }: Community, origin: string): BreadcrumbList =>
  breadcrumbs(origin, [
    ["Comunități", DIRECTORY],
    [countyByCode(county).name, countyDirectoryPath(county)],
    [name, communityPath(id)],
  ]);
