import { createHash } from "node:crypto";
import { isKnown } from "~/platform/http/etag";

/** Readers ask every few minutes; a change reaches them with the next asking. */
const FOR_READERS = "public, max-age=300";

/** What is asked for again and again by programs, with a mark by which they know whether it changed: then 304. */
export function textAnswer(request: Request, type: string, body: string): Response {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = { "cache-control": FOR_READERS, etag };
  if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "content-type": type } });
}
