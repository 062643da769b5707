import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button/button";
import { DialogLink } from "~/ui/dialog/dialog";
import { Cluster } from "~/ui/layout/layout";
import { DeletionDialog, type DeletionDialogProps, StepButton } from "./article-step";

type Article = DeletionDialogProps["article"] & {
  id: string;
  /** The one-time key of each step; null when it is not possible. */
  keys: Record<"submit" | "recall" | "restore" | "delete", string | null>;
  /** Null while the public does not see it. */
  publicPath: string | null;
};

type ArticleActionsProps = {
  article: Article;
  mayEdit: boolean;
  /** The version shown, which is the one sent for review. */
  version?: string;
  /** Other ways to look at the article. */
  children?: ReactNode;
};

/** What can be done with an own article, always in one order: its next step, editing, looking at it, deleting it. */
export function ArticleActions({ article, mayEdit, version, children }: ArticleActionsProps) {
  const { path, publicPath, keys } = article;
  const isNext = keys.submit === null && keys.restore === null && keys.recall === null;
  return (
    <>
      <Cluster tight>
        <StepButton path={path} variant="primary" step="submission" formKey={keys.submit} version={version}>
          Trimite la revizie
        </StepButton>
        <StepButton path={path} step="recall" formKey={keys.recall}>
          Retrage din revizie
        </StepButton>
        <StepButton path={path} variant="primary" step="restoration" formKey={keys.restore}>
          Restaurează
        </StepButton>
        {mayEdit ? (
          <ButtonLink variant={isNext ? "primary" : "default"} icon={Pencil} href={`${path}/edit`}>
            Editează
          </ButtonLink>
        ) : null}
        {publicPath === null ? null : (
          <ButtonLink variant="quiet" icon={ExternalLink} href={publicPath}>
            Vezi public
          </ButtonLink>
        )}
        {children}
        <DeletionLink article={article} />
      </Cluster>
      <Deletion article={article} />
    </>
  );
}

/** The same in the row of a list; its `Deletion` is beside the list. */
export function articleMenu(article: Article, mayEdit: boolean) {
  const { title, path, publicPath, keys } = article;
  const of = <span className="vh">: {title}</span>;
  return [
    keys.submit && (
      <StepButton key="submission" path={path} variant="quiet" step="submission" formKey={keys.submit}>
        Trimite la revizie{of}
      </StepButton>
    ),
    keys.recall && (
      <StepButton key="recall" path={path} variant="quiet" step="recall" formKey={keys.recall}>
        Retrage din revizie{of}
      </StepButton>
    ),
    keys.restore && (
      <StepButton key="restoration" path={path} variant="quiet" step="restoration" formKey={keys.restore}>
        Restaurează{of}
      </StepButton>
    ),
    mayEdit && { label: "Editează", icon: Pencil, href: `${path}/edit` },
    publicPath && { label: "Vezi public", icon: ExternalLink, href: publicPath },
    keys.delete && (
      <DeletionLink key="deletion" article={article}>
        {of}
      </DeletionLink>
    ),
  ].filter(Boolean);
}

const dialogOf = ({ id }: Article): string => `stergere-${id}`;

function DeletionLink({ article, children }: { article: Article; children?: ReactNode }) {
  if (article.keys.delete === null) return null;
  return (
    <DialogLink variant="quiet" icon={Trash2} dialog={dialogOf(article)} href={`${article.path}/deletion`}>
      Șterge{children}
    </DialogLink>
  );
}

/** Asks before an article is deleted. */
export const Deletion = ({ article }: { article: Article }) => (
  <DeletionDialog id={dialogOf(article)} article={article} formKey={article.keys.delete} />
);
