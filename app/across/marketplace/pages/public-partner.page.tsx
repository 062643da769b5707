import { data } from "react-router";
import type { Graph, Organization } from "schema-dts";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { listedPartner, ratingOf } from "~/modules/partners/store/profile.server";
import { now } from "~/platform/clock";
import { isId } from "~/platform/form/id";
import { leadToLast } from "~/platform/form/list-query";
import { formatRating } from "~/platform/language/numbers";
import { excerpt, lowered } from "~/platform/language/text";
import { breadcrumbs, originOf, pageMeta, socialPicture } from "~/platform/page-meta";
import { phonesIn } from "~/platform/romania/phone";
import { ButtonLink } from "~/ui/button/button";
import { EmptyState } from "~/ui/list/empty-state";
import { ProfileHeader, ProfileTab } from "../parts/profile";
import { partnerProfile, profilePath, TABS } from "../rules/marketplace";
import type { Route } from "./+types/public-partner.page";
import { type ContentOf, contentOf, headOf, type ProfileHead } from "./profile.server";

export const handle = { reads: partnerProfile };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const partner = isId(params.id) ? await listedPartner(params.id) : null;
  if (!partner) return data({ found: null }, { status: 404 });
  const visitor = context.get(actorContext);
  const rating = await ratingOf(partner.id);
  const query = partnerProfile.read(url.searchParams);
  const content = await contentOf(partner, rating, { ...query, visitor, now: now() });
  if (content.tab === "prezentare")
    leadToLast({ page: query.page, pages: content.reviews.pages }, (page) =>
      partnerProfile.address(profilePath(partner.id), {}, { page }),
    );
  const about = excerpt(partner.description, 155);
  return data({ found: { head: await headOf(partner, rating, visitor), content, about } });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const found = loaderData?.found;
  if (!found) return pageMeta(matches, { title: "Partenerul nu a fost găsit", path: "/parteneri", noindex: true });
  const { head, content, about } = found;
  const first = content.tab === "prezentare";
  return pageMeta(matches, {
    title: first ? head.name : `${head.name}, ${lowered(TABS[content.tab])}`,
    description: about,
    path: partnerProfile.address(profilePath(head.id), { tab: content.tab }),
    type: "profile",
    picture: socialPicture("partener", head.id, head.name),
    noindex: first && content.reviews.page > 1,
    ...(first ? { facts: profileFacts(originOf(matches), head, content) } : {}),
  });
};

export default function PartnerPage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <Missing />;
  const path = profilePath(found.head.id);
  return (
    <>
      <ProfileHeader
        head={found.head}
        tab={found.content.tab}
        path={path}
        crumb={{ href: "/parteneri", label: "Parteneri" }}
      />
      <ProfileTab content={found.content} path={path} />
    </>
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

/** Structured data (schema.org) of a partner's page; a rating only when there are reviews. */
function profileFacts(origin: string, head: ProfileHead, content: ContentOf<"prezentare">): Graph {
  const crumbs = breadcrumbs(origin, [
    ["Parteneri", "/parteneri"],
    [head.name, profilePath(head.id)],
  ]);
  return { "@context": "https://schema.org", "@graph": [firm(origin, head, content), crumbs] };
}

function firm(origin: string, head: ProfileHead, content: ContentOf<"prezentare">): Organization {
  const { reviews, description } = content;
  const { facts } = content.aside;
  const path = `${origin}/partener/${head.id}`;
  return {
    "@type": "Organization",
    "@id": path,
    name: head.name,
    url: facts.site?.href ?? path,
    ...(description.length > 0 ? { description: description.join(" ") } : {}),
    ...(head.logo ? { logo: origin + head.logo.src } : {}),
    ...(facts.phone ? { telephone: phonesIn(facts.phone) } : {}),
    ...(facts.email ? { email: facts.email } : {}),
    ...(facts.headquarters
      ? { address: { "@type": "PostalAddress", addressLocality: facts.headquarters, addressCountry: "RO" } }
      : {}),
    ...(facts.counties.length > 0
      ? { areaServed: facts.counties.map((name) => ({ "@type": "AdministrativeArea" as const, name })) }
      : {}),
    ...(head.rating !== null && reviews.total > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: formatRating(head.rating).replace(",", "."),
            reviewCount: reviews.total,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}
