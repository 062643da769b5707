import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { statesBefore } from "~/platform/moves";
import { RESPONSE_MOVES, type ResponseStatus } from "../rules/response";
import { responseFiles, responses, responseVersions } from "../tables/responses.server";
import { insertedId } from "./record.server";

export type ResponseValues = Partial<typeof responses.$inferInsert>;
export type NewVersion = typeof responseVersions.$inferInsert;
type Move = keyof typeof RESPONSE_MOVES;

const before = (move: Move) => statesBefore<ResponseStatus, typeof RESPONSE_MOVES>(RESPONSE_MOVES, move);

export const insertResponse = (row: typeof responses.$inferInsert): Promise<string> =>
  insertedId(db().insert(responses).values(row).returning({ id: responses.id }));

/** The text that holds from now on, with its files; the earlier ones stay. */
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

/** The guarded update of a move: no row when the response is no longer where the move begins. */
export function moveResponse(id: string, move: Move, values: ResponseValues) {
  return db()
    .update(responses)
    .set(values)
    .where(and(eq(responses.id, id), inArray(responses.status, before(move))))
    .returning({ id: responses.id });
}

/** The request changed: open responses wait for their authors, counted from the first change that they have not seen. */
export function markUnconfirmed(requestId: string, at: Date) {
  return db()
    .update(responses)
    .set({ unconfirmedSince: sql`coalesce(${responses.unconfirmedSince}, ${at})`, updatedAt: at })
    .where(and(eq(responses.requestId, requestId), inArray(responses.status, before("requestChanged"))))
    .returning({ id: responses.id });
}
