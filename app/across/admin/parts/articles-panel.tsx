import { Check, FilePlus2, PencilLine, X } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { APPROVE } from "~/modules/articles/parts/submission-decision";
import { SUBMISSIONS_PATH, submissionPath } from "~/modules/articles/rules/submission-query";
import { quoted } from "~/platform/language/quotes";
import { Anchor } from "~/ui/anchor/anchor";
import { Badge } from "~/ui/badge/badge";
import { Button, ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Dialog, DialogCancel, DialogLink } from "~/ui/dialog/dialog";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { PostButton } from "~/ui/form/post-button";
import { Cluster } from "~/ui/layout/layout";
import { Row, Rows } from "~/ui/rows/rows";
import { Dotted } from "~/ui/text/text";
import type { ArticlesTab } from "../pages/admin-dashboard.server";

type Pending = ArticlesTab["pending"][number];

/** Articles awaiting a decision, with its buttons, and the newest drafts. */
export function ArticlesPanel({ view: { pending, drafts } }: { view: ArticlesTab }) {
  return (
    <>
      <Card heading="Articole în așteptare" action={<Anchor href={SUBMISSIONS_PATH}>Toate articolele trimise</Anchor>}>
        {pending.length === 0 ? (
          <EmptyState title="Niciun articol de revizuit" level={3}>
            Articolele trimise la revizie apar aici. Primiți și o notificare pentru fiecare.
          </EmptyState>
        ) : (
          <ul>
            {pending.map((article) => (
              <PendingRow key={article.id} article={article} />
            ))}
          </ul>
        )}
      </Card>
      {drafts.length > 0 ? (
        <Card heading="Ciorne" className="stack">
          <p className="small muted">O ciornă este a autorului ei: vedeți numai titlul, autorul și data.</p>
          <Rows>
            {drafts.map(({ id, title, facts }) => (
              <Row key={id} title={title} note={<Dotted facts={facts} />} />
            ))}
          </Rows>
        </Card>
      ) : null}
    </>
  );
}

function PendingRow({ article }: { article: Pending }) {
  const { id, title, facts, excerpt, revises, hindrance } = article;
  return (
    <li className="reqrow">
      <div className="reqrow__words">
        <Anchor href={submissionPath(id)}>{title}</Anchor>
        <p className="small muted">
          <Dotted facts={facts} />
        </p>
        <p className="small">{excerpt}</p>
        {hindrance === null ? null : <p className="small">{hindrance}</p>}
      </div>
      {revises ? <Badge icon={PencilLine}>Modificare</Badge> : <Badge icon={FilePlus2}>Articol nou</Badge>}
      <div className="reqrow__do">
        {revises ? (
          <ButtonLink small href={submissionPath(id)}>
            Vezi ce s-a schimbat<span className="vh"> în {quoted(title)}</span>
          </ButtonLink>
        ) : (
          <>
            {hindrance === null ? <Approval article={article} /> : null}
            <Rejection article={article} />
          </>
        )}
      </div>
    </li>
  );
}

/** Without JavaScript the link leads to the text itself, which has the same button at its end. */
function Approval({ article: { id, title, told, keys } }: { article: Pending }) {
  const dialog = `aproba-${id}`;
  return (
    <>
      <DialogLink small icon={Check} dialog={dialog} href={`${submissionPath(id)}#${APPROVE}`}>
        Aprobă<span className="vh"> {quoted(title)}</span>
      </DialogLink>
      <QuestionDialog id={dialog} title="Publicați articolul?" effect={`${quoted(title)} apare pe blog. ${told}`}>
        <PostButton
          variant="primary"
          icon={Check}
          action={submissionPath(id, "approval")}
          formKey={keys.approval}
          busyLabel="Se publică…"
        >
          Aprobă și publică
        </PostButton>
      </QuestionDialog>
    </>
  );
}

function Rejection({ article: { id, title, told, keys } }: { article: Pending }) {
  const action = submissionPath(id, "quick-rejection");
  const dialog = `respinge-${id}`;
  const { state, formAction } = useNavigation();
  return (
    <>
      <DialogLink small variant="quiet" icon={X} dialog={dialog} href={action}>
        Respinge<span className="vh"> {quoted(title)}</span>
      </DialogLink>
      <Dialog id={dialog} title="Respingeți articolul?">
        <p>
          {quoted(title)} stă 30 de zile în coș, de unde poate fi restaurat. {told}
        </p>
        <Form method="post" action={action} className="stack">
          <input type="hidden" name="formKey" value={keys.rejection} />
          <Field name="reason" id={`motiv-${id}`} label="Motivul" optional hint="Se păstrează împreună cu decizia.">
            <Textarea rows={3} />
          </Field>
          <Cluster>
            <Button variant="danger" icon={X} busy={state !== "idle" && formAction === action} busyLabel="Se respinge…">
              Respinge și mută în coș
            </Button>
            <DialogCancel />
          </Cluster>
        </Form>
      </Dialog>
    </>
  );
}
