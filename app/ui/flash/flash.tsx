import { CircleAlert, CircleCheck, ClockAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon, type IconShape } from "../icon/icon";
import { unbroken } from "../text/unbroken";

/** green: done. blue: information. yellow: warning. red: failed. */
export type FlashTone = "green" | "blue" | "yellow" | "red";

const ICONS: Record<FlashTone, IconShape> = { green: CircleCheck, blue: Info, yellow: ClockAlert, red: CircleAlert };

export type NoticeProps = {
  tone?: FlashTone;
  /** Replaces the icon of the tone. */
  icon?: IconShape;
  children: ReactNode;
  /** At the end of the line: a button, a form with one. */
  action?: ReactNode;
};

function text(children: ReactNode) {
  return typeof children === "string" ? <p>{unbroken(children)}</p> : children;
}

/** A sentence that is part of the page. Not announced to screen readers, unlike Flash. */
export function Notice({ tone = "blue", icon, children, action }: NoticeProps) {
  return (
    <div className={classNames("flash", tone !== "green" && `flash--${tone}`)}>
      <Icon of={icon ?? ICONS[tone]} />
      <div className="flash__text">{text(children)}</div>
      {action}
    </div>
  );
}

/** The result of the last action, announced to screen readers: politely, or at once for a failure. */
export function Flash({ tone = "green", ...rest }: NoticeProps) {
  return (
    <div role={tone === "red" ? "alert" : "status"}>
      <Notice tone={tone} {...rest} />
    </div>
  );
}
