/** Pages whose paths differ only in ids and tokens are one kind. */
export const kindOf = (path: string): string => {
  const url = new URL(path, "http://psp.test");
  const query = [...url.searchParams]
    .map(([name, value]) => (name === "tab" || name === "tip" ? `${name}=${value}` : name))
    .sort();
  return anyId(url.pathname) + (query.length > 0 ? `?${query.join("&")}` : "");
};

/** The path with `{id}` in place of ids and tokens, `{kind}` of the kind of a paper, and `{number}` of its version's number. */
export const anyId = (path: string): string =>
  path
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{20,}(?=\/|$)/g, "{id}")
    .replace(/(?<=\/paper-models\/)[a-z_]+/, "{kind}")
    .replace(/(?<=\/v\/)\d+(?=\/|$)/, "{number}")
    .replace(/(?<=\/papers\/steps\/)[a-z_]+/, "{step}");

/** Whether the path is an HTML page of the product; false for files, feeds and other machine-readable answers. */
export const isPage = (path: string): boolean =>
  !/\/(document|files|attachments|html|imagini)\b|\.(ics|csv|atom|xml|txt|png)\b|\/dev\/mail\/mostre/.test(path);
