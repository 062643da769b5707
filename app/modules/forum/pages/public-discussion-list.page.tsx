import { MessageSquarePlus } from "lucide-react";
import { data, redirect } from "react-router";
import type { Visitor } from "~/modules/accounts/rules/actor";
import { loginPath } from "~/modules/accounts/rules/sign-in-paths";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { formatNumber } from "~/platform/language/numbers";
import { countedWord } from "~/platform/language/plural";
import { breadcrumbs, originOf, pageMeta } from "~/platform/page-meta";
import { orNotFound } from "~/platform/refusal";
import { Figures } from "~/ui/figures/figures";
import { CategoryFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { Side, Stack } from "~/ui/layout/layout";
import { ListPage } from "~/ui/list/list-page";
import { type CategoryFollow, ForumCategories, ForumRules } from "../parts/about-forum";
import { DiscussionRows } from "../parts/discussion-rows";
import {
  DISCUSSION_CATEGORIES,
  DISCUSSION_CATEGORY_CODES,
  type DiscussionCategory,
  isInside,
} from "../rules/categories";
import { CATEGORY_PAGES, categoryOfSlug, categoryPath, forumPath } from "../rules/category-pages";
import {
  DISCUSSION_ORDERS,
  type DiscussionQuery,
  discussionList,
  forumFeedPath,
  forumFeedTitle,
  isNarrowed,
  newDiscussionPath,
} from "../rules/discussion-query";
import { levelOf } from "../rules/follow";
import { blankDiscussion } from "../rules/moves";
import { FORUM } from "../rules/paths";
import { discussionPolicy, seesInside } from "../rules/policy";
import { discussionRow } from "../rules/view";
import { listDiscussions, organisationsThatWrote } from "../store/discussions.server";
import { chosenAmong, levelsOfCategories } from "../store/follows.server";
import { unreadAmong } from "../store/reads.server";
import type { Route } from "./+types/public-discussion-list.page";

export const handle = { reads: discussionList };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(actorContext);
  const query = discussionList.read(url.searchParams);
  if (query.category !== null) throw redirect(forumPath(query, { page: query.page }), 301);
  const category = params.slug === undefined ? null : orNotFound(categoryOfSlug(params.slug));
  if (category) discussionPolicy.allow("read", visitor, blankDiscussion(category), now());
  const place = placeOf(category);
  const found = await forumOf({ ...query, category }, visitor).catch(couldNotLoad);
  const pathOf = (page: number) => discussionList.address(place.path, query, { page });
  if (found) leadToLast({ page: query.page, pages: found.pages }, pathOf);
  const hindrance = visitor && discussionPolicy.whyNot("open", visitor, blankDiscussion("general"), now());
  const shown = {
    query,
    place,
    found,
    /** Null for a visitor, whose page is the same for all. */
    mayOpen: visitor && hindrance === null,
    /** Why this person only reads. */
    hindrance: hindrance?.sentence ?? null,
    follow: visitor && category && hindrance === null ? await followOf(visitor.userId, category) : null,
  };
  // status 500 keeps a failed list out of the page cache
  return data(shown, { status: found ? 200 : 500 });
}

/** What the page is of: a category, or the whole forum. Made here, so that the table of categories is not sent to browsers. */
const placeOf = (category: DiscussionCategory | null) => ({
  path: forumPath({ category }),
  category: category && {
    code: category,
    label: DISCUSSION_CATEGORIES[category],
    about: CATEGORY_PAGES[category].about,
    isPublic: !isInside(category),
  },
});

async function forumOf(query: DiscussionQuery, visitor: Visitor) {
  const inside = seesInside(visitor);
  const [{ rows, counts, total, pages, whole }, organisations] = await Promise.all([
    listDiscussions(query, inside),
    organisationsThatWrote(query.category, inside),
  ]);
  const ids = rows.map(({ id }) => id);
  const unread = visitor && (await unreadAmong(visitor.userId, ids));
  const chosen = visitor && (await chosenAmong(visitor.userId, rows));
  const at = now();
  return {
    rows: rows.map((discussion) => {
      const isSilent = chosen !== null && levelOf(chosen(discussion)) === "none";
      return discussionRow(discussion, at, isSilent ? undefined : unread?.get(discussion.id));
    }),
    categories: DISCUSSION_CATEGORY_CODES.filter((code) => inside || !isInside(code)).map((code) => ({
      code,
      label: DISCUSSION_CATEGORIES[code],
      href: forumPath(query, { category: code }),
      count: counts(code).number,
    })),
    total,
    pages,
    totals: { discussions: whole.number, replies: whole.replies, solved: whole.solved, organisations },
  };
}

