import { urlOf } from "./host-name";
import { withoutEnds } from "./text";

const BEFORE = "<([{\"'„“”«‘ ";
const AFTER = ">\"'„“”»’.,;:!? ";
const BRACKETS = ["()", "[]", "{}"] as const;

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Without the signs of the sentence around it. A bracket that closes one of the address's own stays. */
function ended(address: string): string {
  const surplus = new Map(
    BRACKETS.map((pair) => [pair.charAt(1), count(address, pair.charAt(1)) - count(address, pair.charAt(0))]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const sign = address.charAt(end - 1);
    const left = surplus.get(sign) ?? 0;
    if (left <= 0 && !AFTER.includes(sign)) break;
    surplus.set(sign, left - 1);
  }
  return address.slice(0, end);
}

/** "http//", "htp:/", "https:\\", "https:// " and the like, as people mistype them; not a port or a path. */
const MISTYPED = /^h{0,2}t{1,3}p(s?)(?:[:;]?[/\\]{1,3} ?|:(?=[^/\\\d]))/i;
const TWICE = /^(https?:\/\/)(?=https?:\/\/)/i;

/**
 * A typed web address without what comes along when it is typed or copied: angle brackets, quotation marks, a full stop after
 * it; "http//" is meant as "http://".
 */
export function tidyAddress(typed: string): string {
  const address = ended(withoutEnds(typed.trim(), BEFORE, ""));
  return address.replace(MISTYPED, (_, secure: string) => `http${secure.toLowerCase()}://`).replace(TWICE, "");
}

/** Of bounded length, so that a long text without spaces is not read again from each of its letters. */
const BARE = /(?:https?:\/\/|(?<![\p{L}\p{N}@/.])www\.)[^\s<>"„”«»]{3,2000}/giu;

/** A text cut at the addresses in it that have "http://" or "www.". The parts together are the text. */
export function splitAtAddresses(text: string): { text: string; href: string | null }[] {
  const parts: { text: string; href: string | null }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(BARE)) {
    const address = ended(found);
    const url = urlOf(/^www\./i.test(address) ? `https://${address}` : address);
    if (!url?.hostname.includes(".")) continue;
    if (index > from) parts.push({ text: text.slice(from, index), href: null });
    parts.push({ text: address, href: url.href });
    from = index + address.length;
  }
  if (from < text.length || parts.length === 0) parts.push({ text: text.slice(from), href: null });
  return parts;
}
