import type { Difference } from "~/platform/form/differences";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";

/**
 * The difference of two lists of pictures by id, description and order, told as numbers and descriptions; empty when
 * equal.
 */
export function pictureDifference(
  label: string,
  theirs: readonly Pictured[],
  yours: readonly Pictured[],
): Difference[] {
  const names = (pictures: readonly Pictured[]) => pictures.map(({ id, alt }) => `${id} ${alt}`).join("\n");
  if (names(theirs) === names(yours)) return [];
  return [{ label, theirs: inShort(theirs), yours: inShort(yours) }];
}

type Pictured = { id: string; alt: string };

const inShort = (pictures: readonly Pictured[]): string => {
  const described = pictures.map(({ alt }) => alt).filter((alt) => alt !== "");
  return [imagesText(pictures.length), ...described.map((alt) => quoted(alt))].join("\n");
};

/** "nicio imagine", "3 imagini" */
const imagesText = (count: number): string => (count === 0 ? "nicio imagine" : plural(count, "imagine", "imagini"));
