import { MessageSquarePlus } from "lucide-react";
import { commentsPath } from "~/modules/library/rules/paths";
import { Prose } from "~/modules/writing/parts/prose";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Count } from "~/ui/badge/tag";
import { ButtonLink } from "~/ui/button/button";
import { Dotted } from "~/ui/text/text";
import type { lastComments } from "../pages/last-comments.server";

type LastCommentsProps = { id: string; comments: Awaited<ReturnType<typeof lastComments>> };

/** What readers say about a document: the last comments, each leading to its place, where it is liked and reported, and their form. */
export function LastComments({ id, comments }: LastCommentsProps) {
  return (
    <section className="list screen-only" aria-labelledby="comentarii">
      <div className="list__h">
        <h2 id="comentarii">Comentarii {comments ? <Count value={comments.total} /> : null}</h2>
        <ButtonLink small icon={MessageSquarePlus} href={comments ? `${comments.href}#raspuns` : commentsPath(id)}>
          Scrie un comentariu
        </ButtonLink>
      </div>
      {comments ? (
        <ul className="posts">
          {comments.posts.map(({ id: post, path, html, hidden, author, organisation, created }) => (
            <li key={post}>
              <h3>
                <Anchor href={path}>{organisation.name}</Anchor>
              </h3>
              <p className="small muted">
                <Dotted facts={[author, created.text]} />
              </p>
              {html === "" ? <p className="muted">{hidden?.words}</p> : <Prose html={html} />}
              <p className="small">
                <Anchor href={path}>
                  Apreciază sau raportează<span className="vh">: comentariul organizației {organisation.name}</span>
                </Anchor>
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="list__end muted">Niciun comentariu, deocamdată.</p>
      )}
      {comments && comments.total > comments.posts.length ? (
        <div className="list__end">
          <Anchor href={comments.href}>Vezi toate: {plural(comments.total, "comentariu", "comentarii")}</Anchor>
        </div>
      ) : null}
    </section>
  );
}
