import { Bell, BellOff, Lock, MessageSquare, Pin } from "lucide-react";
import type { Graph } from "schema-dts";
import type { Visitor } from "~/modules/accounts/rules/actor";
import { loginPath } from "~/modules/accounts/rules/sign-in-paths";
import { actorContext } from "~/modules/accounts/signed-in/actor-context";
import { documentPage } from "~/modules/library/rules/policy";
import { now } from "~/platform/clock";
import { writeIfPossible } from "~/platform/database/write-if-possible.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { leadToLast } from "~/platform/form/list-query";
import { isDocument } from "~/platform/http/document.server";
import { excerpt } from "~/platform/language/text";
import { pageMeta } from "~/platform/page-meta";
import { orNotFound } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { List } from "~/ui/list/list";
import { Pager } from "~/ui/list/pager";
import { Row } from "~/ui/list/row";
import { usePostWhenVisible } from "~/ui/live/use-post-when-visible";
import { MoreActions } from "~/ui/menu/menu";
import { Dotted } from "~/ui/text/text";
import { DiscussionFlags } from "../parts/discussion-rows";
import { Post } from "../parts/post";
import { ReplyForm } from "../parts/reply-form";
import { postPages } from "../rules/discussion-query";
import { followChoices } from "../rules/follow";
import { discussionPath, FOLLOW_LEVELS_PAGE, FORUM, POSTS_PER_PAGE, pageOfPost, postPath } from "../rules/paths";
import { type DiscussionAction, discussionPolicy } from "../rules/policy";
import { postState } from "../rules/reports";
import { structuredData } from "../rules/structured-data";
import { COMMENT } from "../rules/text";
import { discussionHead, type PostView, repliesText } from "../rules/view";
import { type DiscussionRecord, discussionById, othersOf } from "../store/discussions.server";
import { chosenAmong } from "../store/follows.server";
import { postById, postsOf } from "../store/posts.server";
import { lastReadAmong } from "../store/reads.server";
import { markSeen } from "../store/writes.server";
import { viewsOf } from "../views/post-views.server";
import type { Route } from "./+types/public-discussion.page";
import { picturesFor, typedBody } from "./post-input.server";

export const handle = { reads: postPages };

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const visitor = context.get(actorContext);
  const at = now();
  const discussion = orNotFound(await discussionById(idFromPath(params.id)));
  discussionPolicy.allow("read", visitor, discussion, at);
  const { page } = postPages.read(url.searchParams);
  const pages = pageOfPost(discussion.lastNumber);
  const path = discussionPath(discussion.id);
  leadToLast({ page, pages }, (last) => postPages.address(path, {}, { page: last }));
  const posts = await postsOf(discussion.id, page);
  const solution = discussion.solutionId === null ? null : await postById(discussion.solutionId);
  const head = discussionHead(discussion, at);
  const views = await viewsOf(posts, { discussion, visitor, at });
  // for search engines, which are not signed in; made here, so that no reader fetches its script
  const facts = visitor || discussion.resourceId ? null : structuredData(settings().origin, head, views);
  return {
    head,
    facts: facts as object | null,
    posts: views,
    description: views[0] ? descriptionOf(views[0]) : null,
    document: discussion.resourceId && documentPage(visitor, discussion.resourceId),
    others: await othersOf(discussion, OTHERS),
    solution: solution && postState(solution) === "shown" ? postPath(discussion.id, solution.number) : null,
    page,
    pages,
    reader: visitor && (await readerOf(discussion, { visitor, request, last: posts.at(-1)?.number ?? 0, at })),
  };
}

/** Characters of the page's description. */
const DESCRIPTION = 160;

const descriptionOf = (post: PostView): string =>
  excerpt(`Mesaj pe forum de la ${post.organisation.name}: ${post.beginning}`, DESCRIPTION);

/** Discussions of the same category shown beside one. */
const OTHERS = 5;

type Reading = { visitor: NonNullable<Visitor>; request: Request; last: number; at: Date };

