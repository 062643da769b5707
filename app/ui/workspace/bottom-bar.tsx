import { Anchor, type LinkTo } from "../anchor/anchor";
import { Icon, type IconShape } from "../icon/icon";

/** A section of the workspace: `covers` are the addresses that belong to it besides its own. */
export type BarLink = LinkTo & { icon: IconShape; covers?: readonly string[] };

export type BottomBarProps = { links: readonly BarLink[]; current: string | undefined };

/** The five sections of a workspace under the thumb, below 1024 px. */
export function BottomBar({ links, current }: BottomBarProps) {
  const isHere = (link: BarLink) => current !== undefined && (link.href === current || link.covers?.includes(current));
  return (
    <nav className="bottombar" aria-label="Secțiuni">
      {links.map((link) => (
        <Anchor key={link.href} href={link.href} aria-current={isHere(link) ? "true" : undefined}>
          <Icon of={link.icon} />
          {link.label}
        </Anchor>
      ))}
    </nav>
  );
}
