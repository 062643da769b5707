import type { BreadcrumbList } from "schema-dts";

/** The way from the directory to this page, as the page itself shows it: names with their paths. */
export const breadcrumbs = (
  origin: string,
  steps: readonly (readonly [name: string, path: string])[],
): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(([name, path], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  })),
});
