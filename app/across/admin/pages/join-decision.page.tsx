import { redirect } from "react-router";
import { adminOf } from "~/modules/accounts/request.server";
import { organisationPath } from "~/modules/accounts/rules/places";
import { decideJoin } from "~/modules/accounts/verbs/membership.server";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { notFound } from "~/platform/refusal";
import type { Route } from "./+types/join-decision.page";

const decisions = {
  acceptance: { verb: "accept", done: "Cererea a fost acceptată. Persoana administrează de acum contul organizației." },
  refusal: { verb: "decline", done: "Cererea a fost respinsă." },
} as const;

export const loader = ({ params }: Route.LoaderArgs) => redirect(organisationPath(idFromPath(params.id)));

/** Who joins an organisation that has nobody to decide. */
export async function action({ context, params }: Route.ActionArgs) {
  const decision = Object.entries(decisions).find(([noun]) => noun === params.decision)?.[1];
  if (!decision) throw notFound();
  await decideJoin(adminOf(context), idFromPath(params.person), decision.verb);
  return goTo(organisationPath(idFromPath(params.id)), { tone: "green", title: decision.done });
}

export default function JoinDecision() {
  return null;
}
