import { type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import type { NewFlash } from "~/platform/flash/flash.server";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { FORM_KEY } from "~/platform/form/hidden-fields";
import { idFromPath } from "~/platform/form/id";
import { once, preparedOnce } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { isTooMany, Refusal, type StoredFirst } from "~/platform/refusal";
import type { Actor } from "../rules/actor";
import { limitedAnswer } from "./limits.server";
import { actorOf } from "./request.server";

/** The arguments of a loader or action that a step needs. */
export type StepRoute = {
  context: Readonly<RouterContextProvider>;
  params: Readonly<Record<string, string | undefined>>;
  request: Request;
};

/** `id` is the `:id` of the address; empty when the address has none. */
export type Asked = StepRoute & { actor: Actor; id: string; form?: FormData };
export type Posted = Asked & { form: FormData };
type Said = Omit<NewFlash, "tone"> & Partial<Pick<NewFlash, "tone">>;

/** An action taken by a form without fields or by a short form. `Did` is what its work returns. */
export type PostedStep<Given extends Posted = Posted, Did = unknown> = {
  /**
   * The page of the form: the step redirects there unless `work` returns another path. A GET has no form. It is asked first, so
   * what it does not find is missing also for a form with mistakes.
   */
  back(asked: Asked): string | Promise<string>;
  /**
   * The message shown after the redirect; null when the page itself shows the result. A function says what the work did, which
   * is null when the same form did it before, or when the step has `prepare`.
   */
  done: Said | null | ((given: Given, did: Did | null) => Said | null | Promise<Said | null>);
  /** The sentence shown for an unexpected error; without it the error page is shown. */
  failed?: string;
  /** For what can be stored once: what is stored, for whoever came second; null when nothing is. */
  first?(given: Given): Promise<StoredFirst | null>;
} & (
  | { work(given: Given): Promise<Did>; prepare?: never }
  /** For what waits for another process or the storage: runs before the transaction, and what it returns inside it. */
  | { prepare(given: Given): Promise<() => Promise<unknown>>; work?: never }
);

export function askedOf({ context, params, request }: StepRoute): Asked {
  return {
    context,
    params,
    request,
    actor: actorOf(context),
    id: params.id === undefined ? "" : idFromPath(params.id),
  };
}

/** Runs the step of a button. A form with a one-time key runs once however often it is sent; an idempotent step needs no key. */
export async function takeStep<Did>(route: StepRoute, step: PostedStep<Posted, Did>): Promise<Response> {
  const posted = { ...askedOf(route), form: await readForm(route.request) };
  return done(posted, step, await step.back(posted));
}

/** Runs the step of a form with fields, or returns the form with all its errors, or with the wait when it was sent too often. */
export async function takeForm<Value, Did>(
  route: StepRoute,
  schema: z.ZodType<Value> | ((posted: Posted) => z.ZodType<Value> | Promise<z.ZodType<Value>>),
  step: PostedStep<Posted & { value: Value }, Did>,
) {
  const posted = { ...askedOf(route), form: await readForm(route.request) };
  const back = await step.back(posted);
  try {
    const checked = checkForm(posted.form, typeof schema === "function" ? await schema(posted) : schema);
    return checked.ok ? await done({ ...posted, value: checked.value }, step, back) : refusedAnswer(checked.refused);
  } catch (error) {
    if (isTooMany(error)) return limitedAnswer(posted.form, error);
    throw error;
  }
}

async function done<Given extends Posted, Did>(
  given: Given,
  step: PostedStep<Given, Did>,
  back: string,
): Promise<Response> {
  let did: Did | null = null;
  const led = (work: () => Promise<unknown>) => async () => {
    const to = await work();
    return typeof to === "string" ? to : back;
  };
  const { form, actor } = given;
  const taken = async () => {
    if (step.prepare) return preparedOnce(form, actor.userId, async () => led(await step.prepare(given)));
    const work = led(async () => {
      did = await step.work(given);
      return did;
    });
    return form.has(FORM_KEY) ? once(form, actor.userId, work) : work();
  };
  const take = async () => {
    const to = await taken().catch(async (error: unknown) => {
      if (!(error instanceof Refusal && error.status === 409)) throw error;
      const stored = await step.first?.(given);
      throw stored ? error.showing({ stored }) : error;
    });
    const said = typeof step.done === "function" ? await step.done(given, did) : step.done;
    return goTo(to, said ? { tone: "green", ...said } : undefined);
  };
  return step.failed === undefined ? take() : orFault(back, step.failed, take);
}

/** The step whose key the route's pattern ends in, so that one file serves several addresses. */
export function stepAt<Of>(steps: Readonly<Record<string, Of>>, pattern: string): Of {
  const found = Object.entries(steps).find(([ending]) => `/${pattern}`.endsWith(`/${ending}`));
  if (found === undefined) throw new Error(`No step is written for ${pattern}`);
  return found[1];
}

/** Loader and action of buttons that have an address but no page: a GET redirects to the page of the button. */
export const buttonSteps = (steps: Readonly<Record<string, PostedStep>>) => ({
  loader: async (route: StepRoute & { pattern: string }) =>
    redirect(await stepAt(steps, route.pattern).back(askedOf(route))),
  action: (route: StepRoute & { pattern: string }) => takeStep(route, stepAt(steps, route.pattern)),
});
