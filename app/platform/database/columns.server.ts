import { bigint, timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** UUID v7 made by the server: ordered by time, never guessed by a client. */
export const id = () => uuid().primaryKey().$defaultFn(v7);

/** An instant, with its zone, to the millisecond. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: "date" });

/** An amount in minor units (bani, cents); the currency stands in a column beside it. */
export const amount = () => bigint({ mode: "number" });
