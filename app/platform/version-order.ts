const numbersOf = (version: string): number[] => version.split(".").map(Number);

/** Below zero when the first version (1.9.0) is older than the second (1.10.0), zero when they are the same. */
export function compareVersions(one: string, other: string): number {
  const second = numbersOf(other);
  const differences = numbersOf(one).map((number, position) => number - (second[position] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
