import { redirect } from "react-router";
import { organisationPath } from "~/modules/accounts/rules/places";
import { askForVerification } from "~/modules/accounts/verbs/organisation.server";
import { idFromPath } from "~/platform/form/id";
import { decided, organisationAt } from "../decision.server";
import type { Route } from "./+types/organisation-queue.page";

export const loader = ({ params }: Route.LoaderArgs) => redirect(organisationPath(idFromPath(params.id)));

/** A rejected organisation is looked at again: it waits in the queue like any other. */
export async function action({ context, params }: Route.ActionArgs) {
  const { actor, organisation } = await organisationAt(context, params.id);
  await askForVerification(actor, organisation.id);
  return decided(organisation, "Organizația așteaptă din nou verificarea.");
}

export default function OrganisationQueue() {
  return null;
}
