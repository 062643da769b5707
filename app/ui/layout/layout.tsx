import type { ReactNode } from "react";
import { classNames } from "../class-names";

type Children = { children: ReactNode };

/** A column. `gap`: 1 = 8 px, 2 = 16 px, 3 = 24 px. */
export function Stack({ gap = 2, children }: Children & { gap?: 1 | 2 | 3 }) {
  return <div className={classNames("stack", gap !== 2 && `stack--${gap}`)}>{children}</div>;
}

/** A row that wraps. */
export function Cluster({ tight, children }: Children & { tight?: boolean }) {
  return <div className={classNames("cluster", tight && "cluster--tight")}>{children}</div>;
}

/** Two elements at the two ends of a line; the second wraps under the first when there is no room. */
export function Split({ center, children }: Children & { center?: boolean }) {
  return <div className={classNames("split", center && "split--center")}>{children}</div>;
}

export type SideProps = Children & {
  aside: ReactNode;
  /** What the aside is about, for screen readers. */
  label: string;
  /** The layout of a long form: a narrow main column, an aside that stays in sight; below 1024 px it follows the form. */
  form?: boolean;
};

/** A main column and an aside: beside it from 1024 px up, below it on narrower screens. */
export function Side({ aside, label, form, children }: SideProps) {
  return (
    <div className={classNames("layout layout--side", form && "layout--form")}>
      <div>{children}</div>
      <aside aria-label={label} className={classNames("stack", form && "layout__aside--sticky")}>
        {aside}
      </aside>
    </div>
  );
}

/** Equal columns: two from 720 px, up to three or four from 1024 px. */
export function Grid({ columns = 2, children }: Children & { columns?: 2 | 3 | 4 }) {
  return <div className={`grid${columns}`}>{children}</div>;
}

type NarrowFoldProps = Children & { label: string; open?: boolean; className?: string };

/** Folded under its label on a phone; where there is room its content stands there without the label. */
export function NarrowFold({ label, open, className, children }: NarrowFoldProps) {
  return (
    <details className={classNames("narrow-fold", className)} open={open}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** Elements with a hairline between them. */
export function Ruled({ children }: Children) {
  return <div className="ruled">{children}</div>;
}
