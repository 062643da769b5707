import { data } from "react-router";
import { SEARCH } from "~/across/search/rules/paths";
import { KINDS, LONGEST_QUESTION } from "~/across/search/rules/search";
import { isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { ArticleFeature, ArticleRow } from "~/modules/articles/parts/article-row";
import {
  BLOG,
  type BlogCounts,
  type BlogQuery,
  blogCategoryLabel,
  blogFeedPath,
  blogFeedTitle,
  blogList,
  blogPath,
  FAVOURITES,
  FEATURED,
  innerArticlePath,
  pageCount,
  shownCategories,
} from "~/modules/articles/rules/blog";
import { type ArticleCardFacts, articleCardFacts } from "~/modules/articles/rules/card";
import { blogCounts, publishedArticles } from "~/modules/articles/store/blog.server";
import { favouritesAmong } from "~/modules/articles/store/favourites.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { Toc, type TocEntry, TocLinks } from "~/ui/document/toc";
import { Filters, SearchFilter } from "~/ui/filters/filters";
import { Head } from "~/ui/head/head";
import { Side } from "~/ui/layout/layout";
import { FoundList } from "~/ui/list/found-list";
import { useSlowNavigation } from "~/ui/list/use-slow-navigation";
import { Favourite } from "../parts/favourite";
import { NewsletterBox } from "../parts/newsletter-box";
import type { Route } from "./+types/public-blog.page";

/** The page has a newsletter form of its own, in place of the footer's. */
export const handle = { newsletter: false, reads: blogList };

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = blogList.read(url.searchParams);
  const found = await blogOf(query, context.get(actorContext)).catch(couldNotLoad);
  if (found) leadToLast({ page: query.page, pages: found.pages }, (page) => blogPath(query, { page }));
  // 500, so that the page cache does not store a failed list
  return data({ query, found }, { status: found ? 200 : 500 });
}

async function blogOf(query: BlogQuery, visitor: Visitor) {
  const counts = await blogCounts();
  const published = (await publishedArticles(query)).map(articleCardFacts);
  /** An authority reads an article in its workspace and puts it aside; null for everybody else, whose page is kept. */
  const favourites = isUat(visitor)
    ? await favouritesAmong(
        visitor.userId,
        published.map(({ id }) => id),
      )
    : null;
  const cards = favourites ? published.map((card) => ({ ...card, href: innerArticlePath(card.id) })) : published;
  const first = query.category === null && query.page === 1 ? FEATURED : 0;
  const total = query.category ? counts.of(query.category) : counts.all;
  return {
    favourites,
    categories: categoryLinks(counts, query),
    featured: cards.slice(0, first),
    cards: cards.slice(first),
    total,
    pages: pageCount(query, total),
  };
}

/** The categories with their numbers: themes first, then those of authors. */
function categoryLinks(counts: BlogCounts, { category }: BlogQuery): TocEntry[] {
  const entry = (code: BlogQuery["category"], label: string, count: number): TocEntry => ({
    href: blogPath({ category: code }),
    label,
    count: [count, "articol", "articole"],
    current: code === category,
  });
  const shown = shownCategories(counts).map((code) => entry(code, blogCategoryLabel(code), counts.of(code)));
  return [entry(null, "Toate", counts.all), ...shown];
}

const labelOf = ({ category }: BlogQuery) => (category ? blogCategoryLabel(category) : null);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query;
  const category = query?.category ?? null;
  return pageMeta(matches, {
    title: "Blog",
    description:
      "Articole ale comunităților și ale firmelor partenere: proiecte finalizate, fonduri, achiziții, tehnologie și legislație.",
    path: BLOG,
    noindex: !query || category !== null || query.page > 1,
    feed: { path: blogFeedPath({ category }), title: blogFeedTitle(category) },
  });
};

export default function BlogPage({ loaderData: { query, found } }: Route.ComponentProps) {
  const { featured = [], favourites = null, total = 0 } = found ?? {};
  const label = labelOf(query);
  return (
    <>
      <Head
        heading={label ? `Blog: ${label}` : "Blog"}
        count={found && [total, "articol", "articole"]}
        facts="Articole ale comunităților și ale firmelor partenere, aprobate de un administrator."
        actions={favourites ? { label: "Articole favorite", href: FAVOURITES } : null}
      />
      {featured.length > 0 ? (
        <section className="grid grid--3" aria-label="Cele mai noi">
          {featured.map((article) => (
            <ArticleFeature key={article.id} article={article} action={favouriteOf(query, favourites, article)} />
          ))}
        </section>
      ) : null}
      <Side
        label="Categorii și newsletter"
        aside={
          <>
            {found ? <Toc heading="Categorii" entries={found.categories} /> : null}
            <NewsletterBox />
            <p className="small">
              <Anchor href={blogFeedPath(query)} reload>
                {blogFeedTitle(query.category)} (flux Atom)
              </Anchor>
            </p>
          </>
        }
      >
        <Articles query={query} found={found} />
      </Side>
    </>
  );
}

type Found = Awaited<ReturnType<typeof blogOf>>;

/** The button that keeps an article, which returns to this page of the list; for an authority alone. */
const favouriteOf = (query: BlogQuery, favourites: readonly string[] | null, article: ArticleCardFacts) =>
  favourites === null ? null : (
    <Favourite
      key="favourite"
      article={article}
      kept={favourites.includes(article.id)}
      listed
      back={blogPath(query, { page: query.page })}
    />
  );

function Articles({ query, found }: { query: BlogQuery; found: Found | null }) {
  const { cards = [], favourites = null, pages = 1 } = found ?? {};
  const label = labelOf(query);
  const loading = useSlowNavigation(BLOG);
  // all articles are featured above: the list is empty, but not "nothing yet"
  if (found && cards.length === 0 && found.featured.length > 0 && !loading) return null;
  return (
    <FoundList
      asked={blogList.at(BLOG, query, { shown: ["category"] })}
      label="Articole"
      shown={found && cards.length}
      filters={<BlogFilters found={found} />}
      pages={pages}
      pagesLabel="Paginile blogului"
      nothingYet={{
        title: "Niciun articol publicat, deocamdată",
        text: "Aici apar articolele comunităților și ale partenerilor, după ce un administrator le aprobă.",
        action: { label: "Vezi comunitățile", href: "/comunitati" },
      }}
      nothingMatches={{
        resetLabel: "Vezi toate articolele",
        title: label ? `Niciun articol publicat: ${label}` : "Niciun articol publicat, deocamdată",
        text: "Alegeți altă categorie sau căutați după un cuvânt.",
      }}
    >
      {cards.map((article) => (
        <ArticleRow
          key={article.id}
          article={article}
          menu={favourites ? [favouriteOf(query, favourites, article)] : undefined}
        />
      ))}
    </FoundList>
  );
}

/**
 * Uses the platform's search, which handles word forms and typing errors. On a phone the categories are behind the button of
 * the filters.
 */
const BlogFilters = ({ found }: { found: Found | null }) => (
  <Filters label="Caută în articole" action={SEARCH} submitLabel="Caută">
    <SearchFilter name="q" id="cautare-blog" label="Cuvinte din articole" maxLength={LONGEST_QUESTION} />
    <input type="hidden" name="tip" value={KINDS.article.value} />
    {found ? (
      <nav className="only-phone" aria-label="Categoriile blogului">
        <TocLinks entries={found.categories} />
      </nav>
    ) : null}
  </Filters>
);
