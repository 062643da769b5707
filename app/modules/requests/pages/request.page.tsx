import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Side, Stack } from "~/ui/layout/layout";
import { Tabs } from "~/ui/tabs/tabs";
import { TaskTodo } from "~/ui/todo/todo";
import { DoneBefore } from "../parts/done-before";
import { Files } from "../parts/files";
import { QuestionAside, QuestionPanel } from "../parts/question-panel";
import { RequestActions, RequestPapers } from "../parts/request-actions";
import { ConversationsPanel, MatchesPanel, PreparationPanel } from "../parts/request-panels";
import { RequestSheet } from "../parts/request-sheet";
import { Changes, RequestTimeline } from "../parts/request-timeline";
import { ResponseBoard } from "../parts/response-board";
import { ReviewCard } from "../parts/review-card";
import { REQUESTS_PATH, requestPath } from "../rules/paths";
import { NOT_A_PURCHASE } from "../rules/request";
import { requestOf } from "../store/requests.server";
import type { Route } from "./+types/request.page";
import { requestPage } from "./request-page.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.sheet.title ?? "Solicitare"} – PSP` },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const at = now();
  return requestPage(actor, await requestOf(actor, idFromPath(params.id)), url.searchParams, at);
}

type View = Route.ComponentProps["loaderData"];

export default function RequestPage({ loaderData: view }: Route.ComponentProps) {
  const { sheet, hiddenReason, folded, showsOffers, queued, tabs, timeline } = view;
  const step = view.step === null ? null : <TaskTodo task={view.step} />;
  return (
    <Stack gap={3}>
      <Crumb href={REQUESTS_PATH}>Solicitări</Crumb>
      <RequestSheet sheet={sheet} folded={folded}>
        <RequestActions {...view} />
      </RequestSheet>
      {hiddenReason === null ? null : (
        <Notice tone="yellow">
          Solicitarea a fost ascunsă de un administrator. O mai vedeți dumneavoastră, firmele care au trimis oferte și
          administratorii.{view.can.cancel ? " Până când este arătată din nou o puteți numai anula." : null} Motivul:{" "}
          {hiddenReason}
        </Notice>
      )}
      {queued === null ? null : <QueuedNotice id={sheet.id} {...queued} />}
      {tabs.length > 1 ? <Tabs label="Secțiunile solicitării" tabs={tabs} /> : null}
      {showsOffers ? null : step}
      <Panel view={view} />
      {showsOffers ? step : null}
      {timeline === null ? null : (
        <Side label="Despre solicitare" aside={<Aside view={view} />}>
          <RequestTimeline events={timeline} />
        </Side>
      )}
    </Stack>
  );
}

function QueuedNotice({ id, recallKey }: { id: string; recallKey: string | null }) {
  return (
    <Notice
      action={
        recallKey === null ? null : (
          <PostButton small action={requestPath(id, "recall")} formKey={recallKey} busyLabel="Se oprește…">
            Nu o mai trimite
          </PostButton>
        )
      }
    >
      Solicitarea se trimite automat după verificarea instituției. Până atunci o puteți modifica.
    </Notice>
  );
}

function Panel({ view: { panel, sheet } }: { view: View }) {
  switch (panel.tab) {
    case "pregatire":
      return <PreparationPanel view={panel} />;
    case "oferte":
      return <ResponseBoard board={panel.board} />;
    case "intrebari":
      return <QuestionPanel id={sheet.id} questions={panel.questions} readers={panel.readers} empty={panel.empty} />;
    case "potriviri":
      return <MatchesPanel view={panel} />;
    case "discutii":
      return <ConversationsPanel talks={panel.talks} />;
    case "dosar":
      return <DossierPanel sheet={sheet} changes={panel.changes} />;
  }
}

type Dossier = Pick<View, "sheet"> & Pick<Parameters<typeof Changes>[0], "changes">;

function DossierPanel({ sheet: { id, files }, changes }: Dossier) {
  return (
    <Card
      heading="Dosar"
      action={
        <ButtonLink small href={requestPath(id, "dosar")}>
          Dosarul de tipărit
        </ButtonLink>
      }
    >
      <Stack>
        <p className="muted">
          Solicitarea, modificările, întrebările, ofertele și decizia, cu datele lor. {NOT_A_PURCHASE}
        </p>
        <h3>Ce s-a schimbat după trimitere</h3>
        <Changes changes={changes} empty="Nimic, până acum." />
        <h3>Fișiere</h3>
        <Files files={files} at={requestPath(id, "files")} />
      </Stack>
    </Card>
  );
}

function Aside({ view: { sheet, partner, panel, review, calendar, doneBefore } }: { view: View }) {
  const questions = panel.tab === "oferte" ? panel.questions : null;
  return (
    <>
      {review === null ? null : <ReviewCard review={review} partner={partner ?? "Partenerul"} />}
      {questions === null ? null : <QuestionAside id={sheet.id} {...questions} />}
      <RequestPapers id={sheet.id} calendar={calendar} />
      {doneBefore === null ? null : <DoneBefore given={doneBefore} />}
    </>
  );
}
