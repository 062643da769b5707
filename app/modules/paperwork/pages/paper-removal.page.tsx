import { Trash2 } from "lucide-react";
import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { uatOf } from "~/modules/accounts/http/request.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { quoted } from "~/platform/language/quotes";
import { QuestionPage } from "~/ui/dialog/question-page";
import { PostButton } from "~/ui/form/post-button";
import { paperRemovalPath, papersPath } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { paperOf } from "../store/papers.server";
import { removePaper } from "../verbs/papers.server";
import type { Route } from "./+types/paper-removal.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  paperworkPolicy.allow("write", actor, request, now());
  const { id, title } = await paperOf(request.id, idFromPath(params.paperId));
  return { title, back: papersPath(request.id), action: paperRemovalPath(request.id, id) };
}

export async function action(route: Route.ActionArgs) {
  const actor = uatOf(route.context);
  return takeStep(route, {
    back: async ({ id }) => papersPath((await requestOf(actor, id)).id),
    done: { title: "Documentul a fost șters." },
    work: ({ id }) => removePaper(actor, id, idFromPath(route.params.paperId)),
  });
}

export default function PaperRemoval({ loaderData: { title, back, action: address } }: Route.ComponentProps) {
  return (
    <QuestionPage
      back={{ href: back, label: "Documentele instituției" }}
      heading="Ștergeți documentul?"
      effect={`${quoted(title)} se șterge în ambele formate. Nu se poate anula; puteți genera altul, cu datele de atunci.`}
    >
      <PostButton variant="danger" icon={Trash2} action={address} busyLabel="Se șterge…">
        Șterge documentul
      </PostButton>
    </QuestionPage>
  );
}
