/** Of these addresses, the one that the path belongs to: the longest that it is or lies under. */
export function currentHref(hrefs: readonly string[], path: string): string | undefined {
  const holding = hrefs.filter((href) => path === href || path.startsWith(href.endsWith("/") ? href : `${href}/`));
  return holding.sort((one, other) => other.length - one.length)[0];
}
