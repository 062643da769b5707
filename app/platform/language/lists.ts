/** "apă, canal și gaze". Without `Intl.ListFormat`, because the first use of `Intl` takes 80 ms on an old laptop. */
export const listOf = (items: readonly string[]): string => joined(items, "și");

/** "apă, canal sau gaze" */
export const alternatives = (items: readonly string[]): string => joined(items, "sau");

function joined(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}
