import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { insertedId } from "~/platform/database/rows.server";
import { type ResponseMove, responseMoves } from "../rules/response";
import { responseFiles, responses, responseVersions } from "../tables/responses.server";

export type ResponseValues = Partial<typeof responses.$inferInsert>;
export type NewVersion = typeof responseVersions.$inferInsert;

export const insertResponse = (row: typeof responses.$inferInsert): Promise<string> =>
  insertedId(db().insert(responses).values(row).returning({ id: responses.id }));

/** Stores the new current version with its files; earlier versions are kept. */
export async function insertVersion(
  version: NewVersion,
  files: readonly { fileId: string; name: string }[],
): Promise<void> {
  const { responseId, version: number } = version;
  await db().insert(responseVersions).values(version);
  if (files.length === 0) return;
  await db()
    .insert(responseFiles)
    .values(files.map(({ fileId, name }) => ({ responseId, version: number, fileId, name })));
}

/** The guarded update of a move; no row when the response is no longer in a state where the move begins. */
export function moveResponse(id: string, move: ResponseMove, values: ResponseValues) {
  return db()
    .update(responses)
    .set(values)
    .where(and(eq(responses.id, id), inArray(responses.status, responseMoves.from(move))))
    .returning({ id: responses.id });
}

/** Open responses must be confirmed after a change of the request; the first unconfirmed change is kept. */
export function markUnconfirmed(requestId: string, at: Date) {
  return db()
    .update(responses)
    .set({ unconfirmedSince: sql`coalesce(${responses.unconfirmedSince}, ${at})`, updatedAt: at })
    .where(and(eq(responses.requestId, requestId), inArray(responses.status, responseMoves.from("requestChanged"))))
    .returning({ id: responses.id });
}
