import type { ReactNode } from "react";
import { ButtonLink } from "../button/button";
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

/** `action`: the words of the button. */
export type Task = { title: string; text: string; href: string; action: string };

/** "Ce urmează" whose act is behind a link. */
export function TaskTodo({ task: { title, text, action, href } }: { task: Task }) {
  return (
    <Todo
      title={title}
      action={
        <ButtonLink variant="primary" href={href}>
          {action}
        </ButtonLink>
      }
    >
      {text}
    </Todo>
  );
}
