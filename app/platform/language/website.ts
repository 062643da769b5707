import { tidyAddress } from "./addresses";
import { readableHost, urlOf } from "./host-name";

/** A typed web address, also without `https://`; null for anything else. */
function webAddress(text: string): URL | null {
  const url = urlOf(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  return url && ["http:", "https:"].includes(url.protocol) ? url : null;
}

/**
 * A site as people type it, as it is stored: with `https://` where it was left out. Null unless it is the address of a public
 * page.
 */
export function parseWebsite(text: string): string | null {
  const url = webAddress(tidyAddress(text));
  if (!url || url.username || url.password || !/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null;
  return url.href.length <= 500 ? url.href.replace(/^(https?:\/\/[^/]+)\/$/, "$1") : null;
}

/** A stored site as people write it: "https://primăria.ro" and not its punycode. */
export function formatWebsite(website: string): string {
  return website.replace(/(?<=^https?:\/\/)[^/?#]+/, readableHost);
}

/** A site as a link, labelled without the protocol; null when it is not an http or https address. */
export function siteLink(website: string | null): { href: string; label: string } | null {
  const url = website ? webAddress(website) : null;
  return url && { href: url.href, label: (readableHost(url.host) + url.pathname).replace(/^www\.|\/$/g, "") };
}
