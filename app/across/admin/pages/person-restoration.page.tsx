import { redirect } from "react-router";
import { PEOPLE } from "~/modules/accounts/rules/places";
import { restorePerson } from "~/modules/accounts/verbs/admin.server";
import { goTo } from "~/platform/http/go.server";
import { personAt } from "../decision.server";
import type { Route } from "./+types/person-restoration.page";

export async function loader({ context, params }: Route.LoaderArgs) {
  await personAt(context, params.id);
  return redirect(PEOPLE);
}

export async function action({ context, params }: Route.ActionArgs) {
  const { actor, person } = await personAt(context, params.id);
  await restorePerson(actor, person.id);
  return goTo(PEOPLE, { tone: "green", title: "Suspendarea a fost ridicată.", text: person.name });
}

export default function PersonRestoration() {
  return null;
}
