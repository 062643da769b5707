const numbersOf = (version: string): number[] => version.split(".").map(Number);

/** Below zero when the first version (1.9.0) is older than the second (1.10.0), zero when they are the same. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [numbersOf(one), numbersOf(other)];
  const position = first.findIndex((number, index) => number !== second[index]);
  return position < 0 ? 0 : (first[position] ?? 0) - (second[position] ?? 0);
}