/** What the page shows to a signed-in person only; everybody else has the same page. */
async function readerOf(discussion: DiscussionRecord, { visitor, request, last, at }: Reading) {
  const seen = (await lastReadAmong(visitor.userId, [discussion.id])).get(discussion.id) ?? 0;
  const isNew = last > seen;
  if (isNew && isDocument(request)) await writeIfPossible(() => markSeen(visitor.userId, discussion.id, last));
  const hindrance = discussionPolicy.whyNot("reply", visitor, discussion, at);
  const may = (action: DiscussionAction) => discussionPolicy.may(action, visitor, discussion, at);
  const { draft, typed, formKey } = await draftOnPage(request, visitor.userId, discussionPath(discussion.id, "reply"));
  return {
    /** The number of the last post of this page, for the page to mark as seen; null when it is marked already. */
    unseen: isNew && !isDocument(request) ? String(last) : null,
    reply: hindrance
      ? null
      : {
          draft,
          formKey,
          body: await typedBody(typed, { actor: visitor, post: null }),
          pictures: await picturesFor(visitor),
        },
    hindrance: hindrance?.sentence ?? null,
    follow: may("follow") ? followChoices((await chosenAmong(visitor.userId, [discussion]))(discussion)) : null,
    may: { pin: may("pin"), unpin: may("unpin"), lock: may("lock"), unlock: may("unlock") },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageMeta(matches, { title: "Discuția nu a fost găsită", path: FORUM, noindex: true });
  const { head, document, facts, description, page } = loaderData;
  return pageMeta(matches, {
    title: head.title,
    ...(description === null ? {} : { description }),
    path: postPages.address(head.path, {}, { page }),
    noindex: head.isInside || document !== null,
    ...(facts ? { facts: facts as Graph } : {}),
  });
};

type View = Route.ComponentProps["loaderData"];
type Reader = NonNullable<View["reader"]>;

export default function DiscussionPage({ loaderData }: Route.ComponentProps) {
  const { head, document, others, solution, reader } = loaderData;
  usePostWhenVisible(`${head.path}/reading`, "number", reader?.unseen ?? null);
  return (
    <>
      <Head
        crumb={document ? { href: document, label: head.title } : { href: FORUM, label: "Forum" }}
        heading={document ? `Comentarii: ${head.title}` : head.title}
        facts={
          <Dotted
            facts={[
              document ? null : { label: head.category.label, href: head.category.href },
              ...head.facts,
              solution && { label: "Vezi răspunsul ales ca soluție", href: solution },
              head.flags.length > 0 ? <DiscussionFlags key="flags" flags={head.flags} /> : null,
            ]}
          />
        }
        actions={reader ? <DiscussionActions id={head.id} follow={reader.follow} may={reader.may} /> : null}
      />
      {others.length > 0 ? (
        <Side label="Din aceeași categorie" aside={<Others others={others} head={head} />}>
          <Posts {...loaderData} />
        </Side>
      ) : (
        <Posts {...loaderData} />
      )}
    </>
  );
}

const Posts = ({ head, document, posts, page, pages, reader }: View) => (
  <Stack>
    <section className="list" aria-label="Mesajele discuției">
      {page > 1 ? <p className="list__h small muted">{`De la mesajul ${(page - 1) * POSTS_PER_PAGE + 1}`}</p> : null}
      <ol className="posts">
        {posts.map((post) => (
          <Post key={post.id} post={post} discussionId={head.id} />
        ))}
      </ol>
      <Pager page={page} pages={pages} href={(to) => postPages.address(head.path, {}, { page: to })} />
    </section>
    <Answer head={head} document={document} reader={reader} />
  </Stack>
);

const Others = ({ others, head }: Pick<View, "others" | "head">) => (
  <div className="screen-only">
    <List heading={head.category.label} tight>
      {others.map(({ id, title, replies }) => (
        <Row key={id} href={discussionPath(id)} title={title} facts={[repliesText(replies)]} />
      ))}
    </List>
  </div>
);

function Answer({ head, document, reader }: Pick<View, "head" | "document" | "reader">) {
  if (reader?.hindrance) return <Notice>{reader.hindrance}</Notice>;
  if (!reader?.reply)
    return (
      <Notice
        icon={MessageSquare}
        action={
          <ButtonLink small href={loginPath(null, head.path)}>
            Conectare
          </ButtonLink>
        }
      >
        Pentru a răspunde, conectați-vă cu contul autorității sau al firmei.
      </Notice>
    );
  return (
    <Card heading={document ? "Scrieți un comentariu" : "Răspundeți"} id="raspuns" className="screen-only">
      <ReplyForm {...reader.reply} answered={undefined} submit={document ? COMMENT : undefined} />
    </Card>
  );
}

/** Following is a button; what is rarer, and an ADMIN's part, stands behind the three dots. */
function DiscussionActions({ id, follow, may }: { id: string } & Pick<Reader, "follow" | "may">) {
  const step = { action: discussionPath(id, "following"), preventScrollReset: true } as const;
  const watching = (isOn: boolean) => (isOn ? "Nu mai urmări" : "Urmărește");
  const silence = (isOn: boolean) => (isOn ? "Anunță-mă din nou" : "Nu mă anunța");
  const bell = (isOn: boolean) => (isOn ? Bell : BellOff);
  return (
    <>
      {follow ? (
        <PostButton
          {...step}
          icon={bell(!follow.isWatching)}
          fields={{ level: follow.watch ?? "" }}
          onceDone={{ icon: bell(follow.isWatching), label: watching(!follow.isWatching) }}
        >
          {watching(follow.isWatching)}
        </PostButton>
      ) : null}
      <MoreActions>
        {follow && !follow.isWatching ? (
          <PostButton
            {...step}
            icon={bell(follow.isSilent)}
            fields={{ level: follow.silence ?? "" }}
            onceDone={{ icon: bell(!follow.isSilent), label: silence(!follow.isSilent) }}
          >
            {silence(follow.isSilent)}
          </PostButton>
        ) : null}
        {follow ? <Anchor href={FOLLOW_LEVELS_PAGE}>Ce urmăresc</Anchor> : null}
        {may.pin || may.unpin ? (
          <PostButton icon={Pin} action={discussionPath(id, "pinning")} fields={{ pinned: may.pin ? "yes" : "no" }}>
            {may.pin ? "Fixează în capul listei" : "Nu mai fixa"}
          </PostButton>
        ) : null}
        {may.lock || may.unlock ? (
          <PostButton icon={Lock} action={discussionPath(id, "locking")} fields={{ locked: may.lock ? "yes" : "no" }}>
            {may.lock ? "Închide discuția" : "Redeschide discuția"}
          </PostButton>
        ) : null}
      </MoreActions>
    </>
  );
}
