import { Trash2 } from "lucide-react";
import { redirect } from "react-router";
import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { QuestionPage } from "~/ui/dialog/question-page";
import { PostButton } from "~/ui/form/post-button";
import { isDraft } from "../rules/model-version";
import { adminModelPath, modelDraftPath } from "../rules/paths";
import { modelPolicy } from "../rules/policy";
import { versionsOf } from "../store/models.server";
import { discardDraft } from "../verbs/models.server";
import type { Route } from "./+types/model-draft-removal.page";
import { kindOf } from "./model-view.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  modelPolicy.allow("write", adminOf(context), null, now());
  const kind = kindOf(params);
  const draft = (await versionsOf(kind)).find(isDraft);
  if (draft === undefined) throw redirect(adminModelPath(kind));
  return { kind, back: { href: adminModelPath(kind, draft.number), label: `Versiunea ${draft.number}` } };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: () => adminModelPath(kindOf(route.params)),
    done: { title: "Ciorna a fost ștearsă." },
    work: ({ actor }) => discardDraft(actor, kindOf(route.params)),
  });

export default function ModelDraftRemoval({ loaderData: { kind, back } }: Route.ComponentProps) {
  return (
    <QuestionPage
      back={back}
      heading="Ștergeți ciorna?"
      effect="Textul ei se pierde. Documentele se fac în continuare după versiunea în vigoare."
    >
      <PostButton variant="danger" icon={Trash2} action={modelDraftPath(kind, "removal")} busyLabel="Se șterge…">
        Șterge ciorna
      </PostButton>
    </QuestionPage>
  );
}
