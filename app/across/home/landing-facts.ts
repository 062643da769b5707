import type { Graph, SearchAction, WithActionConstraints } from "schema-dts";
import { operator } from "./content";

/** Who is behind the site and how to search it. The association's figures and testimonials are no facts of ours. */
export function siteFacts(origin: string): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": `${origin}/#organizatie`,
        name: operator.name,
        url: `${origin}/`,
        logo: `${origin}/icon.svg`,
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#site`,
        name: "PSP",
        url: `${origin}/`,
        inLanguage: "ro",
        publisher: { "@id": `${origin}/#organizatie` },
        potentialAction: searchAction(origin),
      },
    ],
  };
}

const searchAction = (origin: string): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${origin}/cauta?q={words}` },
  "query-input": "required name=words",
});
