const WITH_SCHEME = /^(https?:\/\/|mailto:)[^\s]/i;
const MAX_LENGTH = 2000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Characters that could end an address early in HTML or Markdown; they are percent-encoded. */
const DELIMITERS = /[\s<>"'\\^`{|}()[\]*_]/g;

/** The link target as it is stored: http(s), mailto or a path of this site. Null for anything else: the link is dropped, its text stays. */
export function linkAddress(written: string): string | null {
  const bare = written.replace(INVISIBLE, "").trim();
  const full = /^www\.[^\s/]+\.[a-z]/i.test(bare) ? `https://${bare}` : bare;
  const isPath = full.startsWith("/") && !/^\/[/\\]/.test(full);
  if (full.length > MAX_LENGTH || !(isPath || (WITH_SCHEME.test(full) && isAllowedUrl(full)))) return null;
  return full.replace(DELIMITERS, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

function isAllowedUrl(text: string): boolean {
  try {
    return ["http:", "https:", "mailto:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
