import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { requestPath } from "../rules/request-query";
import { openOffers } from "../verbs/decisions.server";
import type { Route } from "./+types/request-opening.page";
import { stepTaken } from "./request-step.server";

export const loader = ({ params }: Route.LoaderArgs) => redirect(requestPath(idFromPath(params.id)));

export const action = (route: Route.ActionArgs) =>
  stepTaken(
    route,
    { tone: "green", title: "Ofertele au fost deschise.", text: "De acum termenul nu se mai poate prelungi." },
    ({ actor, id }) => openOffers(actor, id),
  );

/** Only its refusals have a page. */
export default function RequestOpening() {
  return null;
}
