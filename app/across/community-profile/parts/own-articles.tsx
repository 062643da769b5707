import { Pencil, Plus, Trash2 } from "lucide-react";
import { ArticleStatusBadges } from "~/modules/articles/parts/article-status";
import { DeletionDialog } from "~/modules/articles/parts/article-step";
import { SENT_FROM } from "~/platform/form/hidden-fields";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { DialogLink } from "~/ui/dialog/dialog";
import { FoundList } from "~/ui/list/found-list";
import { Row } from "~/ui/list/row";
import type { ownArticles } from "../pages/articles.server";

type View = Awaited<ReturnType<typeof ownArticles>>;

/** The page that has this panel, to which a deletion returns. */
const COMMUNITY_DESK = "/uat/community";

/** The authority's articles, in any status. */
export function OwnArticles({ view: { base, mayWrite, articles, more } }: { view: View }) {
  return (
    <>
      <FoundList
        heading="Articole"
        narrow
        action={
          mayWrite ? (
            <ButtonLink small icon={Plus} href={`${base}/new`}>
              Articol nou
            </ButtonLink>
          ) : undefined
        }
        end={more ? <Anchor href={base}>Toate articolele</Anchor> : undefined}
        shown={articles.length}
        nothingYet={{
          title: "Niciun articol încă",
          text: "Ce publicați apare pe blog și pe pagina comunității.",
        }}
      >
        {articles.map((article) => (
          <Item key={article.id} article={article} />
        ))}
      </FoundList>
      {articles.map((article) =>
        article.deleteKey ? (
          <DeletionDialog
            key={article.id}
            id={`stergere-${article.id}`}
            article={article}
            formKey={article.deleteKey}
            back={COMMUNITY_DESK}
          />
        ) : null,
      )}
    </>
  );
}

function Item({ article }: { article: View["articles"][number] }) {
  const { id, title, status, revision, path, excerpt, created, mayEdit, deleteKey } = article;
  const named = <span className="vh">: {title}</span>;
  return (
    <Row
      href={path}
      title={title}
      text={
        <>
          {excerpt ? <p>{excerpt}</p> : null}
          <ArticleStatusBadges status={status} revision={revision} />
        </>
      }
      facts={[`creat la ${created}`]}
      menu={[
        mayEdit && { label: "Editează", icon: Pencil, href: `${path}/edit` },
        deleteKey && (
          <DialogLink
            key="delete"
            variant="quiet"
            icon={Trash2}
            dialog={`stergere-${id}`}
            href={`${path}/deletion?${new URLSearchParams({ [SENT_FROM]: COMMUNITY_DESK })}`}
          >
            Șterge{named}
          </DialogLink>
        ),
      ].filter(Boolean)}
    />
  );
}
