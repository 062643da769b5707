import { isVerified } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { plural } from "~/platform/language/plural";
import { OwnList, type OwnListView } from "../parts/own-list";
import { blankArticle } from "../rules/moves";
import { type OwnQuery, ownList } from "../rules/own-query";
import { deskTitle } from "../rules/paths";
import { articlePolicy, UNVERIFIED } from "../rules/policy";
import { ARTICLES_PER_PAGE, articlesOf } from "../store/own.server";
import type { Route } from "./+types/article-list.page";
import { ownRow } from "./own-row-view.server";
import { type Desk, deskOf } from "./writing-desk.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.heading ?? "Articole"} – PSP` }];

export async function loader({ context, url }: Route.LoaderArgs): Promise<OwnListView> {
  const desk = deskOf(context);
  const { actor, base } = desk;
  const query = ownList.read(url.searchParams);
  const at = now();
  const list = await listOf(desk, query, at).catch(couldNotLoad);
  if (list) leadToLast({ page: query.page, pages: list.pages }, (page) => ownList.address(base, query, { page }));
  const hindrance = articlePolicy.whyNot("create", actor, blankArticle(actor.organisation.id), at);
  return {
    base,
    heading: deskTitle(actor.role),
    query,
    list,
    mayCreate: hindrance === null,
    hindrance: hindrance?.sentence ?? (isVerified(actor) ? null : UNVERIFIED),
  };
}

async function listOf(desk: Desk, query: OwnQuery, at: Date): Promise<OwnListView["list"]> {
  const { rows, counts } = await articlesOf(desk.actor.organisation.id, query, at);
  return {
    rows: rows.map((row) => ownRow(desk, row, at)),
    counts,
    countWords: plural(counts.all, "articol", "articole"),
    pages: Math.ceil(counts[query.status ?? "all"] / ARTICLES_PER_PAGE),
  };
}

export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  return <OwnList view={loaderData} />;
}
