import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { ButtonLink } from "../button/button";
import { classNames } from "../class-names";
import { unbroken } from "../text/unbroken";

export type TodoProps = {
  kicker?: string;
  title: ReactNode;
  children?: ReactNode;
  /** One button: `<ButtonLink variant="primary">` or a form with one. */
  action: ReactNode;
  /** `line`: 56 px, for what is done on the page below. `long`: the buttons below all that is told. */
  look?: "line" | "long" | undefined;
  /** What else there is to do, each in a line with its address where it has one. */
  also?: readonly TaskLine[];
};

export type TaskLine = {
  text: string;
  href: string | null;
  /** At its right: until when, or since when. */
  when?: string | undefined;
};

/** "Ce urmează": one task, one button. Once on a page, above the figures. */
export function Todo({ kicker = "Ce urmează", title, children, action, look, also = [] }: TodoProps) {
  return (
    <section className={classNames("todo", look && `todo--${look}`)} aria-label={kicker}>
      <div className="todo__do">
        <div>
          {look === "line" ? null : <p className="todo__kicker">{kicker}</p>}
          <h2>{unbroken(title)}</h2>
          {typeof children === "string" ? <p>{unbroken(children)}</p> : children}
        </div>
        {action}
      </div>
      {also.length === 0 ? null : (
        <ul className="todo__also" aria-label="Mai sunt">
          {also.map(({ text, href, when }) => (
            <li key={text}>
              {href === null ? <span>{unbroken(text)}</span> : <Anchor href={href}>{unbroken(text)}</Anchor>}
              {when ? <small>{unbroken(when)}</small> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `action`: the words of the button. */
export type Task = { title: string; text: string; href: string; action: string };

/** "Ce urmează" whose act is behind a link. */
export function TaskTodo({ task, look, also }: { task: Task } & Pick<TodoProps, "look" | "also">) {
  const { title, text, action, href } = task;
  return (
    <Todo
      look={look}
      title={title}
      also={also}
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
