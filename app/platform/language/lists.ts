/** "apă, canal și gaze". Without `Intl.ListFormat`, because the first use of `Intl` takes 80 ms on an old laptop. */
export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} și ${last}`;
}
