import { takeStep } from "~/modules/accounts/posted-step.server";
import { deletionConfirmation } from "../parts/confirmations";
import { RequestStep } from "../parts/request-step";
import { REQUESTS_PATH } from "../rules/paths";
import { deleteRequest } from "../verbs/drafts.server";
import type { Route } from "./+types/request-deletion.page";
import { stepOf } from "./request-step.server";

export const loader = async (route: Route.LoaderArgs) => (await stepOf("delete", route)).step;

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: () => REQUESTS_PATH,
    done: { title: "Ciorna a fost ștearsă." },
    work: ({ actor, id }) => deleteRequest(actor, id),
  });

export default function RequestDeletion({ loaderData: step }: Route.ComponentProps) {
  return <RequestStep step={step} {...deletionConfirmation(step.title)} />;
}
