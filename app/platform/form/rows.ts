import type { z } from "zod";
import { plural } from "../language/plural";
import { type Defaults, textIn } from "./answers";

/** One row of a form that has as many as wanted: its fields are named `rows[2].title`. */
export type FormRow = Readonly<Record<string, string>>;

/** A button that changes the rows and saves nothing: the form comes back with one more, one less, or in another order. */
export type RowChange = { kind: "add" | "remove" | "up" | "down"; at: number };

export const ROWS = "rows";
export const ROWS_CHANGE = "rows.change";

const NAME = /^rows\[(\d{1,4})\]\.([a-zA-Z]+)$/;

/** The rows of a form as they were typed, in the order of their numbers; gaps between the numbers close. */
export function rowsIn(values: Defaults): FormRow[] {
  const rows = new Map<number, Record<string, string>>();
  for (const name of Object.keys(values)) {
    const [, number, field] = NAME.exec(name) ?? [];
    if (number === undefined || field === undefined) continue;
    const row = rows.get(Number(number)) ?? {};
    row[field] = textIn(values, name);
    rows.set(Number(number), row);
  }
  return [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
}

export const rowField = (index: number, field: string): string => `${ROWS}[${index}].${field}`;

/** Rows as the values of a form. */
export const valuesOfRows = (rows: readonly FormRow[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap((row, index) => Object.entries(row).map(([field, value]) => [rowField(index, field), value])),
  );

/** What the pressed button asks for; null when the form is to be saved. */
export function rowChangeIn(form: FormData): RowChange | null {
  const [, kind, at] = /^(add|remove|up|down) (\d{1,4})$/.exec(String(form.get(ROWS_CHANGE) ?? "")) ?? [];
  return kind === undefined ? null : { kind: kind as RowChange["kind"], at: Number(at) };
}

/** The rows after the button was pressed, and the row to focus. An impossible change returns the rows unchanged. */
export function changedRows<Row>(
  rows: readonly Row[],
  { kind, at }: RowChange,
  { blank, most }: { blank: Row; most: number },
): { rows: Row[]; focus: number } {
  if (kind === "add") return rows.length < most ? { rows: [...rows, blank], focus: rows.length } : still(rows, at);
  const row = rows[at];
  if (row === undefined) return still(rows, at);
  if (kind === "remove") {
    const left = rows.filter((_, index) => index !== at);
    return { rows: left, focus: Math.min(at, left.length - 1) };
  }
  const to = kind === "up" ? at - 1 : at + 1;
  const other = rows[to];
  if (other === undefined) return still(rows, at);
  const moved = [...rows];
  moved[at] = other;
  moved[to] = row;
  return { rows: moved, focus: to };
}

const still = <Row>(rows: readonly Row[], at: number) => ({ rows: [...rows], focus: Math.min(at, rows.length - 1) });

type Checked<Value> = { ok: true; value: Value[] } | { ok: false; errors: Record<string, string> };
export type RowRules<Schema extends z.ZodType> = {
  schema: Schema;
  /** Rows in which all of these fields are empty are ignored. */
  said: readonly string[];
  most: number;
};

/** Checks every row. Empty fields are absent for the schema, as in `checkForm`. */
export function checkRows<Schema extends z.ZodType>(
  rows: readonly FormRow[],
  { schema, said, most }: RowRules<Schema>,
): Checked<z.output<Schema>> {
  const value: z.output<Schema>[] = [];
  const errors: Record<string, string> = {};
  if (rows.length > most) errors[ROWS] = `Cel mult ${plural(most, "rând", "rânduri")}`;
  for (const [index, row] of rows.entries()) {
    if (said.every((field) => (row[field] ?? "").trim() === "")) continue;
    const filled = Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ""));
    const checked = schema.safeParse(filled);
    if (checked.success) value.push(checked.data);
    else
      for (const { path, message } of checked.error.issues) errors[rowField(index, String(path[0] ?? ""))] ??= message;
  }
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors };
}
