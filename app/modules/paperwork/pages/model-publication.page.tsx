import { Send } from "lucide-react";
import { redirect } from "react-router";
import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { newFormKey } from "~/platform/form/once.server";
import { seenVersion, VERSION } from "~/platform/form/version.server";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";
import { QuestionPage } from "~/ui/dialog/question-page";
import { PostButton } from "~/ui/form/post-button";
import { isDraft } from "../rules/model-version";
import { PAPER_KINDS } from "../rules/paper-kind";
import { adminModelPath, modelDraftPath } from "../rules/paths";
import { modelPolicy } from "../rules/policy";
import { copyCounts, versionsOf } from "../store/models.server";
import { draftVersion, publishDraft } from "../verbs/models.server";
import type { Route } from "./+types/model-publication.page";
import { kindOf } from "./model-view.server";

export async function loader({ context, params }: Route.LoaderArgs) {
  modelPolicy.allow("write", adminOf(context), null, now());
  const kind = kindOf(params);
  const draft = (await versionsOf(kind)).find(isDraft);
  if (draft === undefined) throw redirect(adminModelPath(kind));
  const own = (await copyCounts()).get(kind) ?? 0;
  const told =
    own === 0
      ? ""
      : ` ${plural(own, "autoritate cu text propriu este anunțată", "autorități cu text propriu sunt anunțate")}.`;
  return {
    back: { href: adminModelPath(kind, draft.number), label: `Versiunea ${draft.number}` },
    action: modelDraftPath(kind, "publication"),
    effect: `Documentele ${quoted(PAPER_KINDS[kind])} făcute de acum înainte folosesc versiunea ${draft.number}. Cele deja făcute rămân cum sunt.${told}`,
    fields: { [VERSION]: draftVersion(draft) },
    formKey: newFormKey(),
  };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: () => adminModelPath(kindOf(route.params)),
    done: { title: "Versiunea a fost publicată." },
    work: async ({ actor, form }) => {
      await publishDraft(actor, kindOf(route.params), seenVersion(form));
    },
  });

export default function ModelPublication({ loaderData }: Route.ComponentProps) {
  const { back, effect, action: address, fields, formKey } = loaderData;
  return (
    <QuestionPage back={back} heading="Publicați versiunea?" effect={effect}>
      <PostButton variant="primary" icon={Send} action={address} {...{ fields, formKey }} busyLabel="Se publică…">
        Publică versiunea
      </PostButton>
    </QuestionPage>
  );
}
