import { storedText } from "~/modules/media/content/text-content.server";
import { isReadable, TEXT_PROBLEMS } from "~/modules/media/rules/document-text";
import { attach } from "~/modules/media/verbs/attachment.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { enqueue, type Job } from "~/platform/jobs/jobs.server";
import { record } from "~/platform/journal/journal.server";
import { CUT } from "../rules/files";
import { insertFile, insertReading, waitingFile } from "../store/files.server";

/** Reads the text of a file in a process of its own, for search and for whoever quotes a page. */
export const readResourceFile: Job<{ id: string }> = {
  name: "read-resource-file",
  run: async ({ id }) => {
    const file = await waitingFile(id);
    if (!file || !isReadable(file.kind)) return;
    const text = await storedText(file.kind, file.storageKey);
    await transaction(async () => {
      const resourceId = await insertReading(id, readingOf(text));
      if (resourceId) await record({ what: "resource.file_read", subjectId: resourceId, by: null, at: now() });
    });
  },
};

function readingOf(text: Awaited<ReturnType<typeof storedText>>) {
  if (typeof text === "string") return { reading: "refused" as const, readingNote: TEXT_PROBLEMS[text], pages: [] };
  if (text.pages.every((page) => page === "")) return { reading: "empty" as const, readingNote: "", pages: [] };
  return { reading: "read" as const, readingNote: text.cut ? CUT : "", pages: text.pages };
}

/** Attaches uploaded files to a document, in the caller's transaction; returns their ids. */
export async function addFiles(resourceId: string, attachmentIds: readonly string[], at: Date): Promise<string[]> {
  const ids: string[] = [];
  for (const attachmentId of attachmentIds) {
    const { kind } = await attach(attachmentId, { at });
    const reading = isReadable(kind)
      ? { reading: "waiting" as const }
      : { reading: "refused" as const, readingNote: TEXT_PROBLEMS.old };
    const id = await insertFile({ resourceId, attachmentId, addedAt: at, ...reading });
    if (reading.reading === "waiting") await enqueue(readResourceFile, { id }, { key: id });
    ids.push(id);
  }
  return ids;
}
