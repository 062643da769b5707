import type { z } from "zod";
import { checkForm, refuse, refusedAnswer } from "~/platform/form/check-form.server";
import { SECRET } from "../forms";
import { forget, limitedAnswer, overLimit, passwordOfPerson, type Try } from "../limits.server";
import type { Actor } from "../rules/actor";
import { checkPassword } from "../verbs/password.server";

type Proving<Value, Proof> = {
  /** Null where what was typed proves nothing. */
  prove(value: Value): Promise<Proof | null>;
  /** What is wrong then, beside its field. */
  wrong?: Record<string, string>;
  /** Counted with the tries of the password. */
  also?(value: Value): readonly Try[];
};

/** The form by which somebody signed in proves once more who they are: with what came of it, or the answer that shows it again. */
export async function provenForm<Value, Proof>(
  form: FormData,
  actor: Actor,
  schema: z.ZodType<Value>,
  { prove, wrong = { parola: "Parola nu este cea a contului" }, also }: Proving<Value, Proof>,
) {
  const checked = checkForm(form, schema, SECRET);
  if (!checked.ok) return { ok: false, answer: refusedAnswer(checked.refused) } as const;
  const own: Try = [passwordOfPerson, actor.userId];
  const over = await overLimit(own, ...(also?.(checked.value) ?? []));
  if (over) return { ok: false, answer: limitedAnswer(form, over) } as const;
  const proof = await prove(checked.value);
  if (proof === null) return { ok: false, answer: refusedAnswer(refuse(form, wrong, SECRET)) } as const;
  await forget(own);
  return { ok: true, value: checked.value, proof } as const;
}

/** For a step that asks for the password and does something else with it than what proves it. */
export const passwordStep = <Value extends { parola: string }>(
  form: FormData,
  actor: Actor,
  schema: z.ZodType<Value>,
) => provenForm(form, actor, schema, { prove: ({ parola }) => checkPassword(actor, parola) });
