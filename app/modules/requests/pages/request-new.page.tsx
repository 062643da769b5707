import { data } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { notFound } from "~/platform/refusal";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Side, Stack } from "~/ui/layout/layout";
import { NewRequest } from "../parts/request-writing";
import { TemplateList } from "../parts/template-list";
import { blankRequest } from "../rules/request";
import { requestPolicy } from "../rules/request-policy";
import { REQUESTS_PATH, requestPath } from "../rules/request-query";
import { createRequest } from "../verbs/drafts.server";
import type { Route } from "./+types/request-new.page";
import { formView, readRequest } from "./request-input.server";
import { startFrom } from "./request-start.server";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  if (actor.organisation === null) throw notFound();
  const blank = blankRequest(actor.organisation.id);
  requestPolicy.allow("create", actor, blank, at, { href: REQUESTS_PATH, label: "La solicitări" });
  const { partner, defaults, from } = await startFrom(actor, url.searchParams);
  return { form: formView({ at, partner }), defaults, from, action: url.pathname + url.search };
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const { checked, files, kept } = await readRequest(form, actor, now());
  if (!checked.ok) return data({ refused: checked.refused, kept }, { status: 400 });
  const location = await once(form, actor.userId, async () =>
    requestPath(await createRequest(actor, checked.value, files)),
  );
  return goTo(location, {
    tone: "green",
    title: "Solicitarea a fost creată cu succes!",
    text: "Este ciornă: până o trimiteți, o vedeți numai dumneavoastră și colegii.",
  });
}

export default function RequestNewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, defaults, from, action: to } = loaderData;
  const answers = answersOf(actionData?.refused, defaults);
  return (
    <Stack gap={3}>
      <title>{`${answers.refused ? "Eroare: " : ""}Solicitare nouă – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Crumb href={REQUESTS_PATH}>Solicitări</Crumb>
      <div className="stack stack--1">
        <h1>Solicitare nouă</h1>
        <p className="muted">
          {from === null
            ? "Titlul, categoria și descrierea sunt de ajuns; restul se poate adăuga până la trimitere."
            : `Punct de pornire: ${from}.`}
        </p>
      </div>
      <Side form label="Modele" aside={<TemplateList />}>
        <NewRequest key={to} form={form} answers={answers} kept={actionData?.kept ?? []} action={to} />
      </Side>
    </Stack>
  );
}
