import { Menu as MenuIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";

export type MenuProps = {
  links: ReadonlyArray<LinkTo & { current?: boolean }>;
  /** After the links: a form with one button. */
  children?: ReactNode;
  className?: string;
};

/** The navigation on a narrow screen: a native `details`, which opens without script. */
export function Menu({ links, children, className }: MenuProps) {
  return (
    <details className={classNames("menu", className)}>
      <summary className="btn btn--quiet btn--icon">
        <Icon of={MenuIcon} />
        <span className="vh">Meniu</span>
      </summary>
      <ul className="menu__panel">
        {links.map((link) => (
          <li key={link.href}>
            <Anchor href={link.href} aria-current={link.current ? "page" : undefined}>
              {link.label}
            </Anchor>
          </li>
        ))}
        {children ? <li>{children}</li> : null}
      </ul>
    </details>
  );
}
