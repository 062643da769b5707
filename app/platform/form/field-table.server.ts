import { type LocalDate, parseLocalDate } from "../calendar/local-date";
import { dateLong } from "../language/dates";
import { readableEmail } from "../language/host-name";
import { formatSum } from "../language/money";
import { formatNumber } from "../language/numbers";
import { formatWebsite } from "../language/website";
import { formatPhone } from "../romania/phone";
import type { Defaults, RefusedForm } from "./answers";
import { type Difference, differencesOf } from "./differences";
import { draftOnPage } from "./draft.server";
import type { WritingView } from "./draft-view";
import type { StoredForm } from "./edit.server";
import { checkOf } from "./field-shape";
import type { AnyField, FieldOf, FieldTable, Kind, ValuesOf } from "./field-table";
import { contentVersion } from "./version.server";

const rowsOf = <Table extends FieldTable>(table: Table) => Object.entries(table) as [keyof Table & string, AnyField][];

/** Only the values of the fields, in the order of the table. */
export const valuesIn = <Table extends FieldTable>(table: Table, from: ValuesOf<Table>): ValuesOf<Table> =>
  Object.fromEntries(rowsOf(table).map(([name]) => [name, from[name]])) as ValuesOf<Table>;

const CONTACTS = { website: formatWebsite, phone: formatPhone, email: readableEmail };

/** Of each kind: what is stored as people type it, and what is typed as people read it. */
const WRITTEN: { [K in Kind]: (field: FieldOf<K>, stored: never) => string | readonly string[] } = {
  line: (_, stored: string) => stored,
  text: (_, stored: string) => stored,
  whole: ({ without }, stored: number) => (stored === 0 && without === "zero" ? "" : formatNumber(stored)),
  sum: (_, stored: number) => formatSum(stored),
  choice: (_, stored: string | number) => String(stored),
  stars: (_, stored: number) => String(stored),
  listed: (_, stored: string) => stored,
  choices: (_, stored: readonly string[]) => stored,
  phrases: (_, stored: readonly string[]) => stored.join(", "),
  tick: (_, stored: boolean) => (stored ? "on" : ""),
  day: (_, stored: LocalDate) => stored,
  contact: ({ by }, stored: string) => CONTACTS[by](stored),
  code: ({ write = String }, stored) => write(stored),
};

/** The lists of a page, by the name of their field. */
type Lists = Readonly<Record<string, readonly { value: string; label: string }[]>>;
type Typed = { all: readonly string[]; list: Lists[string] };

const READ: { [K in Kind]: (field: FieldOf<K>, typed: string, others: Typed) => string } = {
  line: (_, typed) => typed,
  text: (_, typed) => typed,
  whole: (_, typed) => typed,
  sum: (_, typed) => typed,
  choice: ({ words }, typed) => words[typed] ?? typed,
  stars: (_, typed) => typed,
  listed: (_, typed, { list }) => list.find(({ value }) => value === typed)?.label ?? typed,
  choices: ({ words }, _, { all }) =>
    Object.entries(words)
      .flatMap(([code, word]) => (all.includes(code) ? [word] : []))
      .join(", "),
  phrases: (_, typed) => typed,
  tick: (_, typed) => (typed === "on" ? "da" : "nu"),
  day: (_, typed) => {
    const read = parseLocalDate(typed);
    return read === null ? typed : dateLong(read);
  },
  contact: (_, typed) => typed,
  code: (_, typed) => typed,
};

const written = (field: AnyField, stored: unknown): Defaults[string] =>
  stored === null || stored === undefined ? "" : (WRITTEN[field.as] as (...of: unknown[]) => string)(field, stored);

/**
 * What was typed, as the form would show it after it was stored: "25.03.27" and "25 martie 2027" are one day. What cannot be
 * read stays as it is, and so does what only the form's own check reads.
 */
function settled(field: AnyField, typed: Defaults[string]): Defaults[string] {
  if (field.as === "code") return typed;
  const read = checkOf(field).safeParse(typed);
  return read.success ? written(field, read.data) : typed;
}

const read = (field: AnyField, typed: Defaults[string], list: Lists[string] = []): string => {
  const all = [settled(field, typed) ?? ""].flat();
  return (READ[field.as] as (...of: unknown[]) => string)(field, all[0] ?? "", { all, list });
};

/** The stored values, or some of them, as the form's inputs. */
export const typedIn = <Table extends FieldTable>(table: Table, stored: Partial<ValuesOf<Table>>): Defaults =>
  Object.fromEntries(rowsOf(table).map(([name, field]) => [name, written(field, stored[name])]));

/** The fields in which the stored inputs (`typedIn`) differ from those that were typed, as people read both. */
export function differencesIn(table: FieldTable, stored: Defaults, typed: Defaults, lists: Lists = {}): Difference[] {
  const rows = rowsOf(table);
  const inWords = (values: Defaults) =>
    Object.fromEntries(rows.map(([name, field]) => [name, read(field, values[name], lists[name])]));
  const labels = Object.fromEntries(rows.map(([name, { label }]) => [name, label]));
  return differencesOf(labels, inWords(stored), inWords(typed));
}

/** The version of what the form shows. */
export const versionIn = <Table extends FieldTable>(table: Table, stored: ValuesOf<Table>): string =>
  contentVersion(valuesIn(table, stored));

/** What the page of a table's form shows; `stored` is null for a new thing, which may begin with some values. */
export async function writingView<Table extends FieldTable>(
  request: Request,
  userId: string,
  table: Table,
  stored: ValuesOf<Table> | null,
  begun: Partial<ValuesOf<Table>> = {},
): Promise<WritingView> {
  const { draft, typed, version, formKey } = await draftOnPage(request, userId);
  const current = stored === null ? null : versionIn(table, stored);
  return { formKey, draft, typed, version: version ?? current, defaults: typedIn(table, stored ?? begun) };
}

/** The `stored` of an edit whose form is a table and nothing else. */
export const storedIn = <Table extends FieldTable>(
  table: Table,
  stored: ValuesOf<Table>,
  { values }: RefusedForm,
): StoredForm<null> => ({
  version: versionIn(table, stored),
  last: null,
  differences: differencesIn(table, typedIn(table, stored), values),
});
