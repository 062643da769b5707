import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { uatOf } from "~/modules/accounts/http/request.server";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { LineField } from "~/ui/field/answered-field";
import { PostPage } from "~/ui/form/form-page";
import { titleForm } from "../forms";
import { chatPath } from "../rules/answers";
import { chatOf, renameChat } from "../store/chats.server";
import type { Route } from "./+types/title.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, title } = orNotFound(await chatOf(uatOf(context).userId, idFromPath(params.id)));
  return { id, title };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, titleForm, {
    back: async ({ id }) => chatPath(orNotFound(await chatOf(uatOf(route.context).userId, id)).id),
    done: { title: "Conversația a fost redenumită." },
    work: ({ actor, id, value }) => renameChat(actor.userId, id, value.title),
  });

export default function TitlePage({ loaderData: { id, title }, actionData }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Redenumește conversația"
      back={{ href: chatPath(id), label: title }}
      answered={actionData}
      defaults={{ title }}
      submit="Salvează"
    >
      <LineField name="title" label="Titlul conversației" />
    </PostPage>
  );
}
