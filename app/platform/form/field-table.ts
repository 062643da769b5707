import type { LocalDate } from "../calendar/local-date";

/**
 * The fields of a form that writes and edits one thing: a row for each, under the name of the column that keeps it. From the
 * table come the inputs (`TableFields`), the check (`shapeOf`), the values that an edit begins with, its version, and the
 * comparison with what somebody else saved meanwhile. What has no shape in common with others (pictures, rich text, lists of
 * rows) is no field of a table.
 */
export type FieldTable = Readonly<Record<string, Field<never>>>;

type Common = {
  label: string;
  /** What the field is called in the sentence of a mistake: "titlul". */
  named: string;
  hint?: string;
  /** What is said where it is left empty, if not the usual sentence. */
  missing?: string;
  /** More may be typed than is kept, and a sentence says so: otherwise the browser cuts the end of what is pasted. */
  uncut?: true;
  /** Attributes of an input of one line. */
  input?: Readonly<{
    type?: "url" | "tel" | "email";
    inputMode?: "url" | "tel" | "email" | "numeric" | "decimal";
    autoComplete?: string;
    figures?: true;
  }>;
  /** May be left out; then null is kept, or an empty text, or zero. */
  without?: "null" | "empty" | "zero";
  /** Other fields say whether it is needed, so it is not marked as optional. */
  depends?: true;
  /** Stands in the same row as the field before it. */
  beside?: true;
};

/** What each kind of field needs besides. `most`: in characters, or the largest number. */
export type Kinds = {
  line: { most: number };
  text: { most: number; rows: number };
  /** `units` may be written after the number. */
  whole: { least: number; most: number; units: readonly string[] };
  /** In lei; stored in bani. */
  sum: object;
  /** The words of each code. `empty`: the words of none, null where there always is a choice. `numbers`: the codes are numbers. */
  choice: { words: Readonly<Record<string, string>>; empty: string | null; numbers?: true };
  /** One of what the page lists by its id. */
  listed: { empty: string };
  /** Any number of codes. */
  choices: { words: Readonly<Record<string, string>>; look: "plain" | "columns" };
  /**
   * Words and phrases apart by commas: how many, of how many characters each, and what one and several are called. Without
   * `rows` they are typed in one line.
   */
  phrases: { most: number; longest: number; called: readonly [one: string, several: string]; rows?: number };
  tick: object;
  /** One to five. */
  stars: object;
  day: object;
  /** How somebody is reached. */
  contact: { by: "website" | "phone" | "email" };
  /** Something else that is typed in one line: its check is given to `shapeOf`. `write`: the stored value as people type it. */
  code: { most?: number; write?(stored: never): string };
};
export type Kind = keyof Kinds;
export type FieldOf<K extends Kind> = Common & Kinds[K] & { as: K };
export type AnyField = { [K in Kind]: FieldOf<K> }[Kind];

declare const STORED: unique symbol;
/** `Stored`: the type of its column. Only the types know it. */
export type Field<Stored, K extends Kind = Kind> = { [One in Kind]: FieldOf<One> }[K] & {
  readonly [STORED]?: (stored: Stored) => void;
};

/** What the columns of a table's fields keep. */
export type ValuesOf<Table> = {
  [Name in keyof Table]: Table[Name] extends { readonly [STORED]?: (stored: infer Stored) => void } ? Stored : never;
};

type More = Omit<Common, "label" | "named" | "without">;

const made = <Stored, K extends Kind>(as: K, label: string, named: string, more: More & Kinds[K]) =>
  ({ as, label, named, ...more }) as unknown as Field<Stored, K>;

export const line = (label: string, named: string, most: number, more: More = {}) =>
  made<string, "line">("line", label, named, { most, ...more });

/** Several lines. */
export const text = (label: string, named: string, more: More & Kinds["text"]) =>
  made<string, "text">("text", label, named, more);

export const whole = (label: string, named: string, more: More & Kinds["whole"]) =>
  made<number, "whole">("whole", label, named, more);

export const sum = (label: string, named: string, more: More = {}) => made<number, "sum">("sum", label, named, more);

type Choosing = More & Partial<Pick<Kinds["choice"], "empty">>;
type Words<Code extends string | number> = Readonly<Record<Code, string>>;

export const choice = <Code extends string>(label: string, named: string, words: Words<Code>, more: Choosing = {}) =>
  made<Code, "choice">("choice", label, named, { words, empty: `Alegeți ${named}`, ...more });

/** A choice of one of a few numbers. */
export const numberChoice = <One extends number>(
  label: string,
  named: string,
  words: Words<One>,
  more: Choosing = {},
) => made<One, "choice">("choice", label, named, { words, empty: `Alegeți ${named}`, numbers: true, ...more });

export const listed = (label: string, named: string, more: More & Kinds["listed"]) =>
  made<string, "listed">("listed", label, named, more);

export const choices = <Code extends string>(
  label: string,
  named: string,
  words: Words<Code>,
  look: Kinds["choices"]["look"],
  more: More = {},
) => made<readonly Code[], "choices">("choices", label, named, { words, look, ...more });

export const phrases = (label: string, more: More & Kinds["phrases"]) =>
  made<string[], "phrases">("phrases", label, label, more);

export const tick = (label: string, more: More = {}) => made<boolean, "tick">("tick", label, label, more);

export const stars = (label: string, named: string) => made<number, "stars">("stars", label, named, {});

export const day = (label: string, named: string, more: More = {}) => made<LocalDate, "day">("day", label, named, more);

export const contact = (by: Kinds["contact"]["by"], label: string, more: More = {}) =>
  made<string, "contact">("contact", label, label, { by, ...more });

export const code = <Stored>(
  label: string,
  named: string,
  more: More & { most?: number; write?(stored: Stored): string } = {},
) => made<Stored, "code">("code", label, named, more);

/** The field may be left out, and null is kept of it. */
export const orNone = <Stored, K extends Kind>(field: Field<Stored, K>) =>
  ({ ...field, without: "null" }) as Field<Stored | null, K>;

/** The text may be left out, and an empty one is kept. */
export const orEmpty = <K extends "line" | "text">(field: Field<string, K>) =>
  ({ ...field, without: "empty" }) as Field<string, K>;

/** The number may be left out, and zero is kept, which the form shows as an empty field. */
export const orZero = (field: Field<number, "whole">) => ({ ...field, without: "zero" }) as Field<number, "whole">;

/** What the columns that are no fields are for: a column that stands in neither place is an error of the types. */
export const accounted =
  <Row>() =>
  <Table extends FieldTable>(
    _table: Table & {
      [Name in keyof Table]: Name extends keyof Row
        ? Row[Name] extends ValuesOf<Table>[Name]
          ? Table[Name]
          : "its column keeps something else"
        : "no column is called so";
    },
    _others: Readonly<Record<Exclude<keyof Row, keyof Table>, string>>,
  ): void => {};
