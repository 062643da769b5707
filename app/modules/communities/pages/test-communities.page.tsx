import { redirect } from "react-router";
import { adminOf } from "~/modules/accounts/request.server";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { ADMIN_COMMUNITIES } from "../rules/administration";
import { createTestCommunities } from "../verbs/tests.server";
import type { Route } from "./+types/test-communities.page";

export function loader({ context }: Route.LoaderArgs) {
  adminOf(context);
  return redirect(ADMIN_COMMUNITIES);
}

export async function action({ context, request }: Route.ActionArgs) {
  const actor = adminOf(context);
  const form = await readForm(request);
  return orFault(ADMIN_COMMUNITIES, "A apărut o eroare la crearea comunitaților de test.", async () => {
    const led = await once(form, actor.userId, async () => {
      await createTestCommunities(actor);
      return ADMIN_COMMUNITIES;
    });
    return goTo(led, {
      tone: "green",
      title: "Au fost create 5 comunități de test!",
      text: "Se văd în director cu „Date de test” și nu intră în cifre, fluxuri sau căutare.",
    });
  });
}

export default function TestCommunities() {
  return null;
}
