import { Eye, EyeOff, GitCompare } from "lucide-react";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Side } from "~/ui/layout/layout";
import { Labelled } from "~/ui/text/text";
import { Thread } from "~/ui/thread/thread";
import { ArticleActions } from "../parts/article-actions";
import { ArticleText } from "../parts/article-reading";
import { ArticleStatusBadges } from "../parts/article-status";
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
  const { title, list, status, revision, corner, notice } = view;
  return (
    <>
      <Head
        heading={title}
        crumb={list}
        facts={
          <span className="head__meta">
            <ArticleStatusBadges status={status} revision={revision} />
            <Labelled facts={corner} />
          </span>
        }
      />
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
    </>
  );
}

function Steps({ view }: { view: OwnArticleView }) {
  const { path, version, can } = view;
  return (
    <ArticleActions article={view} mayEdit={can.edit} version={version}>
      <ButtonLink variant="quiet" icon={Eye} href={`${path}/preview`}>
        Previzualizează
      </ButtonLink>
      {can.compare ? (
        <ButtonLink variant="quiet" icon={GitCompare} href={`${path}/difference`}>
          Ce s-a schimbat
        </ButtonLink>
      ) : null}
      {can.withdraw ? (
        <ButtonLink variant="quiet" icon={EyeOff} href={`${path}/withdrawal`}>
          Retrage din public
        </ButtonLink>
      ) : null}
    </ArticleActions>
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
