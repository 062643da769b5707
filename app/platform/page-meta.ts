import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, Graph, Thing } from "schema-dts";

export type PageMeta = {
  /** Without the product's name, which is added: "Comunități" becomes "Comunități – PSP". */
  title: string;
  description?: string;
  /** The one address of this page, with the query parameters that make it another page; the origin is added. */
  path: string;
  /** The picture of a shared link, 1200 × 630, as a path; the product's own when there is none. */
  picture?: { path: string; alt: string };
  type?: "website" | "article" | "profile";
  /** Only what is true, and what the page itself shows. */
  facts?: Thing | Graph;
  /** Private, filtered and missing pages: not for search engines. They have no canonical address either. */
  noindex?: boolean;
  /** The page itself writes its title: that of a refused form says first that something is wrong. */
  ownTitle?: boolean;
  /** The Atom feed that tells of the same things, for programs that look for one. */
  feed?: { path: string; title: string };
};

/** `meta` functions read the origin from the root loader's data among their matches. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The type is not exported by React Router, which escapes the JSON. */
type LinkedData = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

const PRODUCT = "PSP";
const OWN_PICTURE = { path: "/social.png", alt: "PSP: autorități locale și parteneri verificați" };

/** The head of a page for search engines and shared links. */
export function pageMeta(
  matches: Matches,
  { title, description, path, picture, type, facts, noindex, ownTitle, feed }: PageMeta,
): MetaDescriptor[] {
  const full = `${title} – ${PRODUCT}`;
  const titled = ownTitle ? [] : [{ title: full }];
  const described = description ? [{ name: "description", content: description }] : [];
  const fed = feed ? [feedLink(feed)] : [];
  if (noindex) return [...titled, ...described, { name: "robots", content: "noindex" }, ...fed];
  const origin = originOf(matches);
  const shown = picture ?? OWN_PICTURE;
  return [
    ...titled,
    ...described,
    { tagName: "link", rel: "canonical", href: origin + path },
    { property: "og:site_name", content: PRODUCT },
    { property: "og:locale", content: "ro_RO" },
    { property: "og:type", content: type ?? "website" },
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: origin + path },
    { property: "og:image", content: origin + shown.path },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: shown.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...fed,
    ...(facts ? [{ "script:ld+json": facts as unknown as LinkedData }] : []),
  ];
}

/** The picture of a shared link to one thing, drawn by the server. `kind` is the thing's word in addresses. */
export const socialPicture = (kind: string, id: string, name: string): { path: string; alt: string } => ({
  path: `/social/${kind}/${id}.png`,
  alt: name,
});

const feedLink = ({ path, title }: { path: string; title: string }): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title,
  href: path,
});

/** For structured data, which needs absolute addresses. Empty when the root's loader did not run. */
export function originOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root");
  return (root?.loaderData as { origin?: string } | undefined)?.origin ?? "";
}

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
