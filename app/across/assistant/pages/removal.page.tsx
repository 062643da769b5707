import { Trash2 } from "lucide-react";
import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { uatOf } from "~/modules/accounts/http/request.server";
import { idFromPath } from "~/platform/form/id";
import { quoted } from "~/platform/language/quotes";
import { orNotFound } from "~/platform/refusal";
import { QuestionPage } from "~/ui/dialog/question-page";
import { PostButton } from "~/ui/form/post-button";
import { CHAT, chatPath } from "../rules/answers";
import { chatOf, deleteChat } from "../store/chats.server";
import type { Route } from "./+types/removal.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { id, title } = orNotFound(await chatOf(uatOf(context).userId, idFromPath(params.id)));
  return { id, title };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: async ({ id }) => {
      orNotFound(await chatOf(uatOf(route.context).userId, id));
      return CHAT;
    },
    done: { title: "Conversația a fost ștearsă." },
    work: ({ actor, id }) => deleteChat(actor.userId, id),
  });

export default function RemovalPage({ loaderData: { id, title } }: Route.ComponentProps) {
  return (
    <QuestionPage
      back={{ href: chatPath(id), label: title }}
      heading="Ștergeți conversația?"
      effect={`${quoted(title)} se șterge cu toate întrebările și răspunsurile ei. Nu se poate anula.`}
    >
      <PostButton variant="danger" icon={Trash2} action={chatPath(id, "removal")} busyLabel="Se șterge…">
        Șterge conversația
      </PostButton>
    </QuestionPage>
  );
}
