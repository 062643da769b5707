import type { CutText, ForwardLink } from "../refusal";
import type { EditConflict } from "./differences";

/** A refused form as its page shows it again: what was typed (never passwords) and one sentence per field. */
export type RefusedForm = {
  /** The sentence that opens the summary, before the fields' own. */
  lead: string | null;
  values: Record<string, string | string[]>;
  errors: Record<string, string>;
  /** Present when `values` holds only the beginning of a text that is too long to be shown again. */
  cut?: CutText;
  /** A link after the lead. */
  way?: ForwardLink;
  /** A fresh key, when the form's own was used by an earlier save. */
  formKey?: string;
};

/** Where a person reads what was too long to be shown again. */
export const WHOLE_TEXT = "/text-trimis";
const TOO_LONG = "Textul trimis este mult peste limită. Dacă mai jos este numai începutul lui,";
/** What is said of texts that are cut. */
export const cutSentence = ({ isKept }: CutText): FormError =>
  isKept
    ? { sentence: `${TOO_LONG} descărcați-l întreg: se păstrează 24 de ore`, href: WHOLE_TEXT }
    : { sentence: `${TOO_LONG} restul nu s-a păstrat: luați-l din documentul dumneavoastră` };

/** One line of the error summary, about a field or with an address of its own. */
type FormError = { sentence: string; field?: string; href?: string };

/** A form that was not saved: the reason, and everything it contained. */
export type ShownAgain<Kept> = {
  refused: RefusedForm;
  overtaken: EditConflict | null;
  /** The version for the next submit: the submitted one, or the stored one once a conflict has been shown. */
  version: string | null;
  kept: Kept;
};

export type Defaults = Record<string, string | readonly string[] | null | undefined>;

/** The props that restore a field: spread them over Field, Input, Select… */
type FieldState = { id: string; name: string; defaultValue: string; error: string | undefined };

export type Answers = {
  field(name: string): FieldState;
  chosen(name: string): readonly string[];
  error(name: string): string | undefined;
  /** For the error summary, in the order of the form's fields as the schema names them. */
  errors: readonly FormError[];
  lead: string | null;
  way: ForwardLink | null;
  refused: boolean;
  /** The answer with the errors, the same object as long as no other one came; null where there is nothing to correct. */
  refusal: RefusedForm | null;
  /** There is an error to correct; false for a mere conflict. */
  wrong: boolean;
};

/** Combines the refused submission, if any, with the stored values. */
export function answersOf(refused: RefusedForm | null | undefined, defaults: Defaults = {}): Answers {
  const value = (name: string) => refused?.values[name] ?? (refused ? "" : (defaults[name] ?? ""));
  const error = (name: string) => refused?.errors[name];
  const wrong = Object.keys(refused?.errors ?? {}).length > 0 || Boolean(refused?.lead);
  return {
    field: (name) => ({ id: name, name, defaultValue: first(value(name)), error: error(name) }),
    chosen: (name) => [value(name)].flat().filter((part) => part !== ""),
    error,
    errors: [
      ...Object.entries(refused?.errors ?? {}).map(([field, sentence]) => ({ field, sentence })),
      ...(refused?.cut ? [cutSentence(refused.cut)] : []),
    ],
    lead: refused?.lead ?? null,
    way: refused?.way ?? null,
    refused: Boolean(refused),
    refusal: refused && wrong ? refused : null,
    wrong,
  };
}

/** One text of a form, stored or typed; empty where it has none. */
export const textIn = (values: Defaults, name: string): string => first(values[name] ?? "");

const first = (value: string | readonly string[]): string => (typeof value === "string" ? value : (value[0] ?? ""));
