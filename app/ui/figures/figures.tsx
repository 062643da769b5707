import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { classNames } from "../class-names";
import { unbroken } from "../text/unbroken";

type Figure = {
  value: ReactNode;
  label: string;
  /** Below the label: a fact, or a change. */
  note?: ReactNode;
  href?: string;
};

export type FiguresProps = {
  label: string;
  figures: readonly Figure[];
  columns?: 2 | 3 | 4 | 6;
  /** Words instead of numbers: smaller. */
  words?: boolean;
};

/** Numbers in one ruled strip, four in a row unless `columns` says otherwise; each may link to the list that it counts. */
export function Figures({ label, figures, columns = 4, words: areWords }: FiguresProps) {
  return (
    <section
      className={classNames("figures", columns !== 2 && `figures--${columns}`, areWords && "figures--say")}
      aria-label={label}
    >
      {figures.map((figure) => {
        const words = (
          <>
            <span className="price">{unbroken(figure.value)}</span>
            <span>{figure.label}</span>
            {figure.note ? <span>{figure.note}</span> : null}
          </>
        );
        if (figure.href === undefined) return <div key={figure.label}>{words}</div>;
        return (
          <Anchor key={figure.label} href={figure.href}>
            {words}
          </Anchor>
        );
      })}
    </section>
  );
}
