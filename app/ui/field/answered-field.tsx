import type { ReactNode } from "react";
import type { Answers } from "~/platform/form/answers";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice-group";
import { Field } from "./field";
import { Input, type InputProps, type Option, Select, Textarea } from "./input";

type Answered = { answers: Answers; name: string; label: string; hint?: string; optional?: boolean };

/** The fields of a form with their submitted or stored values and their errors. */
function AnsweredField({ answers, children, ...field }: Answered & { children: (value: string) => ReactNode }) {
  const { defaultValue, error } = answers.field(field.name);
  return (
    <Field {...field} error={error}>
      {children(defaultValue)}
    </Field>
  );
}

export function LineField({ answers, name, label, hint, optional, ...input }: Answered & InputProps) {
  return (
    <AnsweredField {...{ answers, name, label, hint, optional }}>
      {(value) => <Input {...input} defaultValue={value} />}
    </AnsweredField>
  );
}

type SelectFieldProps = Answered & {
  options: readonly Option[];
  empty?: string;
  /** Selected while there is no value. */
  chosen?: string;
  className?: string;
};

export function SelectField({ options, empty, chosen = "", className, ...field }: SelectFieldProps) {
  return (
    <AnsweredField {...field}>
      {(value) => <Select {...{ options, empty, className }} defaultValue={value || chosen} />}
    </AnsweredField>
  );
}

export function TextField({ rows, ...field }: Answered & { rows: number }) {
  return <AnsweredField {...field}>{(value) => <Textarea rows={rows} defaultValue={value} />}</AnsweredField>;
}

export function ChoicesField({
  answers,
  name,
  ...group
}: Omit<ChoiceGroupProps, "chosen" | "error"> & { answers: Answers }) {
  return <ChoiceGroup {...group} name={name} chosen={answers.chosen(name)} error={answers.error(name)} />;
}
