import type { ReactNode } from "react";
import { Field, useAnswers } from "./field";
import { Input, type InputProps, type Option, Select, Textarea } from "./input";

type Answered = { name: string; id?: string; label: string; hint?: string | undefined; optional?: boolean };

/** The fields of a form with their submitted or stored values and their errors (`FormAnswers`). */
function AnsweredField({ children, ...field }: Answered & { children: (value: string) => ReactNode }) {
  const { defaultValue, ...answered } = useAnswers().field(field.name);
  return (
    <Field {...answered} {...field} name={answered.name}>
      {children(defaultValue)}
    </Field>
  );
}

/** `unit`: inside the box, after what is typed. */
export function LineField({
  name,
  label,
  hint,
  optional,
  unit,
  ...input
}: Answered & InputProps & { unit?: ReactNode }) {
  return (
    <AnsweredField name={name} label={label} hint={hint} optional={optional}>
      {(value) =>
        unit === undefined ? (
          <Input {...input} defaultValue={value} />
        ) : (
          <span className="affix">
            <Input {...input} defaultValue={value} />
            <span className="affix__end" aria-hidden="true">
              {unit}
            </span>
          </span>
        )
      }
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
      {(value) => <Select options={options} empty={empty} className={className} defaultValue={value || chosen} />}
    </AnsweredField>
  );
}

export function TextField({ rows, maxLength, ...field }: Answered & { rows: number; maxLength?: number }) {
  return (
    <AnsweredField {...field}>
      {(value) => <Textarea rows={rows} maxLength={maxLength} defaultValue={value} />}
    </AnsweredField>
  );
}
