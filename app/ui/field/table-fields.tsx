import { Fragment, type ReactNode } from "react";
import type { AnyField, FieldOf, FieldTable, Kind } from "~/platform/form/field-table";
import { Pair } from "../form/form";
import { LineField, SelectField, TextField } from "./answered-field";
import { Checkbox, ChoiceGroup } from "./choice-group";
import { type InputProps, type Option, SUM } from "./input";
import { optionsOf } from "./options";
import { StarInput } from "./star-input";

/** What only this page says of a field. */
type Given = { hint?: string; min?: string; max?: string; options?: readonly Option[] };

type Drawn<K extends Kind> = FieldOf<K> & { name: string; options: readonly Option[]; input: InputProps };

const asked = ({ name, label, hint, without, depends }: Drawn<Kind>) => ({
  name,
  label,
  hint,
  optional: without !== undefined && !depends,
});

const longest = ({ most, uncut }: Drawn<"line" | "text">) => (uncut ? {} : { maxLength: most });

/** How each kind of field is asked. */
const DRAWN: { [K in Kind]: (field: Drawn<K>) => ReactNode } = {
  line: (field) => <LineField {...asked(field)} {...longest(field)} {...field.input} />,
  text: (field) => <TextField {...asked(field)} rows={field.rows} {...longest(field)} />,
  whole: (field) => <LineField {...asked(field)} inputMode="numeric" figures autoComplete="off" {...field.input} />,
  sum: (field) => <LineField {...asked(field)} {...SUM} {...field.input} />,
  choice: (field) => (
    <SelectField
      {...asked(field)}
      options={optionsOf(field.words)}
      {...(field.empty === null ? {} : { empty: field.empty })}
    />
  ),
  listed: (field) => <SelectField {...asked(field)} options={field.options} empty={field.empty} />,
  choices: ({ name, label, hint, look, words }) => (
    <ChoiceGroup name={name} hint={hint} look={look} legend={label} choose="many" choices={optionsOf(words)} />
  ),
  phrases: ({ rows, ...field }) =>
    rows === undefined ? (
      <LineField {...asked(field)} optional {...field.input} />
    ) : (
      <TextField {...asked(field)} optional rows={rows} />
    ),
  tick: ({ name, label, hint }) => <Checkbox name={name} label={label} hint={hint} />,
  stars: ({ name, label }) => <StarInput name={name} legend={label} />,
  day: (field) => <LineField {...asked(field)} type="date" figures {...field.input} />,
  contact: (field) => <LineField {...asked(field)} {...field.input} />,
  code: (field) => <LineField {...asked(field)} maxLength={field.most} {...field.input} />,
};

type TableFieldsProps<Table extends FieldTable> = {
  table: Table;
  /** Null: the field is not asked. */
  given?: { [Name in keyof Table]?: Given | null };
  /** What stands below the row of a field. */
  below?: { [Name in keyof Table]?: ReactNode };
};

/** The inputs of a table, in its order. */
export function TableFields<Table extends FieldTable>({ table, given = {}, below = {} }: TableFieldsProps<Table>) {
  const rows: [string, AnyField][][] = [];
  const all = Object.entries(table) as [string, AnyField][];
  for (const one of all.filter(([name]) => given[name] !== null))
    if (one[1].beside) rows.at(-1)?.push(one);
    else rows.push([one]);
  return rows.map((row) => {
    const inputs = row.map(([name, field]) => (
      <TableField key={name} name={name} field={field} given={given[name] ?? {}} />
    ));
    return (
      <Fragment key={row[0]?.[0]}>
        {row.length > 1 ? <Pair>{inputs}</Pair> : inputs}
        {row.map(([name]) => (
          <Fragment key={name}>{below[name]}</Fragment>
        ))}
      </Fragment>
    );
  });
}

type TableFieldProps = { name: string; field: AnyField; given: Given };

function TableField({ name, field, given: { hint, options = [], ...input } }: TableFieldProps) {
  const others = { options, input: { ...field.input, ...input }, ...(hint === undefined ? {} : { hint }) };
  const drawn = { ...field, name, ...others };
  return (DRAWN[field.as] as (field: Drawn<Kind>) => ReactNode)(drawn as Drawn<Kind>);
}
