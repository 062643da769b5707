import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { contactFor } from "~/modules/accounts/store/person.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { pick } from "~/platform/pick";
import { notFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { SelectField, TextField } from "~/ui/field/answered-field";
import { optionsOf } from "~/ui/field/options";
import { Notice } from "~/ui/flash/flash";
import { PostPage } from "~/ui/form/form-page";
import { Head } from "~/ui/head/head";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Moment } from "~/ui/text/text";
import { decisionForm } from "../forms";
import { Contact } from "../parts/contact";
import { ApplicationBadge } from "../parts/project-badges";
import { applicationState, DECISIONS } from "../rules/applications";
import { projectApplicationPolicy, projectPolicy } from "../rules/policy";
import { LONGEST_REASON } from "../rules/text";
import { applicationView } from "../rules/view";
import { decideApplication } from "../verbs/applications.server";
import type { Route } from "./+types/application.page";
import { applicationHere, toItsProject } from "./application-here.server";

/** The page of the authority; the organisation that applied sees its application beside the project. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const { application, project, facts, back } = await applicationHere({ actor, id: idFromPath(params.id) });
  if (!projectPolicy.may("decide", actor, project, at)) throw notFound();
  const { draft, typed, formKey } = await draftOnPage(request, actor.userId);
  const isAccepted = applicationState(application) === "accepted";
  const contact = isAccepted ? await contactFor(application) : null;
  const mayDecline = projectApplicationPolicy.may("decline", actor, facts, at);
  return {
    back,
    draft,
    typed,
    formKey,
    mayDecline,
    application: applicationView(application),
    organisation: application.organisation,
    hindrance: mayDecline ? (projectApplicationPolicy.whyNot("accept", actor, facts, at)?.sentence ?? null) : null,
    sender: {
      name: application.author,
      href: application.kind === "FIRMA" ? `/partener/${application.organisationId}` : null,
    },
    contact: contact && pick(contact, "name", "email"),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, decisionForm, {
    back: toItsProject,
    done: ({ value }) => ({
      title: value.decision === "accepted" ? "Aplicația a fost acceptată." : "Aplicația nu a fost acceptată.",
      text: "Organizația primește decizia și mesajul dumneavoastră.",
    }),
    work: ({ actor, id, value }) => decideApplication(actor, id, value),
  });

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { back, draft, typed, formKey, application, mayDecline, hindrance, organisation } = loaderData;
  const sent = <Sent {...loaderData} />;
  if (!mayDecline)
    return (
      <>
        <title>{`Aplicația de la ${organisation} – PSP`}</title>
        <Head heading={`Aplicația de la ${organisation}`} crumb={back} />
        {sent}
        {application.reason ? <Notice>Ce i-ați transmis: {application.reason}</Notice> : null}
      </>
    );
  return (
    <PostPage
      heading={`Aplicația de la ${organisation}`}
      back={back}
      draft={draft}
      typed={typed}
      formKey={formKey}
      answered={actionData}
      before={
        <>
          {sent}
          {hindrance ? <Notice tone="yellow">{hindrance}</Notice> : null}
        </>
      }
      submit="Trimite decizia"
      busyLabel="Se trimite…"
    >
      <SelectField name="decision" label="Decizia" options={optionsOf(DECISIONS)} empty="Alegeți decizia" />
      <TextField
        name="reason"
        label="Mesajul către organizație"
        hint="Îl primește odată cu decizia."
        rows={4}
        maxLength={LONGEST_REASON}
      />
    </PostPage>
  );
}

function Sent({
  application,
  sender,
  contact,
}: Pick<Route.ComponentProps["loaderData"], "application" | "sender" | "contact">) {
  return (
    <Card heading="Ce scrie" action={<ApplicationBadge state={application.state} />}>
      <p className="small muted">
        {sender.name}, <Moment at={application.sent.at}>{application.sent.text}</Moment>
      </p>
      <Paragraphs of={application.text} />
      {contact ? <Contact {...contact} /> : null}
      {sender.href ? <Anchor href={sender.href}>Pagina firmei</Anchor> : null}
    </Card>
  );
}
