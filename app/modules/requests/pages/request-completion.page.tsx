import { takeStep } from "~/modules/accounts/http/posted-step.server";
import { PostPage } from "~/ui/form/form-page";
import { requestPath } from "../rules/paths";
import { completeRequest } from "../verbs/decisions.server";
import type { Route } from "./+types/request-completion.page";
import { completionConfirmation, requestAddress, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, request } = await stepOf("complete", route);
  return { ...step, ...completionConfirmation(request) };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: requestAddress,
    done: { title: "Colaborarea este finalizată.", text: "Scrieți o recenzie cât vă mai amintiți." },
    work: async ({ actor, id }) => {
      await completeRequest(actor, id);
      return requestPath(id, "review");
    },
  });

export default function RequestCompletion({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData} />;
}
