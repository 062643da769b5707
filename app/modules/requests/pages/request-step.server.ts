import type { RouterContextProvider } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import type { NewFlash } from "~/platform/flash/flash.server";
import { idFromPath } from "~/platform/form/id";
import { newFormKey, once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import type { StepRequest } from "../parts/request-step";
import { type RequestAction, requestPolicy } from "../rules/request-policy";
import { requestPath } from "../rules/request-query";
import type { RequestRecord } from "../store/record.server";
import { requestOf } from "../store/requests.server";
import { wayTo } from "../verbs/guard.server";

export type StepArguments = {
  context: Readonly<RouterContextProvider>;
  params: { id?: string | undefined };
  request: Request;
};

/** The request of a step's page, when the step can be taken now; else the page that says why not, with the way back. */
export async function stepOf(action: RequestAction, { context, params }: Omit<StepArguments, "request">) {
  const actor = actorOf(context);
  const at = now();
  const request = await requestOf(actor, idFromPath(params.id));
  requestPolicy.allow(action, actor, request, at, wayTo(actor, request.id));
  return { actor, at, request, step: stepRequest(request), formKey: newFormKey() };
}

export const stepRequest = ({ id, title, registration }: RequestRecord): StepRequest => ({
  id,
  title,
  number: registration,
});

type Did = { actor: Actor; id: string; form: FormData };

/** A posted step: done once however often it was sent, then the request, with the sentence that says what happened. */
export async function stepTaken(
  { context, params, request }: StepArguments,
  flash: NewFlash,
  work: (did: Did) => Promise<unknown>,
): Promise<Response> {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  return afterOnce({ actor, id, form }, flash, work);
}

/** `work` may return where its page leads; otherwise that is the request. */
export async function afterOnce(did: Did, flash: NewFlash, work: (did: Did) => Promise<unknown>): Promise<Response> {
  const location = await once(did.form, did.actor.userId, async () => {
    const led = await work(did);
    return typeof led === "string" ? led : requestPath(did.id);
  });
  return goTo(location, flash);
}
