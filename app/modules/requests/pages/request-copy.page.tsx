import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { requestPath } from "../rules/request-query";
import { duplicateRequest } from "../verbs/drafts.server";
import type { Route } from "./+types/request-copy.page";
import { stepTaken } from "./request-step.server";

export const loader = ({ params }: Route.LoaderArgs) => redirect(requestPath(idFromPath(params.id)));

export const action = (route: Route.ActionArgs) =>
  stepTaken(
    route,
    {
      tone: "green",
      title: "Ciorna nouă este gata.",
      text: "Textul, bugetul și fișierele sunt cele dinainte; alegeți un termen nou.",
    },
    async ({ actor, id }) => requestPath(await duplicateRequest(actor, id)),
  );

/** Only its refusals have a page. */
export default function RequestCopy() {
  return null;
}
