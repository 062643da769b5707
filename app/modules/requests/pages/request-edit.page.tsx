import { useRef } from "react";
import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { isAutosave } from "~/platform/form/autosave";
import { autosaved } from "~/platform/form/autosave.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { neverThrown } from "~/platform/form/unsaved";
import { seenVersion } from "~/platform/form/version.server";
import { FormPage } from "~/ui/form/form-page";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import { Overtaken } from "~/ui/form/overtaken";
import { Saving } from "~/ui/form/saving";
import { useAutosave } from "~/ui/form/use-autosave";
import { RequestForm, type RequestFormProps } from "../parts/request-form";
import { BESIDE_LABELS } from "../rules/draft";
import { requestPath } from "../rules/paths";
import { REQUEST } from "../rules/request-fields";
import { requestPolicy } from "../rules/request-policy";
import { filesOf } from "../store/request-files.server";
import { requestOf } from "../store/requests.server";
import { editRequest, type RequestInput, versionOf } from "../verbs/drafts.server";
import { NO_FILES } from "../verbs/files.server";
import type { Route } from "./+types/request-edit.page";
import { afterSaving, differencesFromSaved, draftDefaults, formView, readRequest } from "./request-input.server";

export const shouldRevalidate = onlyElsewhere;

const COMPARED = { table: REQUEST, beside: BESIDE_LABELS };

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const draft = await requestOf(actor, idFromPath(params.id));
  if (draft.status !== "draft") throw redirect(requestPath(draft.id));
  requestPolicy.allow("edit", actor, draft, at, { href: requestPath(draft.id), label: "Înapoi la ciornă" });
  const { onlyPartnerId, onlyPartnerName } = draft;
  const partner = onlyPartnerId === null ? null : { id: onlyPartnerId, name: onlyPartnerName ?? "" };
  const files = await filesOf(draft.id);
  return {
    id: draft.id,
    title: draft.title,
    form: formView({ at, formKey: newFormKey(), partner, files, version: versionOf(draft) }),
    defaults: draftDefaults(draft),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const at = now();
  const form = await readForm(request);
  await requestOf(actor, id); // throws 404 before any file is stored
  const { checked, files, kept } = await readRequest(form, actor, at);
  if (isAutosave(form)) {
    const save = (input: RequestInput) => editRequest(actor, id, input, NO_FILES, seenVersion(form));
    return autosaved({ checked, at, save, elsewhere: "Ciorna a fost salvată" });
  }
  return savedOrShown(form, {
    userId: actor.userId,
    checked,
    kept,
    save: (input, seen) => editRequest(actor, id, input, files, seen),
    stored: (typed) => differencesFromSaved(actor, { id, ...COMPARED, by: ["request.edited"] }, typed),
    back: afterSaving(form, id),
    done: { tone: "green", title: "Ciorna a fost salvată.", text: "Nu a fost trimisă încă." },
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return isAutosave(await request.clone().formData()) ? neverThrown(serverAction) : serverAction();
}

export default function RequestEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, form, defaults } = loaderData;
  const refused = actionData && "refused" in actionData ? actionData : null;
  return (
    <FormPage
      heading="Modifică ciorna"
      back={{ href: requestPath(id), label: title }}
      answered={refused ?? undefined}
      defaults={defaults}
    >
      {refused?.overtaken ? <Overtaken {...refused.overtaken} /> : null}
      <DraftEditing
        id={id}
        form={{ ...form, version: refused?.version ?? form.version }}
        kept={refused?.kept ?? []}
        isOvertaken={Boolean(refused?.overtaken)}
      />
    </FormPage>
  );
}

type Editing = Pick<RequestFormProps, "form" | "kept"> & {
  id: string;
  /** Another person saved in between: autosave is off until the form is submitted. */
  isOvertaken: boolean;
};

/** A draft, autosaved two seconds after typing stops. */
function DraftEditing({ id, form, kept, isOvertaken }: Editing) {
  const formRef = useRef<HTMLFormElement>(null);
  const action = requestPath(id, "edit");
  const saving = useAutosave(formRef, action, isOvertaken);
  const version = isOvertaken ? form.version : (saving.version ?? form.version);
  return (
    <RequestForm
      form={{ ...form, version }}
      kept={kept}
      action={action}
      save="Salvează"
      cancel={{ href: requestPath(id), label: "Înapoi la ciornă" }}
      formRef={formRef}
      saving={isOvertaken ? null : <Saving saving={saving} />}
    />
  );
}
