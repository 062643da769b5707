import type { Graph, Organization } from "schema-dts";
import { formatRating } from "~/platform/language/numbers";
import { breadcrumbs } from "~/platform/page-meta";
import { phonesIn } from "~/platform/romania/phone";
import type { ContentOf, ProfileHead } from "./profile.server";

/** Structured data (schema.org) of a partner's page; a rating only when there are reviews. */
export function profileFacts(origin: string, head: ProfileHead, content: ContentOf<"prezentare">): Graph {
  return { "@context": "https://schema.org", "@graph": [firm(origin, head, content), crumbs(origin, head)] };
}

const crumbs = (origin: string, { id, name }: ProfileHead) =>
  breadcrumbs(origin, [
    ["Parteneri", "/parteneri"],
    [name, `/partener/${id}`],
  ]);

function firm(origin: string, head: ProfileHead, content: ContentOf<"prezentare">): Organization {
  const { facts, reviews, description } = content;
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
