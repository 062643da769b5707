import { Bell, House } from "lucide-react";
import type { ReactNode } from "react";
import type { LinkTo } from "../anchor/anchor";
import { Brand } from "../brand/brand";
import { ButtonLink } from "../button/button";
import { Menu } from "../menu/menu";
import { SearchBox } from "../search-box/search-box";
import { Count } from "../tag/tag";

export type TopBarProps = {
  /** The workspace's first page. */
  home: string;
  /** The public first page. */
  site: LinkTo;
  /** Leads to the one search of the site. */
  search: { action: string; label: string; placeholder?: string };
  notifications: { href: string; label: string; unread: number /** "notificări necitite" */; words: string };
  email: string;
  /** A form with one quiet button. It is drawn twice (bar and menu), so it must hold no ids. */
  signOut: ReactNode;
  /** Everything, for the menu of narrow screens. */
  links: ReadonlyArray<LinkTo & { current?: boolean }>;
};

function Notifications({ href, label, unread, words }: TopBarProps["notifications"]) {
  return (
    <span className="bell">
      <ButtonLink variant="quiet" icon={Bell} iconOnly href={href}>
        {label}
        {unread > 0 ? `: ${unread} ${words}` : null}
      </ButtonLink>
      {unread > 0 ? (
        <span aria-hidden="true">
          <Count value={unread > 99 ? "99+" : unread} fresh />
        </span>
      ) : null}
    </span>
  );
}

/** The bar above a workspace: search, the public site, notifications, who is signed in, sign-out. */
export function TopBar({ home, site, search, notifications, email, signOut, links }: TopBarProps) {
  return (
    <header className="topbar">
      <span className="only-sm">
        <Brand href={home} leadsTo="panou" />
      </span>
      <SearchBox {...search} id="cautare-sus" className="topbar__search" />
      <span className="sp" />
      <span className="only-lg">
        <ButtonLink variant="quiet" icon={House} iconOnly href={site.href}>
          {site.label}
        </ButtonLink>
      </span>
      <Notifications {...notifications} />
      <span className="topbar__email only-lg small muted" title={email}>
        {email}
      </span>
      <div className="only-lg">{signOut}</div>
      <Menu className="only-sm" links={[site, ...links]}>
        {signOut}
      </Menu>
    </header>
  );
}
