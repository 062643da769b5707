import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { Notice } from "~/ui/flash/flash";
import { Side, Stack } from "~/ui/layout/layout";
import { type TabLink, Tabs } from "~/ui/tabs/tabs";
import { NOT_A_PURCHASE } from "../rules/request";
import { REQUESTS_PATH, requestPath } from "../rules/request-query";
import { ActionButton } from "./action-button";
import { OfferBoard, type OfferBoardView } from "./offer-board";
import { type BriefQuestions, type OwnerQuestionView, QuestionAside, QuestionPanel } from "./question-panel";
import { RequestActions, type RequestActionsProps, RequestPapers } from "./request-actions";
import { Files, type FileView, type FisaView, RequestFisa } from "./request-fisa";
import {
  MatchesPanel,
  type MatchesView,
  PreparationPanel,
  type PreparationView,
  TalksPanel,
  type TalkView,
} from "./request-panels";
import { Changes, type ChangeView, type KnotView, RequestThread } from "./request-thread";
import { ReviewCard, type ReviewView } from "./review-card";

export type RequestPanel =
  | { tab: "pregatire"; view: PreparationView }
  | { tab: "oferte"; board: OfferBoardView; empty: string }
  | { tab: "intrebari"; questions: readonly OwnerQuestionView[]; empty: string }
  | { tab: "potriviri"; view: MatchesView }
  | { tab: "discutii"; talks: readonly TalkView[]; empty: string }
  | { tab: "dosar"; changes: readonly ChangeView[]; files: readonly FileView[] };

export type RequestPageView = {
  request: {
    id: string;
    title: string;
    isDraft: boolean;
    isSent: boolean;
    hasDeadline: boolean;
    partner: string | null;
  };
  fisa: FisaView;
  can: RequestActionsProps["can"];
  keys: { completion: string; deletion: string; copy: string };
  notice: { tone: "blue" | "yellow"; text: string; recall: { action: string; formKey: string } | null } | null;
  tabs: readonly TabLink[];
  panel: RequestPanel;
  thread: readonly KnotView[] | null;
  questions: Omit<BriefQuestions, "id"> | null;
  review: ReviewView | null;
};

/** A request's own page: its registry file, its sections, its thread. */
export function RequestFile({ view }: { view: RequestPageView }) {
  const { request, fisa, can, keys, notice, tabs, panel, thread } = view;
  return (
    <Stack gap={3}>
      <Crumb href={REQUESTS_PATH}>Solicitări</Crumb>
      <RequestFisa fisa={fisa}>
        <RequestActions request={request} can={can} keys={keys} />
      </RequestFisa>
      {notice === null ? null : <StandingNotice notice={notice} />}
      {tabs.length > 1 ? <Tabs label="Secțiunile solicitării" tabs={tabs} /> : null}
      <Panel panel={panel} id={request.id} />
      {thread === null ? null : (
        <Side label="Despre solicitare" aside={<Aside view={view} />}>
          <RequestThread knots={thread} />
        </Side>
      )}
    </Stack>
  );
}

function StandingNotice({ notice: { tone, text, recall } }: { notice: NonNullable<RequestPageView["notice"]> }) {
  return (
    <Notice
      tone={tone}
      action={
        recall === null ? null : (
          <ActionButton small action={recall.action} formKey={recall.formKey} busyLabel="Se oprește…">
            Nu o mai trimite
          </ActionButton>
        )
      }
    >
      {text}
    </Notice>
  );
}

function Panel({ panel, id }: { panel: RequestPanel; id: string }) {
  switch (panel.tab) {
    case "pregatire":
      return <PreparationPanel view={panel.view} />;
    case "oferte":
      return <OfferBoard board={panel.board} empty={panel.empty} />;
    case "intrebari":
      return <QuestionPanel questions={panel.questions} empty={panel.empty} />;
    case "potriviri":
      return <MatchesPanel view={panel.view} />;
    case "discutii":
      return <TalksPanel talks={panel.talks} empty={panel.empty} />;
    case "dosar":
      return <DossierPanel changes={panel.changes} files={panel.files} id={id} />;
  }
}

function DossierPanel({
  changes,
  files,
  id,
}: {
  changes: readonly ChangeView[];
  files: readonly FileView[];
  id: string;
}) {
  return (
    <Card
      heading="Dosar"
      action={
        <ButtonLink small href={requestPath(id, "dosar")}>
          Dosarul întreg, de tipărit
        </ButtonLink>
      }
    >
      <Stack>
        <p className="muted">
          Solicitarea, modificările, întrebările, răspunsurile și hotărârea, cu datele lor. {NOT_A_PURCHASE}
        </p>
        <h3>Ce s-a schimbat după trimitere</h3>
        <Changes changes={changes} empty="Nimic, până acum." />
        <h3>Fișiere</h3>
        <Files files={files} />
      </Stack>
    </Card>
  );
}

function Aside({ view: { request, questions, review } }: { view: RequestPageView }) {
  return (
    <>
      {review === null ? null : <ReviewCard review={review} partner={request.partner ?? "Partenerul"} />}
      {questions === null ? null : <QuestionAside id={request.id} {...questions} />}
      <RequestPapers id={request.id} isSent={request.isSent} hasDeadline={request.hasDeadline} />
    </>
  );
}
