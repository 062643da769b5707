import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { amount, id, moment, oneOf, reference } from "../../../platform/database/columns.server";
import type { Currency } from "../../../platform/language/money";
import { organisations, users } from "../../accounts/tables.server";
import { DURATION_UNIT_CODES, type DurationUnit } from "../rules/duration";
import { OUTCOME_REASON_CODES, type OutcomeReason } from "../rules/reason";
import type { ResponseStatus } from "../rules/response";

import { requests } from "./requests.server";

/** Who responded and how it stands; the status by the rule of `responseStatus`. What is contentColumns is in the versions only. */
export const responses = pgTable(
  "responses",
  {
    id: id(),
    requestId: reference(() => requests.id),
    partnerId: reference(() => organisations.id),
    /** The version that holds. */
    version: integer().notNull().default(1),
    submittedAt: moment().notNull(),
    unconfirmedSince: moment(),
    acceptedAt: moment(),
    declinedAt: moment(),
    declineReason: text().$type<OutcomeReason>(),
    withdrawnAt: moment(),
    withdrawText: text(),
    status: text()
      .$type<ResponseStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when withdrawn_at is not null then 'withdrawn' when declined_at is not null then 'declined' when accepted_at is not null then 'accepted' when unconfirmed_since is not null then 'to_confirm' else 'submitted' end`,
      ),
    updatedAt: moment().notNull(),
  },
  (response) => [
    uniqueIndex("responses_one").on(response.requestId, response.partnerId),
    uniqueIndex("responses_accepted").on(response.requestId).where(sql`status = 'accepted'`),
    index("responses_partner").on(response.partnerId, response.submittedAt.desc()),
    index("responses_partner_status").on(response.partnerId, response.status, response.requestId),
    check("responses_decline_reason", oneOf(response.declineReason, OUTCOME_REASON_CODES)),
    check("responses_declined", sql`(declined_at is null) = (decline_reason is null)`),
  ],
);

/** Every text that was ever submitted: the sealed part. Append-only, by a trigger added by hand in the migration. */
export const responseVersions = pgTable(
  "response_versions",
  {
    responseId: reference(() => responses.id),
    version: integer().notNull(),
    text: text().notNull(),
    priceMin: amount().notNull(),
    priceMax: amount().notNull(),
    currency: text().$type<Currency>().notNull(),
    duration: integer().notNull(),
    durationUnit: text().$type<DurationUnit>().notNull(),
    experience: text(),
    writtenAt: moment().notNull(),
    writtenBy: reference(() => users.id),
  },
  (version) => [
    primaryKey({ columns: [version.responseId, version.version] }),
    check("response_versions_price", sql`price_min >= 0 and price_min <= price_max`),
    check("response_versions_currency", oneOf(version.currency, ["RON", "EUR"])),
    check("response_versions_duration", sql`duration > 0`),
    check("response_versions_duration_unit", oneOf(version.durationUnit, DURATION_UNIT_CODES)),
  ],
);

/** The files of one version; a file that stays is named again by the next version. */
export const responseFiles = pgTable(
  "response_files",
  {
    responseId: uuid().notNull(),
    version: integer().notNull(),
    /** The stored file, owned by media. */
    fileId: uuid().notNull(),
    name: text().notNull(),
  },
  (file) => [
    primaryKey({ columns: [file.responseId, file.version, file.fileId] }),
    foreignKey({
      name: "response_files_version",
      columns: [file.responseId, file.version],
      foreignColumns: [responseVersions.responseId, responseVersions.version],
    }),
  ],
);
