import { data } from "react-router";
import { KINDS, LONGEST_QUESTION, SEARCH } from "~/across/search/rules/search";
import { isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { ArticleCards, ArticleSkeletons } from "~/modules/articles/parts/article-card";
import {
  BLOG,
  type BlogCategory,
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
import { isTheme } from "~/modules/articles/rules/themes";
import { blogCounts, publishedArticles } from "~/modules/articles/store/blog.server";
import { favouritesAmong } from "~/modules/articles/store/favourites.server";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { plural } from "~/platform/language/plural";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Field } from "~/ui/field/field";
import { SearchInput } from "~/ui/field/search-input";
import { Filters } from "~/ui/filters/filters";
import { Split, Stack } from "~/ui/layout/layout";
import { ListBody } from "~/ui/list-page/list-page";
import { useSlowNavigation } from "~/ui/list-page/use-slow-navigation";
import { Count } from "~/ui/tag/tag";
import { unbroken } from "~/ui/text/unbroken";
import { NewsletterBox } from "../parts/article-view";
import { Favourite } from "../parts/favourite";
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
    categories: categoryLinks(counts),
    featured: cards.slice(0, first),
    cards: cards.slice(first),
    total,
    pages: pageCount(query, total),
  };
}

/** The category filters, each with its number of articles. */
const categoryLinks = (counts: BlogCounts) => [
  { code: null, label: "Toate", href: blogPath({ category: null }), count: counts.all },
  ...shownCategories(counts).map((code) => ({
    code,
    label: blogCategoryLabel(code),
    href: blogPath({ category: code }),
    count: counts.of(code),
  })),
];

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
  const featured = found?.featured ?? [];
  const favourites = found?.favourites ?? null;
  return (
    <Stack gap={3}>
      <div className="stack stack--1">
        <Split>
          <h1>Blog</h1>
          {favourites ? <ButtonLink href={FAVOURITES}>Articole favorite</ButtonLink> : null}
        </Split>
        <p className="lead muted">
          Articole ale comunităților și ale firmelor partenere, aprobate de un administrator.
        </p>
      </div>
      {featured.length > 0 ? (
        <section className="stack" aria-labelledby="cele-mai-noi">
          <h2 id="cele-mai-noi">Cele mai noi</h2>
          <ArticleCards articles={featured} featured actionOf={favouriteOf(query, favourites)} />
        </section>
      ) : null}
      <section className="stack" aria-labelledby="articole">
        <h2 id="articole" data-results="">
          {unbroken(headingOf(query, found?.total ?? null))}
        </h2>
        {found ? <BlogCategories links={found.categories} chosen={query.category} /> : null}
        <BlogSearch />
        <List query={query} found={found} />
      </section>
      <p className="small">
        <Anchor href={blogFeedPath(query)} reload>
          {blogFeedTitle(query.category)} (flux Atom)
        </Anchor>
      </p>
      <NewsletterBox />
    </Stack>
  );
}

/** "24 de articole", "2 articole: Tehnologie" */
function headingOf(query: BlogQuery, total: number | null): string {
  const label = labelOf(query);
  if (!total) return label ?? "Articole";
  return `${plural(total, "articol", "articole")}${label ? `: ${label}` : ""}`;
}

type Found = Awaited<ReturnType<typeof blogOf>>;

/** The button under a card, which returns to this page of the list. */
const favouriteOf = (query: BlogQuery, favourites: readonly string[] | null) =>
  favourites === null
    ? undefined
    : (article: ArticleCardFacts) => (
        <Favourite
          article={article}
          kept={favourites.includes(article.id)}
          listed
          back={blogPath(query, { page: query.page })}
        />
      );

function List({ query, found }: { query: BlogQuery; found: Found | null }) {
  const cards = found?.cards ?? [];
  const label = labelOf(query);
  const loading = useSlowNavigation(BLOG);
  // all articles are featured above: the list is empty, but not "nothing yet"
  if (found && cards.length === 0 && found.featured.length > 0 && !loading) return null;
  return (
    <ListBody
      shown={found && cards.length}
      filtered={label !== null}
      path={BLOG}
      pages={{
        page: query.page,
        pages: found?.pages ?? 1,
        href: (page) => blogPath(query, { page }),
        label: "Paginile blogului",
      }}
      level={3}
      loading={<ArticleSkeletons />}
      nothingYet={{
        title: "Niciun articol publicat, deocamdată",
        text: "Aici apar articolele comunităților și ale partenerilor, după ce un administrator le aprobă.",
        action: <ButtonLink href="/comunitati">Vezi comunitățile</ButtonLink>,
      }}
      nothingMatches={{
        resetHref: BLOG,
        resetLabel: "Vezi toate articolele",
        title: label ? `Niciun articol publicat: ${label}` : "Niciun articol publicat, deocamdată",
        text: "Alegeți altă categorie sau căutați după un cuvânt.",
      }}
    >
      <ArticleCards articles={cards} actionOf={favouriteOf(query, found?.favourites ?? null)} />
    </ListBody>
  );
}

/** Uses the platform's search, which handles word forms and typing errors. */
function BlogSearch() {
  return (
    <Filters label="Caută în articole" action={SEARCH} resetHref={BLOG} submitLabel="Caută">
      <Field name="q" id="cautare-blog" label="Cuvinte din articole">
        <SearchInput maxLength={LONGEST_QUESTION} enterKeyHint="search" />
      </Field>
      <input type="hidden" name="tip" value={KINDS.article.value} />
    </Filters>
  );
}

type BlogCategoriesProps = { links: Found["categories"]; chosen: BlogCategory | null };

/** Themes first, then author categories. */
function BlogCategories({ links, chosen }: BlogCategoriesProps) {
  const isOwn = ({ code }: Found["categories"][number]) => code === null || isTheme(code);
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
