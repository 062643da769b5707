import { Trash2 } from "lucide-react";
import { redirect } from "react-router";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { plural } from "~/platform/language/plural";
import { QuestionPage } from "~/ui/dialog/question-page";
import { PostButton } from "~/ui/form/post-button";
import { ADMIN_COMMUNITIES, TEST_REMOVAL } from "../rules/paths";
import { testCommunityIds } from "../store/administration.server";
import { removeTestCommunities } from "../verbs/tests.server";
import type { Route } from "./+types/test-removal.page";

/** Redirects to the list when there are no test communities. */
export async function loader({ context }: Route.LoaderArgs) {
  adminOf(context);
  const { length } = await testCommunityIds();
  if (length === 0) throw redirect(ADMIN_COMMUNITIES);
  return { words: plural(length, "comunitate de test se șterge", "comunități de test se șterg") };
}

export async function action({ context }: Route.ActionArgs) {
  const actor = adminOf(context);
  return orFault(ADMIN_COMMUNITIES, "A apărut o eroare la ștergerea comunității.", async () => {
    const count = await removeTestCommunities(actor);
    return goTo(ADMIN_COMMUNITIES, {
      tone: "green",
      title: count === 0 ? "Nu mai era nicio comunitate de test." : removed(count),
    });
  });
}

const removed = (count: number): string =>
  `${plural(count, "comunitate de test a fost ștearsă", "comunități de test au fost șterse")} definitiv.`;

export default function TestRemoval({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <QuestionPage
      back={{ href: ADMIN_COMMUNITIES, label: "Comunități" }}
      heading="Ștergeți comunitățile de test?"
      effect={`${words} definitiv, cu imaginile lor. Nu trec prin coș.`}
    >
      <PostButton variant="danger" icon={Trash2} action={TEST_REMOVAL} busyLabel="Se șterg…">
        Șterge comunitățile de test
      </PostButton>
    </QuestionPage>
  );
}
