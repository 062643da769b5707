import { ExternalLink, Pencil, Send, Trash2, Undo2 } from "lucide-react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { DialogLink } from "~/ui/dialog/dialog";
import { Cluster } from "~/ui/layout/layout";
import { Dotted } from "~/ui/text/text";
import type { ArticleStatus, RevisionStatus } from "../rules/status";
import { ArticleStatusBadges } from "./article-status";
import { DeletionDialog, StepButton } from "./article-step";

export type OwnRowView = {
  id: string;
  title: string;
  /** The article's own page at the desk. */
  path: string;
  status: ArticleStatus;
  revision: RevisionStatus | null;
  excerpt: string;
  facts: readonly string[];
  /** Why it was rejected, while it is. */
  reason: string | null;
  publicPath: string | null;
  /** Each with the one-time key of its form; null for what cannot be done now. */
  sendKey: string | null;
  deleteKey: string | null;
  restoreKey: string | null;
  mayEdit: boolean;
};

/** An article in its author's list, with what can be done about it at once. */
export function OwnRow({ row }: { row: OwnRowView }) {
  const { id, title, path, status, revision, excerpt, facts, reason, restoreKey } = row;
  return (
    <li className="reqrow">
      <div className="reqrow__words">
        <Anchor href={path}>{title}</Anchor>
        <p>{excerpt}</p>
        <p className="small muted num">
          <Dotted facts={facts} />
        </p>
        {reason === null ? null : (
          <p className="small">
            <b>Motivul respingerii:</b> {reason}
          </p>
        )}
      </div>
      <Cluster tight>
        <ArticleStatusBadges status={status} revision={revision} />
      </Cluster>
      <div className="reqrow__do">
        {restoreKey === null ? (
          <Steps row={row} />
        ) : (
          <StepButton
            small
            icon={Undo2}
            action={`${path}/restoration`}
            formKey={restoreKey}
            busyLabel="Se restaurează…"
          >
            Restaurează<span className="vh"> „{title}”</span>
          </StepButton>
        )}
      </div>
      {row.deleteKey === null ? null : <DeletionDialog id={`stergere-${id}`} article={row} formKey={row.deleteKey} />}
    </li>
  );
}

function Steps({ row: { id, title, path, publicPath, sendKey, deleteKey, mayEdit } }: { row: OwnRowView }) {
  const named = <span className="vh"> „{title}”</span>;
  return (
    <>
      {sendKey === null ? null : (
        <StepButton small icon={Send} action={`${path}/submission`} formKey={sendKey} busyLabel="Se trimite…">
          Trimite la revizie{named}
        </StepButton>
      )}
      {mayEdit ? (
        <ButtonLink small icon={Pencil} href={`${path}/edit`}>
          Editează{named}
        </ButtonLink>
      ) : null}
      {publicPath === null ? null : (
        <ButtonLink small variant="quiet" icon={ExternalLink} href={publicPath}>
          Vezi public{named}
        </ButtonLink>
      )}
      {deleteKey === null ? null : (
        <DialogLink small variant="quiet" icon={Trash2} dialog={`stergere-${id}`} href={`${path}/deletion`}>
          Șterge{named}
        </DialogLink>
      )}
    </>
  );
}
