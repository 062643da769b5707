import { Eye, GitCompare, Pencil, Send, Trash2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { DialogLink } from "~/ui/dialog/dialog";
import { Corner } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Cluster, Side, Stack } from "~/ui/layout/layout";
import { Thread } from "~/ui/thread/thread";
import type { ArticleStatus, RevisionStatus } from "../rules/status";
import { ArticleStatusBadges } from "./article-status";
import { DeletionDialog, StepButton } from "./article-step";
import { ArticleText, type ArticleTextView } from "./article-text";

export type OwnArticleView = ArticleTextView & {
  id: string;
  path: string;
  list: { href: string; label: string };
  title: string;
  status: ArticleStatus;
  revision: RevisionStatus | null;
  /** Which text the page shows. */
  version: string;
  corner: readonly { term: string; detail: string }[];
  notice: OwnNotice | null;
  /** Each with the key of its form; null for what cannot be done now. */
  keys: { send: string | null; recall: string | null; delete: string | null; restore: string | null };
  can: { edit: boolean; withdraw: boolean; compare: boolean };
  publicPath: string | null;
  history: readonly SentView[];
};

/** How it stands, when that asks for something or explains something. */
export type OwnNotice = { tone: "blue" | "yellow" | "red"; title: string; text: string };
export type SentView = { key: string; title: string; note: string; words: string | null; compare: string | null };

/** An article as its organisation sees it: how it stands, the text that is written, what was sent and answered. */
export function OwnArticle({ view }: { view: OwnArticleView }) {
  const { title, list, status, revision, corner, notice, keys } = view;
  return (
    <Stack gap={3}>
      <Crumb href={list.href}>{list.label}</Crumb>
      <Stack>
        <h1>{title}</h1>
        <Cluster>
          <ArticleStatusBadges status={status} revision={revision} />
        </Cluster>
        <Corner rows={corner} inline />
      </Stack>
      {notice === null ? null : <Standing notice={notice} />}
      <Steps view={view} />
      <Side label="Istoricul articolului" aside={<History view={view} />}>
        <ArticleText heading="Textul" text={view} />
      </Side>
      {keys.delete === null ? null : <DeletionDialog id="stergere" article={view} formKey={keys.delete} />}
    </Stack>
  );
}

function Standing({ notice: { tone, title, text } }: { notice: OwnNotice }) {
  return (
    <Notice tone={tone}>
      <p>
        <b>{title}</b>
      </p>
      <p className="lines">{text}</p>
    </Notice>
  );
}

function Steps({ view: { path, version, keys, can, publicPath } }: { view: OwnArticleView }) {
  const step = (key: string | null, element: (key: string) => ReactNode) => (key === null ? null : element(key));
  return (
    <Cluster>
      {can.edit ? (
        <ButtonLink variant={keys.send === null ? "primary" : "default"} icon={Pencil} href={`${path}/edit`}>
          Editează
        </ButtonLink>
      ) : null}
      {step(keys.send, (key) => (
        <StepButton
          variant="primary"
          icon={Send}
          action={`${path}/submission`}
          formKey={key}
          version={version}
          busyLabel="Se trimite…"
        >
          Trimite la revizie
        </StepButton>
      ))}
      {step(keys.recall, (key) => (
        <StepButton icon={Undo2} action={`${path}/recall`} formKey={key} busyLabel="Se retrage…">
          Retrage din revizie
        </StepButton>
      ))}
      {step(keys.restore, (key) => (
        <StepButton
          variant="primary"
          icon={Undo2}
          action={`${path}/restoration`}
          formKey={key}
          busyLabel="Se restaurează…"
        >
          Restaurează articolul
        </StepButton>
      ))}
      <ButtonLink variant="quiet" icon={Eye} href={`${path}/preview`}>
        Previzualizează
      </ButtonLink>
      {publicPath === null ? null : (
        <ButtonLink variant="quiet" href={publicPath}>
          Vezi ce citește publicul
        </ButtonLink>
      )}
      {can.compare ? (
        <ButtonLink variant="quiet" icon={GitCompare} href={`${path}/difference`}>
          Ce s-a schimbat
        </ButtonLink>
      ) : null}
      {can.withdraw ? (
        <ButtonLink variant="quiet" href={`${path}/withdrawal`}>
          Retrage din public
        </ButtonLink>
      ) : null}
      {keys.delete === null ? null : (
        <DialogLink variant="quiet" icon={Trash2} dialog="stergere" href={`${path}/deletion`}>
          Șterge
        </DialogLink>
      )}
    </Cluster>
  );
}

function History({ view: { history } }: { view: OwnArticleView }) {
  return (
    <Card heading="Revizii">
      {history.length === 0 ? (
        <p className="muted">Articolul nu a fost trimis încă la revizie.</p>
      ) : (
        <Thread
          events={history.map(({ key, title, note, words, compare }) => ({
            key,
            title,
            note,
            children: (
              <>
                {words === null ? null : <p className="small lines">{words}</p>}
                {compare === null ? null : (
                  <p className="small">
                    <Anchor href={compare}>Ce era altfel</Anchor>
                  </p>
                )}
              </>
            ),
          }))}
        />
      )}
    </Card>
  );
}
