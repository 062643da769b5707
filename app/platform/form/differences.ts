import { tidy } from "../language/text";

/** One field in which two texts of a form differ, as people read it. */
export type Difference = { label: string; theirs: string; yours: string };

/** Somebody else saved while this form was being edited: who and when, if known, and the fields that differ. */
export type EditConflict = { by: string | null; when: string | null; differences: readonly Difference[] };

/**
 * The labelled fields whose stored text differs from the typed one, in the order of the labels. Both are compared as they
 * would be stored, since browsers submit other line ends.
 */
export function differencesOf<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  theirs: Readonly<Record<Field, string>>,
  yours: Readonly<Partial<Record<Field, string>>>,
): Difference[] {
  const fields = Object.keys(labels) as Field[];
  return fields
    .map((field) => ({ label: labels[field], theirs: tidy(theirs[field]), yours: tidy(yours[field] ?? "") }))
    .filter((field) => field.theirs !== field.yours);
}
