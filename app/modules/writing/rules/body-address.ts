import { tidyAddress } from "~/platform/language/addresses";
import { withoutInvisible, withoutJoiners } from "~/platform/language/characters";

const WITH_SCHEME = /^(https?:\/\/|mailto:)[^\s]/i;
const MAX_LENGTH = 2000;
/** Characters that could end an address early in HTML or Markdown; they are percent-encoded. */
const DELIMITERS = /[\s<>"'\\^`{|}()[\]*_]/g;

/** The link target as it is stored: http(s), mailto or a path of this site. Null for anything else: the link is dropped, its text stays. */
export function linkAddress(written: string): string | null {
  const bare = tidyAddress(withoutJoiners(withoutInvisible(written.replace(/[\t\r\n]/g, ""))));
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
