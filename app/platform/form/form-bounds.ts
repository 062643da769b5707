/** More than any of our forms has. */
export const MOST_FIELDS = 200;
/** Characters of all fields of a form together, without files. */
export const MOST_TEXT = 1024 * 1024;
/** Bytes of the headers of a multipart part. A name of thousands of letters is cut where it is stored; its form is not lost. */
const LONGEST_HEAD = 16 * 1024;

/** An upper bound in UTF-8, part headers included; texts near the limit are counted exactly after parsing. */
export const MOST_TEXT_BYTES = 4 * MOST_TEXT;

type Bounds = "within" | "unreadable" | "too much text";

/**
 * Whether a posted body is small enough to be read, looked at as bytes: a reader takes two seconds for the worst one that
 * is let in, and answers nobody meanwhile. `boundary`: what parts it; null for one that is not multipart.
 */
export function boundsOf(body: Buffer, boundary: string | null): Bounds {
  if (boundary !== null) return boundsOfParts(body, Buffer.from(`--${boundary}`));
  if (body.length > MOST_TEXT) return "too much text";
  return isShortList(body) ? "within" : "unreadable";
}

function isShortList(body: Buffer): boolean {
  let fields = 1;
  for (let at = body.indexOf("&"); at !== -1 && fields <= MOST_FIELDS; at = body.indexOf("&", at + 1)) fields += 1;
  return fields <= MOST_FIELDS;
}

function boundsOfParts(body: Buffer, boundary: Buffer): Bounds {
  let parts = 0;
  let text = 0;
  for (let at = body.indexOf(boundary); at !== -1; ) {
    parts += 1;
    const head = body.subarray(at + boundary.length, at + boundary.length + LONGEST_HEAD);
    const endOfHead = head.indexOf("\r\n\r\n");
    const isWhole = endOfHead !== -1 || head.length < LONGEST_HEAD; // the last boundary has nothing after it
    if (parts > MOST_FIELDS + 1 || !isWhole) return "unreadable";
    const next = body.indexOf(boundary, at + boundary.length);
    if (!isFile(head.toString("latin1", 0, Math.max(0, endOfHead)))) text += (next === -1 ? body.length : next) - at;
    at = next;
  }
  return text > MOST_TEXT_BYTES ? "too much text" : "within";
}

/** Quoted strings are removed first, since they are names chosen by the sender. */
const isFile = (head: string): boolean => head.replace(/"[^"]*"/g, "").includes("; filename");
