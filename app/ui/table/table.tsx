import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";

type TableColumn = {
  label: string;
  /** Figures, set to the right. Give the cells of the column `className="n"` too. */
  number?: boolean;
  /** The heading is a link that sorts; `sorted` says how it stands now. */
  sort?: { href: string; sorted?: "ascending" | "descending" | undefined };
};

export type TableProps = {
  /** What the table shows; read aloud, and shown with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  columns: readonly TableColumn[];
  /** Texts beside each other: columns that share the width, in which everything wraps. */
  texts?: boolean;
  /** `<tr>` elements. */
  children: ReactNode;
};

function ColumnHead({ column }: { column: TableColumn }) {
  const { label, number, sort } = column;
  const arrow = sort?.sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={number ? "n" : undefined} aria-sort={sort?.sorted}>
      {sort ? (
        <Anchor href={sort.href}>
          {label}
          {sort.sorted ? <Icon of={arrow} size="small" /> : null}
        </Anchor>
      ) : (
        label
      )}
    </th>
  );
}

/** A table that scrolls sideways in its own box, by keyboard too. */
export function Table({ caption, showCaption, columns, texts, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table className={classNames("tbl", texts && "tbl--texts")}>
        <caption className={showCaption ? undefined : "vh"}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.label} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
