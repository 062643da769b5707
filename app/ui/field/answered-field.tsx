import type { Answers } from "~/platform/form/answers";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group";
import { Field } from "./field";
import { Input, type InputProps, type Option, Select, Textarea } from "./input";

type Answered = { answers: Answers; name: string; label: string; hint?: string; optional?: boolean };

/** A line of a form as it was left. */
export function LineField({ answers, name, label, hint, optional, ...input }: Answered & InputProps) {
  const { id, defaultValue, error } = answers.field(name);
  return (
    <Field name={name} id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <Input {...input} defaultValue={defaultValue} />
    </Field>
  );
}

/** A choice of a form as it was left; `chosen` where nothing was. */
export function SelectField({
  answers,
  name,
  label,
  hint,
  optional,
  chosen = "",
  ...select
}: Answered & { options: readonly Option[]; empty?: string; chosen?: string; className?: string }) {
  const { id, defaultValue, error } = answers.field(name);
  return (
    <Field name={name} id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <Select {...select} defaultValue={defaultValue || chosen} />
    </Field>
  );
}

/** Several lines of a form as they were left. */
export function TextField({ answers, name, label, hint, optional, rows }: Answered & { rows: number }) {
  const { id, defaultValue, error } = answers.field(name);
  return (
    <Field name={name} id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <Textarea rows={rows} defaultValue={defaultValue} />
    </Field>
  );
}

/** A question with its choices, as they were left. */
export function ChoicesField({
  answers,
  name,
  ...group
}: Omit<ChoiceGroupProps, "chosen" | "error"> & { answers: Answers }) {
  return <ChoiceGroup {...group} name={name} chosen={answers.chosen(name)} error={answers.error(name)} />;
}
