import { ReadableStream } from "node:stream/web";
import { chain } from "~/platform/database/errors.server";
import { files, storageTrouble } from "~/platform/files/files.server";
import { isKnown } from "~/platform/http/etag";
import { waitOutside } from "~/platform/http/gate.server";
import { slugFileName } from "~/platform/language/text";
import { later, notFound } from "~/platform/refusal";
import { FILE_KINDS } from "../rules/attachment";
import { IMAGE_TYPES, imageKey, sizeInPath } from "../rules/image";
import { type Attachment, attachmentById } from "../store/attachment.server";
import type { StoredImage } from "../store/image.server";

/**
 * The file itself, to be saved and never shown by the browser. Whether the reader may have it was decided before, by the
 * route of the thing that it is attached to.
 */
export async function attachmentAnswer(attachment: Attachment): Promise<Response> {
  const { storageKey } = attachment;
  if (!(await within(files().exists(storageKey)))) throw new Error(`The bytes of attachment ${attachment.id} are gone`);
  return new Response(bytesOf(storageKey), {
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

/**
 * One size of a picture, for a reader who may see it. What everybody sees may be kept for ever: a size never changes. Whoever
 * keeps it for others asks again each hour, so that what is hidden meanwhile ends there too; what is somebody's, nobody keeps.
 */
export async function imageAnswer(
  request: Request,
  image: StoredImage,
  { file, forEverybody }: { file: string; forEverybody: boolean },
): Promise<Response> {
  const size = sizeInPath(file, image);
  if (!size) throw notFound();
  const etag = `"${image.id}-${file}"`;
  const headers = new Headers({
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    ...(forEverybody ? { ...FOR_EVERYBODY, etag } : { "cache-control": "private, no-store" }),
  });
  if (forEverybody && isKnown(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const key = imageKey(image.storageKey, size.width, size.type);
  const { contentLength } = await within(files().getMetaData(key));
  headers.set("content-type", IMAGE_TYPES[size.type]);
  headers.set("content-length", String(contentLength));
  return new Response(bytesOf(key), { headers });
}

/** Opened when the first of them is read: whoever asks for the head alone (HEAD) leaves nothing open behind. */
function bytesOf(key: string) {
  const read = async function* () {
    yield* await within(files().getStream(key));
  };
  return ReadableStream.from(read()) as unknown as BodyInit;
}

const FOR_EVERYBODY = {
  "cache-control": "public, max-age=31536000, s-maxage=3600, immutable",
  "cross-origin-resource-policy": "cross-origin", // feeds and shared links show it elsewhere
};

/** A place of files that cannot be reached is no fault of the page: it answers again later. */
async function within<T>(work: Promise<T>): Promise<T> {
  try {
    return await waitOutside(() => work);
  } catch (error) {
    if (chain(error).some(({ code }) => code === "ENOENT")) throw error;
    storageTrouble(error);
    throw later("Fișierul nu poate fi citit acum. Încercați din nou peste câteva minute.", 30);
  }
}

/** The plain name for old programs, the real one (RFC 8187) for the others. */
function disposition(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${slugFileName(name)}"; filename*=UTF-8''${encoded}`;
}
