const WITH_SCHEME = /^(https?:\/\/|mailto:)[^\s]/i;
const LONGEST_ADDRESS = 2000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** What could end an address early, in HTML or between the marks of the plain form. */
const ENDING = /[\s<>"'\\^`{|}()[\]*_]/g;

/**
 * An address that a text may link to, as it is stored: the web, e-mail, or a page of ours. Null for everything else; the
 * words stay, without the link.
 */
export function linkAddress(written: string): string | null {
  const bare = written.replace(UNSEEN, "").trim();
  const full = /^www\.[^\s/]+\.[a-z]/i.test(bare) ? `https://${bare}` : bare;
  const isOurs = full.startsWith("/") && !/^\/[/\\]/.test(full);
  if (full.length > LONGEST_ADDRESS || !(isOurs || (WITH_SCHEME.test(full) && isAddress(full)))) return null;
  return full.replace(ENDING, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}

function isAddress(text: string): boolean {
  try {
    return ["http:", "https:", "mailto:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
