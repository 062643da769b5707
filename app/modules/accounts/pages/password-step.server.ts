import type { z } from "zod";
import { checkForm, refuse, refusedAnswer } from "~/platform/form/check-form.server";
import { SECRET } from "../forms";
import type { Actor } from "../rules/actor";
import { type CountedAttempt, forget, limitedAnswer, overLimit, passwordOfPerson } from "../signed-in/limits.server";
import { checkPassword } from "../verbs/password.server";

type Proving<Value, Proof> = {
  /** Null when the password or code is wrong. */
  prove(value: Value): Promise<Proof | null>;
  /** The error shown then, by field. */
  wrong?: Record<string, string>;
  /** Further limits counted together with the password's. */
  also?(value: Value): readonly CountedAttempt[];
};

/** Checks a form in which a signed-in person proves who they are; returns the proof, or the answer that shows the form again. */
export async function provenForm<Value, Proof>(
  form: FormData,
  actor: Actor,
  schema: z.ZodType<Value>,
  { prove, wrong = { parola: "Parola nu este cea a contului" }, also }: Proving<Value, Proof>,
) {
  const checked = checkForm(form, schema, SECRET);
  if (!checked.ok) return { ok: false, answer: refusedAnswer(checked.refused) } as const;
  const own: CountedAttempt = [passwordOfPerson, actor.userId];
  const over = await overLimit(own, ...(also?.(checked.value) ?? []));
  if (over) return { ok: false, answer: limitedAnswer(form, over) } as const;
  const proof = await prove(checked.value);
  if (proof === null) return { ok: false, answer: refusedAnswer(refuse(form, wrong, SECRET)) } as const;
  await forget(own);
  return { ok: true, value: checked.value, proof } as const;
}

/** The same for a step that only needs the password to be right. */
export const passwordStep = <Value extends { parola: string }>(
  form: FormData,
  actor: Actor,
  schema: z.ZodType<Value>,
) => provenForm(form, actor, schema, { prove: ({ parola }) => checkPassword(actor, parola) });
