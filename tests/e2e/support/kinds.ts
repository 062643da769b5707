/** Two pages that differ only in whom or what they are about are one kind. */
export const kindOf = (path: string): string => {
  const url = new URL(path, "http://psp.test");
  const query = [...url.searchParams]
    .map(([name, value]) => (name === "tab" || name === "tip" ? `${name}=${value}` : name))
    .sort();
  return anyId(url.pathname) + (query.length > 0 ? `?${query.join("&")}` : "");
};

/** The path with `{id}` for whom or what it is about. */
export const anyId = (path: string): string => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{20,}(?=\/|$)/g, "{id}");

/** Addresses that lead to a page of ours; files, feeds and machines' answers are left out. */
export const isPage = (path: string): boolean =>
  !/\/(document|files|attachments|html|imagini)\b|\.(ics|atom|xml|txt|png)\b|\/dev\/mail\/mostre/.test(path);
