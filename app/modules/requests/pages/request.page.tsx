import { Timer } from "lucide-react";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { PostButton } from "~/ui/form/post-button";
import { Head } from "~/ui/head/head";
import { Tabs } from "~/ui/head/tabs";
import { Side, Stack } from "~/ui/layout/layout";
import { TaskTodo, Todo } from "~/ui/todo/todo";
import { DoneBefore } from "../parts/done-before";
import { Files } from "../parts/files";
import { QuestionAside, QuestionPanel } from "../parts/question-panel";
import { RequestActions } from "../parts/request-actions";
import { ConversationsPanel, MatchesPanel, PreparationPanel } from "../parts/request-panels";
import { RequestSheet, RequestText } from "../parts/request-sheet";
import { Changes, RequestTimeline } from "../parts/request-timeline";
import { ResponseBoard } from "../parts/response-board";
import { ReviewCard } from "../parts/review-card";
import { offersPath, REQUESTS_PATH, requestPath } from "../rules/paths";
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
  const { sheet, hiddenReason, queued, tabs, knots } = view;
  return (
    <>
      <Head crumb={{ href: REQUESTS_PATH, label: "Solicitări" }} actions={<RequestActions {...view} />} />
      <RequestSheet sheet={sheet} knots={knots} />
      {hiddenReason === null ? null : (
        <Notice tone="yellow">
          Solicitarea a fost ascunsă de un administrator. O mai vedeți dumneavoastră, firmele care au trimis oferte și
          administratorii.{view.can.cancel ? " Până când este arătată din nou o puteți numai anula." : null} Motivul:{" "}
          {hiddenReason}
        </Notice>
      )}
      {queued === null ? null : <QueuedNotice id={sheet.id} {...queued} />}
      <NextStep view={view} />
      {tabs.length > 1 ? <Tabs label="Secțiunile solicitării" tabs={tabs} /> : null}
      <Panel view={view} />
    </>
  );
}

/**
 * What comes next: one line above offers, whose prices are to be on the first screen. Of the offers below, with what may be
 * said meanwhile in place of the way to them.
 */
function NextStep({ view: { step, sheet, panel, can } }: { view: View }) {
  if (step === null) return null;
  const isBelow = panel.tab === "oferte" && step.href === offersPath(sheet.id);
  if (!isBelow || !can.stillEvaluating)
    return (
      <TaskTodo task={step} look={panel.tab === "oferte" && panel.board.responses.length > 0 ? "line" : undefined} />
    );
  return (
    <Todo
      look="line"
      title={step.title}
      action={
        <ButtonLink icon={Timer} href={requestPath(sheet.id, "evaluation")}>
          Încă se evaluează
        </ButtonLink>
      }
    >
      {step.textAbove ?? step.text}
    </Todo>
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

function Panel({ view }: { view: View }) {
  const { panel, sheet, timeline } = view;
  switch (panel.tab) {
    case "pregatire":
      return (
        <Side label="Despre solicitare" aside={<Aside view={view} />}>
          <Stack>
            <PreparationPanel view={panel} />
            <RequestText sheet={sheet} />
          </Stack>
        </Side>
      );
    case "oferte":
      return <OffersPanel view={view} panel={panel} />;
    case "descriere":
      return <RequestText sheet={sheet} />;
    case "istoric":
      return <RequestTimeline events={timeline} />;
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

type OffersPanelProps = { view: View; panel: Extract<View["panel"], { tab: "oferte" }> };

function OffersPanel({ view, panel: { board, questions } }: OffersPanelProps) {
  const { sheet, review, partner } = view;
  const hasMain = questions !== null || review !== null;
  const aside = <Aside view={view} />;
  return (
    <>
      <ResponseBoard board={board} />
      {hasMain ? (
        <Side label="Despre solicitare" aside={aside}>
          <Stack>
            {review === null ? null : <ReviewCard review={review} partner={partner ?? "Partenerul"} />}
            {questions === null ? null : <QuestionAside id={sheet.id} {...questions} />}
          </Stack>
        </Side>
      ) : (
        aside
      )}
    </>
  );
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

function Aside({ view: { sheet, timeline, doneBefore } }: { view: View }) {
  return (
    <>
      <RequestTimeline events={timeline} wholeAt={historyPath(sheet)} />
      {doneBefore === null ? null : <DoneBefore given={doneBefore} />}
    </>
  );
}

/** A draft has little of it, and no tab for it. */
const historyPath = ({ id, status }: View["sheet"]): string | undefined =>
  status === "draft" ? undefined : `${requestPath(id)}?tab=istoric`;
