import type { ReactNode } from "react";
import { classNames } from "../class-names";

export type CardProps = {
  heading?: ReactNode;
  /** At the other end of the heading's line: a link, a badge. */
  action?: ReactNode;
  /** A section where it has a heading, unless told otherwise. */
  as?: "section" | "article" | "div" | "li";
  /** To be linked to. */
  id?: string | undefined;
  /** An ochre edge, for things that are current. */
  now?: boolean;
  className?: string;
  children: ReactNode;
};

/** A box. Cards do not nest. */
export function Card({
  heading,
  action,
  as: Element = heading ? "section" : "div",
  id,
  now,
  className,
  children,
}: CardProps) {
  const title = heading ? <h2>{heading}</h2> : null;
  return (
    <Element
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classNames("card", now && "card--now", className)}
    >
      {title && action ? (
        <div className="split">
          {title}
          {action}
        </div>
      ) : (
        title
      )}
      {children}
    </Element>
  );
}
