import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { Icon, type IconShape } from "../icon/icon";

/** The five tones of states. `plain`: a small fact with an icon. `ok`: a confirmed fact. */
export type BadgeTone = "grey" | "blue" | "yellow" | "green" | "red" | "plain" | "ok";

export type BadgeProps = { tone?: BadgeTone; icon: IconShape; children: ReactNode };

/** A state, as an icon and a word. */
export function Badge({ tone = "grey", icon, children }: BadgeProps) {
  return (
    <span className={classNames("badge", tone !== "grey" && `badge--${tone}`)}>
      <Icon of={icon} size="small" />
      <span>{children}</span>
    </span>
  );
}

/** "Verificată", beside an organisation's cloth, which shows it too but only as decoration. */
export function VerifiedBadge({ children = "Verificată" }: { children?: ReactNode }) {
  return (
    <Badge tone="ok" icon={BadgeCheck}>
      {children}
    </Badge>
  );
}
