import type { ReactNode } from "react";
import { Anchor, type LinkTo } from "../anchor/anchor";
import { Brand } from "../brand/brand";
import { Icon, type IconShape } from "../icon/icon";
import { type Place, type RoomGroups, RoomLinks } from "./rooms";

export type AccountLink = LinkTo & { icon: IconShape };

export type AccountProps = {
  /** Whose account it is: a cloth, a name and an address, in elements that may stand in a `summary`. */
  mark: ReactNode;
  /** The pages of the account. */
  links: readonly AccountLink[];
  /** Pages outside the workspace: the public first page, support. */
  outside: readonly AccountLink[];
  /** The theme switch; as `signOut` and the links, it is rendered twice, so it must not contain ids. */
  theme: ReactNode;
  /** A form with one button. */
  signOut: ReactNode;
};

type RailProps = { home: string; groups: RoomGroups; place: Place | null; account: AccountProps };

/** The navigation of a workspace from 1024 px up: the rooms, and at the foot the account. */
export function Rail({ home, groups, place, account }: RailProps) {
  return (
    <aside className="rail" aria-label="Spațiul de lucru">
      <Brand href={home} leadsTo="panou" />
      <nav aria-label="Pagini">
        <RoomLinks groups={groups} place={place} />
      </nav>
      <details className="menu">
        <summary>
          <span className="vh">Cont: </span>
          {account.mark}
        </summary>
        <div className="menu__panel menu__panel--up">
          <AccountLinks {...account} />
        </div>
      </details>
    </aside>
  );
}

/** What the menu of the account and the sheet of a phone offer after the rooms. */
export function AccountLinks({ links, outside, theme, signOut }: Omit<AccountProps, "mark">) {
  const list = (some: readonly AccountLink[]) =>
    some.map(({ href, label, icon }) => (
      <li key={href}>
        <Anchor href={href}>
          <Icon of={icon} />
          {label}
        </Anchor>
      </li>
    ));
  return (
    <>
      <ul>{list(links)}</ul>
      {theme}
      <ul>
        {list(outside)}
        <li>{signOut}</li>
      </ul>
    </>
  );
}
