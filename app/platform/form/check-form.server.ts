import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";
import type { RefusedForm } from "./answers";
import { FIELD_LABELS, PRESSED } from "./hidden-fields";
import { shownTexts } from "./long-text.server";
import { fieldNames } from "./read-form.server";

export type CheckOptions = {
  /** Fields that never go back to the page: passwords. */
  secret?: readonly string[];
  /** The sentence that opens the summary when one of these fields was left empty. */
  lead?: { sentence: string; fields: readonly string[] };
};
export type Checked<Value> = { ok: true; value: Value } | { ok: false; refused: RefusedForm };

/** Checks a posted form against its schema. Every problem at once, one sentence per field, in the order of the page. */
export function checkForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  options: CheckOptions = {},
): Checked<z.output<Schema>> {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return { ok: true, value: submission.value };
  const errors = Object.fromEntries(
    Object.entries(submission.error ?? {}).flatMap(([name, sentences]) =>
      sentences?.[0] ? [[name || "form", sentences[0]]] : [],
    ),
  );
  return { ok: false, refused: refuse(form, errors, options) };
}

/** The same refusal for problems that only the database can find. */
export function refuse(form: FormData, errors: Record<string, string>, options: CheckOptions = {}): RefusedForm {
  const shown = shownTexts(textsOf(form, options.secret));
  return { lead: leadOf(form, options), ...shown, errors: inPageOrder(form, errors) };
}

/** Adds errors of fields outside the schema, such as files. Null: no error. */
export function alsoWrong<Value>(
  form: FormData,
  checked: Checked<Value>,
  others: Readonly<Record<string, string | null>>,
  options: CheckOptions = {},
): Checked<Value> {
  const found = Object.entries(others).filter((entry): entry is [string, string] => entry[1] !== null);
  if (found.length === 0) return checked;
  const refused = checked.ok ? refuse(form, {}, options) : checked.refused;
  const errors = inPageOrder(form, { ...refused.errors, ...Object.fromEntries(found) });
  return { ok: false, refused: { ...refused, errors } };
}

/** A choice that was not made is not posted: its error stays after the one that the schema has before it. */
function inPageOrder(form: FormData, errors: RefusedForm["errors"]): RefusedForm["errors"] {
  const names = fieldNames(form);
  let place = -1;
  const placed = Object.entries(errors).map((error) => {
    const posted = names.findIndex((name) => isPartOf(name, error[0]) || isPartOf(error[0], name));
    if (posted !== -1) place = posted;
    return { error, place };
  });
  return Object.fromEntries(placed.sort((one, other) => one.place - other.place).map(({ error }) => error));
}

/** "photos.alt" and "domains[0]" are parts of "photos" and "domains". */
const isPartOf = (name: string, whole: string): boolean =>
  name === whole || name.startsWith(`${whole}.`) || name.startsWith(`${whole}[`);

/** The 400 answer that shows the form again. */
export const refusedAnswer = (refused: RefusedForm) => data({ refused }, { status: 400 });

function leadOf(form: FormData, { lead }: CheckOptions): string | null {
  const empty = (name: string) => form.getAll(name).every((value) => typeof value === "string" && value.trim() === "");
  return lead?.fields.some(empty) ? lead.sentence : null;
}

/** A form with these texts, as `textsOf` reads them. */
export function formOf(values: RefusedForm["values"]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) for (const text of [value].flat()) form.append(name, text);
  return form;
}

/** What a form says of itself, which its page says anew. */
const SAID_OF_FORM = [PRESSED, FIELD_LABELS];

/** Characters; the names of our fields are much shorter. */
const LONGEST_NAME = 200;

/** The texts of a form by field name: one, or a list for a field submitted several times. */
export function textsOf(form: FormData | URLSearchParams, secret: readonly string[] = []): RefusedForm["values"] {
  const values: RefusedForm["values"] = {};
  for (const name of new Set(form.keys())) {
    if (secret.includes(name) || name.length > LONGEST_NAME || SAID_OF_FORM.includes(name)) continue;
    const texts = form.getAll(name).filter((value) => typeof value === "string");
    values[name] = texts.length > 1 ? texts : (texts[0] ?? "");
  }
  return values;
}
