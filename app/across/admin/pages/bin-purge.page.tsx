import { redirect } from "react-router";
import { BIN_PATH } from "~/modules/accounts/rules/bin";
import { takeStep } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { idFromPath } from "~/platform/form/id";
import { QuestionPage } from "~/ui/dialog/question-page";
import { PurgeForm, purgeEffect } from "../parts/bin-rows";
import { binnedAt } from "../verbs/bin.server";
import type { Route } from "./+types/bin-purge.page";

/** What was put back meanwhile is not asked about. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  adminOf(context);
  const kind = binnedAt(url);
  const { title, deletedAt } = await kind.head(idFromPath(params.id));
  if (!deletedAt) throw redirect(BIN_PATH);
  return { action: url.pathname, question: kind.purged.question, effect: purgeEffect({ title, loses: kind.loses }) };
}

export function action(route: Route.ActionArgs) {
  const kind = binnedAt(route.url);
  return takeStep(route, {
    back: () => BIN_PATH,
    failed: kind.purged.failed,
    work: async ({ actor, id }) => {
      const { title } = await kind.head(id);
      await kind.bin.purge(actor, id);
      return { title };
    },
    done: (_, did) => ({ title: kind.purged.title, ...(did && { text: did.title }) }),
  });
}

export default function BinPurge({ loaderData: { action, question, effect } }: Route.ComponentProps) {
  return (
    <QuestionPage back={{ href: BIN_PATH, label: "Coș" }} heading={question} effect={effect}>
      <PurgeForm action={action} />
    </QuestionPage>
  );
}
