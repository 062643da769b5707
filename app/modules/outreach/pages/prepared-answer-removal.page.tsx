import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { idFromPath } from "~/platform/form/id";
import { quoted } from "~/platform/language/quotes";
import { PostPage } from "~/ui/form/form-page";
import { PREPARED, preparedPath } from "../rules";
import { preparedById } from "../store/prepared-answers.server";
import { removePrepared } from "../verbs/prepared-answers.server";
import type { Route } from "./+types/prepared-answer-removal.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  adminOf(context);
  const { id, question, isPublic } = await preparedById(idFromPath(params.id));
  return { id, question, isPublic };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: async ({ context, id }) => {
      adminOf(context);
      await preparedById(id);
      return PREPARED;
    },
    done: { title: "Răspunsul a fost șters." },
    work: ({ actor, id }) => removePrepared(actor, id),
  });

export default function PreparedAnswerRemoval({ loaderData: { id, question, isPublic } }: Route.ComponentProps) {
  return (
    <PostPage
      heading="Șterge răspunsul"
      back={{ href: preparedPath(id), label: "Răspuns pregătit" }}
      before={
        <p>
          {`${quoted(question)} nu mai apare ${isPublic ? "la întrebări frecvente și nici " : ""}între răspunsurile echipei. Mesajele în care a fost pus rămân cum sunt.`}
        </p>
      }
      submit="Șterge răspunsul"
      variant="danger"
      busyLabel="Se șterge…"
    />
  );
}
