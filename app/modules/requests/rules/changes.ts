// Relative imports: the tables use this vocabulary, and drizzle-kit reads them.
import { codesOf } from "../../../platform/codes";
import { dateTime } from "../../../platform/language/dates";
import { listOf } from "../../../platform/language/lists";
import { type Currency, formatRange } from "../../../platform/language/money";

/** What the owner may do to a sent request; each change is stored with its date and shown to all partners. */
export const CHANGE_KINDS = {
  clarification: "Completare",
  extension: "Termen prelungit",
  edit: "Solicitare modificată",
  still_evaluating: "Încă se evaluează",
} as const;

export type ChangeKind = keyof typeof CHANGE_KINDS;
export const CHANGE_KIND_CODES = codesOf(CHANGE_KINDS);

export type Budget = { min: number | null; max: number | null; currency: Currency | null };
export type EditableFacts = { description: string; budget: Budget; files: readonly { id: string; name: string }[] };

export type ChangedField =
  | { field: "description"; from: string; to: string }
  | { field: "budget"; from: Budget; to: Budget }
  | { field: "files"; added: readonly string[]; removed: readonly string[] }
  | { field: "deadline"; from: Date; to: Date };

/** What an edit changed. When empty, the edit is not stored and no response has to be confirmed. */
export function changedFields(before: EditableFacts, after: EditableFacts): ChangedField[] {
  const found: ChangedField[] = [];
  if (before.description !== after.description) {
    found.push({ field: "description", from: before.description, to: after.description });
  }
  if (budgetText(before.budget) !== budgetText(after.budget)) {
    found.push({ field: "budget", from: before.budget, to: after.budget });
  }
  const added = missingFrom(before.files, after.files);
  const removed = missingFrom(after.files, before.files);
  if (added.length > 0 || removed.length > 0) found.push({ field: "files", added, removed });
  return found;
}

/** One sentence per change; the texts of a changed description are shown separately. */
export function changeSentence(difference: ChangedField): string {
  switch (difference.field) {
    case "description":
      return "Descrierea a fost modificată.";
    case "budget":
      return `Bugetul era ${budgetText(difference.from)}, acum este ${budgetText(difference.to)}.`;
    case "deadline":
      return `Termenul era ${dateTime(difference.from)}, acum este ${dateTime(difference.to)}.`;
    case "files":
      return filesSentence(difference.added, difference.removed);
  }
}

export function budgetText({ min, max, currency }: Budget): string {
  return formatRange(min, max, currency ?? "RON") ?? "nespecificat";
}

function filesSentence(added: readonly string[], removed: readonly string[]): string {
  const parts = [
    added.length > 0 ? `Fișiere adăugate: ${listOf(added)}.` : null,
    removed.length > 0 ? `Fișiere scoase: ${listOf(removed)}.` : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}

function missingFrom(known: EditableFacts["files"], files: EditableFacts["files"]): string[] {
  const ids = new Set(known.map((file) => file.id));
  return files.filter((file) => !ids.has(file.id)).map((file) => file.name);
}

/** A stored change; a pair of equal values, or of nulls, did not change. */
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

/** The fields that a stored change contains. */
export function changedFieldsOf(change: ChangeFacts): ChangedField[] {
  const { descriptionFrom, descriptionTo, deadlineFrom, deadlineTo, filesAdded, filesRemoved } = change;
  const found: ChangedField[] = [];
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

/** Edits made since the response was last submitted, edited or confirmed. */
export function unconfirmedEdits<Change extends ChangeFacts>(changes: readonly Change[], since: Date | null): Change[] {
  if (since === null) return [];
  return changes.filter(({ kind, madeAt }) => kind === "edit" && madeAt >= since);
}
