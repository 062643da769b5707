import { data, redirect } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { hourOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { isAutosave } from "~/platform/form/autosave";
import { refuse } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { neverThrown, orUnsaved } from "~/platform/form/unsaved";
import { Overtaken } from "~/platform/form/version.server";
import { goTo } from "~/platform/http/go.server";
import { authorize } from "~/platform/policy";
import { Refusal } from "~/platform/refusal";
import { Crumb } from "~/ui/crumb/crumb";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Stack } from "~/ui/layout/layout";
import { DraftEditing } from "../parts/request-writing";
import type { Autosaved } from "../parts/use-autosave";
import { whereItStands, whyNotYou } from "../rules/hindrance";
import { requestPolicy } from "../rules/policy";
import { requestPath } from "../rules/request-query";
import { filesOf } from "../store/request-files.server";
import { requestOf } from "../store/requests.server";
import { editRequest, versionOf } from "../verbs/drafts.server";
import { NO_FILES } from "../verbs/files.server";
import type { Route } from "./+types/request-edit.page";
import { draftDefaults, formView, readRequest, seenIn } from "./request-input.server";

const CHANGED_ELSEWHERE =
  "Ciorna a fost modificată între timp, în altă filă sau de un coleg. Comparați-o; dacă salvați încă o dată, rămâne ce este aici.";

const UNSAVED_ELSEWHERE = "Ciorna a fost modificată în altă parte; de aici se salvează numai cu butonul.";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const draft = await requestOf(actor, idFromPath(params.id));
  if (draft.status !== "draft") throw redirect(requestPath(draft.id));
  const why = whyNotYou(actor, "edit", draft) ?? whereItStands("edit", draft, at);
  authorize(requestPolicy, "edit", actor, draft, at, why, { href: requestPath(draft.id), label: "Înapoi la ciornă" });
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
  const form = await readForm(request);
  await requestOf(actor, id); // before any file of this form is taken in
  if (isAutosave(form)) return autosave(actor, id, form);
  const read = await readRequest(form, actor, now());
  if (!read.ok) return data({ refused: read.refused, kept: read.kept }, { status: 400 });
  try {
    const location = await once(form, actor.userId, async () =>
      requestPath(await editRequest(actor, id, read.input, read.files, seenIn(form))),
    );
    return goTo(location, { tone: "green", title: "Ciorna a fost salvată." });
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return data({ refused: refuse(form, { title: CHANGED_ELSEWHERE }), kept: read.kept }, { status: 400 });
  }
}

/** What is typed is only stored when it could be saved by the button too. */
async function autosave(actor: Actor, id: string, form: FormData): Promise<Autosaved> {
  const at = now();
  const read = await readRequest(form, actor, at);
  if (!read.ok) return { unsaved: `Nesalvat încă: ${Object.values(read.refused.errors)[0] ?? "verificați câmpurile"}` };
  try {
    await editRequest(actor, id, read.input, NO_FILES, seenIn(form));
  } catch (error) {
    if (error instanceof Overtaken) return { unsaved: UNSAVED_ELSEWHERE };
    if (error instanceof Refusal) return { unsaved: error.message };
    throw error;
  }
  return { saved: hourOf(at) };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return isAutosave(await request.clone().formData()) ? neverThrown(serverAction) : orUnsaved(serverAction);
}

export default function RequestEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, form, defaults } = loaderData;
  const refused = actionData && "refused" in actionData ? actionData : null;
  const answers = answersOf(refused?.refused, defaults);
  const lead = actionData && "unsaved" in actionData ? actionData.unsaved : answers.lead;
  return (
    <Stack gap={3}>
      <title>{`${answers.refused || lead ? "Eroare: " : ""}Modifică ciorna – PSP`}</title>
      <ErrorSummary errors={answers.errors} lead={lead} />
      <Crumb href={requestPath(id)}>{title}</Crumb>
      <h1>Modifică ciorna</h1>
      <DraftEditing id={id} form={form} answers={answers} kept={refused?.kept ?? []} />
    </Stack>
  );
}
