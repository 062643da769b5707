import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { checkForm } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { differencesIn } from "~/platform/form/field-table.server";
import { readForm } from "~/platform/form/read-form.server";
import { since } from "~/platform/language/dates";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { draftForm } from "../forms/model";
import { ModelGuide } from "../parts/model-guide";
import { DRAFT } from "../rules/model-fields";
import { firstVersion, isDraft, isInUse } from "../rules/model-version";
import { PAPER_KINDS, type PaperKind } from "../rules/paper-kind";
import { adminModelPath } from "../rules/paths";
import { modelPolicy } from "../rules/policy";
import { textsOf, versionsOf } from "../store/models.server";
import { draftVersion, saveDraft } from "../verbs/models.server";
import type { Route } from "./+types/model-draft.page";
import { kindOf } from "./model-view.server";

/** The draft, or the current text where there is none yet. */
async function stored(kind: PaperKind) {
  const versions = await versionsOf(kind);
  const draft = versions.find(isDraft) ?? null;
  const { number, ...text } = draft ?? versions.find(isInUse) ?? firstVersion(kind);
  return {
    version: draftVersion(draft),
    number: draft?.number ?? (versions[0]?.number ?? number) + 1,
    last: draft?.edited ? { by: draft.edited.by, when: since(draft.edited.at, now()) } : null,
    defaults: { ...textsOf(text), note: draft?.note ?? "" },
  };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = adminOf(context);
  modelPolicy.allow("write", actor, null, now());
  const kind = kindOf(params);
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  const { version: current, number, defaults } = await stored(kind);
  return {
    kind,
    title: PAPER_KINDS[kind],
    number,
    formKey,
    draft,
    typed,
    defaults,
    version: version ?? current,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const kind = kindOf(params);
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, draftForm),
    kept: null,
    save: (value, seen) => saveDraft(actor, kind, value, seen),
    stored: async (typed) => {
      const { version, last, defaults } = await stored(kind);
      return { version, last, differences: differencesIn(DRAFT, defaults, typed.values) };
    },
    back: (number) => adminModelPath(kind, number),
    done: {
      tone: "green",
      title: "Ciorna a fost salvată.",
      text: "Documentele se fac în continuare după versiunea în vigoare, până o publicați.",
    },
  });
}

export default function ModelDraft({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, title, number, formKey, draft, typed, defaults } = loaderData;
  const overtaken = actionData?.overtaken;
  return (
    <PostPage
      heading={`${title}: versiunea ${number}`}
      back={{ href: adminModelPath(kind), label: title }}
      intro="Se salvează ca ciornă. O vedeți completată cu o solicitare inventată înainte de a o publica."
      formKey={formKey}
      draft={draft}
      typed={typed}
      defaults={defaults}
      answered={actionData}
      fields={{ version: actionData?.version ?? loaderData.version }}
      before={overtaken ? <Overtaken {...overtaken} /> : null}
      submit="Salvează ciorna"
      busyLabel="Se salvează…"
    >
      <TableFields table={DRAFT} />
      <ModelGuide />
    </PostPage>
  );
}
