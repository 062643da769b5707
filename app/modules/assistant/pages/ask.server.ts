import type { z } from "zod";
import type { Member } from "~/modules/accounts/rules/actor";
import { limitedAnswer, overLimit } from "~/modules/accounts/signed-in/limits.server";
import { checkForm, refuse, refusedAnswer } from "~/platform/form/check-form.server";
import { preparedOnce } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { goTo } from "~/platform/http/go.server";
import { chatPath, STOPPED } from "../rules/answers";
import { stoppedSince } from "../store/chats.server";
import { QUESTION_LIMIT } from "./limits.server";

/** Takes a question from a form: refused while the assistant is stopped or the person has asked too much, with what was typed. */
export async function takeQuestion<Schema extends z.ZodType>(
  { request, actor }: { request: Request; actor: Member },
  schema: Schema,
  prepare: (value: z.output<Schema>) => Promise<() => Promise<string>>,
) {
  const form = await readForm(request);
  const checked = checkForm(form, schema);
  if (!checked.ok) return refusedAnswer(checked.refused);
  if ((await stoppedSince()) !== null) return refusedAnswer(refuse(form, { text: STOPPED }));
  const over = await overLimit([QUESTION_LIMIT, actor.userId]);
  if (over) return limitedAnswer(form, over);
  const prepared = async () => {
    const keep = await prepare(checked.value);
    return async () => chatPath(await keep());
  };
  return goTo(await preparedOnce(form, actor.userId, prepared));
}
