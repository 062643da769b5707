import { data } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { receiveFiles } from "~/modules/media/receive.server";
import { uploaderOf } from "~/modules/media/rules/uploader";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refuse } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { Overtaken, seenVersion } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { Notice } from "~/ui/flash/flash";
import { FormSection } from "~/ui/form/form";
import { editSentForm } from "../forms/requests";
import { BudgetFields } from "../parts/request-fields";
import { FilesFields } from "../parts/request-files";
import { RequestStep, StepForm } from "../parts/request-step";
import { requestPath } from "../rules/request-query";
import { responseFigures } from "../store/fisa.server";
import { filesOf } from "../store/request-files.server";
import { versionOf } from "../verbs/drafts.server";
import { editSentRequest } from "../verbs/sent.server";
import type { Route } from "./+types/request-changes.page";
import { draftDefaults, formView, MOST_FILES } from "./request-input.server";
import { stepOf } from "./request-step.server";

const CHANGED_ELSEWHERE =
  "Solicitarea s-a schimbat între timp, în altă filă sau de un coleg. Comparați-o; dacă publicați încă o dată, rămâne ce este aici.";

const CHANGED = {
  tone: "green",
  title: "Solicitarea a fost modificată.",
  text: "Ce s-a schimbat se vede în fir, cu data.",
} as const;

const UNCHANGED = {
  tone: "blue",
  title: "Nimic nu s-a schimbat.",
  text: "Textul, bugetul și fișierele sunt ca înainte.",
} as const;

export async function loader(route: Route.LoaderArgs) {
  const { step, request, at } = await stepOf("editSent", route);
  const [files, { total }] = await Promise.all([filesOf(request.id), responseFigures(request, at)]);
  const { description, budgetMin, budgetMax, currency } = draftDefaults(request);
  return {
    step,
    form: formView({ at, partner: null, files, version: versionOf(request) }),
    defaults: { description, budgetMin, budgetMax, currency },
    answered: total > 0,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  const by = uploaderOf(actor);
  const received = await receiveFiles(form, "files", { purpose: "request", by, most: MOST_FILES });
  const checked = checkForm(form, editSentForm);
  if (!checked.ok || received.sentence !== null) {
    const file: Record<string, string> = received.sentence === null ? {} : { files: received.sentence };
    const errors = { ...(checked.ok ? {} : checked.refused.errors), ...file };
    return data({ refused: refuse(form, errors), kept: received.kept }, { status: 400 });
  }
  const { removedFiles, ...input } = checked.value;
  let changed = true;
  try {
    const location = await once(form, actor.userId, async () => {
      const files = { added: received.files, removedIds: removedFiles };
      changed = (await editSentRequest(actor, id, input, files, seenVersion(form))).changed;
      return requestPath(id);
    });
    return goTo(location, changed ? CHANGED : UNCHANGED);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return data({ refused: refuse(form, { description: CHANGED_ELSEWHERE }), kept: received.kept }, { status: 400 });
  }
}

export default function RequestChanges({ loaderData, actionData }: Route.ComponentProps) {
  const { step, form, defaults, answered } = loaderData;
  const answers = answersOf(actionData?.refused, defaults);
  return (
    <RequestStep
      request={step}
      answers={answers}
      heading="Modificați solicitarea"
      lead="Ce schimbați se arată tuturor partenerilor, de la ce la ce. Titlul, categoria și cui se adresează rămân."
    >
      {answered ? (
        <Notice tone="yellow">
          Ofertele primite vor aștepta confirmarea firmelor. Cele neconfirmate până la termen nu se iau în considerare.
        </Notice>
      ) : null}
      <StepForm
        request={step}
        formKey={form.formKey}
        submit="Publică modificarea"
        busyLabel="Se publică…"
        files
        fields={{ version: form.version ?? "" }}
      >
        <FormSection heading="Ce aveți nevoie">
          <Field name="description" label="Descriere" error={answers.error("description")}>
            <Textarea rows={10} defaultValue={answers.field("description").defaultValue} />
          </Field>
          <FilesFields answers={answers} files={form.files} kept={actionData?.kept ?? []} {...form.file} />
        </FormSection>
        <FormSection heading="Bugetul">
          <BudgetFields answers={answers} threshold={form.threshold} />
        </FormSection>
      </StepForm>
    </RequestStep>
  );
}
