import { filterQuery, listQuery, oneOf } from "~/platform/form/list-query";
import { ARTICLE_CATEGORIES, ARTICLE_CATEGORY_CODES, type ArticleCategory } from "./categories";
import { isTheme, THEME_CODES, THEMES, type ThemeCode } from "./themes";

export const BLOG = "/blog";
export const BLOG_FEED = "/blog.atom";

/** Articles shown large above the list, on the first page of the unfiltered blog. */
export const FEATURED = 3;
const ARTICLES_PER_PAGE = 12;
/** Related articles shown beside an article. */
export const RELATED = 3;

/** A filter of the blog: a theme (the blog's own category) or a category that authors choose. */
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

/** The title of the feed, also used for its link. */
export const blogFeedTitle = (category: BlogCategory | null): string =>
  category === null ? "Articole noi" : `Articole noi, ${blogCategoryLabel(category)}`;

/** Offset and limit of a page. The first page of the unfiltered blog also holds the featured articles. */
export function pageBounds({ category, page }: BlogQuery): { offset: number; limit: number } {
  const extra = category === null ? FEATURED : 0;
  const before = (page - 1) * ARTICLES_PER_PAGE;
  return page === 1
    ? { offset: 0, limit: ARTICLES_PER_PAGE + extra }
    : { offset: before + extra, limit: ARTICLES_PER_PAGE };
}

export const pageCount = ({ category }: Pick<BlogQuery, "category">, total: number): number =>
  Math.max(1, Math.ceil((total - (category === null ? FEATURED : 0)) / ARTICLES_PER_PAGE));

export type BlogCounts = { all: number; of(category: BlogCategory): number };

/** The filter buttons: every theme, and the author categories that have published articles. */
export const shownCategories = ({ of }: BlogCounts): BlogCategory[] => [
  ...THEME_CODES,
  ...ARTICLE_CATEGORY_CODES.filter((code) => of(code) > 0),
];

/** The page of a published article inside the workspace of an authority. */
export const innerArticlePath = (id: string): string => `/uat/article/${id}`;

/** POST: adds the article to the favourites or removes it. */
export const favouritePath = (id: string): string => `${innerArticlePath(id)}/favourite`;

export const FAVOURITES = "/uat/articles/favourites";