/** How closely a person follows a category, and where they choose it. */
async function followOf(person: string, category: DiscussionCategory): Promise<CategoryFollow> {
  const chosen = await levelsOfCategories(person);
  const level = chosen.find((row) => row.category === category)?.level ?? null;
  return { path: categoryPath(category, "following"), level };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta(matches, { title: "Forum de discuții", path: FORUM, noindex: true });
  const { path, category } = loaderData.place;
  const told = { category: category?.code ?? null };
  const described = {
    path,
    noindex: isNarrowed(loaderData.query) || loaderData.query.page > 1 || category?.isPublic === false,
    ...(category?.isPublic === false ? {} : { feed: { path: forumFeedPath(told), title: forumFeedTitle(told) } }),
  };
  if (category === null)
    return pageMeta(matches, {
      title: "Forum de discuții",
      description: "Întrebări și experiențe ale autorităților locale și ale firmelor care lucrează pentru ele.",
      ...described,
    });
  const steps = [["Forum", FORUM] as const, [category.label, path] as const];
  return pageMeta(matches, {
    title: `${category.label}: forum de discuții`,
    description: category.about,
    ...described,
    facts: { "@context": "https://schema.org", "@graph": [breadcrumbs(originOf(matches), steps)] },
  });
};

type View = Route.ComponentProps["loaderData"];
type Found = NonNullable<View["found"]>;

export default function DiscussionListPage({ loaderData }: Route.ComponentProps) {
  const { query, place, found, mayOpen, hindrance, follow } = loaderData;
  const { path, category } = place;
  const create = newDiscussionLink(loaderData);
  // the category that is chosen among the filters has an address of its own, to which the list leads
  const labels = (found?.categories ?? []).map(({ code, label }) => ({ value: code, label }));
  const about =
    category?.about ?? "Întrebări și experiențe ale autorităților și ale firmelor care lucrează pentru ele.";
  return (
    <>
      <ListPage
        asked={discussionList.at(path, query)}
        crumb={category ? { href: FORUM, label: "Forum" } : undefined}
        heading={category?.label ?? "Forum de discuții"}
        count={found && [found.total, "discuție", "discuții"]}
        facts={hindrance ?? (mayOpen === null ? about : undefined)}
        actions={create}
        filters={
          <Filters label="Filtrează discuțiile" action={FORUM}>
            <SearchFilter name="cauta" label="Caută în discuții" placeholder="Titlu sau întrebare" />
            <CategoryFilter value={category?.code ?? ""} options={labels} />
            <OrderFilter orders={DISCUSSION_ORDERS} />
          </Filters>
        }
        shown={found?.rows.length ?? null}
        filtered={isNarrowed(query)}
        nothingYet={{
          title: "Nicio discuție, deocamdată",
          text: "Puneți prima întrebare: o văd toți membrii, și cineva a trecut poate prin același lucru.",
          action: create,
        }}
        nothingMatches={{ title: "Nicio discuție nu corespunde filtrelor" }}
        pages={found?.pages}
        pagesLabel="Paginile forumului"
      >
        <DiscussionRows rows={found?.rows ?? []} />
      </ListPage>
      <Side label="Despre forum" aside={<ForumRules follow={follow} />}>
        {found ? (
          <Stack>
            <Totals totals={found.totals} place={place} />
            <ForumCategories categories={found.categories} mayFollow={mayOpen === true} />
          </Stack>
        ) : null}
      </Side>
    </>
  );
}

/** Whoever is signed in and may not write is told why above the list. */
function newDiscussionLink({ mayOpen, place: { category } }: View) {
  if (mayOpen === false) return null;
  const path = newDiscussionPath({ category: category?.code ?? null });
  const href = mayOpen === null ? loginPath(null, path) : path;
  return { label: "Topic Nou", icon: MessageSquarePlus, href, primary: true };
}

type TotalsProps = Pick<Found, "totals"> & Pick<View, "place">;

function Totals({ totals: { discussions, replies, solved, organisations }, place: { path, category } }: TotalsProps) {
  return (
    <Figures
      label={category ? "Categoria în cifre" : "Forumul în cifre"}
      figures={[
        {
          value: formatNumber(discussions),
          label: countedWord(discussions, "discuție", "discuții"),
          href: path,
        },
        { value: formatNumber(replies), label: countedWord(replies, "răspuns", "răspunsuri") },
        { value: formatNumber(solved), label: "rezolvate", href: discussionList.address(path, { order: "rezolvate" }) },
        {
          value: formatNumber(organisations),
          label: countedWord(organisations, "organizație care a scris", "organizații care au scris"),
        },
      ]}
    />
  );
}
