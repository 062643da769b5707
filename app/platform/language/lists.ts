const conjunction = new Intl.ListFormat("ro", { type: "conjunction" });

/** "apă, canal și gaze" */
export function listOf(items: readonly string[]): string {
  return conjunction.format(items);
}
