import type { Currency } from "~/platform/language/money";
import { type Budget, budgetText, type ChangeKind, type Difference } from "./changes";

/** A stored change as it is read: pairs that are equal, or both missing, did not change. */
export type ChangeFacts = {
  kind: ChangeKind;
  madeAt: Date;
  text: string | null;
  descriptionFrom: string | null;
  descriptionTo: string | null;
  budgetMinFrom: number | null;
  budgetMinTo: number | null;
  budgetMaxFrom: number | null;
  budgetMaxTo: number | null;
  currencyFrom: Currency | null;
  currencyTo: Currency | null;
  deadlineFrom: Date | null;
  deadlineTo: Date | null;
  filesAdded: readonly string[];
  filesRemoved: readonly string[];
};

/** What a stored change changed, old → new. */
export function differencesOf(change: ChangeFacts): Difference[] {
  const { descriptionFrom, descriptionTo, deadlineFrom, deadlineTo, filesAdded, filesRemoved } = change;
  const found: Difference[] = [];
  if (descriptionFrom !== null && descriptionTo !== null && descriptionFrom !== descriptionTo) {
    found.push({ field: "description", from: descriptionFrom, to: descriptionTo });
  }
  const [from, to] = budgets(change);
  if (budgetText(from) !== budgetText(to)) found.push({ field: "budget", from, to });
  if (filesAdded.length + filesRemoved.length > 0) {
    found.push({ field: "files", added: filesAdded, removed: filesRemoved });
  }
  if (deadlineFrom !== null && deadlineTo !== null) {
    found.push({ field: "deadline", from: deadlineFrom, to: deadlineTo });
  }
  return found;
}

const budgets = (change: ChangeFacts): [Budget, Budget] => [
  { min: change.budgetMinFrom, max: change.budgetMaxFrom, currency: change.currencyFrom },
  { min: change.budgetMinTo, max: change.budgetMaxTo, currency: change.currencyTo },
];

/** The edits that a response still has to be confirmed against: those made since its author last stood by it. */
export function unconfirmedEdits<Change extends ChangeFacts>(changes: readonly Change[], since: Date | null): Change[] {
  if (since === null) return [];
  return changes.filter(({ kind, madeAt }) => kind === "edit" && madeAt >= since);
}
