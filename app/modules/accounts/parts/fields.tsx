import type { HTMLAttributes } from "react";
import type { Answers } from "~/platform/form/answers";
import { Field } from "~/ui/field/field";
import { Input } from "~/ui/field/input";
import { PasswordInput } from "~/ui/field/password-input";

type TextProps = {
  answers: Answers;
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  figures?: boolean;
  type?: "text" | "email" | "tel" | "url";
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
};

/** A line of a form as it was left. */
export function TextField({ answers, name, label, hint, optional, ...input }: TextProps) {
  const { id, defaultValue, error } = answers.field(name);
  return (
    <Field name={name} id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <Input defaultValue={defaultValue} {...input} />
    </Field>
  );
}

/** Passwords never come back: what is wrong with them is said, and they are typed again. */
export function PasswordField({
  answers,
  name = "parola",
  label = "Parola",
  hint,
  fresh = false,
}: {
  answers: Answers;
  name?: string;
  label?: string;
  hint?: string;
  fresh?: boolean;
}) {
  return (
    <Field name={name} label={label} hint={hint} error={answers.error(name)}>
      <PasswordInput autoComplete={fresh ? "new-password" : "current-password"} />
    </Field>
  );
}
