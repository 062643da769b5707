import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { requestPath } from "../rules/request-query";
import { unqueueRequest } from "../verbs/drafts.server";
import type { Route } from "./+types/request-recall.page";
import { stepTaken } from "./request-step.server";

export const loader = ({ params }: Route.LoaderArgs) => redirect(requestPath(idFromPath(params.id)));

export const action = (route: Route.ActionArgs) =>
  stepTaken(
    route,
    {
      tone: "green",
      title: "Solicitarea nu se mai trimite la verificare.",
      text: "Este din nou o ciornă; o trimiteți când vreți.",
    },
    ({ actor, id }) => unqueueRequest(actor, id),
  );

/** Only its refusals have a page. */
export default function RequestRecall() {
  return null;
}
