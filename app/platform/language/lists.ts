import { onFirstUse } from "./dates";

const conjunction = onFirstUse(() => new Intl.ListFormat("ro", { type: "conjunction" }));

/** "apă, canal și gaze" */
export function listOf(items: readonly string[]): string {
  return conjunction().format(items);
}
