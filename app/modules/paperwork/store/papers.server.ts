import { and, desc, eq, inArray, isNotNull, notExists } from "drizzle-orm";
import { users } from "~/modules/accounts/tables.server";
import { attachments } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { foundRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { paperProofs, paperRegistrations, papers } from "../tables.server";

/** The papers made from a request, the newest first. The caller has checked that the actor is of its authority. */
export const papersOf = async (requestId: string) =>
  db()
    .select({
      ...pick(papers, "id", "kind", "title", "model", "madeAt"),
      ...pick(paperRegistrations, "number", "on"),
      by: users.name,
    })
    .from(papers)
    .innerJoin(users, eq(users.id, papers.madeBy))
    .leftJoin(paperRegistrations, eq(paperRegistrations.paperId, papers.id))
    .where(eq(papers.requestId, requestId))
    .orderBy(desc(papers.madeAt), desc(papers.id));

export const paperCount = (requestId: string): Promise<number> => db().$count(papers, eq(papers.requestId, requestId));

/** The DOCX files of all of them, in the order in which they were made. */
export async function paperFilesOf(requestId: string): Promise<string[]> {
  const rows = await db()
    .select(pick(papers, "docxId"))
    .from(papers)
    .where(eq(papers.requestId, requestId))
    .orderBy(papers.madeAt, papers.id);
  return rows.map(({ docxId }) => docxId);
}

/** One of them, with its stored files; throws 404 when it is not of this request. */
export const paperOf = (requestId: string, id: string) =>
  foundRow(
    db()
      .select({ ...pick(papers, "id", "title", "docxId", "pdfId"), ...pick(paperRegistrations, "number", "on") })
      .from(papers)
      .leftJoin(paperRegistrations, eq(paperRegistrations.paperId, papers.id))
      .where(and(eq(papers.requestId, requestId), eq(papers.id, id))),
  );

/** In the caller's transaction, with the request locked. */
export async function deletePaper(requestId: string, id: string): Promise<void> {
  await db()
    .delete(papers)
    .where(and(eq(papers.requestId, requestId), eq(papers.id, id)));
}

/** Stored files of an authority's papers and proofs whose row is gone: a deleted draft takes its papers with it. */
export async function filesWithoutPaper(organisationId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: attachments.id })
    .from(attachments)
    .where(
      and(
        eq(attachments.organisationId, organisationId),
        inArray(attachments.purpose, ["paper", "paper-proof"]),
        isNotNull(attachments.attachedAt),
        notExists(db().select(pick(papers, "id")).from(papers).where(eq(papers.docxId, attachments.id))),
        notExists(db().select(pick(papers, "id")).from(papers).where(eq(papers.pdfId, attachments.id))),
        notExists(
          db().select(pick(paperProofs, "fileId")).from(paperProofs).where(eq(paperProofs.fileId, attachments.id)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function insertPaper(row: typeof papers.$inferInsert): Promise<void> {
  await db().insert(papers).values(row);
}
