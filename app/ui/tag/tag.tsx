import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { Icon } from "../icon/icon";

/** A word under which a thing is filed; with `href`, a link to the others. */
export function Tag({ href, children }: { href?: string; children: ReactNode }) {
  if (href === undefined) return <span className="tag">{children}</span>;
  return (
    <Anchor className="tag" href={href}>
      {children}
    </Anchor>
  );
}

/** Several tags, as a list; what is said twice stands once. */
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

export type ChipProps = { /** The same list without this filter. */ href: string; label: string; removes?: string };

/** A filter that is on; the link takes it off. */
export function Chip({ href, label, removes = "elimină filtrul" }: ChipProps) {
  return (
    <Anchor className="chip" href={href}>
      {label}
      <Icon of={X} size="small" />
      <span className="vh">: {removes}</span>
    </Anchor>
  );
}

export type CountProps = {
  value: number | string;
  /** What is counted, for the ear: "noi", "notificări necitite". */
  words?: string;
  /** Unseen: filled with plum. */
  fresh?: boolean;
};

/** A number beside a word. */
export function Count({ value, words, fresh }: CountProps) {
  return (
    <span className={fresh ? "count count--new" : "count"}>
      {value}
      {words ? <span className="vh"> {words}</span> : null}
    </span>
  );
}
