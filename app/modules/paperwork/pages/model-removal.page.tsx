import { redirect } from "react-router";
import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { uatOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { QuestionPage } from "~/ui/dialog/question-page";
import { PostButton } from "~/ui/form/post-button";
import { versionWords } from "../rules/model-version";
import { PAPER_KINDS } from "../rules/paper-kind";
import { modelPath } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { modelFor } from "../store/models.server";
import { removeCopy } from "../verbs/models.server";
import type { Route } from "./+types/model-removal.page";
import { kindOf } from "./model-view.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const kind = kindOf(params);
  paperworkPolicy.allow("write", actor, { ownerId: actor.organisation.id }, now());
  const { copy, current } = await modelFor(actor.organisation.id, kind);
  if (copy === null) throw redirect(modelPath(kind));
  return {
    action: modelPath(kind, "removal"),
    back: { href: modelPath(kind), label: PAPER_KINDS[kind] },
    effect: `Textul instituției se șterge. Documentele făcute de acum înainte folosesc modelul platformei, ${versionWords(current)}.`,
  };
}

export const action = (route: Route.ActionArgs) => {
  const actor = uatOf(route.context);
  return takeStep(route, {
    back: () => modelPath(kindOf(route.params)),
    done: { title: "Folosiți din nou modelul platformei." },
    work: () => removeCopy(actor, kindOf(route.params)),
  });
};

export default function ModelRemoval({ loaderData: { back, effect, action: address } }: Route.ComponentProps) {
  return (
    <QuestionPage back={back} heading="Reveniți la modelul platformei?" effect={effect}>
      <PostButton variant="danger" action={address} busyLabel="Se șterge…">
        Revino la modelul platformei
      </PostButton>
    </QuestionPage>
  );
}
