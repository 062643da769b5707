import { CircleAlert, CircleCheck, ClockAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon, type IconShape } from "../icon/icon";

/** green: done. blue: good to know. yellow: wants attention. red: did not work. */
export type FlashTone = "green" | "blue" | "yellow" | "red";

const ICONS: Record<FlashTone, IconShape> = { green: CircleCheck, blue: Info, yellow: ClockAlert, red: CircleAlert };

export type NoticeProps = {
  tone?: FlashTone;
  /** Instead of the tone's own. */
  icon?: IconShape;
  children: ReactNode;
  /** At the end of the line: a button, a form with one. */
  action?: ReactNode;
};

function text(children: ReactNode) {
  return typeof children === "string" ? <p>{children}</p> : children;
}

/** A sentence that belongs to the page and stays. Not announced; for what has just happened there is Flash. */
export function Notice({ tone = "blue", icon, children, action }: NoticeProps) {
  return (
    <div className={classNames("flash", tone !== "green" && `flash--${tone}`)}>
      <Icon of={icon ?? ICONS[tone]} />
      <div className="flash__text">{text(children)}</div>
      {action}
    </div>
  );
}

/** What has just happened, announced: politely, or at once when it did not work. */
export function Flash({ tone = "green", ...rest }: NoticeProps) {
  return (
    <div role={tone === "red" ? "alert" : "status"}>
      <Notice tone={tone} {...rest} />
    </div>
  );
}
