import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { classNames } from "../class-names";
import { Heading, type HeadingLevel } from "../heading/heading";
import { Icon } from "../icon/icon";

export type IndexEntry = { href: string; title: string; text: ReactNode };

type IndexListProps = { entries: readonly IndexEntry[]; columns?: 1 | 2; level?: HeadingLevel };

/** A table of contents: title, one sentence, an arrow. `columns={2}` from 1024 px up. */
export function IndexList({ entries, columns = 1, level = 3 }: IndexListProps) {
  return (
    <ul className={classNames("index", columns === 2 && "index--2")}>
      {entries.map((entry) => (
        <li key={entry.title}>
          <Anchor href={entry.href}>
            <Heading level={level} className="h3">
              {entry.title}
            </Heading>
            <Icon of={ArrowRight} />
            <p>{entry.text}</p>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
