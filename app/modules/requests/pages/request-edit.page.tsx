import { data, redirect } from "react-router";
import { lastEdit } from "~/modules/accounts/last-edit.server";
import { actorOf } from "~/modules/accounts/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { hourOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { isAutosave } from "~/platform/form/autosave";
import { refuse } from "~/platform/form/check-form.server";
import { differencesOf } from "~/platform/form/differences";
import { idFromPath } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { neverThrown } from "~/platform/form/unsaved";
import { Overtaken, seenVersion } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { Refusal } from "~/platform/refusal";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { onlyElsewhere } from "~/ui/form/only-elsewhere";
import type { Autosaved } from "~/ui/form/use-autosave";
import { Stack } from "~/ui/layout/layout";
import { Overtaken as OvertakenNotice } from "~/ui/overtaken/overtaken";
import { DraftEditing } from "../parts/request-writing";
import { DRAFT_LABELS, draftInWords } from "../rules/draft";
import { requestPolicy } from "../rules/request-policy";
import { requestPath } from "../rules/request-query";
import { filesOf } from "../store/request-files.server";
import { requestOf } from "../store/requests.server";
import { draftOf, editRequest, type RequestInput, versionOf } from "../verbs/drafts.server";
import { NO_FILES } from "../verbs/files.server";
import type { Route } from "./+types/request-edit.page";
import { draftDefaults, formView, type ReadRequest, readRequest } from "./request-input.server";

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
  const seen = seenVersion(form);
  const read = await readRequest(form, actor, at);
  if (isAutosave(form)) return autosave(actor, { id, seen, read }, at);
  if (!read.ok) return data({ refused: read.refused, kept: read.kept, overtaken: null }, { status: 400 });
  try {
    const location = await once(form, actor.userId, async () => {
      await editRequest(actor, id, read.input, read.files, seen);
      return requestPath(id);
    });
    return goTo(location, { tone: "green", title: "Ciorna a fost salvată." });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    const overtaken = await overtakenDraft(actor, id, read.input, at);
    return data({ refused: refuse(form, {}), kept: read.kept, overtaken }, { status: 409 });
  }
}

type Sent = { id: string; seen: string | null; read: ReadRequest };

/** What is typed is only stored when it could be saved by the button too. */
async function autosave(actor: Actor, { id, seen, read }: Sent, at: Date): Promise<Autosaved> {
  if (!read.ok) return { unsaved: `Nesalvat încă: ${Object.values(read.refused.errors)[0] ?? "verificați câmpurile"}` };
  try {
    return { saved: hourOf(at), version: await editRequest(actor, id, read.input, NO_FILES, seen) };
  } catch (error) {
    if (error instanceof Overtaken) return { unsaved: UNSAVED_ELSEWHERE };
    if (error instanceof Refusal) return { unsaved: error.message };
    throw error;
  }
}

/** Both drafts beside each other, and the version that saving once more replaces. */
async function overtakenDraft(actor: Actor, id: string, input: RequestInput, at: Date) {
  const stands = await requestOf(actor, id);
  const last = await lastEdit(actor, { what: "request.edited", subjectId: id }, at);
  return {
    by: last?.by ?? null,
    when: last?.when ?? null,
    differences: differencesOf(DRAFT_LABELS, draftInWords(stands), draftInWords(draftOf(input))),
    version: versionOf(stands),
  };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return isAutosave(await request.clone().formData()) ? neverThrown(serverAction) : serverAction();
}

export default function RequestEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, form, defaults } = loaderData;
  const refused = actionData && "refused" in actionData ? actionData : null;
  const answers = answersOf(refused?.refused, defaults);
  const overtaken = refused?.overtaken ?? null;
  return (
    <Stack gap={3}>
      <title>{`${answers.refused || answers.lead ? "Eroare: " : ""}Modifică ciorna – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={answers.lead} />
      <Crumb href={requestPath(id)}>{title}</Crumb>
      <h1>Modifică ciorna</h1>
      {overtaken ? <OvertakenNotice {...overtaken} /> : null}
      <DraftEditing id={id} form={form} answers={answers} kept={refused?.kept ?? []} overtaken={overtaken} />
    </Stack>
  );
}
