import type { ReactNode } from "react";
import { classNames } from "../class-names";

type Children = { children: ReactNode };

/** A column, with 16 px between its elements; 8 where it is `tight`. */
export function Stack({ tight, children }: Children & { tight?: boolean }) {
  return <div className={classNames("stack", tight && "stack--1")}>{children}</div>;
}

/** A row that wraps. */
export function Cluster({ tight, children }: Children & { tight?: boolean }) {
  return <div className={classNames("cluster", tight && "cluster--tight")}>{children}</div>;
}

/** Two elements at the two ends of a line; the second wraps under the first when there is no room. */
export function Split({ children }: Children) {
  return <div className="split">{children}</div>;
}

export type SideProps = Children & {
  aside: ReactNode;
  /** What the aside is about, for screen readers. */
  label: string;
  /** The layout of a long form: a narrow main column, an aside that stays in sight; below 1024 px it follows the form. */
  form?: boolean;
  /** The aside is a map: wider, and it stays in sight. */
  map?: boolean;
};

/** A main column and an aside: beside it from 1024 px up, below it on narrower screens. */
export function Side({ aside, label, form, map, children }: SideProps) {
  return (
    <div className={classNames("layout layout--side", form && "layout--form", map && "layout--map")}>
      <div>{children}</div>
      <aside aria-label={label} className={classNames("stack", (form || map) && "layout__stays")}>
        {aside}
      </aside>
    </div>
  );
}

/** A queue, and the thing itself beside it from 1024 px up. */
export function Desk({ children }: Children) {
  return <div className="layout layout--desk">{children}</div>;
}

/** Two equal columns from 1024 px up, each as high as its content. */
export function Halves({ children }: Children) {
  return <div className="layout layout--half">{children}</div>;
}

/** Equal columns: two from 720 px, up to three from 1024 px. */
export function Grid({ columns = 2, children }: Children & { columns?: 2 | 3 }) {
  return <div className={classNames("grid", columns === 3 && "grid--3")}>{children}</div>;
}

/** Elements with a hairline between them. */
export function Ruled({ children }: Children) {
  return <div className="ruled">{children}</div>;
}
