import { MessageSquarePlus } from "lucide-react";
import { commentsPath } from "~/modules/library/rules/paths";
import { Prose } from "~/modules/writing/parts/prose";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cluster, Split, Stack } from "~/ui/layout/layout";
import { Count } from "~/ui/tag/tag";
import { Dotted } from "~/ui/text/text";
import type { lastComments } from "../pages/last-comments.server";

type LastCommentsProps = { id: string; comments: Awaited<ReturnType<typeof lastComments>> };

/** What readers say about a document: the last comments, each leading to its place, where it is liked and reported, and their form. */
export function LastComments({ id, comments }: LastCommentsProps) {
  return (
    <section className="screen-only" aria-labelledby="comentarii">
      <Stack>
        <h2 id="comentarii">Comentarii {comments ? <Count value={comments.total} /> : null}</h2>
        {comments ? (
          comments.posts.map(({ id: post, path, html, hidden, author, organisation, created }) => (
            <Card as="article" key={post} className="stack">
              <Split>
                <h3>
                  <Anchor href={path}>{organisation.name}</Anchor>
                </h3>
                <Dotted facts={[author, created.text]} />
              </Split>
              {html === "" ? <p className="muted">{hidden?.words}</p> : <Prose html={html} />}
              <Anchor href={path}>
                Apreciază sau raportează<span className="vh">: comentariul organizației {organisation.name}</span>
              </Anchor>
            </Card>
          ))
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
