import { MessageSquarePlus } from "lucide-react";
import { Post } from "~/modules/forum/parts/post";
import { commentsPath } from "~/modules/library/rules/paths";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Cluster, Stack } from "~/ui/layout/layout";
import { Count } from "~/ui/tag/tag";
import type { lastComments } from "../pages/last-comments.server";

type LastCommentsProps = { id: string; comments: Awaited<ReturnType<typeof lastComments>> };

/** What readers say about a document: the last comments, and the way to all of them and to their form. */
export function LastComments({ id, comments }: LastCommentsProps) {
  return (
    <section className="screen-only" aria-labelledby="comentarii">
      <Stack>
        <h2 id="comentarii">Comentarii {comments ? <Count value={comments.total} /> : null}</h2>
        {comments ? (
          comments.posts.map((post) => <Post key={post.id} post={post} discussionId={comments.id} />)
        ) : (
          <p className="muted">Niciun comentariu, deocamdată.</p>
        )}
        <Cluster>
          <ButtonLink icon={MessageSquarePlus} href={comments ? `${comments.href}#raspuns` : commentsPath(id)}>
            Scrie un comentariu
          </ButtonLink>
          {comments && comments.total > comments.posts.length ? (
            <Anchor href={comments.href}>Vezi toate: {plural(comments.total, "comentariu", "comentarii")}</Anchor>
          ) : null}
        </Cluster>
      </Stack>
    </section>
  );
}
