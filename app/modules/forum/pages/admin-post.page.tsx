import { Eye } from "lucide-react";
import { z } from "zod";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { Prose } from "~/modules/writing/parts/prose";
import { now } from "~/platform/clock";
import { shapeOf } from "~/platform/form/field-shape";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { dateTime } from "~/platform/language/dates";
import { orNotFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { DialogLink } from "~/ui/dialog/dialog";
import { QuestionDialog } from "~/ui/dialog/question-dialog";
import { TableFields } from "~/ui/field/table-fields";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { PostButton } from "~/ui/form/post-button";
import { Cluster } from "~/ui/layout/layout";
import { Rows } from "~/ui/list/list";
import { Row } from "~/ui/list/row";
import { ADMIN_FORUM, postPath } from "../rules/paths";
import { postPolicy } from "../rules/policy";
import { HIDING } from "../rules/report-fields";
import { adminPostPath, KEEPING, postState, REPORT_REASONS } from "../rules/reports";
import { type PostInDiscussion, postById, quotesOf } from "../store/posts.server";
import { reportsOf } from "../store/reports.server";
import { hidePost } from "../verbs/reports.server";
import type { Route } from "./+types/admin-post.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const post = orNotFound(await postById(idFromPath(params.id)));
  const at = now();
  const may = (action: "hide" | "keep" | "uphold") => postPolicy.may(action, actor, post, at);
  const [reports, quotes] = await Promise.all([reportsOf(post.id), quotesOf(post)]);
  return {
    quotes: quotes.map(({ id, number, organisation }) => ({
      id,
      href: adminPostPath(id),
      title: `Mesajul ${number}, ${organisation.name}`,
    })),
    id: post.id,
    title: post.title,
    html: post.body,
    author: `${post.author}, ${post.organisation}`,
    place: postPath(post.discussionId, post.number),
    hiddenReason: post.hiddenReason,
    appeal: post.appeal,
    may: { hide: may("hide"), keep: may("keep"), decide: may("uphold") },
    /** Why this ADMIN does not decide about an appeal that waits. */
    left: isWaiting(post) ? (postPolicy.whyNot("uphold", actor, post, at)?.sentence ?? null) : null,
    reports: reports.map(({ reason, note, person, organisation, reportedAt, settledAt }, place) => ({
      key: String(place),
      title: `${REPORT_REASONS[reason]}: ${note}`,
      facts: [person, organisation, dateTime(reportedAt), settledAt ? "rezolvată" : null],
    })),
    waits: reports.some(({ settledAt }) => settledAt === null),
    formKey: newFormKey(),
    keepKey: newFormKey(),
  };
}

const isWaiting = (post: PostInDiscussion): boolean => postState(post) === "appealed";

/** Hides the post: the decision with fields. The others are buttons. */
export const action = (route: Route.ActionArgs) =>
  takeForm(route, z.object(shapeOf(HIDING, {})), {
    back: ({ id }) => adminPostPath(id),
    done: { title: "Mesajul a fost ascuns.", text: "Autorul a primit motivul și poate contesta decizia o dată." },
    work: ({ actor, id, value }) => hidePost(actor, id, value),
  });

export default function AdminPost({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, html, author, place, hiddenReason, quotes, appeal, may, left, reports, waits, formKey, keepKey } =
    loaderData;
  return (
    <FormPage heading={title} back={{ href: ADMIN_FORUM, label: "Mesaje raportate" }} answered={actionData}>
      <Card heading="Mesajul" className="stack" action={<Anchor href={place}>Deschide discuția</Anchor>}>
        <p className="small muted">{author}</p>
        <Prose html={html} />
        {hiddenReason ? (
          <p>
            <b>Ascuns cu motivul:</b> {hiddenReason}
          </p>
        ) : null}
        {hiddenReason && may.keep ? (
          <Keep id={id} of="released" label="Arată din nou mesajul" formKey={keepKey} />
        ) : null}
      </Card>
      {quotes.length > 0 ? (
        <Card heading="Mesaje care citează ce a scris organizația" className="stack">
          <p className="small muted">Ce au citat rămâne în ele: dacă ascundeți mesajul, citiți-le și pe acestea.</p>
          <Rows>
            {quotes.map(({ id, href, title: words }) => (
              <Row key={id} href={href} title={words} />
            ))}
          </Rows>
        </Card>
      ) : null}
      {reports.length > 0 ? (
        <Card heading="Raportări" className="stack">
          <Rows>
            {reports.map(({ key, title: words, facts }) => (
              <Row key={key} title={words} facts={facts} />
            ))}
          </Rows>
          {may.keep && waits && !hiddenReason ? (
            <Keep id={id} of="kept" label="Mesajul rămâne" formKey={keepKey} />
          ) : null}
        </Card>
      ) : null}
      {appeal ? (
        <Card heading="Contestația autorului" className="stack">
          <p className="lines">{appeal}</p>
          {left ? <p className="small muted">{left}</p> : null}
          {may.decide ? (
            <Cluster>
              <ButtonLink href={`${adminPostPath(id)}/appeal`}>Decide despre contestație</ButtonLink>
            </Cluster>
          ) : null}
        </Card>
      ) : null}
      {may.hide ? (
        <Card heading="Ascundeți mesajul" className="stack">
          <KeptForm draft={null} answered={actionData} fields={{ formKey }}>
            <TableFields table={HIDING} />
            <PostEnd submit="Ascunde mesajul" variant="danger" busyLabel="Se ascunde…" cancel={ADMIN_FORUM} />
          </KeptForm>
        </Card>
      ) : null}
    </FormPage>
  );
}

type KeepProps = { id: string; of: keyof typeof KEEPING; label: string; formKey: string };

/** Asks first; without JavaScript the page `keeping` does. */
function Keep({ id, of, label, formKey }: KeepProps) {
  const { heading, effect, submit } = KEEPING[of];
  const path = `${adminPostPath(id)}/keeping`;
  return (
    <Cluster>
      <DialogLink icon={Eye} dialog="pastrare" href={path}>
        {label}
      </DialogLink>
      <QuestionDialog id="pastrare" title={heading} effect={effect}>
        <PostButton variant="primary" action={path} formKey={formKey}>
          {submit}
        </PostButton>
      </QuestionDialog>
    </Cluster>
  );
}
