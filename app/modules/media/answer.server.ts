import { Readable } from "node:stream";
import { files } from "~/platform/files/files.server";
import { slugFileName } from "~/platform/language/text";
import { notFound } from "~/platform/refusal";
import { FILE_KINDS } from "./rules/attachment";
import { type Attachment, attachmentById } from "./store/attachment.server";

/**
 * The file itself, to be saved and never shown by the browser. Whether the reader may have it was decided before, by the
 * route of the thing that it is attached to.
 */
export async function attachmentAnswer(attachment: Attachment): Promise<Response> {
  if (!(await files().exists(attachment.storageKey)))
    throw new Error(`The bytes of attachment ${attachment.id} are gone`);
  const bytes = await files().getStream(attachment.storageKey);
  return new Response(Readable.toWeb(bytes) as ReadableStream, {
    headers: {
      "content-type": FILE_KINDS[attachment.kind].type,
      "content-length": String(attachment.size),
      "content-disposition": disposition(attachment.name),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/** The same by the file's id; the 404 of everything else when there is none. */
export async function fileAnswer(id: string): Promise<Response> {
  const attachment = await attachmentById(id);
  if (attachment === null) throw notFound();
  return attachmentAnswer(attachment);
}

/** The plain name for old programs, the real one (RFC 8187) for the others. */
function disposition(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${slugFileName(name)}"; filename*=UTF-8''${encoded}`;
}
