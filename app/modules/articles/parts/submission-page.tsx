import { ChevronLeft, ChevronRight } from "lucide-react";
import type { OrganisationKind } from "~/modules/accounts/rules/actor";
import type { RefusedForm } from "~/platform/form/answers";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Letterhead } from "~/ui/cloth/organisation-mark";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Corner } from "~/ui/fisa/fisa";
import { Cluster, Side, Split, Stack } from "~/ui/layout/layout";
import { Thread } from "~/ui/thread/thread";
import { ArticleText, type ArticleTextView } from "./article-text";
import { DeskKeys } from "./desk-keys";
import { SubmissionBadges, type SubmissionMarks } from "./submission-badges";
import { type DecisionView, refusedBy, SubmissionDecision } from "./submission-decision";
import { type DifferenceView, SubmissionDifference } from "./submission-difference";

export type HistoryKnot = { key: string; title: string; words: string | null; note: string; href: string | null };

export type SubmissionPageView = ArticleTextView & {
  id: string;
  title: string;
  organisation: { id: string; name: string; kind: OrganisationKind; verified: boolean };
  corner: readonly { term: string; detail: string }[];
  marks: SubmissionMarks;
  decision: DecisionView;
  difference: DifferenceView | null;
  history: readonly HistoryKnot[];
  list: { href: string; label: string };
  previous: string | null;
  next: string | null;
};

type Props = { view: SubmissionPageView; refused: RefusedForm | null | undefined };

/** One text that was sent for review: as the public would read it, what is new in it, and the decision. */
export function SubmissionPage({ view, refused }: Props) {
  const { title, organisation, corner, marks, difference, list, previous, next } = view;
  const answers = refusedBy(refused, refused?.values.decision === "approve" ? "approve" : "reject");
  return (
    <Stack gap={3}>
      <title>{`${answers.refused ? "Eroare: " : ""}${title} – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Split center>
        <Crumb href={list.href}>{list.label}</Crumb>
        <Neighbours previous={previous} next={next} />
      </Split>
      <Stack>
        <Letterhead seed={organisation.id} kind={organisation.kind} verified={organisation.verified}>
          {organisation.name}
        </Letterhead>
        <h1>{title}</h1>
        <Cluster>
          <SubmissionBadges marks={marks} withStatus />
        </Cluster>
        <Corner rows={corner} inline />
      </Stack>
      <DeskKeys previous={previous} next={next} decides={view.decision.can.reject} />
      <Side label="Hotărâre și istoric" aside={<Aside view={view} refused={refused} />}>
        <Stack gap={3}>
          {difference === null ? null : <SubmissionDifference view={difference} />}
          <ArticleText
            heading={marks.status === "pending" ? "Textul, cum îl va citi publicul" : "Textul trimis"}
            text={view}
          />
        </Stack>
      </Side>
    </Stack>
  );
}

function Neighbours({ previous, next }: { previous: string | null; next: string | null }) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Articolele din listă">
      <Cluster tight>
        {previous === null ? null : (
          <ButtonLink small href={previous} rel="prev" icon={ChevronLeft}>
            Anteriorul
          </ButtonLink>
        )}
        {next === null ? null : (
          <ButtonLink small href={next} rel="next" icon={ChevronRight}>
            Următorul
          </ButtonLink>
        )}
      </Cluster>
    </nav>
  );
}

/** Keyed by the text: what was typed about one is never sent about the next. */
function Aside({ view, refused }: Props) {
  return (
    <>
      <SubmissionDecision key={view.id} view={view.decision} refused={refused} />
      <Card heading="Istoricul articolului">
        <Thread
          events={view.history.map(({ key, title, words, note, href }) => ({
            key,
            title: href === null ? title : <Anchor href={href}>{title}</Anchor>,
            note,
            children: words === null ? null : <p className="small lines">{words}</p>,
          }))}
        />
      </Card>
    </>
  );
}
