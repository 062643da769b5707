import { Eye, GitCompare, Pencil, Trash2 } from "lucide-react";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { DialogLink } from "~/ui/dialog/dialog";
import { Corner } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Cluster, Side, Stack } from "~/ui/layout/layout";
import { Thread } from "~/ui/thread/thread";
import { ArticleText } from "../parts/article-reading";
import { ArticleStatusBadges } from "../parts/article-status";
import { DeletionDialog, StepButton } from "../parts/article-step";
import { articleOf } from "../store/own.server";
import type { Route } from "./+types/article.page";
import { type OwnArticleView, ownArticleView } from "./own-article-view.server";
import { deskOf } from "./writing-desk.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const desk = deskOf(context);
  const at = now();
  return ownArticleView(desk, await articleOf(desk.actor, idFromPath(params.id), at), at);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.title ?? "Articol"} – PSP` }];

/** An own article: its state, the edited text, its submissions and the decisions. */
export default function ArticlePage({ loaderData: view }: Route.ComponentProps) {
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
      {notice === null ? null : (
        <Notice tone={notice.tone}>
          <p>
            <b>{notice.title}</b>
          </p>
          <p className="lines">{notice.text}</p>
        </Notice>
      )}
      <Steps view={view} />
      <Side label="Istoricul articolului" aside={<History view={view} />}>
        <ArticleText heading="Textul" text={view} />
      </Side>
      <DeletionDialog id="stergere" article={view} formKey={keys.delete} />
    </Stack>
  );
}

function Steps({ view: { path, version, keys, can, publicPath } }: { view: OwnArticleView }) {
  return (
    <Cluster>
      {can.edit ? (
        <ButtonLink variant={keys.submit === null ? "primary" : "default"} icon={Pencil} href={`${path}/edit`}>
          Editează
        </ButtonLink>
      ) : null}
      <StepButton variant="primary" step="submission" path={path} formKey={keys.submit} version={version} />
      <StepButton step="recall" path={path} formKey={keys.recall} />
      <StepButton variant="primary" step="restoration" path={path} formKey={keys.restore} />
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
          events={history.map(({ words, compare, ...event }) => ({
            ...event,
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
