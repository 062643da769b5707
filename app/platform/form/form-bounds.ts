/** No form of ours has as many. */
const MOST_FIELDS = 200;
/** All that is written in a form together, files apart, in characters. */
export const MOST_TEXT = 1024 * 1024;
/** The lines before the content of a part: its name, and the name and type of its file. In bytes. */
const LONGEST_HEAD = 2048;

/**
 * Whether a posted body is small enough to be read, looked at as bytes: a reader takes two seconds for the worst one that
 * is let in, and answers nobody meanwhile. `boundary`: what parts it; null for one that is not multipart.
 */
export const isReadable = (body: Buffer, boundary: string | null): boolean =>
  boundary === null ? isShortList(body) : hasFewParts(body, Buffer.from(`--${boundary}`));

function isShortList(body: Buffer): boolean {
  let fields = 1;
  for (let at = body.indexOf("&"); at !== -1 && fields <= MOST_FIELDS; at = body.indexOf("&", at + 1)) fields += 1;
  return fields <= MOST_FIELDS;
}

function hasFewParts(body: Buffer, boundary: Buffer): boolean {
  let parts = 0;
  for (let at = body.indexOf(boundary); at !== -1; at = body.indexOf(boundary, at + boundary.length)) {
    parts += 1;
    const rest = body.subarray(at + boundary.length, at + boundary.length + LONGEST_HEAD);
    const isWhole = rest.includes("\r\n\r\n") || rest.length < LONGEST_HEAD; // the last boundary has nothing after it
    if (parts > MOST_FIELDS + 1 || !isWhole) return false;
  }
  return true;
}
