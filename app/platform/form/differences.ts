import { tidy } from "../language/text";

/** One field in which two texts of a form differ, as people read it. */
export type Difference = { label: string; theirs: string; yours: string };

/** Somebody saved while another one still wrote: who and when, as far as it is known, and in what both texts differ. */
export type Between = { by: string | null; when: string | null; differences: readonly Difference[] };

/**
 * The labelled fields in which what stands now is not what was typed, in the order of the labels. What was typed is compared
 * as it would be kept: a browser sends other line ends than those that are stored.
 */
export function differencesOf<Field extends string>(
  labels: Readonly<Record<Field, string>>,
  theirs: Readonly<Record<Field, string>>,
  yours: Readonly<Partial<Record<Field, string>>>,
): Difference[] {
  const fields = Object.keys(labels) as Field[];
  return fields
    .map((field) => ({ label: labels[field], theirs: tidy(theirs[field]), yours: tidy(yours[field] ?? "") }))
    .filter(({ theirs: stands, yours: typed }) => stands !== typed);
}
