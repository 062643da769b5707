import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { hourOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { isAutosave } from "~/platform/form/autosave";
import { savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { neverThrown } from "~/platform/form/unsaved";
import { Overtaken, seenVersion } from "~/platform/form/version.server";
import { Refusal } from "~/platform/refusal";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import type { Autosaved } from "~/ui/form/use-autosave";
import { Stack } from "~/ui/layout/layout";
import { Overtaken as OvertakenNotice } from "~/ui/overtaken/overtaken";
import { DraftEditing } from "../parts/request-writing";
import { DRAFT_LABELS } from "../rules/draft";
import { requestPolicy } from "../rules/request-policy";
import { requestPath } from "../rules/request-query";
import { filesOf } from "../store/request-files.server";
import { requestOf } from "../store/requests.server";
import { editRequest, versionOf } from "../verbs/drafts.server";
import { NO_FILES } from "../verbs/files.server";
import type { Route } from "./+types/request-edit.page";
import { besideTyped, draftDefaults, formView, type ReadRequest, readRequest } from "./request-input.server";

const UNSAVED_ELSEWHERE =
  "Ciorna a fost salvată între timp în altă parte. Nimic nu s-a pierdut: apăsați „Salvează” ca să vedeți ambele texte.";

export const shouldRevalidate = onlyElsewhere;

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
    form: formView({ at, partner, files, version: versionOf(draft) }),
    defaults: draftDefaults(draft),
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const at = now();
  const form = await readForm(request);
  await requestOf(actor, id); // before any file of this form is taken in
  const read = await readRequest(form, actor, at);
  if (isAutosave(form)) return autosave(actor, { id, seen: seenVersion(form), read }, at);
  const { checked, files, kept } = read;
  return savedOrShown(form, {
    userId: actor.userId,
    ...{ checked, kept },
    save: (input, seen) => editRequest(actor, id, input, files, seen),
    stands: (typed) => besideTyped(actor, { id, labels: DRAFT_LABELS, by: ["request.edited"] }, typed),
    back: requestPath(id),
    done: { tone: "green", title: "Ciorna a fost salvată." },
  });
}

type Sent = { id: string; seen: string | null; read: ReadRequest };

/** What is typed is only stored when it could be saved by the button too. */
async function autosave(actor: Actor, { id, seen, read: { checked } }: Sent, at: Date): Promise<Autosaved> {
  if (!checked.ok) {
    return { unsaved: `Nesalvat încă: ${Object.values(checked.refused.errors)[0] ?? "verificați câmpurile"}` };
  }
  try {
    return { saved: hourOf(at), version: await editRequest(actor, id, checked.value, NO_FILES, seen) };
  } catch (error) {
    if (error instanceof Overtaken) return { unsaved: UNSAVED_ELSEWHERE };
    if (error instanceof Refusal) return { unsaved: error.message };
    throw error;
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return isAutosave(await request.clone().formData()) ? neverThrown(serverAction) : serverAction();
}

export default function RequestEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, form, defaults } = loaderData;
  const refused = actionData && "refused" in actionData ? actionData : null;
  const answers = answersOf(refused?.refused, defaults);
  return (
    <Stack gap={3}>
      <title>{`${answers.wrong ? "Eroare: " : ""}Modifică ciorna – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Crumb href={requestPath(id)}>{title}</Crumb>
      <h1>Modifică ciorna</h1>
      {refused?.overtaken ? <OvertakenNotice {...refused.overtaken} /> : null}
      <DraftEditing
        id={id}
        form={{ ...form, version: refused?.version ?? form.version }}
        answers={answers}
        kept={refused?.kept ?? []}
        isOvertaken={Boolean(refused?.overtaken)}
      />
    </Stack>
  );
}
