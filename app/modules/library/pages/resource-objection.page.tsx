import { uatOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { textIn } from "~/platform/form/answers";
import { checkForm } from "~/platform/form/check-form.server";
import { differencesOf } from "~/platform/form/differences";
import { savedOrShown } from "~/platform/form/edit.server";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { Overtaken } from "~/ui/overtaken/overtaken";
import { objectionForm } from "../forms/feedback";
import { ownObjection } from "../store/feedback.server";
import { objectionVersion, objectToResource } from "../verbs/feedback.server";
import type { Route } from "./+types/resource-objection.page";
import { answerView } from "./feedback-view.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const { resource, back, fields } = await answerView(actor, idFromPath(params.id), now());
  const reason = await ownObjection(resource.editionId, actor.userId);
  return { back, fields, formKey: newFormKey(), version: objectionVersion(reason), defaults: { reason } };
}

const LABELS = { reason: "Observația" };

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = uatOf(context);
  const id = idFromPath(params.id);
  const { resource, back } = await answerView(actor, id, now());
  const form = await readForm(request);
  return savedOrShown(form, {
    userId: actor.userId,
    checked: checkForm(form, objectionForm),
    kept: null,
    save: (value, seen) => objectToResource(actor, id, value, seen),
    stored: async ({ values }) => {
      const reason = await ownObjection(resource.editionId, actor.userId);
      const differences = differencesOf(LABELS, { reason: reason ?? "" }, { reason: textIn(values, "reason") });
      return { version: objectionVersion(reason), last: null, differences };
    },
    back: back.href,
    done: { tone: "green", title: "Observația a fost trimisă.", text: "O citește persoana responsabilă de document." },
  });
}

export default function ResourceObjection({ loaderData, actionData }: Route.ComponentProps) {
  const { back, fields, formKey, defaults } = loaderData;
  const overtaken = actionData?.overtaken;
  return (
    <PostPage
      heading="Ce nu v-a fost de folos?"
      intro="Observația ajunge la persoana care răspunde de document, cu numele dumneavoastră și al instituției. Nu o văd alte instituții."
      answered={actionData}
      {...{ back, formKey, defaults }}
      fields={{ ...fields, version: actionData?.version ?? loaderData.version }}
      before={overtaken ? <Overtaken {...overtaken} /> : null}
      submit="Trimite observația"
      busyLabel="Se trimite…"
    >
      <TextField
        name="reason"
        label="Observația"
        hint="Ce ați căutat și nu ați găsit, ce este greșit sau depășit. Fără date cu caracter personal."
        rows={5}
      />
    </PostPage>
  );
}
