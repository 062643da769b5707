import { filterQuery, listQuery, oneOf } from "~/platform/form/list-query";
import { ARTICLE_CATEGORIES, ARTICLE_CATEGORY_CODES, type ArticleCategory } from "./categories";
import { isTheme, THEME_CODES, THEMES, type ThemeCode } from "./themes";

export const BLOG = "/blog";
export const BLOG_FEED = "/blog.atom";

/** Above the others, on the first page of the whole blog. */
export const FEATURED = 3;
const ARTICLES_PER_PAGE = 12;
/** Beside an article. */
export const RELATED = 3;

/** By what the blog can be narrowed: one of its own categories, or one of the authors'. */
export type BlogCategory = ThemeCode | ArticleCategory;

const isBlogCategory = (code: string): code is BlogCategory => isTheme(code) || Object.hasOwn(ARTICLE_CATEGORIES, code);

export const blogCategoryLabel = (code: BlogCategory): string =>
  isTheme(code) ? THEMES[code].label : ARTICLE_CATEGORIES[code];

const category = oneOf("categorie", isBlogCategory);
export const blogList = listQuery({ category });
export type BlogQuery = ReturnType<typeof blogList.read>;
export const blogPath = blogList.addressAt(BLOG);

export const blogFeed = filterQuery({ category });
export const blogFeedPath = blogFeed.addressAt(BLOG_FEED);

/** What the feed brings. */
export const blogFeedTitle = (category: BlogCategory | null): string =>
  category === null ? "Articole noi" : `Articole noi, ${blogCategoryLabel(category)}`;

/** Where a page of the list begins and how much it holds: the first of the whole blog has the featured ones on top. */
export function rowsOf({ category, page }: BlogQuery): { offset: number; limit: number } {
  const extra = category === null ? FEATURED : 0;
  const before = (page - 1) * ARTICLES_PER_PAGE;
  return page === 1
    ? { offset: 0, limit: ARTICLES_PER_PAGE + extra }
    : { offset: before + extra, limit: ARTICLES_PER_PAGE };
}

/** How many pages there are. */
export const pagesOf = ({ category }: Pick<BlogQuery, "category">, total: number): number =>
  Math.max(1, Math.ceil((total - (category === null ? FEATURED : 0)) / ARTICLES_PER_PAGE));

export type BlogCounts = { all: number; of(category: BlogCategory): number };

/** The buttons over the list: the blog's own categories always, the authors' where something is published. */
export const shownCategories = ({ of }: BlogCounts): BlogCategory[] => [
  ...THEME_CODES,
  ...ARTICLE_CATEGORY_CODES.filter((code) => of(code) > 0),
];

/** Where somebody of an authority reads an article inside the workspace. */
export const innerArticlePath = (id: string): string => `/uat/article/${id}`;

/** Where an article is put among the favourites, or taken from them. */
export const favouritePath = (id: string): string => `${innerArticlePath(id)}/favourite`;

export const FAVOURITES = "/uat/articles/favourites";
