import { ReadableStream } from "node:stream/web";
import { chain } from "~/platform/database/errors.server";
import { files, storageTrouble } from "~/platform/files/files.server";
import { isKnown } from "~/platform/http/etag";
import { waitOutside } from "~/platform/http/gate.server";
import { slugFileName } from "~/platform/language/text";
import { log } from "~/platform/log.server";
import { later, notFound, orNotFound, Refusal } from "~/platform/refusal";
import { FILE_KINDS } from "../rules/attachment";
import { IMAGE_TYPES, imageKey, sizeInPath } from "../rules/image";
import { type Attachment, attachmentById, attachmentsOf } from "../store/attachment.server";
import type { StoredImage } from "../store/image.server";

/**
 * The file as a download, never displayed by the browser. The caller, the route of whatever it is attached to, has
 * checked that the reader may have it.
 */
export async function attachmentAnswer(attachment: Attachment): Promise<Response> {
  const { storageKey } = attachment;
  if (!(await fromStorage(files().exists(storageKey))))
    throw new Error(`The bytes of attachment ${attachment.id} are gone`);
  return new Response(bytesOf(storageKey, attachment.size), {
    headers: downloadHeaders({ ...attachment, type: FILE_KINDS[attachment.kind].type }),
  });
}

type Download = Pick<Attachment, "name" | "size"> & { type: string };

const downloadHeaders = ({ type, name, size }: Download) => ({
  "content-type": type,
  "content-length": String(size),
  "content-disposition": disposition(name),
  "content-security-policy": "sandbox; default-src 'none'",
  "x-content-type-options": "nosniff",
  "cache-control": "private, no-store",
});

/** The same for a file that the platform made itself, of this content type. */
export const bytesAnswer = (bytes: Uint8Array, file: Pick<Download, "type" | "name">): Response =>
  new Response(new Uint8Array(bytes), { headers: downloadHeaders({ ...file, size: bytes.length }) });

/** A stored file by its id; throws 404 when there is none. */
export async function fileAnswer(id: string): Promise<Response> {
  const attachment = await attachmentById(id);
  if (attachment === null) throw notFound();
  return attachmentAnswer(attachment);
}

/**
 * Stored files in one archive, in this order, which their names begin with; the same right as for each of them. Throws 404 when
 * there are none.
 */
export async function archiveAnswer(ids: readonly string[], name: string): Promise<Response> {
  const found = new Map((await attachmentsOf(ids)).map((attachment) => [attachment.id, attachment]));
  const stored = ids.flatMap((id) => found.get(id) ?? []);
  if (stored.length === 0) throw notFound();
  const { default: Zip } = await import("jszip");
  const archive = new Zip();
  for (const [place, attachment] of stored.entries()) {
    const bytes = await fromStorage(wholeOf(attachment));
    archive.file(`${String(place + 1).padStart(2, "0")}-${slugFileName(attachment.name)}`, bytes);
  }
  return bytesAnswer(await archive.generateAsync({ type: "uint8array" }), { type: "application/zip", name });
}

/**
 * One size of a picture; the caller has checked that the reader may see it. A public size is cached for ever by
 * browsers, since it never changes; shared caches ask again each hour, so that a picture hidden meanwhile disappears.
 * Others are not cached.
 */
export async function imageAnswer(
  request: Request,
  image: StoredImage,
  { file, forEverybody }: { file: string; forEverybody: boolean },
): Promise<Response> {
  const size = orNotFound(sizeInPath(file, image));
  const etag = `"${image.id}-${file}"`;
  const headers = new Headers({
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    ...(forEverybody ? { ...FOR_EVERYBODY, etag } : { "cache-control": "private, no-store" }),
  });
  if (forEverybody && isKnown(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  const key = imageKey(image.storageKey, size.width, size.type);
  const { contentLength } = await fromStorage(files().getMetaData(key));
  headers.set("content-type", IMAGE_TYPES[size.type]);
  headers.set("content-length", String(contentLength));
  return new Response(bytesOf(key, contentLength), { headers });
}

/**
 * Opens the file at the first read, so that a HEAD request leaves nothing open. A file that ends too early or too late is an
 * error, which cuts the connection: after an answer shorter than its length says, the next one would be read as its rest.
 */
function bytesOf(key: string, size: number) {
  const read = async function* () {
    let left = size;
    try {
      for await (const chunk of await fromStorage(files().getStream(key))) {
        left -= (chunk as Uint8Array).length;
        if (left < 0) break;
        yield chunk;
      }
      if (left !== 0) throw new Error(`A file of ${size} bytes came with another length`);
    } catch (error) {
      if (!(error instanceof Refusal))
        log.error({ error }, "a file was not read to its end: see whether its storage answers");
      throw error;
    }
  };
  return ReadableStream.from(read()) as unknown as BodyInit;
}

async function wholeOf({ storageKey, size }: Attachment): Promise<Uint8Array> {
  const bytes = await files().getBytes(storageKey);
  if (bytes.length !== size) throw new Error(`A file of ${size} bytes came with ${bytes.length}`);
  return bytes;
}

const FOR_EVERYBODY = {
  "cache-control": "public, max-age=31536000, s-maxage=3600, immutable",
  "cross-origin-resource-policy": "cross-origin", // feeds and shared links embed it from other origins
};

/** Reads from the storage; answers 503 when it cannot be reached. A missing file (ENOENT) is rethrown. */
async function fromStorage<T>(work: Promise<T>): Promise<T> {
  try {
    return await waitOutside(() => work);
  } catch (error) {
    if (chain(error).some(({ code }) => code === "ENOENT")) throw error;
    storageTrouble(error);
    throw later("Fișierul nu poate fi citit acum. Încercați din nou peste câteva minute.", 30);
  }
}

/** Content-Disposition with an ASCII name, and the real one for programs that know RFC 8187. */
function disposition(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${slugFileName(name)}"; filename*=UTF-8''${encoded}`;
}
