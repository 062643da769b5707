import { createHash } from "node:crypto";
import { isKnown } from "~/platform/http/etag";

/** Feed readers poll; a change may reach them five minutes late. */
const FOR_READERS = "public, max-age=300";

/** A text answer with an ETag: 304 when the client has this version. */
export function textAnswer(request: Request, type: string, body: string): Response {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = { "cache-control": FOR_READERS, etag };
  if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "content-type": type } });
}
