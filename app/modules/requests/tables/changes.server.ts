import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { amount, id, moment, oneOf, optionalReference, reference } from "../../../platform/database/columns.server";
import type { Currency } from "../../../platform/language/money";
import { users } from "../../accounts/tables.server";
import { CHANGE_KIND_CODES, type ChangeKind } from "../rules/changes";

import { requests } from "./requests.server";

/**
 * Changes of sent requests, one row per change, from → to; a pair of equal values did not change.
 * Append-only: the migration adds, by hand, a trigger that refuses update and delete.
 */
export const requestChanges = pgTable(
  "request_changes",
  {
    id: id(),
    requestId: reference(() => requests.id),
    kind: text().$type<ChangeKind>().notNull(),
    madeAt: moment().notNull(),
    madeBy: reference(() => users.id),
    text: text(),
    descriptionFrom: text(),
    descriptionTo: text(),
    budgetMinFrom: amount(),
    budgetMinTo: amount(),
    budgetMaxFrom: amount(),
    budgetMaxTo: amount(),
    currencyFrom: text().$type<Currency>(),
    currencyTo: text().$type<Currency>(),
    deadlineFrom: moment(),
    deadlineTo: moment(),
  },
  (change) => [
    index("request_changes_request").on(change.requestId, change.madeAt),
    check("request_changes_kind", oneOf(change.kind, CHANGE_KIND_CODES)),
    check("request_changes_text", sql`kind <> 'clarification' or text is not null`),
    check(
      "request_changes_deadline",
      sql`case kind when 'extension' then deadline_to > deadline_from and deadline_from is not null and deadline_to is not null else deadline_from is null and deadline_to is null end`,
    ),
    check("request_changes_description", sql`(description_from is null) = (description_to is null)`),
  ],
);

/** A removed file keeps its row for the history. */
export const requestFiles = pgTable(
  "request_files",
  {
    id: id(),
    requestId: reference(() => requests.id, { onDelete: "cascade" }),
    /** The stored file, owned by media. */
    fileId: uuid().notNull(),
    name: text().notNull(),
    addedAt: moment().notNull(),
    addedBy: reference(() => users.id),
    /** Null for files added to the draft. */
    addedInId: optionalReference(() => requestChanges.id),
    removedAt: moment(),
    removedInId: optionalReference(() => requestChanges.id),
  },
  (file) => [
    index("request_files_request").on(file.requestId, file.addedAt),
    check("request_files_removed", sql`removed_in_id is null or removed_at is not null`),
  ],
);
