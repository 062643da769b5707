import type { RouterContextProvider } from "react-router";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";
import { addressForm } from "./forms";
import { limitedAnswer, overLimit } from "./limits.server";
import { fromOf } from "./request.server";
import { steady } from "./steady.server";

const LONGER_THAN_ANY_WORK_MS = 200;

type Asked = { request: Request; context: Readonly<RouterContextProvider> };
type Work = { limits: { fromAddress: Limit; ofAccount: Limit }; send(email: string): Promise<void>; onward: string };

/** A link is asked for: the same answer after the same time, whether the address has an account or not. */
export async function requestLink({ request, context }: Asked, { limits, send, onward }: Work) {
  const form = await readForm(request);
  const checked = checkForm(form, addressForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const { email } = checked.value;
  const over = await overLimit([limits.fromAddress, fromOf(request, context).address], [limits.ofAccount, email]);
  if (over) return limitedAnswer(form, over, []);
  await steady(LONGER_THAN_ANY_WORK_MS, () => send(email));
  return goTo(onward);
}
