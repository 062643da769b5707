import { redirect } from "react-router";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { ArticleRow } from "~/modules/articles/parts/article-row";
import { innerArticlePath } from "~/modules/articles/rules/blog";
import { articleCardFacts } from "~/modules/articles/rules/card";
import type { ArticleCategory } from "~/modules/articles/rules/categories";
import { publishedArticles } from "~/modules/articles/store/blog.server";
import { now } from "~/platform/clock";
import { isId } from "~/platform/form/id";
import { leadToLast, listQuery } from "~/platform/form/list-query";
import { notFound } from "~/platform/refusal";
import { Count } from "~/ui/badge/tag";
import { Head } from "~/ui/head/head";
import { FoundList } from "~/ui/list/found-list";
import { List } from "~/ui/list/list";
import { ActRows } from "../parts/act-rows";
import { ResourceRows } from "../parts/resource-rows";
import { HUB_PAGE } from "../rules/hub-query";
import { actPath, HUB, resourcePath, topicPath } from "../rules/paths";
import { isTopic, TOPICS, type Topic } from "../rules/vocabulary";
import { actsOfTopic } from "../store/acts.server";
import { resourcesOfTopic } from "../store/hub.server";
import { resourceById } from "../store/resources.server";
import { actRow } from "../views/act-view.server";
import { resourceRow } from "../views/resource-view.server";
import type { Route } from "./+types/topic.page";

/** What authors of articles call the topic. */
const ARTICLES_OF: Readonly<Partial<Record<Topic, ArticleCategory>>> = {
  "fonduri-europene": "eu-funds",
  digitalizare: "it",
  "management-proiecte": "project-management",
};
const MOST_ARTICLES = 3;
const topicPages = listQuery({});

export async function loader({ context, params, url }: Route.LoaderArgs) {
  uatOf(context);
  const topic = params.topic ?? "";
  if (!isTopic(topic)) throw await documentAt(topic);
  const at = now();
  const category = ARTICLES_OF[topic];
  const { page } = topicPages.read(url.searchParams);
  const [documents, acts, articles] = await Promise.all([
    resourcesOfTopic(topic, page),
    actsOfTopic(topic),
    category === undefined ? [] : publishedArticles({ category, page: 1 }),
  ]);
  const pages = Math.ceil(documents.number / HUB_PAGE);
  leadToLast({ page, pages }, (last) => topicPages.address(topicPath(topic), {}, { page: last }));
  return {
    title: TOPICS[topic],
    path: topicPath(topic),
    page,
    pages,
    number: documents.number,
    rows: documents.rows.map((row) => resourceRow(row, at)),
    acts: acts.map((act) => actRow(act, at)),
    articles: articles
      .slice(0, MOST_ARTICLES)
      .map(articleCardFacts)
      .map((card) => ({ ...card, href: innerArticlePath(card.id) })),
  };
}

/** The specification writes documents below the hub too: a redirect to the page of this one, or 404 when there is none. */
async function documentAt(id: string) {
  const document = isId(id) ? await resourceById(id) : null;
  return document?.deletedAt === null ? redirect(resourcePath(id)) : notFound();
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.title ?? "Temă"} – PSP` }];

/** All there is about one of the five topics. */
export default function TopicPage({ loaderData }: Route.ComponentProps) {
  const { title, path, page, pages, number, rows, acts, articles } = loaderData;
  return (
    <>
      <Head heading={title} crumb={{ href: HUB, label: "Hub de cunoștințe" }} />
      <FoundList
        asked={topicPages.at(path, { page })}
        heading={
          <span data-results="">
            <Counted what="Documente" number={number} />
          </span>
        }
        tight
        shown={rows.length}
        nothingYet={{
          title: "Niciun document despre tema aceasta, deocamdată",
          text: "Căutați în toată biblioteca.",
          action: { label: "Hub de cunoștințe", href: HUB },
        }}
        pages={pages}
        pagesLabel="Paginile temei"
      >
        <ResourceRows rows={rows} />
      </FoundList>
      {acts.length > 0 ? (
        <List heading={<Counted what="Legislație" number={acts.length} />}>
          <ActRows rows={acts} hrefOf={actPath} />
        </List>
      ) : null}
      {articles.length > 0 ? (
        <List heading="Articole">
          {articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </List>
      ) : null}
    </>
  );
}

const Counted = ({ what, number }: { what: string; number: number }) => (
  <>
    {what} <Count value={number} />
  </>
);
