import { limitedAnswer, overLimit } from "~/modules/accounts/signed-in/limits.server";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { ticketPath } from "~/modules/outreach/rules";
import { openTicket } from "~/modules/outreach/verbs/support.server";
import { now } from "~/platform/clock";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { orNotFound } from "~/platform/refusal";
import { LineField, TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { supportForm } from "../forms";
import { chatPath } from "../rules/answers";
import { chatOf } from "../store/chats.server";
import type { Route } from "./+types/support.page";
import { exchangeViews, plainChat } from "./chat-view.server";
import { MESSAGE_LIMIT } from "./limits.server";

/** The longest message less what a person adds to it. */
const MOST = 4_000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, title } = orNotFound(await chatOf(uatOf(context).userId, idFromPath(params.id)));
  const text = plainChat(await exchangeViews(id, now()), MOST);
  return { id, title, text, formKey: newFormKey() };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = uatOf(context);
  orNotFound(await chatOf(actor.userId, idFromPath(params.id)));
  const form = await readForm(request);
  const checked = checkForm(form, supportForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const over = await overLimit([MESSAGE_LIMIT, actor.userId]);
  if (over) return limitedAnswer(form, over);
  const message = { nume: actor.name, email: actor.email, ...checked.value };
  return goTo(await once(form, actor.userId, async () => ticketPath(await openTicket(message, actor))));
}

export default function SupportPage({ loaderData: { id, title, text, formKey }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Trimite conversația la suport"
      back={{ href: chatPath(id), label: title }}
      answered={actionData}
      defaults={{ subiect: `Întrebare pentru asistent: ${title}`.slice(0, 150), mesaj: text }}
      intro="Mesajul se trimite echipei de suport, cu numele și adresa dumneavoastră de e-mail. Scoateți ce nu doriți să trimiteți."
      formKey={formKey}
      submit="Trimite mesajul"
    >
      <LineField name="subiect" label="Subiect" />
      <TextField name="mesaj" label="Mesaj" rows={12} />
    </PostPage>
  );
}
