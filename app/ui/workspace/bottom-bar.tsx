import { Menu } from "lucide-react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { Count } from "../badge/tag";
import { Icon, type IconShape } from "../icon/icon";
import { AccountLinks, type AccountProps } from "./rail";
import { type Place, type RoomGroups, RoomLinks } from "./rooms";

/** A room at the bottom of a phone's screen; `covers` are further rooms that it stands for. */
export type BarLink = LinkTo & { icon: IconShape; covers?: readonly string[] };

type BottomBarProps = {
  /** Four of the rooms. */
  links: readonly BarLink[];
  groups: RoomGroups;
  place: Place | null;
  account: Omit<AccountProps, "mark">;
};

/** Below 1024 px: four rooms, and a sheet with all of them and the account. */
export function BottomBar({ links, groups, place, account }: BottomBarProps) {
  const isHere = ({ href, covers = [] }: BarLink) => place !== null && [href, ...covers].includes(place.room);
  const counts = new Map(groups.flat().map(({ href, count }) => [href, count?.[0] ?? 0]));
  return (
    <nav className="bottombar" aria-label="Secțiuni">
      {links.map((link) => (
        <Anchor key={link.href} href={link.href} aria-current={isHere(link) ? "true" : undefined}>
          <Icon of={link.icon} />
          {link.label}
          {counts.get(link.href) ? (
            <span aria-hidden="true">
              <Count value={counts.get(link.href) ?? 0} fresh />
            </span>
          ) : null}
        </Anchor>
      ))}
      <details className="menu">
        <summary aria-current={place !== null && !links.some(isHere) ? "true" : undefined}>
          <Icon of={Menu} />
          Meniu
        </summary>
        <div className="sheet">
          <RoomLinks groups={groups} place={place} />
          <AccountLinks {...account} />
        </div>
      </details>
    </nav>
  );
}
