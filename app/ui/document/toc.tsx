import { type Counted, shownNumber, wordsAfter } from "~/platform/language/plural";
import { Anchor } from "../anchor/anchor";

export type TocEntry = {
  href: string;
  label: string;
  /** At the end of the line: how many there are, or a few words. */
  count?: Counted;
  note?: string;
  current?: boolean;
};

/** Places in a text or a list, one to a line. */
export const TocLinks = ({ entries }: { entries: readonly TocEntry[] }) => (
  <ul className="toc">
    {entries.map(({ href, label, count, note, current }) => (
      <li key={href}>
        <Anchor href={href} aria-current={current ? "true" : undefined}>
          {label}{" "}
          {count ? (
            <small translate="no">
              {shownNumber(count)}
              <span className="vh"> {wordsAfter(count)}</span>
            </small>
          ) : null}
          {note ? <small>{note}</small> : null}
        </Anchor>
      </li>
    ))}
  </ul>
);

/** The same in a card beside the page; not on a phone. */
export const Toc = ({ heading, entries }: { heading: string; entries: readonly TocEntry[] }) => (
  <nav className="card only-wide" aria-label={heading}>
    <h2>{heading}</h2>
    <TocLinks entries={entries} />
  </nav>
);
