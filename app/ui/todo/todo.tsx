import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "../heading/heading";

export type TodoProps = {
  kicker?: string;
  title: ReactNode;
  level?: HeadingLevel;
  children?: ReactNode;
  /** One button: `<ButtonLink variant="primary">` or a form with one. */
  action: ReactNode;
};

/** "Ce urmează": one task, one button. Once on a page, above the figures. */
export function Todo({ kicker = "Ce urmează", title, level = 2, children, action }: TodoProps) {
  return (
    <section className="todo" aria-label={kicker}>
      <div>
        <p className="k">{kicker}</p>
        <Heading level={level}>{title}</Heading>
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
      <div className="todo__do">{action}</div>
    </section>
  );
}
