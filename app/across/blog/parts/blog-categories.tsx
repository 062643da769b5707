import {
  type BlogCategory,
  type BlogCounts,
  blogCategoryLabel,
  blogPath,
  shownCategories,
} from "~/modules/articles/rules/blog";
import { isTheme } from "~/modules/articles/rules/themes";
import { ButtonLink } from "~/ui/button/button";
import { Count } from "~/ui/tag/tag";

export type CategoryLink = { code: BlogCategory | null; label: string; href: string; count: number };

/** What can be chosen over the list, each with how many articles it holds. */
export const categoryLinks = (counts: BlogCounts): CategoryLink[] => [
  { code: null, label: "Toate", href: blogPath({ category: null }), count: counts.all },
  ...shownCategories(counts).map((code) => ({
    code,
    label: blogCategoryLabel(code),
    href: blogPath({ category: code }),
    count: counts.of(code),
  })),
];

type BlogCategoriesProps = { links: readonly CategoryLink[]; chosen: BlogCategory | null };

/** The blog's own categories first, then those of the authors' forms. */
export function BlogCategories({ links, chosen }: BlogCategoriesProps) {
  const isOwn = ({ code }: CategoryLink) => code === null || isTheme(code);
  const groups = [links.filter(isOwn), links.filter((link) => !isOwn(link))].filter(({ length }) => length > 0);
  return (
    <nav aria-label="Categoriile blogului" className="stack stack--1">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups that never change places
        <ul key={index} className="cluster cluster--tight">
          {group.map(({ code, label, href, count }) => (
            <li key={href}>
              <ButtonLink
                href={href}
                small
                variant={code === chosen ? "primary" : "default"}
                aria-current={code === chosen ? "true" : undefined}
              >
                {label} <Count value={count} words={count === 1 ? "articol" : "articole"} />
              </ButtonLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
