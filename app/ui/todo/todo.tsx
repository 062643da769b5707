import type { ReactNode } from "react";
import { unbroken } from "../text/unbroken";

export type TodoProps = {
  kicker?: string;
  title: ReactNode;
  children?: ReactNode;
  /** One button: `<ButtonLink variant="primary">` or a form with one. */
  action: ReactNode;
};

/** "Ce urmează": one task, one button. Once on a page, above the figures. */
export function Todo({ kicker = "Ce urmează", title, children, action }: TodoProps) {
  return (
    <section className="todo" aria-label={kicker}>
      <div>
        <p className="k">{kicker}</p>
        <h2>{unbroken(title)}</h2>
        {typeof children === "string" ? <p>{unbroken(children)}</p> : children}
      </div>
      <div className="todo__do">{action}</div>
    </section>
  );
}
