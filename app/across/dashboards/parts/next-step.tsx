import { ButtonLink } from "~/ui/button/button";
import { Todo } from "~/ui/todo/todo";

type Props = { task: { title: string; text: string; action: string; href: string } };

/** The one thing to do next. */
export function NextStep({ task: { title, text, action, href } }: Props) {
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
