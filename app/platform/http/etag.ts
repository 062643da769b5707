/** `If-None-Match`: one tag, several, or any. Tags are compared weakly, as the standard asks. */
export function isKnown(known: string | null | undefined, etag: string): boolean {
  if (!known) return false;
  if (known === etag || known.trim() === "*") return true;
  return known.split(",").some((one) => bare(one.trim()) === bare(etag));
}

const bare = (tag: string): string => tag.replace(/^W\//, "");
