import type { StepRoute } from "~/modules/accounts/signed-in/posted-step.server";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { newFormKey } from "~/platform/form/once.server";
import { requestPath } from "../rules/paths";
import { type RequestAction, requestPolicy } from "../rules/request-policy";
import { requestOf } from "../store/requests.server";
import { wayTo } from "../verbs/guard.server";

/** Address of the request named in the route. */
export const requestAddress = ({ id }: { id: string }) => requestPath(id);

/** The way back from an action's page to its request. */
export const backTo = ({ id, title }: { id: string; title: string }) => ({ href: requestPath(id), label: title });

/** The request of an action's page, the way back to it and the one-time key of the form; throws 403 or 409 when the action is not allowed. */
export async function stepOf(action: RequestAction, { context, params }: Pick<StepRoute, "context" | "params">) {
  const actor = actorOf(context);
  const at = now();
  const request = await requestOf(actor, idFromPath(params.id));
  requestPolicy.allow(action, actor, request, at, wayTo(actor, request.id));
  return { actor, at, request, step: { back: backTo(request), formKey: newFormKey() } };
}
