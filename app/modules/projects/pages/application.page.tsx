import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { draftOnPage } from "~/platform/form/draft.server";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Crumb } from "~/ui/crumb/crumb";
import { SelectField, TextField } from "~/ui/field/answered-field";
import { optionsOf } from "~/ui/field/options";
import { Notice } from "~/ui/flash/flash";
import { PostPage } from "~/ui/form/form-page";
import { PageHeading } from "~/ui/heading/heading";
import { Stack } from "~/ui/layout/layout";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Moment } from "~/ui/text/text";
import { decisionForm } from "../forms";
import { ApplicationBadge } from "../parts/project-badges";
import { DECISIONS } from "../rules/applications";
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
  const mayDecline = projectApplicationPolicy.may("decline", actor, facts, at);
  return {
    ...{ back, draft, typed, formKey, mayDecline },
    application: applicationView(application),
    organisation: application.organisation,
    hindrance: mayDecline ? (projectApplicationPolicy.whyNot("accept", actor, facts, at)?.sentence ?? null) : null,
    contact: {
      name: application.author,
      email: applicationView(application).state === "accepted" ? application.email : null,
      href: application.kind === "FIRMA" ? `/partener/${application.organisationId}` : null,
    },
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
      <Stack gap={3}>
        <title>{`Aplicația de la ${organisation} – PSP`}</title>
        <Crumb href={back.href}>{back.label}</Crumb>
        <PageHeading heading={`Aplicația de la ${organisation}`} />
        {sent}
        {application.reason ? <Notice>Ce i-ați transmis: {application.reason}</Notice> : null}
      </Stack>
    );
  return (
    <PostPage
      heading={`Aplicația de la ${organisation}`}
      {...{ back, draft, typed, formKey }}
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

function Sent({ application, contact }: Pick<Route.ComponentProps["loaderData"], "application" | "contact">) {
  return (
    <Card heading="Ce scrie" action={<ApplicationBadge state={application.state} />}>
      <p className="small muted">
        {contact.name}, <Moment at={application.sent.at}>{application.sent.text}</Moment>
        {contact.email ? (
          <>
            , <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
          </>
        ) : null}
      </p>
      <Paragraphs of={application.text} />
      {contact.href ? <Anchor href={contact.href}>Pagina firmei</Anchor> : null}
    </Card>
  );
}
