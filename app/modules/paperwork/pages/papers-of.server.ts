import type { StepRoute } from "~/modules/accounts/signed-in/posted-step.server";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { papersPath } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { STEP_CODES, type Step } from "../rules/steps";

/** The request of a page about its papers; throws 403 or 404 when the actor may not change them. */
export async function papersOfRoute({ context, params }: Pick<StepRoute, "context" | "params">) {
  const actor = uatOf(context);
  const at = now();
  const request = await requestOf(actor, idFromPath(params.id));
  paperworkPolicy.allow("write", actor, request, at);
  return { actor, at, request, back: { href: papersPath(request.id), label: "Documentele instituției" } };
}

/** The step that an address names; throws 404 for another word. */
export function stepOfRoute({ step }: StepRoute["params"]): Step {
  const found = STEP_CODES.find((code) => code === step);
  if (found === undefined) throw notFound();
  return found;
}
