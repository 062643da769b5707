import { createHash, randomUUID } from "node:crypto";
import { now } from "~/platform/clock";
import { files, storageTrouble } from "~/platform/files/files.server";
import { sentSize } from "~/platform/form/large-files";
import { asideSize, fileBytes } from "~/platform/http/aside.server";
import { movedOn } from "~/platform/refusal";
import { seal, unseal } from "~/platform/session/signed.server";
import { settings } from "~/platform/settings.server";
import { contentOf } from "../content/attachment-content.server";
import {
  acceptsKind,
  type FileKind,
  type FileProblem,
  fileName,
  fileSentence,
  MOST_BYTES,
  OUTSIDE_QUOTA,
  type Purpose,
  sizeSentence,
} from "../rules/attachment";
import { organisationOf, type Uploader, uploaderMark } from "../rules/uploader";
import {
  type Attachment,
  insertAttachment,
  markAttached,
  markDetached,
  markReplaced,
  waitingAttachment,
} from "../store/attachment.server";
import { insideQuota, quotaProblem } from "./quota.server";
import { noteRefused } from "./refused.server";

/** A stored file. `key` is its signed handle, which a hidden field carries through a refused form. */
export type Upload = { id: string; key: string; name: string; size: number; sha256: string };
export type Stored = ({ ok: true } & Upload) | { ok: false; problem: FileProblem | "quota"; sentence: string };

const HANDLE = "attachment";
const FOLDER = "attachments";

type Received = {
  file: File;
  purpose: Purpose;
  by: Uploader;
  /** The files that its form has already: the same one chosen again is not stored again. */
  chosen?: readonly Upload[];
  /** How many files its form may have. */
  most?: number;
};

/** Checks and stores a file. The bytes are written before the row, so that no row refers to missing bytes. */
export async function storeUpload({ file, purpose, by, chosen = [], most = 1 }: Received): Promise<Stored> {
  const held = asideSize(file) ?? file.size;
  const size = Math.max(held, sentSize(file));
  if (size === 0) return refused("empty", purpose);
  if (size > MOST_BYTES) return unfitting("size", { name: file.name, size });
  if (size > held) return unfitting("room", { name: file.name, size });
  const mostPixels = settings().imageLimits.megapixels * 1_000_000;
  const content = await contentOf(await fileBytes(file), mostPixels);
  if (content.problem) return refused(content.problem, purpose);
  const { kind, bytes } = content;
  if (!acceptsKind(purpose, kind)) return refused(kind === "xls" ? kind : "kind", purpose);
  const name = fileName(file.name, kind);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const same = chosen.find((one) => one.name === name && one.sha256 === sha256);
  if (same) return { ok: true, ...same };
  if (chosen.length >= most) return refused("many", purpose);
  const sentence = await quotaProblem(quotaOf(by, purpose), bytes.length);
  if (sentence !== null) return { ok: false, problem: "quota", sentence };
  return keep(bytes, { kind, name, sha256, purpose, by });
}

function refused(problem: Parameters<typeof fileSentence>[0], purpose: Purpose): Stored {
  noteRefused(problem);
  return { ok: false, problem, sentence: fileSentence(problem, purpose) };
}

function unfitting(problem: "size" | "room", file: { name: string; size: number }): Stored {
  noteRefused(problem);
  return { ok: false, problem, sentence: sizeSentence(problem, file) };
}

const quotaOf = (by: Uploader, purpose: Purpose): string | null =>
  purpose === OUTSIDE_QUOTA ? null : organisationOf(by);

type Kept = { kind: FileKind; name: string; sha256: string; purpose: Purpose; by: Uploader };

async function keep(bytes: Buffer, { kind, name, sha256, purpose, by }: Kept): Promise<Stored> {
  const at = now();
  const storageKey = `${folderOf(at)}/${randomUUID()}`;
  try {
    await files().put(storageKey, bytes);
  } catch (error) {
    return refused(storageTrouble(error), purpose);
  }
  const row = {
    uploadedBy: uploaderMark(by),
    userId: "userId" in by ? by.userId : null,
    organisationId: organisationOf(by),
    purpose,
    name,
    kind,
    size: bytes.length,
    sha256,
    storageKey,
    createdAt: at,
  };
  const written = await insideQuota(quotaOf(by, purpose), row.size, () => insertAttachment(row)).catch(
    async (error: unknown) => {
      await files().delete(storageKey);
      throw error;
    },
  );
  if ("row" in written) return { ok: true, ...uploadOf(written.row) };
  await files().delete(storageKey);
  return { ok: false, problem: "quota", sentence: written.sentence };
}

const uploadOf = ({ id, name, size, sha256 }: Attachment): Upload => ({
  id,
  key: seal(id, HANDLE),
  name,
  size,
  sha256,
});

/**
 * The file of a handle, if this sender sent it for this use and it is not attached yet. Null otherwise, also for a forged handle.
 */
export async function waitingUpload(
  key: string,
  { purpose, by }: { purpose: Purpose; by: Uploader },
): Promise<Upload | null> {
  const id = unseal(key, HANDLE);
  const found = id === null ? null : await waitingAttachment(id, uploaderMark(by));
  return found?.purpose === purpose ? uploadOf(found) : null;
}

/** Marks a file as attached, in the caller's transaction. Throws 409 when it is already attached or deleted. */
export async function attach(
  id: string,
  { at, organisationId, userId }: { at: Date; organisationId?: string; userId?: string },
): Promise<Attachment> {
  const owner = { ...(organisationId ? { organisationId } : {}), ...(userId ? { userId } : {}) };
  const [attached] = await markAttached(id, { attachedAt: at, ...owner });
  if (!attached)
    throw movedOn("Fișierul a fost deja folosit sau nu mai este păstrat. Alegeți-l din nou și retrimiteți.");
  return attached;
}

/** Detaches files in the caller's transaction; the job that deletes unattached files removes them. */
export async function detach(ids: readonly string[]): Promise<void> {
  await markDetached(ids);
}

/**
 * Other bytes for a file that the platform wrote itself. Somebody may be reading those that it had: the job that deletes files
 * without a row removes them.
 */
export async function replaceBytes(attachment: Attachment, bytes: Uint8Array): Promise<void> {
  const storageKey = `${folderOf(now())}/${randomUUID()}`;
  await files().put(storageKey, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const isTaken = await markReplaced(attachment, { storageKey, size: bytes.length, sha256 });
  if (!isTaken) await files().delete(storageKey);
}

const folderOf = (at: Date): string => `${FOLDER}/${at.toISOString().slice(0, 10)}`;
