import type { ReactNode } from "react";
import { Anchor } from "../anchor/anchor";
import { classNames } from "../class-names";
import { Icon, type IconShape } from "../icon/icon";
import { Moment } from "../text/text";

export type NoteProps = {
  href: string;
  icon: IconShape;
  /** Not read yet: bold, and said. */
  unread?: boolean;
  /** ISO, and in words. */
  at: string;
  when: string;
  children: ReactNode;
};

/** Something that happened, leading to where it did. */
export function Note({ href, icon, unread, at, when, children }: NoteProps) {
  return (
    <li className={classNames("note", unread && "note--new")}>
      <Icon of={icon} />
      <Anchor href={href}>
        {unread ? <span className="vh">Necitită: </span> : null}
        {children}
      </Anchor>
      <Moment at={at}>{when}</Moment>
    </li>
  );
}

export function Notes({ children }: { children: ReactNode }) {
  return <ul className="notes">{children}</ul>;
}
