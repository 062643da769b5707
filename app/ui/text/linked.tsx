import type { ReactNode } from "react";
import { splitAtAddresses } from "~/platform/language/addresses";
import { unbroken } from "./unbroken";

/** A text that somebody typed: its bare web addresses are links, and what `unbroken` keeps on one line stays there. */
export function linked(text: string | null): ReactNode {
  if (text === null) return null;
  const parts = splitAtAddresses(text);
  if (parts.length === 1) return unbroken(text);
  return parts.map(({ text: words, href }, place) =>
    href === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={place}>{unbroken(words)}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <a key={place} href={href} rel="noopener nofollow ugc">
        {words}
      </a>
    ),
  );
}
