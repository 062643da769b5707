import { data } from "react-router";
import type { z } from "zod";
import { checkForm, refuse, refusedAnswer } from "~/platform/form/check-form.server";
import { readForm } from "~/platform/form/read-form.server";
import { forget, limitedAnswer, overLimit, passwordOfPerson } from "./limits.server";
import type { Actor } from "./rules/actor";
import { checkPassword } from "./verbs/password.server";

const SECRET = ["parola"];
const WRONG = "Parola nu este cea a contului";

/** The form of a step that asks for the password once more: checked, or the answer that shows it again. */
export async function passwordStep<Checked extends { parola: string }>(
  request: Request,
  actor: Actor,
  schema: z.ZodType<Checked>,
) {
  const form = await readForm(request);
  const checked = checkForm(form, schema, { secret: SECRET });
  if (!checked.ok) return { ok: false, answer: refusedAnswer(checked.refused) } as const;
  const over = await overLimit([passwordOfPerson, actor.userId]);
  if (over) return { ok: false, answer: limitedAnswer(form, over, SECRET) } as const;
  if (!(await checkPassword(actor, checked.value.parola))) {
    const refused = refuse(form, { parola: WRONG }, { secret: SECRET });
    return { ok: false, answer: data({ refused }, { status: 400 }) } as const;
  }
  await forget([passwordOfPerson, actor.userId]);
  return { ok: true, value: checked.value } as const;
}
