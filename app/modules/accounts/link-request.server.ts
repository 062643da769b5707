import { setTimeout as sleep } from "node:timers/promises";
import type { RouterContextProvider } from "react-router";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { addressForm } from "./forms";
import { type AccountLimits, limitedAnswer, overLimit, triesOf } from "./limits.server";
import { fromOf } from "./request.server";
import { knownDevice } from "./session/known-device.server";

const LONGER_THAN_ANY_WORK_MS = 200;

type Asked = { request: Request; context: Readonly<RouterContextProvider> };
type Work = { limits: AccountLimits; send(email: string): Promise<void>; onward: string };

/** A link is asked for: the same answer after the same time, whether the address has an account or not. */
export async function requestLink({ request, context }: Asked, { limits, send, onward }: Work) {
  const form = await readForm(request);
  const checked = checkForm(form, addressForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const { email } = checked.value;
  const { address } = fromOf(request, context);
  const device = await knownDevice(request.headers.get("cookie") ?? "", { email });
  const over = await overLimit(...triesOf({ account: email, address, device }, limits));
  if (over) return limitedAnswer(form, over);
  await inConstantTime(LONGER_THAN_ANY_WORK_MS, () => send(email));
  return goTo(onward);
}

/** Answers no sooner than after `milliseconds`, whatever the work found: how long it took would tell who has an account. */
export async function inConstantTime<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), sleep(milliseconds)]);
  return result;
}
