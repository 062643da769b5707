import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { checkForm } from "~/platform/form/check-form.server";
import { draftOnPage } from "~/platform/form/draft.server";
import { savedOrShown } from "~/platform/form/edit.server";
import { differencesIn } from "~/platform/form/field-table.server";
import { readForm } from "~/platform/form/read-form.server";
import { since } from "~/platform/language/dates";
import { Checkbox } from "~/ui/field/choice-group";
import { TableFields } from "~/ui/field/table-fields";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/form/overtaken";
import { copyForm } from "../forms/model";
import { ModelGuide } from "../parts/model-guide";
import { MODEL } from "../rules/model-fields";
import { PAPER_KINDS, type PaperKind } from "../rules/paper-kind";
import { modelPath } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { modelFor, textsOf } from "../store/models.server";
import { copyVersion, saveCopy } from "../verbs/models.server";
import type { Route } from "./+types/model-copy.page";
import { kindOf } from "./model-view.server";

async function stored(organisationId: string, kind: PaperKind) {
  const { copy, current, isBehind } = await modelFor(organisationId, kind);
  return {
    version: copyVersion(copy, current),
    last: copy && { by: copy.by, when: since(copy.editedAt, now()) },
    defaults: textsOf(copy ?? current),
    /** The version whose changes are not taken into account yet. */
    newer: isBehind ? current.number : null,
  };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const kind = kindOf(params);
  paperworkPolicy.allow("write", actor, { ownerId: actor.organisation.id }, now());
  const { draft, typed, version, formKey } = await draftOnPage(request, actor.userId);
  const { version: current, defaults, newer } = await stored(actor.organisation.id, kind);
  return {
    kind,
    title: PAPER_KINDS[kind],
    newer,
    formKey,
    draft,
    typed,
    defaults,
    version: version ?? current,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = uatOf(context);
  const kind = kindOf(params);
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, copyForm),
    kept: null,
    save: (value, seen) => saveCopy(actor, kind, value, seen),
    stored: async (typed) => {
      const { version, last, defaults } = await stored(actor.organisation.id, kind);
      return { version, last, differences: differencesIn(MODEL, defaults, typed.values) };
    },
    back: modelPath(kind),
    done: {
      tone: "green",
      title: "Textul instituției a fost salvat.",
      text: "Documentele făcute de acum înainte îl folosesc.",
    },
  });
}

export default function ModelCopy({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, title, newer, formKey, draft, typed, defaults } = loaderData;
  const overtaken = actionData?.overtaken;
  return (
    <PostPage
      heading={`Adaptează: ${title}`}
      back={{ href: modelPath(kind), label: title }}
      intro="Textul este numai al instituției dumneavoastră și trebuie verificat de juristul ei. Documentele deja făcute rămân cum sunt."
      formKey={formKey}
      draft={draft}
      typed={typed}
      defaults={defaults}
      answered={actionData}
      fields={{ version: actionData?.version ?? loaderData.version }}
      before={overtaken ? <Overtaken {...overtaken} /> : null}
      submit="Salvează textul"
      busyLabel="Se salvează…"
    >
      <TableFields table={MODEL} />
      <ModelGuide />
      {newer === null ? null : (
        <Checkbox
          name="isUpToDate"
          label={`Am ținut seama de versiunea ${newer} a platformei`}
          hint="Pagina modelului nu mai spune că s-a schimbat."
        />
      )}
    </PostPage>
  );
}
