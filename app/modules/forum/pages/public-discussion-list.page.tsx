import { MessageSquarePlus } from "lucide-react";
import { data } from "react-router";
import { actorContext } from "~/modules/accounts/http/actor-context";
import type { Visitor } from "~/modules/accounts/rules/actor";
import { loginPath } from "~/modules/accounts/rules/sign-in-paths";
import { now } from "~/platform/clock";
import { couldNotLoad } from "~/platform/database/could-not-load.server";
import { leadToLast } from "~/platform/form/list-query";
import { formatNumber } from "~/platform/language/numbers";
import { countedWord } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { pageMeta } from "~/platform/page-meta";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Figures } from "~/ui/figures/figures";
import { CategoryFilter, Filters, OrderFilter, SearchFilter } from "~/ui/filters/filters";
import { Side, Stack } from "~/ui/layout/layout";
import { ListPage } from "~/ui/list-page/list-page";
import { Row, Rows } from "~/ui/rows/rows";
import { Count } from "~/ui/tag/tag";
import { DiscussionRows } from "../parts/discussion-rows";
import { DISCUSSION_CATEGORIES, DISCUSSION_CATEGORY_CODES, isInside } from "../rules/categories";
import {
  DISCUSSION_ORDERS,
  type DiscussionQuery,
  discussionList,
  forumFeedPath,
  forumFeedTitle,
  forumPath,
} from "../rules/discussion-query";
import { levelOf } from "../rules/follow";
import { blankDiscussion } from "../rules/moves";
import { FOLLOW_LEVELS_PAGE, FORUM, NEW_DISCUSSION } from "../rules/paths";
import { discussionPolicy, seesInside } from "../rules/policy";
import { FORUM_RULES } from "../rules/text";
import { discussionRow } from "../rules/view";
import { listDiscussions, organisationsThatWrote } from "../store/discussions.server";
import { chosenAmong } from "../store/follows.server";
import { seenAmong } from "../store/seen.server";
import type { Route } from "./+types/public-discussion-list.page";

export const handle = { reads: discussionList };

export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(actorContext);
  const query = discussionList.read(url.searchParams);
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
  };
  // status 500 keeps a failed list out of the page cache
  return data(shown, { status: found ? 200 : 500 });
}

async function forumOf(query: DiscussionQuery, visitor: Visitor) {
  const inside = seesInside(visitor);
  const [{ rows, counts, total, pages, whole }, organisations] = await Promise.all([
    listDiscussions(query, inside),
    organisationsThatWrote(inside),
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

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const query = loaderData?.query;
  return pageMeta(matches, {
    title: query?.category ? `${DISCUSSION_CATEGORIES[query.category]}: forum de discuții` : "Forum de discuții",
    description: "Întrebări și experiențe ale autorităților locale și ale firmelor care lucrează pentru ele.",
    path: FORUM,
    feed: {
      path: forumFeedPath({ category: query?.category ?? null }),
      title: forumFeedTitle({ category: query?.category ?? null }),
    },
    noindex: !query || discussionList.isFiltered(query) || query.order !== "recente" || query.page > 1,
  });
};

type Found = NonNullable<Route.ComponentProps["loaderData"]["found"]>;

export default function DiscussionListPage({ loaderData: { query, found, mayOpen, hindrance } }: Route.ComponentProps) {
  const discussions = found?.total ?? null;
  return (
    <Side label="Despre forum" aside={<About found={found} query={query} mayFollow={mayOpen === true} />}>
      <ListPage
        heading="Forum de discuții"
        count={
          discussions === null
            ? undefined
            : { value: formatNumber(discussions), words: countedWord(discussions, "discuție", "discuții") }
        }
        lead={
          hindrance ??
          "Întrebări și experiențe ale autorităților și ale firmelor care lucrează pentru ele. Le poate citi oricine."
        }
        action={<NewDiscussion mayOpen={mayOpen} />}
        above={found ? <Totals totals={found.totals} /> : null}
        filters={<DiscussionFilters query={query} found={found} />}
        shown={found?.rows.length ?? null}
        filtered={discussionList.isFiltered(query) || query.order !== "recente"}
        path={FORUM}
        boxed
        nothingYet={{
          title: "Nicio discuție, deocamdată",
          text: "Puneți prima întrebare: o văd toți membrii, și cineva a trecut poate prin același lucru.",
          action: <NewDiscussion mayOpen={mayOpen} />,
        }}
        nothingMatches={{ resetHref: FORUM, title: "Nicio discuție nu corespunde filtrelor" }}
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

function Totals({ totals: { discussions, replies, solved, organisations } }: { totals: Found["totals"] }) {
  return (
    <Figures
      label="Forumul în cifre"
      figures={[
        { value: formatNumber(discussions), label: countedWord(discussions, "discuție", "discuții"), href: FORUM },
        { value: formatNumber(replies), label: countedWord(replies, "răspuns", "răspunsuri") },
        { value: formatNumber(solved), label: "rezolvate", href: forumPath({ order: "rezolvate" }) },
        {
          value: formatNumber(organisations),
          label: countedWord(organisations, "organizație care a scris", "organizații care au scris"),
        },
      ]}
    />
  );
}

function DiscussionFilters({ query, found }: { query: DiscussionQuery; found: Found | null }) {
  const options = (found?.categories ?? []).map(({ code, label }) => ({ value: code, label }));
  return (
    <Filters
      label="Filtrează discuțiile"
      action={FORUM}
      resetHref={FORUM}
      chips={discussionList.chips(FORUM, query, { text: quoted, category: DISCUSSION_CATEGORIES })}
    >
      <SearchFilter name="cauta" label="Caută în discuții" text={query.text} placeholder="Titlu sau întrebare" />
      <CategoryFilter value={query.category} options={options} />
      <OrderFilter orders={DISCUSSION_ORDERS} value={query.order} />
    </Filters>
  );
}

type AboutProps = { found: Found | null; query: DiscussionQuery; mayFollow: boolean };

function About({ found, query, mayFollow }: AboutProps) {
  return (
    <Stack gap={3}>
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
