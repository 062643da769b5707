import { ChevronLeft, ChevronRight } from "lucide-react";
import { Differences } from "~/modules/writing/parts/text-difference";
import { now } from "~/platform/clock";
import type { NewFlash } from "~/platform/flash/flash.server";
import { answersOf, type RefusedForm } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { badRequest } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Cloth } from "~/ui/cloth/cloth";
import { Notice } from "~/ui/flash/flash";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Head } from "~/ui/head/head";
import { Cluster, Ruled, Side, Stack } from "~/ui/layout/layout";
import { QueueKeys } from "~/ui/list/queue-keys";
import { Labelled } from "~/ui/text/text";
import { Thread } from "~/ui/thread/thread";
import { approvalForm, rejectionForm } from "../forms/moderation";
import { ArticleText } from "../parts/article-reading";
import { REASON } from "../parts/reason-fields";
import { SubmissionBadges } from "../parts/submission-badges";
import { APPROVE, Approval, Rejection } from "../parts/submission-decision";
import { decisionPolicy, FAILED } from "../rules/moderation";
import type { Recipients } from "../rules/recipients";
import { submissionList, submissionPath } from "../rules/submission-query";
import { approveSubmission, rejectSubmission, wayTo } from "../verbs/moderation.server";
import type { Route } from "./+types/submission.page";
import { addressedSubmission, approved, nextFrom, rejected } from "./desk.server";
import { type SubmissionView, submissionView } from "./submission-view.server";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, submission } = await addressedSubmission(context, params.id);
  const at = now();
  decisionPolicy.allow("read", actor, submission, at, wayTo(submission));
  return submissionView(submission, submissionList.read(url.searchParams), { actor, at });
}

/** What another moderator has decided, while a reason is being typed. */
export const handle = {
  happened: ({ decision: { decided } }: SubmissionView) => decided && `${decided.title} ${decided.note}.`,
};

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { actor, submission } = await addressedSubmission(context, params.id);
  const form = await readForm(request);
  const query = submissionList.read(url.searchParams);
  const after = (failed: string, done: (told: Recipients | null) => NewFlash, work: () => Promise<Recipients>) =>
    orFault(url.pathname + url.search, failed, async () => {
      let told: Recipients | null = null;
      const location = await once(form, actor.userId, async () => {
        told = await work();
        return nextFrom(submission, query);
      });
      return goTo(location, done(told));
    });
  if (form.get("decision") === "approve") {
    const checked = checkForm(form, approvalForm);
    if (!checked.ok) return refusedAnswer(checked.refused);
    return after(FAILED.approve, approved, () => approveSubmission(actor, submission.id, checked.value));
  }
  if (form.get("decision") !== "reject") throw badRequest();
  const checked = checkForm(form, rejectionForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  return after(FAILED.reject, rejected, () => rejectSubmission(actor, submission.id, checked.value));
}

const DECISION_KEYS = {
  approve: { id: APPROVE, words: "la „Aprobă și publică” (Enter îl apasă)" },
  reject: { id: REASON, words: "la motivul respingerii" },
};

/** A submission: its text as it would be published, the difference to the published text, and the decision. */
export default function Submission({ loaderData: view, actionData }: Route.ComponentProps) {
  const { title, organisation, corner, marks, difference, list, previous, next } = view;
  const refused = actionData?.refused;
  const answers = answersOf(refused);
  return (
    <>
      <title>{`${refused ? "Eroare: " : ""}${title} – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Head
        heading={title}
        crumb={list}
        actions={<Neighbours previous={previous} next={next} />}
        mark={<Cloth seed={organisation.id} kind={organisation.kind} size="l" verified={organisation.verified} />}
        facts={
          <>
            <span>{organisation.name}</span>
            <SubmissionBadges marks={marks} withStatus />
            <Labelled facts={corner} />
          </>
        }
      />
      <QueueKeys previous={previous} next={next} {...(view.decision.can.reject ? DECISION_KEYS : {})} />
      <Side label="Decizie și istoric" aside={<Aside view={view} refused={refused} />}>
        <Stack>
          {difference === null ? null : (
            <Card
              className="difference"
              heading={
                marks.status === "pending"
                  ? "Ce s-ar schimba față de textul publicat"
                  : "Ce s-a schimbat față de textul publicat atunci"
              }
            >
              <Differences pair={difference} />
            </Card>
          )}
          <ArticleText
            heading={marks.status === "pending" ? "Textul, așa cum va fi publicat" : "Textul trimis"}
            text={view}
          />
        </Stack>
      </Side>
    </>
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

type AsideProps = { view: SubmissionView; refused: RefusedForm | undefined };

/** Keyed by the submission, so that a reason typed for one is never sent for the next. */
function Aside({ view, refused }: AsideProps) {
  return (
    <>
      <Decision key={view.id} view={view} refused={refused} />
      <Card heading="Istoricul articolului">
        <Thread
          events={view.history.map(({ title, words, href, ...event }) => ({
            ...event,
            title: href === null ? title : <Anchor href={href}>{title}</Anchor>,
            children: words === null ? null : <p className="small lines">{words}</p>,
          }))}
        />
      </Card>
    </>
  );
}

function Decision({ view: { decision }, refused }: AsideProps) {
  const { id, can, keys, told, hindrance, decided, publicHref } = decision;
  return (
    <Card heading="Decizia" now={can.reject}>
      <Ruled>
        {decided === null ? null : (
          <div className="stack stack--1">
            <p>
              <b>{decided.title}</b>
            </p>
            {decided.words === null ? null : <p className="lines">{decided.words}</p>}
            <p className="small muted">{decided.note}</p>
          </div>
        )}
        {hindrance === null ? null : <Notice tone="yellow">{hindrance}</Notice>}
        {told === null ? null : <p className="small muted">{told}</p>}
        {can.approve ? <Approval formKey={keys.approve} refused={refused} /> : null}
        {can.reject ? <Rejection formKey={keys.reject} refused={refused} /> : null}
        {publicHref === null ? null : (
          <Cluster>
            <ButtonLink href={publicHref}>Citește pe blog</ButtonLink>
            {can.unpublish ? (
              <ButtonLink variant="danger" href={submissionPath(id, "unpublishing")}>
                Scoate de pe blog
              </ButtonLink>
            ) : null}
          </Cluster>
        )}
      </Ruled>
    </Card>
  );
}
