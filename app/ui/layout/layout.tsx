import type { ReactNode } from "react";
import { classNames } from "../class-names";

type Children = { children: ReactNode };

/** Things under one another. `gap`: 1 = 8 px, 2 = 16 px, 3 = 24 px. */
export function Stack({ gap = 2, children }: Children & { gap?: 1 | 2 | 3 }) {
  return <div className={classNames("stack", gap !== 2 && `stack--${gap}`)}>{children}</div>;
}

/** Things beside one another that wrap. */
export function Cluster({ tight, children }: Children & { tight?: boolean }) {
  return <div className={classNames("cluster", tight && "cluster--tight")}>{children}</div>;
}

/** Two things at the two ends of a line; the second goes under the first when there is no room. */
export function Split({ center, children }: Children & { center?: boolean }) {
  return <div className={classNames("split", center && "split--center")}>{children}</div>;
}

export type SideProps = Children & {
  aside: ReactNode;
  /** What the side is about, for the ear. */
  label: string;
  /** The layout of a long form: a narrow main column; the aside stays in sight and leaves below 1024 px. */
  form?: boolean;
};

/** A main column and, from 1024 px up, a side of 296 px. */
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

/** Things with a hairline between them. */
export function Ruled({ children }: Children) {
  return <div className="ruled">{children}</div>;
}
