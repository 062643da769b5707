import type { ReactNode } from "react";
import { type Counted, shownNumber, wordsAfter } from "~/platform/language/plural";
import { Anchor } from "../anchor/anchor";
import { unbroken } from "../text/unbroken";

/** A category or keyword; with `href`, a link to everything that has it. */
export function Tag({ href, children }: { href?: string; children: ReactNode }) {
  if (href === undefined) return <span className="tag">{children}</span>;
  return (
    <Anchor className="tag" href={href}>
      {children}
    </Anchor>
  );
}

/** A list of tags without duplicates. */
export function Tags({ tags }: { tags: ReadonlyArray<string | { label: string; href: string }> }) {
  return (
    <ul className="cluster cluster--tight">
      {[...new Set(tags)].map((tag) =>
        typeof tag === "string" ? (
          <li key={tag} className="tag">
            {tag}
          </li>
        ) : (
          <li key={tag.label}>
            <Tag href={tag.href}>{tag.label}</Tag>
          </li>
        ),
      )}
    </ul>
  );
}

export type CountProps = {
  /** A number, or a number and what is counted, for screen readers. */
  value: number | string | Counted;
  /** Unseen: filled with plum. */
  fresh?: boolean;
};

/** A number beside a word. A translator leaves it alone, so that it never shows an earlier number. */
export function Count({ value, fresh }: CountProps) {
  const counted = typeof value === "object" ? value : null;
  return (
    <span className={fresh ? "count count--new" : "count"} translate="no">
      {counted ? shownNumber(counted) : value}
      {counted ? <span className="vh"> {unbroken(wordsAfter(counted))}</span> : null}
    </span>
  );
}
