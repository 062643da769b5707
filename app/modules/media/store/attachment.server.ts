import { and, eq, isNull } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { attachments } from "../tables.server";

export type Attachment = typeof attachments.$inferSelect;

export async function insertAttachment(row: typeof attachments.$inferInsert): Promise<Attachment> {
  const [inserted] = await db().insert(attachments).values(row).returning();
  if (!inserted) throw new Error("The attachment was not stored");
  return inserted;
}

/** The caller has checked that the reader may open it. Null when there is none. */
export const attachmentById = (id: string) => firstRow(db().select().from(attachments).where(eq(attachments.id, id)));

/** The caller has checked that the reader may open them. Those that do not exist are left out. */
export const attachmentsOf = (ids: readonly string[]) =>
  db().select().from(attachments).where(among(attachments.id, ids));

/** A file of this sender that is not attached yet; null when there is none. */
export async function waitingAttachment(id: string, uploadedBy: string): Promise<Attachment | null> {
  const waiting = and(eq(attachments.id, id), eq(attachments.uploadedBy, uploadedBy), isNull(attachments.attachedAt));
  return firstRow(db().select().from(attachments).where(waiting));
}

export async function markAttached(
  id: string,
  attached: { attachedAt: Date; organisationId?: string; userId?: string },
): Promise<Attachment[]> {
  return db()
    .update(attachments)
    .set(attached)
    .where(and(eq(attachments.id, id), isNull(attachments.attachedAt)))
    .returning();
}

export async function markDetached(ids: readonly string[]): Promise<void> {
  await db().update(attachments).set({ attachedAt: null }).where(among(attachments.id, ids));
}

type Bytes = Pick<Attachment, "storageKey" | "size" | "sha256">;

/** Whether its bytes are now these; not when others took the place of those that it had. */
export async function markReplaced({ id, storageKey }: Attachment, bytes: Bytes): Promise<boolean> {
  const same = and(eq(attachments.id, id), eq(attachments.storageKey, storageKey));
  return (await db().update(attachments).set(bytes).where(same).returning(pick(attachments, "id"))).length > 0;
}
