import { createHash } from "node:crypto";
import { brotli, compressed, firstAccepted, gzipped, isCompressible } from "../http/compress.server";
import { isKnown } from "../http/etag";

/** An answer, ready to be written: `headers` are names and values in turn, as Node takes them. */
export type Reply = { status: number; headers: readonly string[]; body: Buffer | null };
type Variant = { headers: readonly string[]; body: Buffer };

/** A stored page in each encoding. */
export type Entry = {
  etag: string;
  plain: Variant;
  readonly br: Variant | null;
  readonly gzip: Variant | null;
  notModified: readonly string[];
  bytes: number;
};

/** Browsers store the page and revalidate it each time; proxies store nothing. */
const ASK_EACH_TIME = "private, no-cache";
const OF_ONE_BODY = /^(content-(length|encoding)|cache-control|vary|etag|date|connection|transfer-encoding)$/;

/** Our pages are packed into an eighth of their size, in each of two encodings. */
const WITH_PACKED = 1.25;

/** Null for an answer that must not be stored: a personal one, or no page. */
export async function entryOf(answer: Response): Promise<Entry | null> {
  if (!mayBeKept(answer)) return null;
  const body = Buffer.from(await answer.arrayBuffer());
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const common: string[] = ["cache-control", cacheControl(answer), "etag", etag, "vary", "Accept-Encoding, Cookie"];
  for (const [name, value] of answer.headers) if (!OF_ONE_BODY.test(name)) common.push(name, value);
  const variant = (bytes: Buffer, ...encoding: string[]): Variant => ({
    headers: [...common, "content-length", String(bytes.length), ...encoding],
    body: bytes,
  });
  const packs = isCompressible(answer.headers, body.length);
  let br: Variant | null = null;
  let gzip: Variant | null = null;
  return {
    etag,
    plain: variant(body),
    // both packed when first asked for from here: many a page never is, and next to nobody takes gzip and not br
    get br() {
      br ??= packs ? variant(brotli(body), "content-encoding", "br") : null;
      return br;
    },
    get gzip() {
      gzip ??= packs ? variant(gzipped(body), "content-encoding", "gzip") : null;
      return gzip;
    },
    notModified: common,
    bytes: packs ? body.length * WITH_PACKED : body.length,
  };
}

function mayBeKept({ status, headers }: Response): boolean {
  if (status !== 200 || headers.has("set-cookie") || headers.has("content-encoding")) return false;
  return !/no-store|private/.test(headers.get("cache-control") ?? "");
}

/** Keeps an explicit cache header, such as that of feeds; pages only mark themselves as public with `no-cache`. */
function cacheControl({ headers }: Response): string {
  const own = headers.get("cache-control");
  return own && own !== "no-cache" ? own : ASK_EACH_TIME;
}

/** 304, or the whole body in the best encoding that the client accepts; ranges are not supported. */
export function replyOf(entry: Entry, encodings: string | undefined, known: string | undefined): Reply {
  if (isKnown(known, entry.etag)) return { status: 304, headers: entry.notModified, body: null };
  const { headers, body } = (encodings && entry[firstAccepted(encodings, ["br", "gzip"]) ?? "plain"]) || entry.plain;
  return { status: 200, headers, body };
}

/** The first answer, compressed quickly, since the page may never be requested again. */
export async function firstResponseTo(request: Request, entry: Entry): Promise<Response> {
  if (request.method === "HEAD") return responseTo(request, entry);
  const [encodings, known] = ["accept-encoding", "if-none-match"].map((name) => request.headers.get(name) ?? undefined);
  return compressed(written(request.method, replyOf(entry, undefined, known)), encodings);
}

/** `replyOf` as a fetch `Response`. */
export function responseTo({ method, headers: asked }: Request, entry: Entry): Response {
  const encodings = asked.get("accept-encoding") ?? undefined;
  return written(method, replyOf(entry, encodings, asked.get("if-none-match") ?? undefined));
}

function written(method: string, { status, headers, body }: Reply): Response {
  const all = new Headers();
  for (let index = 0; index < headers.length; index += 2) all.append(headers[index] ?? "", headers[index + 1] ?? "");
  return new Response(method === "HEAD" ? null : (body as Buffer<ArrayBuffer> | null), { status, headers: all });
}
