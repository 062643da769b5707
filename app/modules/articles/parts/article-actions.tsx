import { ExternalLink, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { quoted } from "~/platform/language/quotes";
import { ButtonLink } from "~/ui/button/button";
import { DialogLink } from "~/ui/dialog/dialog";
import { Cluster } from "~/ui/layout/layout";
import { DeletionDialog, type DeletionDialogProps, StepButton } from "./article-step";

type ArticleActionsProps = {
  article: DeletionDialogProps["article"] & {
    id: string;
    /** The one-time key of each step; null when it is not possible. */
    keys: Record<"submit" | "recall" | "restore" | "delete", string | null>;
    /** Null while the public does not see it. */
    publicPath: string | null;
  };
  mayEdit: boolean;
  /** In a row of a list: small, each named by its article. */
  row?: boolean;
  /** The version shown, which is the one sent for review. */
  version?: string;
  /** Other ways to look at the article, on its page. */
  children?: ReactNode;
};

/** What can be done with an own article, always in one order: its next step, editing, looking at it, deleting it. */
export function ArticleActions({ article, mayEdit, row: small = false, version, children }: ArticleActionsProps) {
  const { id, title, path, publicPath, keys } = article;
  const step = { path, small, variant: small ? "default" : "primary" } as const;
  const isNext = !small && keys.submit === null && keys.restore === null && keys.recall === null;
  const dialog = `stergere-${id}`;
  const named = small ? <span className="vh"> {quoted(title)}</span> : null;
  return (
    <>
      <Cluster tight>
        <StepButton {...step} step="submission" formKey={keys.submit} version={version}>
          Trimite la revizie{named}
        </StepButton>
        <StepButton {...step} variant="default" step="recall" formKey={keys.recall}>
          Retrage din revizie{named}
        </StepButton>
        <StepButton {...step} step="restoration" formKey={keys.restore}>
          Restaurează{named}
        </StepButton>
        {mayEdit ? (
          <ButtonLink small={small} variant={isNext ? "primary" : "default"} icon={Pencil} href={`${path}/edit`}>
            Editează{named}
          </ButtonLink>
        ) : null}
        {publicPath === null ? null : (
          <ButtonLink small={small} variant="quiet" icon={ExternalLink} href={publicPath}>
            Vezi public{named}
          </ButtonLink>
        )}
        {children}
        {keys.delete === null ? null : (
          <DialogLink small={small} variant="quiet" icon={Trash2} dialog={dialog} href={`${path}/deletion`}>
            Șterge{named}
          </DialogLink>
        )}
      </Cluster>
      <DeletionDialog id={dialog} article={article} formKey={keys.delete} />
    </>
  );
}
