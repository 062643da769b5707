import type { ReactNode } from "react";
import { classNames } from "../class-names";

type TableColumn = {
  label: string;
  /** Numbers, aligned to the right. The cells of the column need `className="num"` too. */
  number?: boolean;
};

export type TableProps = {
  /** What the table shows; read aloud, and shown with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly TableColumn[];
  /** For long texts: columns of equal width in which everything wraps. */
  texts?: boolean;
  /** `<tr>` elements. */
  children: ReactNode;
};

/** A table that scrolls horizontally in its own box, by keyboard too. */
export function Table({ caption, showCaption, columns, texts, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table className={classNames("tbl", texts && "tbl--texts")}>
        <caption className={showCaption ? undefined : "vh"}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, number }) => (
              <th key={label} scope="col" className={number ? "num" : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
