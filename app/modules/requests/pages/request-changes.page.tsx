import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { codesOf } from "~/platform/codes";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { TextField } from "~/ui/field/answered-field";
import { FilesFields } from "~/ui/field/files-fields";
import { Notice } from "~/ui/flash/flash";
import { FormSection } from "~/ui/form/form";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { editSentForm } from "../forms/requests";
import { BudgetFields } from "../parts/request-fields";
import { BESIDE_LABELS } from "../rules/draft";
import { happenings } from "../rules/happenings";
import { requestPath } from "../rules/paths";
import { REQUEST } from "../rules/request-fields";
import { offerCountOf } from "../store/correspondence.server";
import { filesOf } from "../store/request-files.server";
import { versionOf } from "../verbs/drafts.server";
import { editSentRequest } from "../verbs/sent.server";
import type { Route } from "./+types/request-changes.page";
import { stepOf } from "./request-here.server";
import { differencesFromSaved, draftDefaults, formView, keptFiles, readWithFiles } from "./request-input.server";

const CHANGED = {
  tone: "green",
  title: "Solicitarea a fost modificată.",
  text: "Ce s-a schimbat se vede în istoric, cu data.",
} as const;

const UNCHANGED = {
  tone: "blue",
  title: "Nimic nu s-a schimbat.",
  text: "Textul, bugetul și fișierele sunt ca înainte.",
} as const;

export async function loader(route: Route.LoaderArgs) {
  const { actor, step, request, at } = await stepOf("editSent", route);
  const [files, { received }, { version, formKey, ...kept }] = await Promise.all([
    filesOf(request.id),
    offerCountOf(request),
    draftOnPage(route.request, actor.userId),
  ]);
  const { description, budgetMin, budgetMax, currency } = draftDefaults(request);
  return {
    step,
    ...kept,
    keptFiles: await keptFiles(kept.typed, actor, "request"),
    form: formView({ at, formKey, partner: null, files, version: version ?? versionOf(request) }),
    defaults: { description, budgetMin, budgetMax, currency },
    answered: received > 0,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  const { checked, files, kept } = await readWithFiles(form, { actor, schema: editSentForm, purpose: "request" });
  return savedOrShown(form, {
    userId: actor.userId,
    checked,
    kept,
    save: ({ removedFiles: removedIds, ...input }, seen) =>
      editSentRequest(actor, id, input, { ...files, removedIds }, seen),
    stored: (typed) => differencesFromSaved(actor, { id, ...COMPARED, by: CHANGED_BY }, typed),
    back: requestPath(id),
    done: (_, saved) => (saved?.changed === false ? UNCHANGED : CHANGED),
  });
}

const COMPARED = { table: { description: REQUEST.description }, beside: { budget: BESIDE_LABELS.budget } };
/** Whatever is done with a sent request changes its version. */
const CHANGED_BY = codesOf(happenings).filter((what) => what.startsWith("request."));

export default function RequestChanges({ loaderData, actionData }: Route.ComponentProps) {
  const { step, form, defaults, answered, draft, typed } = loaderData;
  return (
    <PostPage
      {...step}
      formKey={form.formKey}
      answered={actionData}
      typed={typed}
      defaults={defaults}
      heading="Modificați solicitarea"
      intro="Partenerii văd textul vechi și textul nou. Titlul, categoria și cui se adresează rămân."
      before={
        <>
          {actionData?.overtaken ? <Overtaken {...actionData.overtaken} /> : null}
          {answered ? (
            <Notice tone="yellow">
              Ofertele primite vor aștepta confirmarea firmelor. Cele neconfirmate până la termen nu se iau în
              considerare.
            </Notice>
          ) : null}
        </>
      }
      submit="Publică modificarea"
      busyLabel="Se publică…"
      files
      draft={draft}
      fields={{ version: actionData?.version ?? form.version ?? "" }}
    >
      <FormSection heading="De ce aveți nevoie">
        <TextField name="description" label={REQUEST.description.label} rows={10} />
        <FilesFields files={form.files} kept={actionData?.kept ?? loaderData.keptFiles} {...form.file} />
      </FormSection>
      <FormSection heading="Bugetul">
        <BudgetFields threshold={form.threshold} />
      </FormSection>
    </PostPage>
  );
}
