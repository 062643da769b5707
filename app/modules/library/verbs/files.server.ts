import { storedText, type TextAnswer } from "~/modules/media/content/text-content.server";
import { isReadable, READERS, type ReadableKind, TEXT_PROBLEMS } from "~/modules/media/rules/document-text";
import { attach } from "~/modules/media/verbs/attachment.server";
import { now } from "~/platform/clock";
import { codesOf } from "~/platform/codes";
import { transaction } from "~/platform/database/connection.server";
import { enqueue, type Job } from "~/platform/jobs/jobs.server";
import { record } from "~/platform/journal/journal.server";
import { CUT, MOST_DEATHS } from "../rules/files";
import { countDeath, insertFile, insertReading, waitForReader, waitingFile } from "../store/files.server";

/**
 * Reads the text of a file in a process of its own, for search and for whoever quotes a page. A start is counted before it, so that
 * one that takes the whole server with it counts too; after three that did not come back nobody tries again.
 */
export const readResourceFile: Job<{ id: string }> = {
  name: "read-resource-file",
  run: async ({ id }) => {
    const file = await waitingFile(id);
    if (!file || !isReadable(file.kind)) return;
    const { kind } = file;
    const starts = file.deaths + 1;
    const text = starts > MOST_DEATHS ? "died" : await startedText(id, kind, file.storageKey);
    if (text === "died" && starts < MOST_DEATHS)
      throw new Error("The process that reads a document ended before it answered");
    await transaction(async () => {
      const resourceId = await insertReading(id, { ...readingOf(text), reader: READERS[kind] });
      if (resourceId) await record({ what: "resource.file_read", subjectId: resourceId, by: null, at: now() });
    });
  },
};

/** What prevents the reading itself, such as a storage that is away, is no death. */
async function startedText(id: string, kind: ReadableKind, storageKey: string): Promise<TextAnswer> {
  await countDeath(id, 1);
  try {
    return await storedText(kind, storageKey);
  } catch (error) {
    await countDeath(id, -1);
    throw error;
  }
}

/**
 * At each start of a server: what an earlier release read, of which the present one finds more or other words, is read again.
 */
export const readFilesAgain: Job = {
  name: "read-files-again",
  run: async () => {
    for (const kind of codesOf(READERS))
      await transaction(async () => {
        for (const id of await waitForReader(kind, READERS[kind])) await enqueue(readResourceFile, { id }, { key: id });
      });
  },
};

function readingOf(text: TextAnswer) {
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
      : { reading: "refused" as const, readingNote: TEXT_PROBLEMS.doc };
    const id = await insertFile({ resourceId, attachmentId, addedAt: at, ...reading });
    if (reading.reading === "waiting") await enqueue(readResourceFile, { id }, { key: id });
    ids.push(id);
  }
  return ids;
}
