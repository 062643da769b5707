import { MessageSquarePlus } from "lucide-react";
import { data, Form, redirect } from "react-router";
import { actorContext } from "~/modules/accounts/http/actor-context";
import type { Visitor } from "~/modules/accounts/rules/actor";
import { loginPath } from "~/modules/accounts/rules/sign-in-paths";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { formatNumber } from "~/platform/language/numbers";
import { countedWord } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { breadcrumbs, originOf, pageMeta } from "~/platform/page-meta";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { Button, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Field } from "~/ui/field/field";
import { Select } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { Figures } from "~/ui/figures/figures";
import { CategoryFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { Side, Stack } from "~/ui/layout/layout";
import { ListPage } from "~/ui/list-page/list-page";
import { Row, Rows } from "~/ui/rows/rows";
import { Count } from "~/ui/tag/tag";
import { DiscussionRows } from "../parts/discussion-rows";
import {
  CATEGORY_PAGES,
  categoryOfSlug,
  DISCUSSION_CATEGORIES,
  DISCUSSION_CATEGORY_CODES,
  type DiscussionCategory,
  isInside,
} from "../rules/categories";
import {
  DISCUSSION_ORDERS,
  type DiscussionQuery,
  discussionList,
  forumFeedPath,
  forumFeedTitle,
  forumPath,
  isNarrowed,
} from "../rules/discussion-query";
import { FOLLOW_LEVELS, type FollowLevel, levelOf } from "../rules/follow";
import { blankDiscussion } from "../rules/moves";
import { categoryPath, FOLLOW_LEVELS_PAGE, FORUM, NEW_DISCUSSION } from "../rules/paths";
import { discussionPolicy, seesInside } from "../rules/policy";
import { FORUM_RULES } from "../rules/text";
import { discussionRow } from "../rules/view";
import { listDiscussions, organisationsThatWrote } from "../store/discussions.server";
import { chosenAmong, levelsOfCategories } from "../store/follows.server";
import { seenAmong } from "../store/seen.server";
import type { Route } from "./+types/public-discussion-list.page";

export const handle = { reads: discussionList };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(actorContext);
  const asked = discussionList.read(url.searchParams);
  if (asked.category !== null) throw redirect(forumPath(asked, { page: asked.page }), 301);
  const category = params.slug === undefined ? null : orNotFound(categoryOfSlug(params.slug));
  if (category) discussionPolicy.allow("read", visitor, blankDiscussion(category), now());
  const query = { ...asked, category };
  const found = await forumOf(query, visitor).catch(couldNotLoad);
  if (found) leadToLast({ page: query.page, pages: found.pages }, (page) => forumPath(query, { page }));
  const hindrance = visitor && discussionPolicy.whyNot("open", visitor, blankDiscussion("general"), now());
  const shown = {
    query,
    found,
    /** Null for a visitor, whose page is the same for all. */
    mayOpen: visitor && hindrance === null,
    /** Why this person only reads. */
    hindrance: hindrance?.sentence ?? null,
    /** How closely this person follows the category; null where it is not theirs to choose. */
    follow:
      visitor && category && hindrance === null ? { level: await levelOfCategory(visitor.userId, category) } : null,
  };
  // status 500 keeps a failed list out of the page cache
  return data(shown, { status: found ? 200 : 500 });
}

async function forumOf(query: DiscussionQuery, visitor: Visitor) {
  const inside = seesInside(visitor);
  const [{ rows, counts, total, pages, whole }, organisations] = await Promise.all([
    listDiscussions(query, inside),
    organisationsThatWrote(query.category, inside),
  ]);
  const ids = rows.map(({ id }) => id);
  const seen = visitor ? await seenAmong(visitor.userId, ids) : new Map<string, number>();
  const chosen = visitor && (await chosenAmong(visitor.userId, rows));
  const at = now();
  return {
    rows: rows.map((discussion) => {
      const isSilent = chosen !== null && levelOf(chosen(discussion)) === "none";
      return discussionRow(discussion, at, isSilent ? null : (seen.get(discussion.id) ?? null));
    }),
    categories: DISCUSSION_CATEGORY_CODES.filter((code) => inside || !isInside(code)).map((code) => ({
      code,
      label: DISCUSSION_CATEGORIES[code],
      count: counts(code).number,
    })),
    ...{ total, pages },
    totals: { discussions: whole.number, replies: whole.replies, solved: whole.solved, organisations },
  };
}

async function levelOfCategory(person: string, category: DiscussionCategory): Promise<FollowLevel | null> {
  const levels = await levelsOfCategories(person);
  return levels.find((row) => row.category === category)?.level ?? null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query;
  const category = query?.category ?? null;
  const path = forumPath({ category });
  const label = category && DISCUSSION_CATEGORIES[category];
  const steps = [["Forum", FORUM] as const, ...(label ? [[label, path] as const] : [])];
  return pageMeta(matches, {
    title: label ? `${label}: forum de discuții` : "Forum de discuții",
    description: category
      ? CATEGORY_PAGES[category].about
      : "Întrebări și experiențe ale autorităților locale și ale firmelor care lucrează pentru ele.",
    path,
    ...(category && isInside(category)
      ? {}
      : { feed: { path: forumFeedPath({ category }), title: forumFeedTitle({ category }) } }),
    noindex: !query || isNarrowed(query) || query.page > 1 || (category !== null && isInside(category)),
    ...(label
      ? { facts: { "@context": "https://schema.org", "@graph": [breadcrumbs(originOf(matches), steps)] } }
      : {}),
  });
};

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

