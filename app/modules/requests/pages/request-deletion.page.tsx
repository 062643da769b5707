import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { PostPage } from "~/ui/form/form-page";
import { REQUESTS_PATH } from "../rules/paths";
import { deleteRequest } from "../verbs/drafts.server";
import type { Route } from "./+types/request-deletion.page";
import { deletionConfirmation, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, request } = await stepOf("delete", route);
  return { ...step, ...deletionConfirmation(request) };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: () => REQUESTS_PATH,
    done: { title: "Ciorna a fost ștearsă." },
    work: ({ actor, id }) => deleteRequest(actor, id),
  });

export default function RequestDeletion({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />;
}
