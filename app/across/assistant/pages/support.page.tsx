import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { uatOf } from "~/modules/accounts/http/request.server";
import { ticketPath } from "~/modules/outreach/rules";
import { ticketsOfSender } from "~/modules/outreach/verbs/limits.server";
import { openTicket } from "~/modules/outreach/verbs/support.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { orNotFound } from "~/platform/refusal";
import { LineField, TextField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { chatPath } from "../answers";
import { supportForm } from "../forms";
import { conversationOf } from "../store/conversations.server";
import type { Route } from "./+types/support.page";
import { exchangeViews, plainConversation } from "./chat-view.server";

/** The longest message less what a person adds to it. */
const MOST = 4_000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, title } = orNotFound(await conversationOf(uatOf(context).userId, idFromPath(params.id)));
  const text = plainConversation(await exchangeViews(id, now()), MOST);
  return { id, title, text, formKey: newFormKey() };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, supportForm, {
    back: async ({ id }) => chatPath(orNotFound(await conversationOf(uatOf(route.context).userId, id)).id),
    done: null,
    work: async ({ actor, value }) => {
      await countTry(ticketsOfSender, actor.userId);
      return ticketPath(await openTicket({ nume: actor.name, email: actor.email, ...value }, actor));
    },
  });

export default function SupportPage({ loaderData: { id, title, text, formKey }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Trimite conversația la suport"
      back={{ href: chatPath(id), label: title }}
      answered={actionData}
      defaults={{ subiect: `Întrebare pentru asistent: ${title}`.slice(0, 150), mesaj: text }}
      intro="Mesajul pleacă la echipa de suport, cu numele și adresa dumneavoastră de e-mail. Scoateți ce nu doriți să trimiteți."
      formKey={formKey}
      submit="Trimite mesajul"
    >
      <LineField name="subiect" label="Subiect" />
      <TextField name="mesaj" label="Mesaj" rows={12} />
    </PostPage>
  );
}
