import { and, type Column, lt, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { firstIdAt } from "../database/first-id";
import type { Job } from "../jobs/jobs.server";
import { BATCH, deleteBatch, sweepInBatches } from "../jobs/sweep.server";
import { keptSince } from "./limit.server";
import type { RetentionSetting } from "./settings";

type Kept = { id: Column; column: Column; setting: RetentionSetting };

/** A job that deletes the rows whose moment in `column` is before what the setting keeps. They are found by the ids, which are in order of time. */
export const sweepKept = (name: string, schedule: string, { id, column, setting }: Kept): Job =>
  sweepInBatches(name, schedule, async () => {
    const since = keptSince(setting);
    if (since === null) return false;
    const older = and(lt(id, firstIdAt(since)), lt(column, since)) as SQL;
    return (await deleteBatch(column.table as PgTable, older)) === BATCH;
  });
