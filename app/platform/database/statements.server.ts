import { createHash } from "node:crypto";

/** A prepared statement costs the server some tens of KB on each connection, so a text that varies must not fill it. */
const MOST = 1_000;
const names = new Map<string, string>();

/** The name under which a connection prepares this text; none for what does not read, or once too many have one. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST || !/^\(*(select|with)\b/i.test(text)) return undefined;
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