export default function DiscussionListPage({ loaderData }: Route.ComponentProps) {
  const { query, found, mayOpen, hindrance, follow } = loaderData;
  const { category } = query;
  const path = forumPath({ category });
  const discussions = found?.total ?? null;
  const aside = <About found={found} query={query} mayFollow={mayOpen === true} follow={follow} />;
  const list = (
    <Side label="Despre forum" aside={aside}>
      <ListPage
        heading={category ? DISCUSSION_CATEGORIES[category] : "Forum de discuții"}
        count={
          discussions === null
            ? undefined
            : { value: formatNumber(discussions), words: countedWord(discussions, "discuție", "discuții") }
        }
        lead={
          hindrance ??
          (category && CATEGORY_PAGES[category].about) ??
          "Întrebări și experiențe ale autorităților și ale firmelor care lucrează pentru ele. Le poate citi oricine."
        }
        action={<NewDiscussion mayOpen={mayOpen} />}
        above={found ? <Totals totals={found.totals} category={category} /> : null}
        filters={<DiscussionFilters query={query} found={found} />}
        shown={found?.rows.length ?? null}
        filtered={isNarrowed(query)}
        path={path}
        boxed
        nothingYet={{
          title: "Nicio discuție, deocamdată",
          text: "Puneți prima întrebare: o văd toți membrii, și cineva a trecut poate prin același lucru.",
          action: <NewDiscussion mayOpen={mayOpen} />,
        }}
        nothingMatches={{ resetHref: path, title: "Nicio discuție nu corespunde filtrelor" }}
        pages={{
          page: query.page,
          pages: found?.pages ?? 1,
          href: (page) => forumPath(query, { page }),
          label: "Paginile forumului",
        }}
      >
        <DiscussionRows rows={found?.rows ?? []} />
      </ListPage>
    </Side>
  );
  if (category === null) return list;
  return (
    <Stack>
      <Crumb href={FORUM}>Forum</Crumb>
      {list}
    </Stack>
  );
}

/** Whoever is signed in and may not write is told why above the list. */
function NewDiscussion({ mayOpen }: { mayOpen: boolean | null }) {
  if (mayOpen === false) return null;
  return (
    <ButtonLink
      variant="primary"
      icon={MessageSquarePlus}
      href={mayOpen === null ? loginPath(null, NEW_DISCUSSION) : NEW_DISCUSSION}
    >
      Topic Nou
    </ButtonLink>
  );
}

type TotalsProps = { totals: Found["totals"]; category: DiscussionCategory | null };

function Totals({ totals: { discussions, replies, solved, organisations }, category }: TotalsProps) {
  return (
    <Figures
      label={category ? "Categoria în cifre" : "Forumul în cifre"}
      figures={[
        {
          value: formatNumber(discussions),
          label: countedWord(discussions, "discuție", "discuții"),
          href: forumPath({ category }),
        },
        { value: formatNumber(replies), label: countedWord(replies, "răspuns", "răspunsuri") },
        { value: formatNumber(solved), label: "rezolvate", href: forumPath({ category, order: "rezolvate" }) },
        {
          value: formatNumber(organisations),
          label: countedWord(organisations, "organizație care a scris", "organizații care au scris"),
        },
      ]}
    />
  );
}

function DiscussionFilters({ query, found }: { query: DiscussionQuery; found: Found | null }) {
  const path = forumPath({ category: query.category });
  const options = (found?.categories ?? []).map(({ code, label }) => ({ value: code, label }));
  return (
    <Filters
      label="Filtrează discuțiile"
      action={FORUM}
      resetHref={path}
      chips={discussionList.chips(path, { ...query, category: null }, { text: quoted })}
    >
      <SearchFilter name="cauta" label="Caută în discuții" text={query.text} placeholder="Titlu sau întrebare" />
      <CategoryFilter value={query.category} options={options} />
      <OrderFilter orders={DISCUSSION_ORDERS} value={query.order} />
    </Filters>
  );
}

type View = Route.ComponentProps["loaderData"];
type AboutProps = Pick<View, "found" | "query" | "follow"> & { mayFollow: boolean };

function About({ found, query, mayFollow, follow }: AboutProps) {
  return (
    <Stack gap={3}>
      {query.category && follow ? <Follow category={query.category} level={follow.level} /> : null}
      {found ? (
        <Card heading="Categorii">
          <Rows>
            {found.categories.map(({ code, label, count }) => (
              <Row
                key={code}
                href={forumPath(query, { category: code })}
                title={
                  <>
                    {label} <Count value={count} words={countedWord(count, "discuție", "discuții")} />
                  </>
                }
              />
            ))}
          </Rows>
          {mayFollow ? <Anchor href={FOLLOW_LEVELS_PAGE}>Ce urmăresc pe forum</Anchor> : null}
        </Card>
      ) : null}
      <Card heading="Regulile comunității">
        <dl className="facts facts--stack">
          {FORUM_RULES.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Stack>
  );
}

type FollowProps = { category: DiscussionCategory; level: FollowLevel | null };

/** How closely the reader follows the category; keyed, as a filter, by what is kept. */
function Follow({ category, level }: FollowProps) {
  return (
    <Card heading="Cât de aproape o urmăriți">
      <Form method="post" action={categoryPath(category, "following")} className="form" preventScrollReset>
        <Field name="level" label="Categoria">
          <Select key={level} options={optionsOf(FOLLOW_LEVELS)} empty="Ca tot forumul" defaultValue={level ?? ""} />
        </Field>
        <Button small>Salvează</Button>
      </Form>
    </Card>
  );
}
