import { settings } from "~/platform/settings.server";
import { SEARCH } from "../rules/paths";

/** Tells browsers how to search here from their own bar. */
export function loader(): Response {
  return new Response(descriptionFor(settings().origin), {
    headers: {
      "content-type": "application/opensearchdescription+xml; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** An OpenSearch 1.1 description of the one search. */
const descriptionFor = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>PSP</ShortName>
  <Description>Comunități, parteneri, oportunități și articole</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>ro</Language>
  <Image width="16" height="16" type="image/svg+xml">${escaped(origin)}/icon.svg</Image>
  <Url type="text/html" method="get" template="${escaped(origin)}${SEARCH}?q={searchTerms}"/>
</OpenSearchDescription>
`;
