import type { z } from "zod";
import { codesOf } from "../codes";
import type { AnyField, FieldOf, FieldTable, Kind, ValuesOf } from "./field-table";
import * as fields from "./fields";

const STARS = ["1", "2", "3", "4", "5"] as const;
const CONTACTS = { website: fields.website, phone: fields.phone, email: fields.email };

/** The check of each kind. */
const CHECKS: { [K in Exclude<Kind, "code">]: (field: FieldOf<K>) => z.ZodType } = {
  line: ({ named, most, missing }) => fields.line(named, most, missing),
  text: ({ named, most, missing }) => fields.text(named, most, missing),
  whole: ({ named, least, most, units }) => fields.wholeNumber(named, least, most, units),
  sum: ({ named }) =>
    fields
      .sum(named)
      .refine(({ currency }) => currency !== "EUR", fields.otherCurrency(named))
      .transform(({ minor }) => minor),
  choice: ({ words, named, numbers }) =>
    numbers ? fields.choice(codesOf(words), named).transform(Number) : fields.choice(codesOf(words), named),
  listed: ({ named }) => fields.idOf(named),
  choices: ({ words, named }) => fields.choices(codesOf(words), named),
  phrases: fields.phrases,
  tick: () => fields.tick,
  stars: ({ named }) => fields.choice(STARS, named).transform(Number),
  day: ({ named }) => fields.day(named),
  contact: ({ by }) => CONTACTS[by],
};

type CodesIn<Table> = { [Name in keyof Table as Table[Name] extends { as: "code" } ? Name : never]: unknown };
/** The checks of the fields that are a `code`. */
export type CodeChecks<Table extends FieldTable> = {
  [Name in keyof CodesIn<Table> & keyof Table]: z.ZodType<ValuesOf<Table>[Name]>;
};
type Shape<Table extends FieldTable> = { [Name in keyof Table]: z.ZodType<ValuesOf<Table>[Name]> };

/** The checks of a table's fields, for `z.object`; `codes`: those that the table cannot make itself. */
export const shapeOf = <Table extends FieldTable>(table: Table, codes: CodeChecks<Table>): Shape<Table> =>
  Object.fromEntries(
    Object.entries(table).map(([name, field]) => [
      name,
      checkOf(field as AnyField, (codes as Readonly<Record<string, z.ZodType>>)[name]),
    ]),
  ) as Shape<Table>;

const KEPT_WITHOUT = { null: null, empty: "", zero: 0 };

/** `given`: the check of a field that is a `code`; throws without it. */
export function checkOf(field: AnyField, given?: z.ZodType): z.ZodType {
  const check = field.as === "code" ? given : (CHECKS[field.as] as (one: AnyField) => z.ZodType)(field);
  if (check === undefined) throw new Error(`No check is given for ${field.named}`);
  const { without } = field;
  return without === undefined ? check : fields.optional(check).transform((value) => value ?? KEPT_WITHOUT[without]);
}
