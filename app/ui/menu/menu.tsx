import { Ellipsis, Menu as MenuIcon } from "lucide-react";
import { Children, type ReactNode } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { classNames } from "../class-names";
import { Icon, type IconShape } from "../icon/icon";

export type MenuProps = {
  links: ReadonlyArray<LinkTo & { current?: boolean }>;
  /** After the links: forms of a few buttons. */
  children?: ReactNode;
  className?: string;
  label?: string;
  icon?: IconShape;
  /** Words beside the icon, after the label, which then is only read aloud. */
  words?: string;
};

/** Links under a button: a native `details`, which opens without script. */
export function Menu({ links, children, className, label = "Meniu", icon = MenuIcon, words }: MenuProps) {
  return (
    <details className={classNames("menu", className)}>
      <summary className={classNames("btn btn--quiet", !words && "btn--icon")}>
        <Icon of={icon} />
        <span className="vh">{label}</span>
        {words ? <span>{words}</span> : null}
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

/** The rarer actions of a page: buttons and links under three dots. Nothing where there are none. */
export function MoreActions({ label = "Alte acțiuni", children }: { label?: string; children: ReactNode }) {
  const entries = Children.toArray(children);
  if (entries.length === 0) return null;
  return (
    <details className="menu">
      <summary className="btn btn--quiet btn--icon">
        <Icon of={Ellipsis} />
        <span className="vh">{label}</span>
      </summary>
      <ul className="menu__panel">
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a menu never change places
          <li key={place}>{entry}</li>
        ))}
      </ul>
    </details>
  );
}
