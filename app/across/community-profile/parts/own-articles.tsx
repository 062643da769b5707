import { Pencil, Plus, Trash2 } from "lucide-react";
import { ArticleStatusBadges } from "~/modules/articles/parts/article-status";
import { DeletionDialog } from "~/modules/articles/parts/article-step";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { DialogLink } from "~/ui/dialog/dialog";
import { Cluster } from "~/ui/layout/layout";
import type { ownArticles } from "../pages/articles.server";

type View = Awaited<ReturnType<typeof ownArticles>>;

/** The page that has this panel, to which a deletion returns. */
const COMMUNITY_DESK = "/uat/community";

/** The authority's articles, in any status. */
export function OwnArticles({ view: { base, mayWrite, articles, more } }: { view: View }) {
  return (
    <Card heading="Articole" className="stack">
      {mayWrite ? (
        <div>
          <ButtonLink small icon={Plus} href={`${base}/new`}>
            Articol nou
          </ButtonLink>
        </div>
      ) : null}
      {articles.length === 0 ? (
        <p className="muted">Niciun articol încă. Ce publicați apare pe blog și pe pagina comunității.</p>
      ) : (
        <ul className="ruled">
          {articles.map((article) => (
            <Item key={article.id} article={article} />
          ))}
        </ul>
      )}
      {more ? <Anchor href={base}>Toate articolele</Anchor> : null}
    </Card>
  );
}

function Item({ article }: { article: View["articles"][number] }) {
  const { id, title, status, revision, path, excerpt, created, mayEdit, deleteKey } = article;
  const named = <span className="vh"> {quoted(title)}</span>;
  return (
    <li className="stack stack--1">
      <h3>
        <Anchor href={path}>{title}</Anchor>
      </h3>
      <Cluster tight>
        <ArticleStatusBadges status={status} revision={revision} />
      </Cluster>
      {excerpt ? <p className="small">{excerpt}</p> : null}
      <p className="small muted num">creat la {created}</p>
      {mayEdit || deleteKey ? (
        <Cluster tight>
          {mayEdit ? (
            <ButtonLink small icon={Pencil} href={`${path}/edit`}>
              Editează{named}
            </ButtonLink>
          ) : null}
          {deleteKey ? (
            <DialogLink
              small
              variant="quiet"
              icon={Trash2}
              dialog={`stergere-${id}`}
              href={`${path}/deletion?${new URLSearchParams({ [SENT_FROM]: COMMUNITY_DESK })}`}
            >
              Șterge{named}
            </DialogLink>
          ) : null}
        </Cluster>
      ) : null}
      {deleteKey ? (
        <DeletionDialog id={`stergere-${id}`} article={article} formKey={deleteKey} back={COMMUNITY_DESK} />
      ) : null}
    </li>
  );
}
