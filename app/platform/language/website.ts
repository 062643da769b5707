/** A site as it is kept: `https://` in front where it was left out. Null for what is no address of a public page. */
export function parseWebsite(text: string): string | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (!url || !["http:", "https:"].includes(url.protocol)) return null;
  if (url.username || url.password || !/^[^.]+(\.[^.]+)+$/.test(url.hostname)) return null;
  return url.href.length <= 500 ? url.href.replace(/^(https?:\/\/[^/]+)\/$/, "$1") : null;
}

/** A site as a link, when it is one: http or https, shown without either. */
export function siteLink(website: string | null): { href: string; label: string } | null {
  if (!website) return null;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(website) ? website : `https://${website}`);
  if (!url || !["http:", "https:"].includes(url.protocol)) return null;
  return { href: url.href, label: (url.host + url.pathname).replace(/^www\.|\/$/g, "") };
}
