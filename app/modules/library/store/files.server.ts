import { and, asc, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import type { FileKind } from "~/modules/media/rules/attachment";
import type { ReadableKind } from "~/modules/media/rules/document-text";
import { attachments } from "~/modules/media/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import type { Reading } from "../rules/files";
import { editionFiles, resourceFiles, resourcePages } from "../tables/files.server";
import { resourceEditions, resources } from "../tables/resources.server";
import type { Sought } from "./sought.server";

const fileColumns = {
  ...pick(resourceFiles, "id", "addedAt", "reading", "readingNote", "pages"),
  ...pick(attachments, "name", "kind", "size", "sha256"),
};

/** The files of an edition, in their order. */
export const filesOf = async (editionId: string) =>
  db()
    .select(fileColumns)
    .from(editionFiles)
    .innerJoin(resourceFiles, eq(resourceFiles.id, editionFiles.fileId))
    .innerJoin(attachments, eq(attachments.id, resourceFiles.attachmentId))
    .where(eq(editionFiles.editionId, editionId))
    .orderBy(asc(editionFiles.rank));

export type ResourceFile = Awaited<ReturnType<typeof filesOf>>[number];

/** A file of any edition of a document, with what is stored of it; null when it has no such file. */
export const storedFileOf = (resourceId: string, fileId: string) =>
  firstRow(
    db()
      .select({ addedAt: resourceFiles.addedAt, attachment: attachments })
      .from(resourceFiles)
      .innerJoin(attachments, eq(attachments.id, resourceFiles.attachmentId))
      .where(and(eq(resourceFiles.id, fileId), eq(resourceFiles.resourceId, resourceId))),
  );

/** Columns of queries that read an edition: the ids of its files in their order, and of which kinds they are. */
export const fileIds = sql<string[]>`array(
  select e.file_id from edition_files e where e.edition_id = ${resourceEditions.id} order by e.rank)`;
export const fileKinds = sql<FileKind[]>`array(
  select distinct a.kind from edition_files e join resource_files f on f.id = e.file_id
  join attachments a on a.id = f.attachment_id where e.edition_id = ${resourceEditions.id} order by a.kind)`;

/**
 * The document says it itself, or a file of its current edition does, or it rests on the act that is meant. A union, so that
 * each part has its index.
 */
export const saysAnywhere = ({ saidIn, actIds }: Sought): SQL => sql`${resources.id} in (
  select said.id from resources said where ${saidIn(sql`said.search_text`)}
  union all
  select said.id from resource_pages page join edition_files e on e.file_id = page.file_id
  join resources said on said.edition_id = e.edition_id where ${saidIn(sql`page.text`)}
  union all
  select said.id from edition_acts b join resources said on said.edition_id = b.edition_id
  where b.act_id = any(${sql.param([...actIds])}::uuid[]))`;

/** The first page of a file of each of these documents that says all that is sought. */
export async function pagesSaying(resourceIds: readonly string[], sought: readonly Sought[]) {
  if (resourceIds.length === 0 || sought.length === 0) return [];
  return db()
    .selectDistinctOn([resources.id], {
      resourceId: resources.id,
      file: attachments.name,
      kind: attachments.kind,
      number: resourcePages.number,
    })
    .from(resourcePages)
    .innerJoin(resourceFiles, eq(resourceFiles.id, resourcePages.fileId))
    .innerJoin(attachments, eq(attachments.id, resourceFiles.attachmentId))
    .innerJoin(editionFiles, eq(editionFiles.fileId, resourceFiles.id))
    .innerJoin(resources, eq(resources.editionId, editionFiles.editionId))
    .where(and(among(resources.id, resourceIds), ...sought.map(({ saidIn }) => saidIn(resourcePages.text))))
    .orderBy(resources.id, asc(editionFiles.rank), asc(resourcePages.number));
}

export const insertFile = (row: typeof resourceFiles.$inferInsert): Promise<string> =>
  insertedId(db().insert(resourceFiles).values(row).returning({ id: resourceFiles.id }));

export async function insertEditionFiles(editionId: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await db()
    .insert(editionFiles)
    .values(files.map((fileId, rank) => ({ editionId, fileId, rank })));
}

/** The stored files of all editions of a document. */
export async function attachmentsOf(resourceId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: resourceFiles.attachmentId })
    .from(resourceFiles)
    .where(eq(resourceFiles.resourceId, resourceId));
  return rows.map(({ id }) => id);
}

const waits = (id: string) => and(eq(resourceFiles.id, id), eq(resourceFiles.reading, "waiting"));

/** A file whose text is still to be read; null when it was read or deleted meanwhile. */
export const waitingFile = (id: string) =>
  firstRow(
    db()
      .select({ ...pick(attachments, "kind", "storageKey"), deaths: resourceFiles.deaths })
      .from(resourceFiles)
      .innerJoin(attachments, eq(attachments.id, resourceFiles.attachmentId))
      .where(waits(id)),
  );

/** Counts a start of its reading, or takes it back. */
export async function countDeath(id: string, by: 1 | -1): Promise<void> {
  await db()
    .update(resourceFiles)
    .set({ deaths: sql`greatest(0, ${resourceFiles.deaths} + ${by}::int)` })
    .where(waits(id));
}

/**
 * Lets the files of a kind that an earlier reader read wait again, in the caller's transaction; their pages stay until then.
 */
export async function waitForReader(kind: ReadableKind, reader: number): Promise<string[]> {
  const rows = await db()
    .update(resourceFiles)
    .set({ reading: "waiting", deaths: 0 })
    .from(attachments)
    .where(
      and(
        eq(attachments.id, resourceFiles.attachmentId),
        eq(attachments.kind, kind),
        lt(resourceFiles.reader, reader),
        ne(resourceFiles.reading, "waiting"),
      ),
    )
    .returning({ id: resourceFiles.id });
  return rows.map(({ id }) => id);
}

type ReadText = {
  reading: Exclude<Reading, "waiting">;
  readingNote: string;
  reader: number;
  pages: readonly string[];
};

/** Stores what was read of a waiting file, in the caller's transaction. Returns whose file it is; null when it waits no more. */
export async function insertReading(id: string, { pages, ...read }: ReadText): Promise<string | null> {
  const [kept] = await db()
    .update(resourceFiles)
    .set({ ...read, pages: pages.length })
    .where(waits(id))
    .returning({ resourceId: resourceFiles.resourceId });
  if (kept) await db().delete(resourcePages).where(eq(resourcePages.fileId, id)); // those of an earlier reader
  if (kept && pages.length > 0)
    await db().execute(sql`
      insert into resource_pages (file_id, number, text)
      select ${id}, page.number, page.text from unnest(${sql.param([...pages])}::text[]) with ordinality as page (text, number)`);
  return kept?.resourceId ?? null;
}

/** The text read from the files of an edition, page by page, in their order. */
export const pagesOf = async (editionId: string) =>
  db()
    .select({ ...pick(attachments, "name", "kind"), ...pick(resourcePages, "number", "text") })
    .from(editionFiles)
    .innerJoin(resourceFiles, eq(resourceFiles.id, editionFiles.fileId))
    .innerJoin(attachments, eq(attachments.id, resourceFiles.attachmentId))
    .innerJoin(resourcePages, eq(resourcePages.fileId, resourceFiles.id))
    .where(eq(editionFiles.editionId, editionId))
    .orderBy(asc(editionFiles.rank), asc(resourcePages.number));
