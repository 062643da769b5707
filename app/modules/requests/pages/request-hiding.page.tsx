import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { hidingForm } from "../forms/requests";
import { requestModerationPolicy } from "../rules/moderation-policy";
import { adminRequestPath } from "../rules/paths";
import { LONGEST_REASON } from "../rules/reason";
import { requestOf } from "../store/requests.server";
import { hideRequest } from "../verbs/moderation.server";
import type { Route } from "./+types/request-hiding.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = adminOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  const back = { href: adminRequestPath(request.id), label: request.title };
  requestModerationPolicy.allow("hide", actor, request, now(), back);
  return { back, formKey: newFormKey() };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, hidingForm, {
    back: ({ id }) => adminRequestPath(id),
    work: ({ actor, id, value }) => hideRequest(actor, id, value.reason),
    done: {
      title: "Solicitarea a fost ascunsă.",
      text: "Autoritatea a fost anunțată și citește motivul. Firmele care au trimis oferte sunt anunțate și ele.",
    },
  });

export default function RequestHiding({ loaderData: { back, formKey }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Ascunde solicitarea"
      intro="Rămâne vizibilă numai pentru autoritatea ei, pentru firmele care au trimis deja oferte și pentru administratori. Nu mai apare în liste și în căutare și nu mai primește oferte sau întrebări. O puteți arăta din nou oricând."
      {...{ back, formKey }}
      answered={actionData}
      submit="Ascunde solicitarea"
      variant="danger"
      busyLabel="Se ascunde…"
    >
      <TextField name="reason" label="Motivul" hint="Îl citește autoritatea." rows={4} maxLength={LONGEST_REASON} />
    </PostPage>
  );
}
