import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { uatOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { objectionForm } from "../forms/feedback";
import { objectToResource } from "../verbs/feedback.server";
import type { Route } from "./+types/resource-objection.page";
import { answerView, backToResource } from "./feedback-view.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { back, fields } = await answerView(uatOf(context), idFromPath(params.id), now());
  return { back, fields };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, objectionForm, {
    back: backToResource,
    done: { title: "Observația a fost trimisă.", text: "O citește persoana responsabilă de document." },
    work: ({ actor, id, value }) => objectToResource(actor, id, value),
  });

export default function ResourceObjection({ loaderData: { back, fields }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Ce nu v-a fost de folos?"
      intro="Observația ajunge la persoana care răspunde de document, cu numele dumneavoastră și al instituției. Nu o văd alte instituții."
      answered={actionData}
      {...{ back, fields }}
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
