import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { unbroken } from "../text/unbroken";

export type ComparedColumn = {
  key: string;
  /** What it is, for screen readers. */
  label: string;
  /** Whose it is: a mark with a heading, then small facts or badges. */
  head: ReactNode;
  /** One for each row; null where it may not be shown. */
  cells: readonly ReactNode[];
  /** Buttons, the same in every column, so that none is favoured. */
  actions?: ReactNode;
  /** It cannot be chosen. */
  out?: boolean;
};

type CompareProps = { rows: readonly string[]; columns: readonly ComparedColumn[] };

/** Things side by side, their facts in aligned rows; on a phone one card each. More than four scroll inside their box. */
export function Compare({ rows, columns }: CompareProps) {
  const isActed = columns.some(({ actions }) => actions !== undefined);
  return (
    <div className="compare">
      <div className="compare__labels" aria-hidden="true">
        <span />
        {rows.map((row) => (
          <span key={row} className="compare__term">
            {row}
          </span>
        ))}
        {isActed ? <span /> : null}
      </div>
      {columns.map(({ key, label, head, cells, actions, out }) => (
        <section key={key} className={classNames("compare__col", out && "compare__col--out")} aria-label={label}>
          <div className="compare__head">{head}</div>
          {rows.map((row, place) => (
            <div key={row} className="compare__line">
              <span className="compare__term">{row}</span>
              <div className="stack stack--1">
                {unbroken(cells[place]) ?? <span className="compare__term">nu se arată</span>}
              </div>
            </div>
          ))}
          {isActed ? <div className="compare__do">{actions}</div> : null}
        </section>
      ))}
    </div>
  );
}

/** What is compared first: a price, with a small fact after it. */
export const ComparedPrice = ({ price, note }: { price: ReactNode; note?: ReactNode }) => (
  <>
    <span className="price">{price}</span> {note ? <span className="small muted">{unbroken(note)}</span> : null}
  </>
);
